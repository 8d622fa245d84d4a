//! Captions of a game that is shown from beginning to end, with the times at which they stand: a subtitle track beside a
//! film, in the format of SubRip (`.srt`).

use super::{Session, ShownGame};
use crate::words::Words;
use std::fmt::Write;

/// Caption that stands for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct Subtitle {
    /// Seconds of the film after which it stands.
    pub start: f64,
    /// Seconds of the film after which it goes.
    pub end: f64,
    /// Its text, as those who listen are told it.
    pub text: String,
}

/// Part of a game that is filmed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FilmedSpan {
    /// Seconds of show time with which it begins.
    pub from: f64,
    /// Seconds of show time with which it ends.
    pub until: f64,
    /// Seconds of show time in a second of the film.
    pub speed: f64,
    /// Seconds for which the first picture stands before the show begins, and the last one after it has ended.
    pub stands: f64,
}

/// Returns the captions of a part of a game, one after another.
pub fn subtitles(session: &Session, words: &Words, span: FilmedSpan) -> Vec<Subtitle> {
    let lines = session.choreography.lines();
    let mut subtitles: Vec<Subtitle> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let next = lines.get(at + 1).map_or(f64::INFINITY, |next| next.start);
        let (start, end) = (line.start.max(span.from), next.min(span.until));
        let is_last = next >= span.until;
        if start > span.until || end <= start && !is_last {
            continue;
        }
        // A line stands from its start on, which is no part of it.
        let time = if end > start { (start + end) / 2.0 } else { start.next_up() };
        let shown = ShownGame { words, session, time, is_playing: true, front: None };
        let Some(text) = shown.heard() else { continue };
        let [start, end] = [start, end].map(|time| span.stands + (time - span.from) / span.speed);
        let end = if is_last { end + span.stands } else { end };
        match subtitles.last_mut() {
            Some(before) if before.text == text => before.end = end,
            _ => subtitles.push(Subtitle { start, end, text }),
        }
    }
    subtitles
}

/// Returns subtitles as text in the format of SubRip.
pub fn srt(subtitles: &[Subtitle]) -> String {
    let mut text = String::new();
    for (number, Subtitle { start, end, text: said }) in (1..).zip(subtitles) {
        writeln!(text, "{number}\n{} --> {}\n{said}\n", clock(*start), clock(*end)).expect("a string takes any text");
    }
    text
}

/// Returns a time as SubRip has it: `00:01:23,456`.
fn clock(seconds: f64) -> String {
    let thousandths = (seconds * 1_000.0).round() as u64;
    let [hours, minutes] = [3_600_000, 60_000].map(|unit| thousandths / unit);
    format!("{hours:02}:{:02}:{:02},{:03}", minutes % 60, thousandths / 1_000 % 60, thousandths % 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::samples;
    use crate::session::open::open_sample;
    use mancala::rules::Catalogue;

    fn session() -> Session {
        let sample =
            samples().iter().find(|sample| sample.record.variant == "kalah").expect("a game of Kalah is recorded");
        open_sample(sample, &Catalogue::shipped()).expect("a recorded game can be opened")
    }

    #[test]
    fn subtitles_follow_one_another_through_a_film() {
        let session = session();
        let until = session.choreography.duration();
        let span = FilmedSpan { from: 0.0, until, speed: 2.0, stands: 1.5 };
        let said = subtitles(&session, &Words::english(), span);
        assert!(said.len() > session.game.plies().len() / 2, "{}", said.len());
        assert!(said.iter().all(|it| it.start < it.end && !it.text.is_empty()));
        assert!(said.windows(2).all(|pair| pair[0].end <= pair[1].start + 1e-9 && pair[0].text != pair[1].text));
        let last = said.last().expect("something is said");
        assert!((last.end - (1.5 + until / 2.0 + 1.5)).abs() < 1e-6, "{last:?}");
    }

    #[test]
    fn a_part_of_a_game_begins_with_its_own_captions() {
        let session = session();
        let (from, until) = (session.choreography.ply_start(3), session.choreography.ply_start(5));
        let span = FilmedSpan { from, until, speed: 1.0, stands: 0.0 };
        let said = subtitles(&session, &Words::english(), span);
        assert!(said.len() >= 2);
        assert!(said.iter().all(|it| it.start >= 0.0 && it.end <= until - from + 1e-6));
    }

    /// The form that players of films read: a number, the times with a comma before the thousandths, the text, an empty
    /// line.
    #[test]
    fn subtitles_are_written_as_subrip_has_them() {
        let said = [
            Subtitle { start: 1.5, end: 3.25, text: "South sows from c1.".into() },
            Subtitle { start: 3_661.0, end: 3_662.25, text: "North captures.".into() },
        ];
        let text = "1\n00:00:01,500 --> 00:00:03,250\nSouth sows from c1.\n\n2\n01:01:01,000 --> 01:01:02,250\nNorth captures.\n\n";
        assert_eq!(srt(&said), text);
    }
}
