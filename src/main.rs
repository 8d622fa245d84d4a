//! The program `naqala`: see [`naqala::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    naqala::cli::run(std::env::args_os())
}
