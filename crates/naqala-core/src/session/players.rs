//! The seats around a board of four: their players, their partnerships and the order of turns. With two seats across
//! from one another, all of this goes without saying.

use crate::words::{Arg, Words};
use mancala::engine::{GameResult, Position};
use mancala::record::{ComputerPlayer, PlayingStyle, Skill};
use mancala::rules::board;
use mancala::rules::kinds::choice;
use mancala::rules::{Rules, Side};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A choice of players for a new game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayersMode {
    /// A person, with the program at all other seats.
    #[default]
    Computer,
    /// Persons alone.
    People,
    /// The program alone.
    Watch,
}

impl PlayersMode {
    /// All of them, in the order in which they are offered.
    pub const ALL: [PlayersMode; 3] = [PlayersMode::Computer, PlayersMode::People, PlayersMode::Watch];
}

/// Player at each side, by [`Side::index`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    /// By name; empty where unknown.
    pub names: [String; 4],
    /// The program as a player at each side where it plays.
    pub computers: [Option<ComputerPlayer>; 4],
}

impl Players {
    /// Persons of these names.
    pub fn named(names: [&str; 4]) -> Players {
        Players { names: names.map(str::to_owned), ..Players::default() }
    }

    /// The players of a new game. A person, called by a name unless that is empty, sits at South's seat and at those that are
    /// the same player's; the program plays the others.
    pub fn of(words: &Words, rules: &Rules, mode: PlayersMode, computer: ComputerPlayer, person: &str) -> Players {
        Players::around(words, rules, (mode, Side::South), computer, person)
    }

    /// A person at a seat and at those that are the same player's, and the program at all others.
    pub fn against(words: &Words, rules: &Rules, seat: Side, computer: ComputerPlayer) -> Players {
        Players::around(words, rules, (PlayersMode::Computer, seat), computer, "")
    }

    fn around(
        words: &Words,
        rules: &Rules,
        (mode, seat): (PlayersMode, Side),
        computer: ComputerPlayer,
        person: &str,
    ) -> Players {
        let sides = rules.board.sides();
        let own = rules.board.players.seats(seat);
        let mut players = Players::default();
        for &side in sides {
            let is_persons =
                sides.len() == 1 || mode == PlayersMode::People || mode == PlayersMode::Computer && own.contains(&side);
            let at = side.index();
            if !is_persons {
                (players.names[at], players.computers[at]) = (computer_name(words, computer), Some(computer));
            } else if own.contains(&side) {
                person.clone_into(&mut players.names[at]);
            }
        }
        players
    }

    /// Returns what they make of a game by these rules; none where they are a mixture or only one plays.
    pub fn mode(&self, rules: &Rules) -> Option<PlayersMode> {
        let sides = rules.board.sides();
        let own = rules.board.players.seats(Side::South);
        let is_program = |side: &Side| self.computers[side.index()].is_some();
        match sides.iter().filter(|side| is_program(side)).count() {
            _ if sides.len() < 2 => None,
            0 => Some(PlayersMode::People),
            all if all == sides.len() => Some(PlayersMode::Watch),
            _ => sides.iter().all(|side| is_program(side) != own.contains(side)).then_some(PlayersMode::Computer),
        }
    }

    /// Returns the highest level at which the program plays, if it does at one.
    pub fn level(&self) -> Option<u8> {
        let level = |computer: &ComputerPlayer| match computer.skill {
            Skill::Level(level) => Some(level),
            _ => None,
        };
        self.computers.iter().flatten().filter_map(level).max()
    }

    /// Returns the style of the program, if it plays.
    pub fn style(&self) -> Option<PlayingStyle> {
        self.computers.iter().flatten().map(|computer| computer.style).next()
    }

    /// Returns the name of the first person who has one; empty where nobody has.
    pub fn person(&self) -> &str {
        let persons = self.names.iter().zip(&self.computers).filter(|(_, computer)| computer.is_none());
        persons.map(|(name, _)| name.as_str()).find(|name| !name.is_empty()).unwrap_or_default()
    }
}

/// Returns the name by which the program is called where it plays.
pub fn computer_name(words: &Words, computer: ComputerPlayer) -> String {
    let skill = match computer.skill {
        Skill::Level(level) => with_style(words, level.to_string(), computer.style),
        _ => in_a_word(words, Some(computer)),
    };
    words.label_with("player-program", &[("skill", Arg::from(skill))])
}

/// Returns how the program plays, in a word or two; where it does not, that a person does.
pub fn in_a_word(words: &Words, computer: Option<ComputerPlayer>) -> String {
    let Some(ComputerPlayer { skill, style }) = computer else { return words.label("player-person") };
    let skill = match skill {
        Skill::Random => words.label("player-random"),
        Skill::Level(level) => words.label_with("player-level", &[("level", Arg::from(u32::from(level)))]),
        Skill::Time(time) => words.label_with("player-time", &[("seconds", Arg::from(seconds(words, time)))]),
        Skill::Depth(depth) => words.label_with("player-depth", &[("depth", Arg::from(depth))]),
    };
    with_style(words, skill, style)
}

/// Returns a strength, and after it the style unless it is the usual one.
fn with_style(words: &Words, skill: String, style: PlayingStyle) -> String {
    if style == PlayingStyle::default() {
        return skill;
    }
    words.label_with("player-with-style", &[("skill", Arg::from(skill)), ("style", Arg::from(style.key()))])
}

/// Returns a time to think as it is written, in seconds.
pub fn seconds(words: &Words, time: Duration) -> String {
    words.short_decimal(time.as_secs_f64(), 3)
}

/// A seat, as it stands in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Side of the seat.
    pub side: Side,
    /// Seat of the same player or of a partner.
    pub fellow: Option<Partner>,
    /// Place in the order of turns.
    pub turn: SeatTurn,
}

/// A seat that belongs to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partner {
    /// Side of that seat.
    pub side: Side,
    /// `true` if both have the same player; otherwise their players win together.
    pub same: bool,
}

/// Place of a seat in the order of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatTurn {
    /// It is its turn.
    Now,
    /// After this many turns; 1 is the next.
    In(u8),
    /// It has lost, and moves no more.
    Never,
    /// The game is over: whether it has won.
    Over(bool),
}

/// Returns whether the rules have more seats than two, so that something is to be said of them.
pub fn are_told(rules: &Rules) -> bool {
    rules.board.sides().len() > 2
}

/// The other seat of the same player, or that of the player who wins together with this one.
pub fn partner(players: board::Players, side: Side) -> Option<Partner> {
    let same = players.seats(side).len() > 1;
    players.party(side).iter().find(|&&other| other != side).map(|&side| Partner { side, same })
}

/// Every seat, in the order of turns, beginning with South's.
pub fn seats(rules: &Rules, position: &Position) -> Vec<Seat> {
    let board = &rules.board;
    let turns = turns(rules, position);
    let all_rows =
        rules.stage_rules[position.stage()].plan.choosing.lifts.iter().any(|it| it.seats == choice::Seats::All);
    let turn = |side| match (position.ended(), turns.iter().position(|&it| it == side)) {
        (Some(ended), _) => SeatTurn::Over(has_won(board.players, ended.result, side)),
        (None, Some(0)) => SeatTurn::Now,
        // A player who may move from both of their rows has the turn at both seats.
        (None, Some(_)) if all_rows && board.players.seats(turns[0]).contains(&side) => SeatTurn::Now,
        (None, Some(after)) => SeatTurn::In(after as u8),
        (None, None) => SeatTurn::Never,
    };
    let seat = |&side| Seat { side, fellow: partner(board.players, side), turn: turn(side) };
    board.sides().iter().map(seat).collect()
}

/// Those who still move, in the order in which they do, the one to move first.
fn turns(rules: &Rules, position: &Position) -> Vec<Side> {
    let board = &rules.board;
    let frozen = rules.stage_rules[position.stage()].plan.facts.frozen.is_some();
    let is_out = |side| frozen && board.players.seats(side).iter().any(|&seat| position.has_lost(seat));
    let first = position.chooser();
    let after = std::iter::successors(Some(board.after(first)), |&side| Some(board.after(side)));
    let others = after.take_while(|&side| side != first).filter(|&side| !is_out(side));
    std::iter::once(first).chain(others).collect()
}

fn has_won(players: board::Players, result: GameResult, side: Side) -> bool {
    matches!(result, GameResult::Won(winner) if players.party(winner).contains(&side))
}

/// Returns when a seat moves, in a few words; nothing of those who have not won when the game is over.
pub fn turn(words: &Words, turn: SeatTurn) -> Option<String> {
    let after = |turns: u8| words.label_with("seat-turn", &[("after", Arg::from(turns))]);
    match turn {
        SeatTurn::Now => Some(after(0)),
        SeatTurn::In(turns) => Some(after(turns)),
        SeatTurn::Never => Some(words.label("seat-frozen")),
        SeatTurn::Over(true) => Some(words.label("seat-won")),
        SeatTurn::Over(false) => None,
    }
}

/// With which seat another belongs together, in a few words.
pub fn partnership_text(words: &Words, fellow: Partner) -> String {
    let args = [("fellow", Arg::from(words.side(fellow.side))), ("fellow-side", Arg::from(fellow.side.word()))];
    words.label_with(if fellow.same { "seat-same-player" } else { "seat-partner" }, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::engine::{NoEvents, StateChange, legal_moves, play, start};
    use mancala::rules::{Catalogue, Settings};

    fn ruma(set: &[(&str, &str)]) -> (Rules, Position) {
        let set: Settings = set.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
        let rules = Catalogue::shipped().rules("ruma", &set).expect("ruma is shipped");
        let position = start(&rules);
        (rules, position)
    }

    #[test]
    fn a_new_game_is_played_against_the_program_by_two_or_watched() {
        let words = Words::english();
        let (oware, four) = (Catalogue::shipped().rules("oware", &Settings::new()).expect("shipped"), ruma(&[]).0);
        let partners = ruma(&[("players", "3")]).0;
        for (rules, programs) in [(&oware, 1), (&four, 3), (&partners, 2)] {
            for (mode, count) in [
                (PlayersMode::Computer, programs),
                (PlayersMode::People, 0),
                (PlayersMode::Watch, rules.board.sides().len()),
            ] {
                let players = Players::of(&words, rules, mode, Skill::Level(3).into(), "Ada");
                let filled = players.computers.iter().flatten().count();
                assert_eq!((players.mode(rules), filled), (Some(mode), count));
                assert_eq!(players.level(), (mode != PlayersMode::People).then_some(3));
                assert_eq!(players.person(), if mode == PlayersMode::Watch { "" } else { "Ada" });
            }
        }
        let players = Players::of(&words, &oware, PlayersMode::Computer, Skill::Level(3).into(), "");
        assert_eq!(players.names[Side::North.index()], "Naqala 3");
        let alone = Catalogue::shipped().rules("tchuka-ruma", &Settings::new()).expect("shipped");
        let solitary = Players::of(&words, &alone, PlayersMode::Computer, Skill::Level(1).into(), "");
        assert_eq!((solitary.computers, solitary.mode(&alone)), ([None; 4], None));
    }

    fn turns_of(rules: &Rules, position: &Position) -> Vec<SeatTurn> {
        seats(rules, position).iter().map(|seat| seat.turn).collect()
    }

    #[test]
    fn turns_go_round_and_are_counted_from_who_is_to_move() {
        let (rules, mut position) = ruma(&[]);
        assert_eq!(turns_of(&rules, &position), [SeatTurn::Now, SeatTurn::In(1), SeatTurn::In(2), SeatTurn::In(3)]);
        let mv = legal_moves(&rules, &position)[0];
        play(&rules, &mut position, mv, &mut NoEvents).expect("a legal move");
        assert_eq!(turns_of(&rules, &position), [SeatTurn::In(3), SeatTurn::Now, SeatTurn::In(1), SeatTurn::In(2)]);
        assert!(seats(&rules, &position).iter().all(|seat| seat.fellow.is_none()));
    }

    #[test]
    fn who_has_lost_moves_on_unless_the_rules_have_it_otherwise() {
        for (value, turn) in [("plays_on", SeatTurn::In(1)), ("frozen", SeatTurn::Never)] {
            let (rules, mut position) = ruma(&[("eliminated", value)]);
            position.apply(StateChange::Lost { side: Side::East });
            assert_eq!(seats(&rules, &position)[1].turn, turn, "{value}");
        }
    }

    #[test]
    fn seats_of_one_player_and_partners_are_told_apart() {
        let fellows = |players: &str| {
            let (rules, position) = ruma(&[("players", players)]);
            seats(&rules, &position).iter().map(|seat| seat.fellow).collect::<Vec<_>>()
        };
        let with = |side, same| Some(Partner { side, same });
        let (south, east) = (with(Side::North, true), with(Side::West, true));
        assert_eq!(fellows("2"), [south, east, with(Side::South, true), with(Side::East, true)]);
        let partners = [with(Side::West, false), with(Side::East, false)];
        assert_eq!(fellows("3"), [south, partners[0], with(Side::South, true), partners[1]]);
    }

    #[test]
    fn a_player_who_may_move_from_either_row_moves_at_both_seats() {
        let (rules, position) = ruma(&[("players", "2"), ("free_row", "on")]);
        assert_eq!(turns_of(&rules, &position), [SeatTurn::Now, SeatTurn::In(1), SeatTurn::Now, SeatTurn::In(3)]);
    }

    #[test]
    fn partners_win_together() {
        let (rules, mut position) = ruma(&[("players", "3")]);
        position.apply(StateChange::Ended { result: GameResult::Won(Side::East), because: None });
        assert_eq!(turns_of(&rules, &position), [false, true, false, true].map(SeatTurn::Over));
    }
}
