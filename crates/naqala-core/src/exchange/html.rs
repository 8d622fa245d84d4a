//! A page that replays a game in a browser. It stands alone: no network, no server, nothing beside it.
//!
//! 1. `course` collects what is shown after every ply, variations included: seeds, marks, captions, remarks, drawings.
//!    It becomes JSON in the page.
//! 2. `board` draws the board once, as SVG; places have the same numbers as in the course.
//! 3. `assets/replay/replay.js` puts the seeds of a ply on the board. An address that ends in `#ply=3` opens at that
//!    ply.

mod board;
mod course;

use super::Unwritable;
use crate::words::{Arg, Words};
use course::ReplayData;
use mancala::engine::Game;
use mancala::record::{Outcome, Record};
use mancala::rules::{Rules, Side};
use std::fmt::Write as _;

const STYLE: &str = include_str!("../../../../assets/replay/replay.css");
const SCRIPT: &str = include_str!("../../../../assets/replay/replay.js");
/// Content security policy of the page: it may load nothing but its own contents.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/// Buttons, each with its id, label and sign.
const BUTTONS: [(&str, &str, &str); 5] = [
    ("first", "replay-first", "M6 5v14M19 5 9 12l10 7z"),
    ("back", "replay-back", "M16 5 6 12l10 7z"),
    ("play", "replay-play", "M7 5l12 7-12 7z"),
    ("forward", "replay-forward", "M8 5l10 7-10 7z"),
    ("last", "replay-last", "M18 5v14M5 5l10 7-10 7z"),
];

/// Returns the page; `game` is the record played through.
///
/// # Errors
/// If the game is too long for a page.
pub fn write(record: &Record, game: &Game, words: &Words) -> Result<String, Unwritable> {
    let course = ReplayData::of(record, game, words)?;
    let page = ReplayPage { record, game, words, course: &course };
    Ok(page.document())
}

struct ReplayPage<'a> {
    record: &'a Record,
    game: &'a Game,
    words: &'a Words,
    course: &'a ReplayData,
}

impl ReplayPage<'_> {
    fn rules(&self) -> &Rules {
        self.game.rules()
    }

    fn label(&self, id: &str) -> String {
        escaped(&self.words.label(id))
    }

    fn document(&self) -> String {
        let data = script_safe(&self.course.json());
        format!(
            "<!DOCTYPE html>\n<html lang=\"{lang}\" dir=\"{dir}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
             <style>\n{STYLE}</style>\n</head>\n<body>\n{header}<main>\n{table}{moves}</main>\n{footer}\
             <script type=\"application/json\" id=\"game\">{data}</script>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n",
            lang = self.words.code(),
            dir = if self.words.from_right() { "rtl" } else { "ltr" },
            title = self.title(),
            header = self.header(),
            table = self.table(),
            moves = self.moves(),
            footer = self.footer(),
        )
    }

    /// Returns the players by seat, as far as they are known, in the order of turns.
    fn players(&self) -> Vec<(Side, String)> {
        let sides = self.rules().board.sides().iter();
        let name = |&side: &Side| {
            let name = self.record.player(side);
            let skill = self.record.computers[side.index()].map(|skill| skill.to_string());
            match (name, skill) {
                ("", None) => None,
                ("", Some(skill)) => Some((side, self.words.label_with("replay-computer", &[("skill", skill.into())]))),
                (name, _) => Some((side, name.to_owned())),
            }
        };
        sides.filter_map(name).collect()
    }

    fn title(&self) -> String {
        let name = self.words.text(&self.rules().about.name);
        let players: Vec<String> = self.players().into_iter().map(|(_, name)| name).collect();
        if players.is_empty() {
            return escaped(name);
        }
        let args = [("game", Arg::from(name)), ("players", players.join(" – ").into())];
        escaped(&self.words.label_with("replay-title", &args))
    }

    fn header(&self) -> String {
        let mut out = format!("<header>\n<h1>{}</h1>\n", escaped(self.words.text(&self.rules().about.name)));
        let players = self.players();
        if !players.is_empty() {
            out += "<ul class=\"players\">\n";
            for (side, name) in players {
                let args = [("side", self.words.seat(self.rules(), side).into()), ("name", name.into())];
                let _ = writeln!(out, "<li>{}</li>", escaped(&self.words.label_with("replay-player", &args)));
            }
            out += "</ul>\n";
        }
        let date = self.words.date(&self.record.date);
        let [event, source] = [&self.record.event, &self.record.source].map(|fact| self.words.text(fact.trim()));
        let facts = [event, date.as_str(), source];
        let facts: Vec<String> = facts.iter().filter(|fact| !fact.is_empty()).map(|fact| escaped(fact)).collect();
        if !facts.is_empty() {
            let _ = writeln!(out, "<p class=\"facts\">{}</p>", facts.join(" · "));
        }
        if let Some(result) = self.result() {
            let _ = writeln!(out, "<p class=\"result\">{}</p>", escaped(&result));
        }
        out + "</header>\n"
    }

    /// Returns the result of the game in words, if it is over.
    fn result(&self) -> Option<String> {
        let last = self.game.position();
        if last.ended().is_some() {
            return Some(self.words.status(self.rules(), last));
        }
        let outcome = self.record.result?;
        let result = match outcome {
            Outcome::South | Outcome::North | Outcome::East | Outcome::West => "won",
            Outcome::Draw => "draw",
            Outcome::Void => "void",
            Outcome::Lost => "lost",
        };
        let winner = outcome.winner().map_or(String::new(), |side| self.words.seat(self.rules(), side));
        Some(self.words.label_with("replay-result", &[("result", result.into()), ("winner", winner.into())]))
    }

    /// Returns the board, the text on the ply shown, and the buttons.
    fn table(&self) -> String {
        let mut out = String::from("<section class=\"table\">\n");
        out += &board::drawing(self.game, self.words, self.course);
        let _ = writeln!(out, "<p id=\"where\"></p>");
        let _ =
            writeln!(out, "<div class=\"controls\" role=\"group\" aria-label=\"{}\">", self.label("replay-controls"));
        for (id, label, path) in BUTTONS {
            let label = self.label(label);
            let _ = writeln!(
                out,
                "<button type=\"button\" id=\"{id}\" aria-label=\"{label}\" title=\"{label}\">\
                 <svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{path}\"/></svg></button>"
            );
        }
        out += "</div>\n<div class=\"said\">\n<p id=\"caption\" aria-live=\"polite\"></p>\n<p id=\"status\"></p>\n\
                <p id=\"remark\" hidden></p>\n</div>\n";
        let _ = writeln!(
            out,
            "<details id=\"steps-box\"><summary>{}</summary><ol id=\"steps\"></ol></details>",
            self.label("replay-steps")
        );
        let _ = writeln!(
            out,
            "<details><summary>{}</summary><p id=\"text\" dir=\"ltr\"></p></details>",
            self.label("replay-position")
        );
        out + "</section>\n"
    }

    /// Returns the list of moves, which the page fills.
    fn moves(&self) -> String {
        let moves = self.label("replay-moves");
        format!("<nav aria-label=\"{moves}\">\n<h2>{moves}</h2>\n<ol id=\"moves\"></ol>\n</nav>\n")
    }

    fn footer(&self) -> String {
        let mut out = String::from("<footer>\n");
        let options = self.options();
        if !options.is_empty() {
            let _ = writeln!(out, "<h2>{}</h2>\n<ul class=\"options\">", self.label("replay-options"));
            for option in options {
                let _ = writeln!(out, "<li>{}</li>", escaped(&option));
            }
            out += "</ul>\n";
        }
        let _ = writeln!(out, "<p>{}</p>\n<p>{}</p>", self.label("replay-keys"), self.label("replay-made"));
        out + "</footer>\n"
    }

    /// Returns the options that differ from their defaults.
    fn options(&self) -> Vec<String> {
        self.words.changed_options(self.rules())
    }
}

/// Returns a text escaped for use between tags or in quotation marks.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            c => out.push(c),
        }
    }
    out
}

/// Returns JSON that cannot end the script in which it stands.
fn script_safe(json: &str) -> String {
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}
