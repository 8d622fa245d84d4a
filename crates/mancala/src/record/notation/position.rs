//! Reading positions.

mod seeds;
mod state;

pub use state::known_marks;

use super::question::{AskText, Standing, origin_named, read_ask};
use super::sign::{Sign, SignKind, digits, fault, side_name, signs};
use super::{NotationError, any_of, pit_named, shorten};
use crate::engine::{Ask, Ended, FirstCapture, Mark, Past, Position, RoundState, StateChange, legal_moves};
use crate::rules::board::MAX_SEEDS;
use crate::rules::kinds::opening::Source;
use crate::rules::plan::rounds::Layout;
use crate::rules::{Cause, Direction, MAX_PITS, PLACES, PitId, Place, Rules, Side, StageRules};

/// The longest text of a position that is read, in bytes.
pub const MAX_POSITION_TEXT: usize = 16 << 10;

/// Reads a position of this game; see [`super`] for the grammar.
///
/// # Errors
/// [`NotationError::Position`] with the column at which the text is no position of this board, and the form expected
/// there.
pub fn parse_position(rules: &Rules, text: &str) -> Result<Position, NotationError> {
    if text.len() > MAX_POSITION_TEXT {
        let problem = format!("the text has {} bytes", text.len());
        return Err(fault(1, problem, format!("a position of at most {MAX_POSITION_TEXT} bytes")));
    }
    let mut reader = PositionReader::new(rules, text)?;
    reader.rows()?;
    while reader.signs[reader.next].kind != SignKind::End {
        reader.field()?;
    }
    reader.finish()
}

/// Reads a position from which a game is played, or that ends one, as this program or some others write it; as
/// [`parse_position`], which takes others as well.
///
/// # Errors
/// As [`parse_position`]; a position in which nobody can move, though the game is not over.
pub fn parse_opening(rules: &Rules, text: &str) -> Result<Position, NotationError> {
    let own = super::foreign::own_text(rules, text.trim());
    let text = own.as_deref().unwrap_or(text.trim_end());
    let position = parse_position(rules, text)?;
    if position.ended().is_none() && legal_moves(rules, &position).is_empty() {
        let column = text.find("to=").map_or(1, |at| text[..at].chars().count() + 1);
        let problem = format!("{} has no move here, and the game is not over", side_name(position.chooser()));
        return Err(fault(column, problem, "a position in which a move can be made, or `over=` as well"));
    }
    Ok(position)
}

struct PositionReader<'a> {
    rules: &'a Rules,
    signs: Vec<Sign<'a>>,
    next: usize,
    seen: Vec<&'a str>,
    seeds: [u16; PLACES],
    total: u32,
    lost: Vec<Side>,
    brought: Vec<Side>,
    /// Turns passed, and where that is said.
    idle: (u8, usize),
    extra: u8,
    past: Past,
    bound: Option<Direction>,
    marks: [Mark; MAX_PITS],
    /// The first pit with a mark that none bears in the first round, and where that is said.
    of_later_rounds: Option<(PitId, usize)>,
    stage: Option<(u8, usize)>,
    swapped: bool,
    lead: (FirstCapture, usize),
    ask: Option<AskText<'a>>,
    round_state: RoundState,
    choosing: Option<(Ask, usize)>,
    ended: Option<Ended>,
    lifted: Option<(u16, usize)>,
    to_move: Option<Side>,
}

impl<'a> PositionReader<'a> {
    fn new(rules: &'a Rules, text: &'a str) -> Result<PositionReader<'a>, NotationError> {
        Ok(PositionReader {
            rules,
            signs: signs(text)?,
            next: 0,
            seen: Vec::new(),
            seeds: seeds::unplayed(&rules.board),
            total: 2 * u32::from(rules.board.spare),
            lost: Vec::new(),
            brought: Vec::new(),
            idle: (0, 1),
            extra: 0,
            past: Past::beginning(rules.counted),
            bound: None,
            marks: [Mark::None; MAX_PITS],
            of_later_rounds: None,
            stage: None,
            swapped: false,
            lead: (FirstCapture::Nobody, 0),
            ask: None,
            round_state: RoundState::first(&rules.board),
            choosing: None,
            ended: None,
            lifted: None,
            to_move: None,
        })
    }

    /// The next sign; the end of the text is never passed.
    fn take(&mut self) -> Sign<'a> {
        let sign = self.signs[self.next];
        self.next = (self.next + 1).min(self.signs.len() - 1);
        sign
    }

    fn takes(&mut self, mark: char) -> bool {
        let found = self.signs[self.next].kind == SignKind::Mark(mark);
        if found {
            self.take();
        }
        found
    }

    fn mark(&mut self, mark: char) -> Result<(), NotationError> {
        let sign = self.take();
        if sign.kind == SignKind::Mark(mark) {
            Ok(())
        } else {
            Err(fault(sign.column, sign.shown(), format!("`{mark}`")))
        }
    }

    fn word(&mut self, expected: &str) -> Result<(&'a str, usize), NotationError> {
        let sign = self.take();
        match sign.kind {
            SignKind::Word(word) => Ok((word, sign.column)),
            _ => Err(fault(sign.column, sign.shown(), expected)),
        }
    }

    fn seeds_at(&mut self, place: Place) -> Result<usize, NotationError> {
        let (seeds, column) = self.seeds()?;
        self.seeds[place.index()] = seeds;
        Ok(column)
    }

    fn seeds(&mut self) -> Result<(u16, usize), NotationError> {
        let (word, column) = self.word("a number of seeds")?;
        let seeds = digits(word).filter(|&seeds| seeds <= MAX_SEEDS);
        let seeds = seeds.ok_or_else(|| {
            let problem = format!("`{}` is no number of seeds", shorten(word));
            fault(column, problem, format!("a number from 0 to {MAX_SEEDS}"))
        })?;
        self.total += seeds;
        if self.total > MAX_SEEDS {
            let problem = format!("the position holds more than {MAX_SEEDS} seeds from here on");
            return Err(fault(column, problem, "fewer"));
        }
        Ok((seeds as u16, column))
    }

    fn field(&mut self) -> Result<(), NotationError> {
        const FIELDS: &str = "ends=, stores=, end-specials=, specials=, specials-won=, hands=, penalties=, lost=, brought=, idle=, extra=, turn=, ways=, marks=, phase=, ask=, round=, points=, choose=, captured=, swapped, over=, bound=, lifted= or to=";
        let (name, column) = self.word(FIELDS)?;
        if self.seen.contains(&name) {
            return Err(fault(column, format!("`{name}` stands here a second time"), "each field once"));
        }
        match name {
            "swapped" => return self.swapped(column).map(|()| self.seen.push(name)),
            "ends" | "end-specials" | "stores" | "specials" | "specials-won" | "hands" | "penalties" | "lost"
            | "brought" | "idle" | "extra" | "turn" | "ways" | "marks" | "phase" | "ask" | "round" | "points"
            | "choose" | "captured" | "over" | "bound" | "lifted" | "to" => {}
            _ => return Err(fault(column, format!("`{}` is not known", shorten(name)), FIELDS)),
        }
        self.seen.push(name);
        self.mark('=')?;
        match name {
            "ends" => self.ends(Place::pit, name),
            "end-specials" => self.ends(Place::special, name),
            "stores" => self.stores(),
            "specials" => self.specials(),
            "specials-won" => self.specials_won(),
            "hands" => self.hands(),
            "penalties" => self.penalties(),
            "lost" => self.lost(),
            "brought" => self.brought(),
            "idle" => self.idle(),
            "extra" => self.extra(),
            "turn" => self.turn(),
            "ways" => self.ways(),
            "marks" => self.marks(),
            "phase" => self.stage(),
            "ask" => self.ask(),
            "round" => self.round(),
            "points" => self.points(),
            "choose" => self.choose(),
            "captured" => self.captured(),
            "over" => self.over(),
            "bound" => self.bound(),
            "lifted" => {
                self.lifted = Some(self.seeds()?);
                Ok(())
            }
            _ => {
                self.to_move = Some(self.side()?);
                Ok(())
            }
        }
    }

    fn clause(&mut self) -> Result<Cause, NotationError> {
        let (name, column) = self.word("the name of a clause")?;
        let problem = || format!("`{}` is no clause of this game", shorten(name));
        self.rules.cause_named(name).ok_or_else(|| fault(column, problem(), "the name of a clause"))
    }

    fn pit(&mut self) -> Result<(PitId, usize), NotationError> {
        self.named(pit_named)
    }

    /// Returns the place from which a lap was lifted.
    fn origin(&mut self) -> Result<(Place, usize), NotationError> {
        self.named(origin_named)
    }

    fn named<T>(&mut self, read: impl Fn(&Rules, &str) -> Option<T>) -> Result<(T, usize), NotationError> {
        let board = &self.rules.board;
        let last = board.pits().next_back().map_or_else(String::new, |pit| board.name(pit));
        let expected = format!("the name of a pit, a1 to {last}");
        let (name, column) = self.word(&expected)?;
        let problem = || format!("`{}` is no pit of this board", shorten(name));
        read(self.rules, name).map(|it| (it, column)).ok_or_else(|| fault(column, problem(), expected))
    }

    fn side(&mut self) -> Result<Side, NotationError> {
        let words = [("S", Side::South), ("E", Side::East), ("N", Side::North), ("W", Side::West)];
        let known: Vec<_> = words.into_iter().filter(|(_, side)| self.rules.board.sides().contains(side)).collect();
        self.one_of(&known)
    }

    fn one_of<T: Copy>(&mut self, words: &[(&str, T)]) -> Result<T, NotationError> {
        let expected = any_of(&words.iter().map(|(word, _)| (*word).to_owned()).collect::<Vec<_>>(), "");
        let (word, column) = self.word(&expected)?;
        let found = words.iter().find(|(known, _)| *known == word);
        found.map(|&(_, value)| value).ok_or_else(|| fault(column, format!("`{}`", shorten(word)), expected))
    }

    fn finish(self) -> Result<Position, NotationError> {
        let end = self.signs[self.signs.len() - 1].column;
        let Some(to_move) = self.to_move else {
            return Err(fault(end, "the text does not say whose turn it is", "to=S or to=N"));
        };
        if let (Some(AskText { column, .. }), Some(_)) = (&self.ask, self.ended) {
            return Err(fault(*column, "a question is open though the game is over", "`ask=` or `over=`"));
        }
        let (lifted, lifted_column) = self.lifted.unwrap_or_default();
        let (number, stage_column) = self.stage.unwrap_or_else(|| (self.stage_reached(to_move), 1));
        let stage = &self.rules.stage_rules[usize::from(number)];
        let ask = match &self.ask {
            Some(text) => {
                let standing = Standing { seeds: &self.seeds, marks: &self.marks, stage, lifted, mover: to_move };
                Some(read_ask(self.rules, text, &standing)?)
            }
            None if self.ended.is_none() => {
                if lifted > 0 {
                    let problem = "seeds are in flight though the game goes on";
                    return Err(fault(lifted_column, problem, "`over=` or `ask=` as well, or no `lifted=`"));
                }
                if stage.places_seeds() && self.is_over(stage, to_move) {
                    let problem =
                        format!("the phase is `{}`, and {} has no seeds in hand", stage.id, side_name(to_move));
                    return Err(fault(stage_column, problem, "another phase, or `hands=`"));
                }
                None
            }
            None => None,
        };
        self.lead_fits(to_move)?;
        if stage.plan.opening.arrange.is_some() && self.ended.is_none() {
            self.can_be_answered(to_move, stage_column)?;
        } else if self.ended.is_none() {
            self.is_laid_out(stage, stage_column)?;
        }
        let mut seeds = self.seeds;
        seeds[Place::FLIGHT.index()] = lifted;
        let mut position = Position::arranged(seeds, self.marks, to_move, number, self.swapped, ask);
        position.apply(StateChange::LeadChanged { lead: self.lead.0 });
        for side in self.lost {
            position.apply(StateChange::Lost { side });
        }
        for side in self.brought {
            position.apply(StateChange::Brought { side });
        }
        let (turns, column) = self.idle;
        if turns > 0 {
            let all = self.rules.board.sides().len() as u8;
            if turns >= all && self.ended.is_none() {
                return Err(fault(column, format!("`{turns}`"), format!("turns passed, from 1 to {}", all - 1)));
            }
            position.apply(StateChange::Idle { turns });
        }
        if let Some((_, column)) = self.choosing.filter(|_| self.round_state.round == 1) {
            return Err(fault(column, "nothing is chosen before the first round", "`round=` as well, or no `choose=`"));
        }
        if let Some((pit, column)) = self.of_later_rounds.filter(|_| self.round_state.round == 1) {
            let problem = format!("{} can bear that mark from the second round on", self.rules.board.name(pit));
            return Err(fault(column, problem, "`round=`, or another mark"));
        }
        position.apply(StateChange::Extra { moves: self.extra });
        if self.bound.is_some() {
            position.apply(StateChange::Bound { way: self.bound });
        }
        if let Some((_, column)) = self.choosing.filter(|_| self.ended.is_some() || self.ask.is_some()) {
            return Err(fault(column, "another question is open, or the game is over", "no `choose=`"));
        }
        let past = if self.seen.contains(&"turn") || self.seeds == self.rules.board.opening {
            self.past
        } else {
            // Where nothing is said, the first turns are over.
            Past { turn: self.past.last, ..self.past }
        };
        position = position.with_past(past).in_round(self.round_state, self.choosing.map(|(ask, _)| ask));
        if let Some(Ended { result, clause }) = self.ended {
            position.apply(StateChange::Ended { result, because: clause });
        }
        Ok(position)
    }

    /// Refuses seeds left in a hand from which rounds are laid out, when that is done.
    fn is_laid_out(&self, stage: &StageRules, column: usize) -> Result<(), NotationError> {
        let Some(Layout::Mirror(_)) = self.rules.layout() else { return Ok(()) };
        if stage.places_seeds() || stage.plan.opening.brings.iter().any(|bring| bring.from == Source::Hand) {
            return Ok(());
        }
        let held = |side: &Side| self.seeds[Place::hand(*side).index()];
        let Some(side) = Side::BOTH.into_iter().find(|side| held(side) > 0) else { return Ok(()) };
        let problem = format!("the round is laid out, and {} has {} in hand", side_name(side), held(&side));
        Err(fault(column, problem, "another phase, or no `hands=`"))
    }

    /// Checks that the other player can lay out the same seeds for a new round as the first, where they must: their
    /// store has the seeds, and their hand none.
    fn can_be_answered(&self, to_move: Side, column: usize) -> Result<(), NotationError> {
        let Some(Layout::Mirror(_)) = self.rules.layout() else { return Ok(()) };
        let other = to_move.opponent();
        let pits = self.rules.board.pits_of(to_move).map(|pit| self.seeds[pit.index()]);
        let laid_out = pits.sum::<u16>() + self.seeds[Place::hand(to_move).index()];
        let in_hand = self.seeds[Place::hand(other).index()];
        if in_hand > 0 {
            let problem =
                format!("{} lays out a round, and {} has {in_hand} in hand", side_name(to_move), side_name(other));
            return Err(fault(column, problem, "another phase, or all of them in `stores=`"));
        }
        let store = self.seeds[Place::store(other).index()];
        if store >= laid_out {
            return Ok(());
        }
        let problem = format!(
            "{} lays out {laid_out} seeds, and {} has {store} to do the same",
            side_name(to_move),
            side_name(other)
        );
        Err(fault(column, problem, "another phase, or as many in `stores=`"))
    }
}
