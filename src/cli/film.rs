//! `naqala film`: films a recorded game, without a window.

use super::Failure;
use super::arguments::{number, variation};
use super::looks::{Looks, Size};
use super::progress::Progress;
use super::{output, window::Shown};
use crate::film::{self, FilmDiagnostic};
use mancala::diagnostic::Diagnostic;
use naqala_core::session::move_grouping;
use naqala_core::words::Words;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// `naqala film FILE -o out.gif [--line N] [--fps N] [--speed TIMES] [--from MOVE] [--to MOVE] [--size WxH] [--look LOOK]
/// [--stones KIND] [--no-counts] [--path] [--subtitles]`
#[derive(clap::Args)]
pub(super) struct Args {
    /// The record (.naqala)
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The film: a GIF or, where ffmpeg is installed, an MP4
    #[arg(short, long, value_name = "FILE.gif")]
    output: PathBuf,
    /// Film this variation in place of the main line, counted from 1 as the record lists them
    #[arg(long, value_name = "N", value_parser = variation)]
    line: Option<usize>,
    /// Pictures a second
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = number::<u16>(1..=50))]
    fps: u16,
    /// How many times as fast as usual
    #[arg(long, value_name = "TIMES", default_value = "1", value_parser = speed)]
    speed: f64,
    /// The first move that is filmed, counted from 1; answers in mid-turn count with their move
    #[arg(long, value_name = "MOVE", value_parser = number::<u32>(1..=u32::MAX.into()))]
    from: Option<u32>,
    /// The last move that is filmed
    #[arg(long, value_name = "MOVE", value_parser = number::<u32>(1..=u32::MAX.into()))]
    to: Option<u32>,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "960x600")]
    size: Size,
    /// Write the captions beside the film as subtitles (.srt)
    #[arg(long)]
    subtitles: bool,
    #[command(flatten)]
    looks: Looks,
    /// Print after each picture how many of how many have been taken
    #[arg(long)]
    progress: bool,
    /// Give the film up when the standard input ends
    #[arg(long)]
    while_input: bool,
}

impl Args {
    /// The first and the last move to be filmed, from 1; none for the whole game.
    fn moves(&self, moves: usize) -> Option<std::ops::RangeInclusive<usize>> {
        if self.from.is_none() && self.to.is_none() {
            return None;
        }
        Some(self.from.unwrap_or(1) as usize..=self.to.map_or(moves, |to| to as usize))
    }

    /// Films the record, or a part of it.
    pub(super) fn run(self, words: Words) -> Result<(), Failure> {
        output::check(&self.output, Some(&self.file), &["gif", "apng", "mp4"])?;
        let Shown { catalogue, game } = Shown::record(&self.file, &[], self.line)?;
        let frame = self.looks.frame(self.size);
        let spoken = words.clone();
        let mut watched = Progress::new(&spoken);
        let given_up = self.while_input.then(when_input_ends).unwrap_or_default();
        let progress = |done: usize, of: usize| {
            if given_up.load(Ordering::Relaxed) {
                return ControlFlow::Break(());
            }
            if self.progress {
                // Whoever wanted to know may have gone; the film is made all the same, or given up in good order.
                let _ = writeln!(io::stdout(), "{done} {of}");
            }
            watched
                .report(|words| words.label_with("cli-progress-pictures", &[("done", done.into()), ("of", of.into())]));
            ControlFlow::Continue(())
        };
        let part = film::FilmedPart {
            moves: self.moves(move_grouping::moves(&game.game)),
            fps: self.fps,
            speed: self.speed,
            subtitles: self.subtitles,
        };
        Ok(film::film(words, catalogue, *game, &self.output, &part, frame, progress)?)
    }
}

/// Reads a speed as a multiple of the usual one.
fn speed(text: &str) -> Result<f64, Diagnostic> {
    let speed = text.parse().ok().filter(|speed| (0.1..=20.0).contains(speed));
    speed.ok_or_else(|| FilmDiagnostic::Speed.into())
}

/// Becomes true when the standard input ends, as it does when the program at its other end has ended or wants no more.
fn when_input_ends() -> Arc<AtomicBool> {
    let ended = Arc::new(AtomicBool::new(false));
    let told = ended.clone();
    std::thread::spawn(move || {
        // Input that cannot be read has ended as well.
        let _ = io::copy(&mut io::stdin(), &mut io::sink());
        told.store(true, Ordering::Relaxed);
    });
    ended
}
