//! `naqala shot`: takes one picture of the window, panel included, without opening one.

use super::Failure;
use super::arguments::{moment, step, variation};
use super::diagnostic::CommandDiagnostic;
use super::looks::{Looks, Size};
use super::named::VariantArgs;
use super::{named::placed, output, window::Shown};
use crate::app::offscreen::{self, PictureSubject};
use mancala::{engine::Game, record::Record};
use naqala_core::session::Session;
use naqala_core::words::Words;
use std::path::PathBuf;

/// `naqala shot VARIANT [--position TEXT | --line N | --lesson N] [--at SECONDS] [--still | --projected] [--size WxH] [--look LOOK]
/// [--stones KIND] [--no-counts] [--path] -o FILE.png`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: VariantArgs,
    /// The position; the variant's opening if left out. A recorded game (.naqala) may stand for VARIANT instead
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Show this variation of a recorded game in place of its main line, counted from 1 as the record lists them
    #[arg(long, value_name = "N", conflicts_with = "position", value_parser = variation)]
    line: Option<usize>,
    /// Picture this step of the lesson of the game, counted from 1 as `naqala lesson` prints them
    #[arg(long, value_name = "N", conflicts_with_all = ["position", "line", "still"], value_parser = step)]
    lesson: Option<usize>,
    /// The moment of the show, in seconds from its beginning
    #[arg(long, value_name = "SECONDS", default_value = "0", value_parser = moment)]
    at: f64,
    /// Only the board and what is said of it, as in a film: no side panel, and nothing that could be pressed
    #[arg(long)]
    still: bool,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x800")]
    size: Size,
    /// Picture the board and the caption alone, as F5 shows them
    #[arg(long, conflicts_with = "still")]
    projected: bool,
    #[command(flatten)]
    looks: Looks,
    /// The picture, a PNG
    #[arg(short, long, value_name = "FILE.png")]
    output: PathBuf,
}

impl Args {
    /// Takes the picture.
    pub(super) fn run(self, words: Words) -> Result<(), Failure> {
        output::check(&self.output, Some(std::path::Path::new(&self.named.variant)), &["png"])?;
        let shown = match &self.position {
            None => Shown::of(&self.named.variant, &self.named.set, self.line)?,
            Some(text) => {
                let (catalogue, rules, start) = placed(&self.named, Some(text))?;
                let game = Box::new(Session::new(Game::new(rules.into(), start), Record::default()));
                Shown { catalogue, game }
            }
        };
        let frame = self.looks.frame(self.size);
        if let Some(step) = self.lesson {
            let rules = shown.game.game.rules();
            let steps = super::lesson::steps(rules, &words.page(rules)).len();
            if step > steps {
                return Err(Failure::of(CommandDiagnostic::Step { step, steps }));
            }
        }
        let part = match (self.still, self.projected) {
            (true, _) => PictureSubject::Still,
            (false, true) => PictureSubject::Projected,
            (false, false) => PictureSubject::Whole,
        };
        Ok(offscreen::shot(words, shown.catalogue, *shown.game, self.lesson, self.at, &self.output, frame, part)?)
    }
}
