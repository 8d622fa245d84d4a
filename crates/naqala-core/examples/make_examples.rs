//! Finds the examples of variants anew and writes their files in `assets/examples`; see the README there.
//!
//! `cargo run --release -p naqala-core --example make_examples [--anew] [VARIANT]...`: all variants if none is named.
//! What a file has and still holds stays as it is, unless all is to be found anew.

use mancala::rules::Catalogue;
use naqala_core::teach::example::{Effort, make};
use std::{env, error, fs, path::Path};

fn main() -> Result<(), Box<dyn error::Error>> {
    let catalogue = Catalogue::shipped();
    let (flags, mut variants): (Vec<String>, Vec<String>) = env::args().skip(1).partition(|it| it == "--anew");
    let anew = !flags.is_empty();
    if variants.is_empty() {
        variants = catalogue.variants().iter().map(|variant| variant.id.clone()).collect();
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/examples");
    for variant in variants {
        let text = make(&catalogue, &variant, Effort::THOROUGH, anew)?;
        fs::write(folder.join(format!("{variant}.ron")), text)?;
        println!("{variant}");
    }
    Ok(())
}
