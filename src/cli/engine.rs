//! `naqala engine`: the program plays for another one.

use super::Failure;
use super::named::load_with;
use naqala_core::protocol::serve;
use naqala_core::words::Words;
use std::ffi::OsStr;
use std::io;

/// `naqala engine`
#[derive(clap::Args)]
pub(super) struct Args {}

impl Args {
    /// Answers the lines of a host until it quits.
    pub(super) fn run(self, words: &Words) -> Result<(), Failure> {
        let first = |failure: Failure| failure.into_report().diagnostics.remove(0);
        let load = |id: &str, set: &_| load_with(OsStr::new(id), set).map(|(_, rules)| rules).map_err(first);
        Ok(serve(io::stdin().lock(), io::stdout(), words, load)?)
    }
}
