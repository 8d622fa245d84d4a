//! A position set up by hand: its seeds, marks and side to move, and the reason why it cannot be played.

use mancala::engine::{Mark, Position, RoundState, legal_moves};
use mancala::record::notation::{NotationError, has_hands, known_marks, parse_position, position_text};
use mancala::rules::board::MAX_SEEDS;
use mancala::rules::{MAX_PITS, PLACES, PitId, Place, PlaceKind, Rules, Side};
use std::sync::Arc;

/// Most changes that can be undone.
const MOST_UNDONE: usize = 1_000;

/// Position being set up.
#[derive(Clone, Debug)]
pub struct Composer {
    rules: Arc<Rules>,
    now: PositionSetup,
    past: Vec<PositionSetup>,
    future: Vec<PositionSetup>,
}

/// State of a position being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PositionSetup {
    /// Seeds by [`Place::index`].
    seeds: [u16; PLACES],
    /// Marks by [`PitId::index`].
    marks: [Mark; MAX_PITS],
    to_move: Side,
    /// Index into [`Rules::stages`].
    stage: usize,
}

/// A change to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Adds this many seeds to a place, or takes them away if the number is negative; a place never holds fewer than
    /// none.
    Add(Place, i32),
    /// Sets the seeds of a place.
    Count(Place, u16),
    /// Gives a pit this mark.
    Mark(PitId, Mark),
    /// Gives this side the next move.
    ToMove(Side),
    /// Sets the stage of play, an index into [`Rules::stages`].
    Stage(usize),
    /// Empties the board.
    Clear,
    /// Sets up the variant's opening.
    Opening,
    /// Turns the board round: each side has what the other had.
    Mirror,
    /// Sets up the position of a text.
    Text(String),
}

/// Reason why a position cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There are no seeds.
    Empty,
    /// This side is to move and has no legal move.
    Stuck(Side),
    /// The position is not one of this game.
    NoPosition(NotationError),
}

impl Composer {
    /// Returns whether there are changes that have not been undone.
    pub fn has_changed(&self) -> bool {
        !self.past.is_empty()
    }

    /// Creates a composer that begins with a position, as far as it is one between two turns.
    pub fn new(rules: Arc<Rules>, position: &Position) -> Composer {
        let now = PositionSetup::of(&rules, position);
        Composer { rules, now, past: Vec::new(), future: Vec::new() }
    }

    /// Returns the rules of the game.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Changes the position.
    ///
    /// # Errors
    /// If a text is not a position of this game; nothing has changed then.
    pub fn edit(&mut self, edit: &Edit) -> Result<(), NotationError> {
        let mut next = self.now.clone();
        match edit {
            Edit::Add(place, more) => {
                let seeds = i32::from(self.now.seeds[place.index()]).saturating_add(*more);
                next.put(*place, seeds.clamp(0, MAX_SEEDS as i32) as u16);
            }
            Edit::Count(place, seeds) => next.put(*place, *seeds),
            Edit::Mark(pit, mark) => next.marks[pit.index()] = *mark,
            Edit::ToMove(side) => next.to_move = *side,
            Edit::Stage(stage) => next.stage = (*stage).min(self.rules.stage_rules.len() - 1),
            Edit::Clear => next = next.cleared(&self.rules),
            Edit::Opening => next = PositionSetup::of(&self.rules, &mancala::engine::start(&self.rules)),
            Edit::Mirror => next = next.mirrored(&self.rules),
            Edit::Text(text) => next = PositionSetup::of(&self.rules, &parse_position(&self.rules, text.trim())?),
        }
        if next != self.now {
            self.past.push(std::mem::replace(&mut self.now, next));
            let surplus = self.past.len().saturating_sub(MOST_UNDONE);
            self.past.drain(..surplus);
            self.future.clear();
        }
        Ok(())
    }

    /// Undoes the last change, if there is one.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Redoes the change that was undone last, if there is one.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }

    /// Returns the position as it has been set up, whether or not it can be played.
    pub fn position(&self) -> Position {
        let PositionSetup { seeds, marks, to_move, stage } = self.now.clone();
        let position = Position::arranged(seeds, marks, to_move, stage as u8, false, None);
        position.in_round(RoundState::first(&self.rules.board), None)
    }

    /// Returns the position as text.
    pub fn text(&self) -> String {
        position_text(&self.rules, &self.position())
    }

    /// Returns the position, if a game can begin with it.
    ///
    /// # Errors
    /// The reason why it cannot be played.
    pub fn playable(&self) -> Result<Position, Flaw> {
        let position = parse_position(&self.rules, &self.text()).map_err(Flaw::NoPosition)?;
        if self.seeds() == 0 {
            return Err(Flaw::Empty);
        }
        if legal_moves(&self.rules, &position).is_empty() {
            return Err(Flaw::Stuck(position.chooser()));
        }
        Ok(position)
    }

    /// Returns the number of seeds in all, without special pieces.
    pub fn seeds(&self) -> u32 {
        let board = &self.rules.board;
        let pits = board.every_pit().map(Place::pit);
        let trays = self.trays().into_iter().filter(|place| !place.is_special());
        pits.chain(trays).map(|place| u32::from(self.now.seeds[place.index()])).sum()
    }

    /// Returns the number of seeds in the variant's opening, without special pieces.
    pub fn usual_seeds(&self) -> u32 {
        self.rules.board.total - self.rules.board.specials
    }

    /// Returns the number of seeds in a place.
    pub fn at(&self, place: Place) -> u16 {
        self.now.seeds[place.index()]
    }

    /// Returns whether this game has special pieces.
    pub fn has_specials(&self) -> bool {
        self.rules.board.specials > 0
    }

    /// Returns whether a pit can hold special pieces: in some games they lie only in the pits at the ends.
    pub fn holds_specials(&self, pit: PitId) -> bool {
        let board = &self.rules.board;
        self.has_specials() && (board.is_end(pit) || board.specials_in_rows())
    }

    /// Returns the number of special pieces in all, including those won.
    pub fn specials(&self) -> u32 {
        let pits = self.rules.board.every_pit().filter(|&pit| self.holds_specials(pit)).map(Place::special);
        let won = self.trays().into_iter().filter(|place| place.is_special());
        pits.chain(won).map(|place| u32::from(self.now.seeds[place.index()])).sum()
    }

    /// Returns the mark of a pit.
    pub fn mark(&self, pit: PitId) -> Mark {
        self.now.marks[pit.index()]
    }

    /// Returns the side to move.
    pub fn to_move(&self) -> Side {
        self.now.to_move
    }

    /// Returns the stage of play, an index into [`Rules::stages`].
    pub fn stage(&self) -> usize {
        self.now.stage
    }

    /// Returns the places for seeds that are not pits: stores, reserves, penalty pits, and places for special pieces
    /// that have been won.
    pub fn trays(&self) -> Vec<Place> {
        let board = &self.rules.board;
        let kinds: [(bool, fn(Side) -> Place); 4] = [
            (board.has_stores(), Place::store),
            (has_hands(&self.rules), Place::hand),
            (board.penalties, Place::penalty),
            (board.specials > 0, Place::special_store),
        ];
        let there = kinds.into_iter().filter(|(is, _)| *is);
        there.flat_map(|(_, of)| board.sides().iter().map(move |&side| of(side))).collect()
    }

    /// Returns the marks that a pit can bear in this game; the state without a mark is not among them.
    pub fn marks(&self, pit: PitId) -> Vec<Mark> {
        if self.rules.board.is_end(pit) {
            return Vec::new();
        }
        let mut marks = known_marks(&self.rules, pit);
        marks.retain(|mark| !mark.is_of_later_rounds());
        marks
    }

    /// Returns whether the board can be turned round.
    pub fn mirrors(&self) -> bool {
        self.rules.board.sides() == Side::BOTH.as_slice()
    }
}

impl PositionSetup {
    fn of(rules: &Rules, position: &Position) -> PositionSetup {
        let mut seeds = *position.seeds();
        // What is in flight belongs to nobody between two turns.
        seeds[Place::FLIGHT.index()] = 0;
        let mut marks = [Mark::None; MAX_PITS];
        for pit in rules.board.every_pit() {
            // What a round left on a pit means nothing outside a match.
            marks[pit.index()] = Some(position.mark(pit)).filter(|mark| !mark.is_of_later_rounds()).unwrap_or_default();
        }
        PositionSetup { seeds, marks, to_move: position.to_move(), stage: position.stage() }
    }

    fn put(&mut self, place: Place, seeds: u16) {
        let others: u32 =
            self.seeds.iter().map(|&seeds| u32::from(seeds)).sum::<u32>() - u32::from(self.seeds[place.index()]);
        let room = MAX_SEEDS.saturating_sub(others).min(u32::from(u16::MAX));
        self.seeds[place.index()] = seeds.min(room as u16);
    }

    /// Returns the draft of an empty board. Seeds that may be borrowed are where the opening has them.
    fn cleared(&self, rules: &Rules) -> PositionSetup {
        let mut seeds = [0; PLACES];
        for place in rules.board.sides().iter().map(|&side| Place::spare(side)) {
            seeds[place.index()] = rules.board.opening[place.index()];
        }
        PositionSetup { seeds, marks: [Mark::None; MAX_PITS], ..self.clone() }
    }

    /// Returns the draft with the board turned round; only for two sides.
    fn mirrored(&self, rules: &Rules) -> PositionSetup {
        let board = &rules.board;
        let mut turned = PositionSetup { to_move: self.to_move.opponent(), ..self.clone() };
        let across = |pit: PitId| {
            if board.is_end(pit) {
                let ends: Vec<PitId> = board.ends().collect();
                return ends.iter().rev().zip(&ends).find(|(_, end)| **end == pit).map_or(pit, |(other, _)| *other);
            }
            // The pits of the rows are numbered row by row, and so backwards from the other side.
            board.pits().rev().nth(pit.index()).unwrap_or(pit)
        };
        for pit in board.every_pit() {
            let to = across(pit);
            turned.seeds[Place::pit(to).index()] = self.seeds[Place::pit(pit).index()];
            if board.specials_in_rows() || board.specials > 0 && board.is_end(pit) {
                turned.seeds[Place::special(to).index()] = self.seeds[Place::special(pit).index()];
            }
            turned.marks[to.index()] = match self.marks[pit.index()] {
                Mark::Trap(side) => Mark::Trap(side.opponent()),
                Mark::Won(side) => Mark::Won(side.opponent()),
                Mark::Missed(side) => Mark::Missed(side.opponent()),
                other => other,
            };
        }
        for side in Side::BOTH {
            for of in [Place::store, Place::hand, Place::penalty, Place::special_store, Place::spare] {
                turned.seeds[of(side.opponent()).index()] = self.seeds[of(side).index()];
            }
        }
        turned
    }
}

/// Returns whether seeds can be put in a place by hand: any place except flight and the seeds that may be borrowed.
pub fn holds_seeds(place: Place) -> bool {
    !matches!(place.kind(), PlaceKind::Flight | PlaceKind::Spare(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::engine::{play_legal, start};
    use mancala::rules::{Catalogue, Settings};

    fn composer(id: &str) -> Composer {
        let rules = Arc::new(Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant"));
        let opening = start(&rules);
        Composer::new(rules, &opening)
    }

    fn pit(composer: &Composer, name: &str) -> PitId {
        composer.rules.board.pit_named(name).expect("the board has such a pit")
    }

    fn edit(composer: &mut Composer, edit: Edit) {
        composer.edit(&edit).expect("it is no text");
    }

    #[test]
    fn seeds_are_put_in_taken_out_and_counted_and_every_change_can_be_taken_back() {
        let mut kalah = composer("kalah");
        let (a1, store) = (Place::pit(pit(&kalah, "a1")), Place::store(Side::South));
        edit(&mut kalah, Edit::Add(a1, 3));
        edit(&mut kalah, Edit::Add(a1, -100));
        edit(&mut kalah, Edit::Count(store, 25));
        edit(&mut kalah, Edit::ToMove(Side::North));
        assert_eq!(kalah.text(), "4,4,4,4,4,4/0,4,4,4,4,4 stores=25,0 to=N");
        assert_eq!((kalah.seeds(), kalah.usual_seeds()), (69, 48));
        for _ in 0..4 {
            kalah.undo();
        }
        assert_eq!(kalah.text(), "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S");
        kalah.redo();
        assert_eq!(kalah.at(a1), 7);
        edit(&mut kalah, Edit::Clear);
        assert_eq!(kalah.playable(), Err(Flaw::Empty));
        edit(&mut kalah, Edit::Opening);
        assert!(kalah.playable().is_ok());
    }

    #[test]
    fn special_pieces_are_put_in_and_taken_out_where_they_can_lie() {
        let mut kauri = composer("kauri");
        let a1 = pit(&kauri, "a1");
        assert!(kauri.holds_specials(a1));
        let (seeds, pieces) = (kauri.seeds(), kauri.specials());
        edit(&mut kauri, Edit::Add(Place::special(a1), 2));
        edit(&mut kauri, Edit::Count(Place::special_store(Side::North), 1));
        assert_eq!((kauri.seeds(), kauri.specials()), (seeds, pieces + 3));
        assert_eq!(kauri.playable().map(|position| position.special(a1)), Ok(3));
        edit(&mut kauri, Edit::Clear);
        assert_eq!((kauri.seeds(), kauri.specials()), (0, 0));
        let mut quan = composer("o-an-quan");
        let (row, end) = (pit(&quan, "a1"), pit(&quan, "L"));
        assert_eq!((quan.holds_specials(row), quan.holds_specials(end), quan.specials()), (false, true, 2));
        edit(&mut quan, Edit::Add(Place::special(end), -1));
        assert_eq!((quan.specials(), quan.playable().is_ok()), (1, true));
        assert!(!composer("kalah").has_specials() && composer("kalah").specials() == 0);
    }

    #[test]
    fn there_are_never_more_seeds_than_a_position_can_hold() {
        let mut kalah = composer("kalah");
        let store = Place::store(Side::South);
        edit(&mut kalah, Edit::Count(store, u16::MAX));
        edit(&mut kalah, Edit::Add(Place::store(Side::North), 10));
        assert_eq!((kalah.seeds(), kalah.at(Place::store(Side::North))), (MAX_SEEDS, 0));
        assert!(kalah.playable().is_ok());
    }

    #[test]
    fn what_cannot_be_played_is_told() {
        let mut kalah = composer("kalah");
        edit(&mut kalah, Edit::Clear);
        let a2 = Place::pit(pit(&kalah, "a2"));
        edit(&mut kalah, Edit::Add(a2, 1));
        assert_eq!(kalah.playable(), Err(Flaw::Stuck(Side::South)));
        let before = kalah.text();
        assert!(kalah.edit(&Edit::Text("4,4".into())).is_err());
        assert_eq!(kalah.text(), before);
    }

    #[test]
    fn each_side_gets_what_the_other_had() {
        let mut kalah = composer("kalah");
        edit(&mut kalah, Edit::Text("1,2,3,4,5,6/7,8,9,10,11,12 stores=13,14 to=S".into()));
        edit(&mut kalah, Edit::Mirror);
        assert_eq!(kalah.text(), "12,11,10,9,8,7/6,5,4,3,2,1 stores=14,13 to=N");
        let mut togyz = composer("togyz-kumalak");
        let (a2, i1) = (pit(&togyz, "a2"), pit(&togyz, "i1"));
        assert!(togyz.marks(a2).contains(&Mark::Trap(Side::South)), "{:?}", togyz.marks(a2));
        edit(&mut togyz, Edit::Mark(a2, Mark::Trap(Side::South)));
        assert!(togyz.playable().is_ok());
        edit(&mut togyz, Edit::Mirror);
        assert_eq!(togyz.mark(i1), Mark::Trap(Side::North));
    }

    /// Checks every variant: a position from the middle of a game is set up as it is and can be played; turned round
    /// twice it is the same again.
    #[test]
    fn positions_of_every_variant_are_set_up_as_they_are() {
        let catalogue = Catalogue::shipped();
        for variant in catalogue.variants() {
            let rules = Arc::new(catalogue.rules(&variant.id, &Settings::new()).expect("a shipped variant"));
            let mut position = start(&rules);
            for step in 0..40_usize {
                let moves = legal_moves(&rules, &position);
                if position.ended().is_some() || moves.is_empty() {
                    break;
                }
                if position.ask().is_none() && step % 7 == 3 {
                    let mut composer = Composer::new(Arc::clone(&rules), &position);
                    for place in composer.trays() {
                        assert!(holds_seeds(place), "{}", variant.id);
                    }
                    assert_eq!(composer.position().seeds(), position.seeds(), "{}", variant.id);
                    assert!(composer.playable().is_ok(), "{} after {step}: {:?}", variant.id, composer.playable());
                    let before = composer.text();
                    if composer.mirrors() {
                        edit(&mut composer, Edit::Mirror);
                        edit(&mut composer, Edit::Mirror);
                    }
                    assert_eq!(composer.text(), before, "{}", variant.id);
                }
                let mv = moves[step % moves.len()];
                play_legal(&rules, &mut position, mv, &mut mancala::engine::NoEvents);
            }
        }
    }
}
