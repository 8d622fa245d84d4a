//! The program as a player: its strength and its style.

use super::diagnostic::RecordDiagnostic;
use crate::diagnostic::Diagnostic;
use serde::{Deserialize, Serialize};
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

/// The style in which the program plays: its choice among moves that it takes for nearly equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayingStyle {
    /// The best move, or one of those as good.
    #[default]
    Balanced,
    /// Moves that leave the opponent the least to capture.
    Careful,
    /// Moves that capture the most at once.
    Greedy,
}

impl PlayingStyle {
    /// All styles, in the order in which they are offered.
    pub const ALL: [PlayingStyle; 3] = [PlayingStyle::Balanced, PlayingStyle::Careful, PlayingStyle::Greedy];

    /// The style in one word.
    pub fn key(self) -> &'static str {
        match self {
            PlayingStyle::Balanced => "balanced",
            PlayingStyle::Careful => "careful",
            PlayingStyle::Greedy => "greedy",
        }
    }
}

/// The program as a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerPlayer {
    /// Its strength.
    pub skill: Skill,
    /// Its style.
    pub style: PlayingStyle,
}

impl From<Skill> for ComputerPlayer {
    fn from(skill: Skill) -> ComputerPlayer {
        ComputerPlayer { skill, style: PlayingStyle::default() }
    }
}

impl fmt::Display for ComputerPlayer {
    /// As it is read: `level:3`, or with another style than the usual `level:3+careful`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.style {
            PlayingStyle::Balanced => write!(f, "{}", self.skill),
            style => write!(f, "{}+{}", self.skill, style.key()),
        }
    }
}

impl FromStr for ComputerPlayer {
    type Err = Diagnostic;

    fn from_str(text: &str) -> Result<ComputerPlayer, Diagnostic> {
        let Some((skill, style)) = text.split_once('+') else { return Ok(text.parse::<Skill>()?.into()) };
        let known = PlayingStyle::ALL.into_iter().find(|known| known.key() == style);
        let style = known.ok_or_else(|| RecordDiagnostic::Style { text: style.into() })?;
        Ok(ComputerPlayer { skill: skill.parse()?, style })
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

    #[test]
    fn styles_are_read_behind_skills_and_others_refused() {
        let careful = ComputerPlayer { skill: Skill::Level(3), style: PlayingStyle::Careful };
        assert_eq!("level:3+careful".parse(), Ok(careful));
        assert_eq!("level:3".parse(), Ok(ComputerPlayer::from(Skill::Level(3))));
        for text in ["level:3+greedy", "time:0.5+careful", "depth:2", "random"] {
            assert_eq!(text.parse::<ComputerPlayer>().map(|player| player.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("level:3+balanced".parse::<ComputerPlayer>().map(|it| it.to_string()), Ok("level:3".to_owned()));
        let code = |text: &str| text.parse::<ComputerPlayer>().expect_err(text).code().id;
        assert_eq!([code("level:3+bold"), code("level:3+"), code("level:3+greedy+careful")], ["playing-style"; 3]);
        assert_eq!(code("best+greedy"), "program-strength");
    }
}
