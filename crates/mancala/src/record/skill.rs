//! Strengths of the program as a player.

use super::diagnostic::RecordDiagnostic;
use crate::diagnostic::Diagnostic;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The strongest level.
pub const LEVELS: u8 = 8;

/// The strength with which the program plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Any legal move.
    Random,
    /// From 1 to [`LEVELS`]: the same on every machine.
    Level(u8),
    /// As well as can be found out in this time.
    Time(Duration),
    /// This many plies deep.
    Depth(u32),
}

impl fmt::Display for Skill {
    /// As it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Skill::Random => write!(f, "random"),
            Skill::Level(level) => write!(f, "level:{level}"),
            Skill::Time(time) => write!(f, "time:{}", time.as_secs_f64()),
            Skill::Depth(depth) => write!(f, "depth:{depth}"),
        }
    }
}

impl FromStr for Skill {
    type Err = Diagnostic;

    fn from_str(text: &str) -> Result<Skill, Diagnostic> {
        let (kind, value) = text.split_once(':').unwrap_or((text, ""));
        match (kind, value) {
            ("random", "") => Some(Skill::Random),
            ("level", level) => level.parse().ok().filter(|level| (1..=LEVELS).contains(level)).map(Skill::Level),
            ("depth", depth) => depth.parse().ok().filter(|depth| (1..=250).contains(depth)).map(Skill::Depth),
            ("time", time) => seconds(time).ok().map(Skill::Time),
            _ => None,
        }
        .ok_or_else(|| RecordDiagnostic::Skill { text: text.into(), levels: LEVELS }.into())
    }
}

/// A time to think, as `0.5`.
///
/// # Errors
/// If it is no number of seconds above zero.
pub fn seconds(text: &str) -> Result<Duration, Diagnostic> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|time| !time.is_zero()).ok_or_else(|| RecordDiagnostic::Seconds { text: text.into() }.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skills_are_read_and_others_refused() {
        assert_eq!("random".parse(), Ok(Skill::Random));
        assert_eq!("level:8".parse(), Ok(Skill::Level(8)));
        assert_eq!("depth:12".parse(), Ok(Skill::Depth(12)));
        assert_eq!("time:0.5".parse(), Ok(Skill::Time(Duration::from_millis(500))));
        for said in ["random", "level:8", "depth:12", "time:0.5", "time:3"] {
            assert_eq!(said.parse::<Skill>().map(|skill| skill.to_string()), Ok(said.to_owned()));
        }
        for wrong in ["level:0", "level:9", "level", "time:0", "time:-1", "time:x", "depth:0", "best", "random:1"] {
            assert!(wrong.parse::<Skill>().expect_err(wrong).is("program-strength"), "{wrong}");
        }
        assert!(seconds("0").expect_err("that is no time").is("thinking-time"));
    }
}
