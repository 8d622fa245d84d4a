//! The lines of a host, read and written.

use super::ProtocolDiagnostic;
use crate::search::Budget;
use mancala::diagnostic::{Diagnostic, Name};
use mancala::rules::Settings;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A line of a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Ugi,
    Variant { id: String, set: Settings },
    IsReady,
    NewGame,
    Position { start: Option<String>, moves: Vec<String> },
    Go(Limits),
    Stop,
    Quit,
}

/// The limits of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Limits {
    /// In whole milliseconds.
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    /// In plies.
    pub depth: Option<u32>,
}

impl From<Limits> for Budget {
    fn from(Limits { time, nodes, depth }: Limits) -> Budget {
        Budget { time, nodes, depth, ..Budget::default() }
    }
}

/// The first words of the lines, and their forms.
const FORMS: [(&str, &str); 8] = [
    ("ugi", "ugi"),
    ("variant", "variant ID [OPTION=VALUE …]"),
    ("isready", "isready"),
    ("uginewgame", "uginewgame"),
    ("position", "position startpos|fen POSITION [moves MOVE …]"),
    ("go", "go [movetime MS] [nodes N] [depth N]"),
    ("stop", "stop"),
    ("quit", "quit"),
];

impl Command {
    /// The first word of the line.
    pub fn word(&self) -> Name {
        self.to_string().split(' ').next().unwrap_or_default().into()
    }
}

impl FromStr for Command {
    type Err = Diagnostic;

    fn from_str(line: &str) -> Result<Command, Diagnostic> {
        let parts: Vec<&str> = line.split_whitespace().collect();
        let (&word, rest) = parts.split_first().unwrap_or((&"", &[]));
        let Some((_, form)) = FORMS.iter().find(|(known, _)| *known == word) else {
            let words = FORMS.iter().map(|&(word, _)| word.into()).collect();
            return Err(ProtocolDiagnostic::Unknown { word: word.into(), words }.into());
        };
        let command = match (word, rest) {
            ("ugi", []) => Some(Command::Ugi),
            ("isready", []) => Some(Command::IsReady),
            ("uginewgame", []) => Some(Command::NewGame),
            ("stop", []) => Some(Command::Stop),
            ("quit", []) => Some(Command::Quit),
            ("variant", rest) => read_variant(rest),
            ("position", rest) => read_position(rest),
            ("go", rest) => read_limits(rest).map(Command::Go),
            _ => None,
        };
        command.ok_or_else(|| ProtocolDiagnostic::Unreadable { line: line.into(), form: (*form).into() }.into())
    }
}

/// Reads an id, or the path of a file with blanks in it, and options, each at most once.
fn read_variant(words: &[&str]) -> Option<Command> {
    let options = words.iter().position(|word| word.contains('=')).unwrap_or(words.len());
    let mut set = Settings::new();
    for word in &words[options..] {
        let (option, value) = word.split_once('=').filter(|(option, value)| !option.is_empty() && !value.is_empty())?;
        set.insert(option.to_owned(), value.to_owned()).is_none().then_some(())?;
    }
    (options > 0).then(|| Command::Variant { id: words[..options].join(" "), set })
}

fn read_position(words: &[&str]) -> Option<Command> {
    let end = words.iter().position(|&word| word == "moves");
    let moves = end.map_or(&[][..], |end| &words[end + 1..]).iter().map(|&mv| mv.to_owned()).collect();
    match &words[..end.unwrap_or(words.len())] {
        ["startpos"] => Some(Command::Position { start: None, moves }),
        ["fen", text @ ..] if !text.is_empty() => Some(Command::Position { start: Some(text.join(" ")), moves }),
        _ => None,
    }
}

/// Reads limits, each above zero and given at most once.
fn read_limits(words: &[&str]) -> Option<Limits> {
    let mut limits = Limits::default();
    if words == ["infinite"] {
        return Some(limits);
    }
    for pair in words.chunks(2) {
        let &[name, number] = pair else { return None };
        let number = number.parse().ok().filter(|&number: &u64| number > 0)?;
        let is_new = match name {
            "movetime" => limits.time.replace(Duration::from_millis(number)).is_none(),
            "nodes" => limits.nodes.replace(number).is_none(),
            "depth" => limits.depth.replace(number.try_into().unwrap_or(u32::MAX)).is_none(),
            _ => false,
        };
        is_new.then_some(())?;
    }
    Some(limits)
}

impl fmt::Display for Command {
    /// The line as it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Ugi => f.write_str("ugi"),
            Command::IsReady => f.write_str("isready"),
            Command::NewGame => f.write_str("uginewgame"),
            Command::Stop => f.write_str("stop"),
            Command::Quit => f.write_str("quit"),
            Command::Variant { id, set } => {
                write!(f, "variant {id}")?;
                set.iter().try_for_each(|(option, value)| write!(f, " {option}={value}"))
            }
            Command::Position { start, moves } => {
                f.write_str("position ")?;
                match start {
                    Some(text) => write!(f, "fen {text}")?,
                    None => f.write_str("startpos")?,
                }
                if !moves.is_empty() {
                    write!(f, " moves {}", moves.join(" "))?;
                }
                Ok(())
            }
            Command::Go(Limits { time, nodes, depth }) => {
                f.write_str("go")?;
                let time = time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
                let limits = [("movetime", time), ("nodes", *nodes), ("depth", depth.map(u64::from))];
                let mut given = limits.iter().filter_map(|(name, limit)| Some((name, (*limit)?)));
                given.try_for_each(|(name, limit)| write!(f, " {name} {limit}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_written_as_they_are_read() {
        for line in [
            "ugi",
            "variant oware",
            "variant my games/fours.ron columns=4 seeds_per_pit=3",
            "isready",
            "uginewgame",
            "position startpos",
            "position startpos moves a1 b2 d3> go",
            "position fen 4,4/4,4 stores=0,0 to=S",
            "position fen 4,4/4,4 stores=0,0 to=S moves a1",
            "go",
            "go movetime 300 nodes 5 depth 7",
            "stop",
            "quit",
        ] {
            assert_eq!(line.parse::<Command>().map(|command| command.to_string()), Ok(line.to_owned()));
        }
        assert_eq!(" go \t infinite".parse(), Ok(Command::Go(Limits::default())));
        assert_eq!("position startpos moves".parse(), Ok(Command::Position { start: None, moves: Vec::new() }));
    }

    #[test]
    fn other_lines_are_refused_with_what_was_expected() {
        for (line, code) in [
            ("uci", "protocol-word-unknown"),
            ("UGI", "protocol-word-unknown"),
            ("", "protocol-word-unknown"),
            ("ugi 2", "protocol-line-unreadable"),
            ("variant", "protocol-line-unreadable"),
            ("variant a=b", "protocol-line-unreadable"),
            ("variant oware a=", "protocol-line-unreadable"),
            ("variant oware a=b c", "protocol-line-unreadable"),
            ("variant oware a=b a=b", "protocol-line-unreadable"),
            ("position", "protocol-line-unreadable"),
            ("position 4,4/4,4", "protocol-line-unreadable"),
            ("position fen moves a1", "protocol-line-unreadable"),
            ("position startpos a1", "protocol-line-unreadable"),
            ("go depth", "protocol-line-unreadable"),
            ("go depth 0", "protocol-line-unreadable"),
            ("go depth -1", "protocol-line-unreadable"),
            ("go dpeth 4", "protocol-line-unreadable"),
            ("go depth 4 depth 5", "protocol-line-unreadable"),
            ("go infinite depth 4", "protocol-line-unreadable"),
            ("stop now", "protocol-line-unreadable"),
        ] {
            assert!(line.parse::<Command>().expect_err(line).is(code), "{line}");
        }
    }
}
