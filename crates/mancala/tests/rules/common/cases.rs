//! Every game that the catalogue offers, with each value of each option, and positions and moves to try in them.

use mancala::engine::{Mark, Move, Past, Position, RoundState};
use mancala::rules::Catalogue;
use mancala::rules::kinds::choice::LiftFrom;
use mancala::rules::variant::{OptionKind, VariantOption};
use mancala::rules::{Clause, Direction, MAX_PITS, PitId};
use mancala::rules::{PLACES, Place, Rules, Settings, Side};
use std::sync::Arc;

/// One game to be tried.
pub struct Case {
    /// The id: `oware/woli`.
    pub id: String,
    /// Options that differ from the defaults of that id.
    pub set: Settings,
    /// Its rules.
    pub rules: Arc<Rules>,
}

impl Case {
    /// `oware grand_slam=forbidden`
    pub fn title(&self) -> String {
        let set: Vec<String> = self.set.iter().map(|(option, value)| format!(" {option}={value}")).collect();
        self.id.clone() + &set.concat()
    }
}

/// The values of an option, as settings spell them: all of them, but of very many numbers only a few.
pub fn values(option: &VariantOption) -> Vec<String> {
    match &option.kind {
        OptionKind::Choices(choices) => choices.iter().map(|choice| choice.id.clone()).collect(),
        OptionKind::Number { from, to, .. } => {
            let span = usize::from(to - from);
            let step = if span > 64 { span / 3 } else { 1 };
            (*from..=*to).step_by(step).map(|number| number.to_string()).collect()
        }
    }
}

/// Every id by itself and with every value of every option that is offered for it, alone.
///
/// # Panics
/// If one of them is refused.
pub fn cases(catalogue: &Catalogue) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut add = |id: &str, set: Settings| match catalogue.rules(id, &set) {
        Ok(rules) => cases.push(Case { id: id.to_owned(), set, rules: Arc::new(rules) }),
        Err(error) => panic!("{id} {set:?}: {error}"),
    };
    for id in catalogue.ids() {
        add(&id, Settings::new());
        let variant = catalogue.variant(&id).expect("an id of the catalogue has a variant");
        for option in variant.offered(variant.preset_of(&id)) {
            for value in values(option) {
                add(&id, Settings::from([(option.id.clone(), value)]));
            }
        }
    }
    cases
}

/// Everything that a hand or a text could offer as a move on this board, well formed or not.
pub fn conceivable(rules: &Rules) -> impl Iterator<Item = Move> {
    let beyond = [rules.board.pit_count() as u8, MAX_PITS as u8 - 1, MAX_PITS as u8, u8::MAX].map(PitId);
    let pits = rules.board.pits().chain(beyond);
    let on_pits = pits.flat_map(|pit| {
        // One of these is a direction on another kind of board.
        let ways = rules.board.ways().iter().copied().chain([Direction::Ccw, Direction::Ne]).map(Some).chain([None]);
        ways.flat_map(move |way| [Move::Sow { pit, way }, Move::Place { pit, way }]).chain([
            Move::Pick(pit),
            Move::Take(pit),
            Move::Shift(pit),
            Move::Give(pit),
        ])
    });
    // Where stores are lifted from, any number may be.
    let lifts = |clause: &Clause| matches!(clause, Clause::Lift(it) if it.from == LiftFrom::Store);
    let most = if rules.clauses.iter().any(|(_, it)| lifts(it)) { rules.board.total as u16 } else { 3 };
    let from_store = (0..=most).chain([u16::MAX]).flat_map(|seeds| {
        let ways = [Some(Direction::Ccw), Some(Direction::Ne), None];
        ways.map(|way| Move::SowStore { seeds, way })
    });
    let others = [Move::Reserve, Move::Gather, Move::Go, Move::Stop, Move::Pass, Move::Swap];
    on_pits.chain(from_store).chain(Direction::ALL.map(Move::Way)).chain(others)
}

/// A position of few seeds: `pits` get one seed for each time they are named (taken modulo the board), the rest lies
/// in the stores as evenly as `tilt` allows, or nowhere on a board without them.
pub fn sparse(rules: &Rules, pits: &[u8], tilt: i16, to_move: Side) -> Position {
    let mut seeds = [0; PLACES];
    let board = &rules.board;
    let total = (board.total - board.specials) as i32;
    let few = pits.len().min(total as usize / 2);
    for pit in &pits[..few] {
        seeds[usize::from(*pit) % board.pit_count()] += 1;
    }
    for pit in board.every_pit().filter(|_| board.specials > 0) {
        let place = Place::special(pit).index();
        seeds[place] = board.opening[place];
    }
    for &side in board.sides() {
        seeds[Place::spare(side).index()] = board.spare;
    }
    if board.has_stores() {
        let rest = total - few as i32;
        let (mut left, mut sides) = (rest, board.sides().len() as i32);
        for &side in board.sides() {
            let tilt = if side == Side::South { i32::from(tilt) } else { 0 };
            let share = if sides == 1 { left } else { (left / sides + tilt).clamp(0, left) };
            seeds[Place::store(side).index()] = share as u16;
            (left, sides) = (left - share, sides - 1);
        }
    }
    let to_move = if board.sides().contains(&to_move) { to_move } else { Side::South };
    let position =
        Position::arranged(seeds, [Mark::None; MAX_PITS], to_move, rules.stage_rules.len() as u8 - 1, false, None);
    // The first turns are over.
    let past = Past::beginning(rules.counted);
    position.with_past(Past { turn: past.last, ..past }).in_round(RoundState::first(board), None)
}
