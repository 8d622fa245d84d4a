//! Reading positions.

mod seeds;
mod state;

pub use state::known_marks;

use super::diagnostic::{PositionDiagnostic, side_key};
use super::question::{AskText, Standing, origin_named, read_ask};
use super::sign::{Sign, SignKind, digits, signs, wrong};
use super::{NotationError, pit_named};
use crate::diagnostic::{Diagnostic, Key, Name, Written, nearest};
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
/// The mistake in the text, with the column at which it is no position of this board.
pub fn parse_position(rules: &Rules, text: &str) -> Result<Position, NotationError> {
    if text.len() > MAX_POSITION_TEXT {
        return Err(wrong(1, PositionDiagnostic::TooLong { bytes: text.len(), most: MAX_POSITION_TEXT }));
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
    let own = match super::foreign::is_auale(rules, text.trim()) {
        true => Some(super::foreign::auale_text(text).map_err(NotationError)?),
        false => super::foreign::own_text(rules, text.trim()),
    };
    if let Some(own) = own {
        // Its columns are not those of the text that was given.
        return opening(rules, &own).map_err(|NotationError(diagnostic)| wrong(1, diagnostic));
    }
    opening(rules, text.trim_end())
}

/// As [`parse_opening`], of a text as this program writes it.
fn opening(rules: &Rules, text: &str) -> Result<Position, NotationError> {
    let position = parse_position(rules, text)?;
    if position.ended().is_none() && legal_moves(rules, &position).is_empty() {
        let column = text.find("to=").map_or(1, |at| text[..at].chars().count() + 1);
        return Err(wrong(column, PositionDiagnostic::Stuck { side: side_key(position.chooser()) }));
    }
    Ok(position)
}

/// The names of all fields that a position may have, in the order in which they are written.
pub const POSITION_FIELDS: [&str; 25] = [
    "ends",
    "stores",
    "end-specials",
    "specials",
    "specials-won",
    "hands",
    "penalties",
    "lost",
    "brought",
    "idle",
    "extra",
    "turn",
    "ways",
    "marks",
    "phase",
    "ask",
    "round",
    "points",
    "choose",
    "captured",
    "swapped",
    "over",
    "bound",
    "lifted",
    "to",
];

/// Returns the mistake of a field that there is not; `side` if that is its value.
fn no_field(rules: &Rules, found: Written, at: Key, side: Option<&str>) -> PositionDiagnostic {
    let written = |field: &str| Name(if field == "swapped" { field.to_owned() } else { format!("{field}=") });
    let known = state::fields(rules);
    let near = nearest(&found.0, known.iter().copied()).map(written);
    let near: Vec<Name> = near.or_else(|| side.map(|side| Name(format!("to={side}")))).into_iter().collect();
    let fields = known.into_iter().map(written).collect();
    PositionDiagnostic::NoField { found, at, likely: !near.is_empty(), near, fields }
}

struct PositionReader<'a> {
    rules: &'a Rules,
    signs: Vec<Sign<'a>>,
    next: usize,
    /// The field that is being read, its column, and the first sign of its value.
    field: (&'static str, usize, usize),
    seen: Vec<&'static str>,
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
            field: ("", 1, 0),
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

    /// The column of the next sign.
    fn column(&self) -> usize {
        self.signs[self.next].column
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
            let (found, at) = sign.found();
            Err(wrong(sign.column, PositionDiagnostic::NoMark { found, at, mark: mark.into() }))
        }
    }

    /// Reads a word of which `read` makes something, and gives its column as well; `mistake` is told by what stands
    /// there instead.
    fn read<T, D: Into<Diagnostic>>(
        &mut self,
        read: impl FnOnce(&'a str) -> Option<T>,
        mistake: impl FnOnce(Written, Key) -> D,
    ) -> Result<(T, usize), NotationError> {
        let sign = self.take();
        let it = match sign.kind {
            SignKind::Word(word) => read(word),
            SignKind::Mark(_) | SignKind::End => None,
        };
        let (found, at) = sign.found();
        it.map(|it| (it, sign.column)).ok_or_else(|| wrong(sign.column, mistake(found, at)))
    }

    /// Reads a number within bounds; `of` is the key by which the message says what is counted.
    fn number(&mut self, of: &'static str, least: u32, most: u32) -> Result<(u32, usize), NotationError> {
        let bounds = least..=most;
        self.read(
            |word| digits(word).filter(|it| bounds.contains(it)),
            |found, at| PositionDiagnostic::Number { found, at, of: Key(of), least: least.into(), most: most.into() },
        )
    }

    fn seeds_at(&mut self, place: Place) -> Result<usize, NotationError> {
        let (seeds, column) = self.seeds()?;
        self.seeds[place.index()] = seeds;
        Ok(column)
    }

    fn seeds(&mut self) -> Result<(u16, usize), NotationError> {
        let (seeds, column) = self.number("seeds", 0, MAX_SEEDS)?;
        self.total += seeds;
        if self.total > MAX_SEEDS {
            return Err(wrong(column, PositionDiagnostic::TooManySeeds { most: MAX_SEEDS }));
        }
        Ok((seeds as u16, column))
    }

    fn field(&mut self) -> Result<(), NotationError> {
        let known = |word: &str| POSITION_FIELDS.into_iter().find(|field| *field == word);
        let rules = self.rules;
        let side = match self.signs.get(self.next + 2).map(|sign| sign.kind) {
            Some(SignKind::Word(side @ ("S" | "N" | "E" | "W"))) => Some(side),
            _ => None,
        };
        let (name, column) = self.read(known, |found, at| no_field(rules, found, at, side))?;
        if self.seen.contains(&name) {
            return Err(wrong(column, PositionDiagnostic::FieldTwice { field: name.into() }));
        }
        if name == "swapped" {
            return self.swapped(column).map(|()| self.seen.push(name));
        }
        self.seen.push(name);
        self.mark('=')?;
        self.field = (name, column, self.next);
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
        let rules = self.rules;
        let known = |name: &str| rules.cause_named(name);
        Ok(self.read(known, |found, at| PositionDiagnostic::NoClause { found, at })?.0)
    }

    fn pit(&mut self) -> Result<(PitId, usize), NotationError> {
        self.named(pit_named)
    }

    /// Returns the place from which a lap was lifted.
    fn origin(&mut self) -> Result<(Place, usize), NotationError> {
        self.named(origin_named)
    }

    fn named<T>(&mut self, read: impl Fn(&Rules, &str) -> Option<T>) -> Result<(T, usize), NotationError> {
        let rules = self.rules;
        let name = |pit: Option<PitId>| Name(pit.map_or_else(String::new, |pit| rules.board.name(pit)));
        self.read(
            |word| read(rules, word),
            |found, at| {
                let mut pits = rules.board.pits();
                PositionDiagnostic::NoPit { found, at, first: name(pits.next()), last: name(pits.next_back()) }
            },
        )
    }

    fn side(&mut self) -> Result<Side, NotationError> {
        let words = [("S", Side::South), ("E", Side::East), ("N", Side::North), ("W", Side::West)];
        let known: Vec<_> = words.into_iter().filter(|(_, side)| self.rules.board.sides().contains(side)).collect();
        self.one_of(&known)
    }

    fn one_of<T: Copy>(&mut self, words: &[(&str, T)]) -> Result<T, NotationError> {
        let known = |word: &str| words.iter().find(|(known, _)| *known == word).map(|&(_, value)| value);
        let found = self.read(known, |found, at| PositionDiagnostic::OneOf {
            found,
            at,
            names: words.iter().map(|&(word, _)| word.into()).collect(),
        })?;
        Ok(found.0)
    }

    fn finish(self) -> Result<Position, NotationError> {
        let end = self.signs[self.signs.len() - 1].column;
        let Some(to_move) = self.to_move else {
            let sides = self.rules.board.sides().iter().map(|side| format!("to={}", side.letter()).into()).collect();
            return Err(wrong(end, PositionDiagnostic::NoTurn { sides }));
        };
        if let (Some(AskText { column, .. }), Some(_)) = (&self.ask, self.ended) {
            return Err(wrong(*column, PositionDiagnostic::AskedOver));
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
                    return Err(wrong(lifted_column, PositionDiagnostic::InFlight));
                }
                if stage.places_seeds() && self.is_over(stage, to_move) {
                    let stage = stage.id.as_str().into();
                    let side = side_key(to_move);
                    return Err(wrong(stage_column, PositionDiagnostic::StageHand { stage, side }));
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
                let (found, most) = (turns.to_string().into(), (all - 1).into());
                let (at, of) = (Key("word"), Key("idle"));
                return Err(wrong(column, PositionDiagnostic::Number { found, at, of, least: 1, most }));
            }
            position.apply(StateChange::Idle { turns });
        }
        if let Some((_, column)) = self.choosing.filter(|_| self.round_state.round == 1) {
            return Err(wrong(column, PositionDiagnostic::ChoiceFirstRound));
        }
        if let Some((pit, column)) = self.of_later_rounds.filter(|_| self.round_state.round == 1) {
            return Err(wrong(column, PositionDiagnostic::MarkLater { pit: self.rules.board.name(pit).into() }));
        }
        position.apply(StateChange::Extra { moves: self.extra });
        if self.bound.is_some() {
            position.apply(StateChange::Bound { way: self.bound });
        }
        if let Some((_, column)) = self.choosing.filter(|_| self.ended.is_some() || self.ask.is_some()) {
            return Err(wrong(column, PositionDiagnostic::ChoiceAsked));
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
        Err(wrong(column, PositionDiagnostic::LaidOut { side: side_key(side), seeds: held(&side) }))
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
            let (side, other) = (side_key(to_move), side_key(other));
            return Err(wrong(column, PositionDiagnostic::AnswerHand { side, other, seeds: in_hand }));
        }
        let stored = self.seeds[Place::store(other).index()];
        if stored >= laid_out {
            return Ok(());
        }
        let (side, other) = (side_key(to_move), side_key(other));
        Err(wrong(column, PositionDiagnostic::AnswerStore { side, other, seeds: laid_out, stored }))
    }
}
