//! The features of the learned estimate: facts of a position that every game has, numbered.

use mancala::engine::{Mark, Position, start};
use mancala::rules::{Board, PitId, PlaceKind, Rules, Side};

/// Classes of numbers of seeds: each by itself up to 12, then ever more together.
const CLASSES: usize = 20;
/// The least number of seeds of each class from the fourteenth.
const LARGE: [u16; CLASSES - 13] = [13, 15, 17, 20, 24, 30, 40];
/// Numbers of seeds whose class is looked up; more count as the last.
const COUNTED: usize = 64;
/// Classes of leads, from the greatest on the one side to the greatest on the other.
const LEADS: usize = 17;

/// The numbering of a game's features.
#[derive(Clone, Debug)]
pub(in crate::search) struct Features {
    /// By side that makes the next move, then by pit: the first feature of the pit.
    pits: [Vec<u16>; 2],
    /// The class of a number of seeds.
    classes: [u8; COUNTED],
    /// First feature of marks, by pit as [`Features::pits`]; `None` where nothing is marked.
    marks: Option<usize>,
    /// First feature of the hands; `None` where there are none.
    hands: Option<usize>,
    /// First feature of the stages.
    stages: usize,
    /// First feature of the leads.
    leads: usize,
    /// Half seeds in a class of leads.
    lead: i32,
    count: usize,
}

impl Features {
    /// Numbers the features of a game of two sides; `None` for another.
    pub fn of(rules: &Rules) -> Option<Features> {
        let board = &rules.board;
        if board.sides() != Side::BOTH {
            return None;
        }
        let orders = Side::BOTH.map(|side| order(board, side));
        let [south, north] = &orders;
        // What is the same for both is learned once.
        let is_alike = board.path(Side::South).len() == board.path(Side::North).len();
        let views = if is_alike { 1 } else { 2 };
        let every = board.every_pit().count();
        let numbered = |order: &[PitId], view: usize| {
            let mut first = vec![0; every];
            for (at, pit) in order.iter().enumerate() {
                first[pit.index()] = ((view * order.len() + at) * CLASSES) as u16;
            }
            first
        };
        let pits = [numbered(south, 0), numbered(north, views - 1)];
        let mut count = views * south.len() * CLASSES;
        let mut take = |more: usize| {
            count += more;
            count - more
        };
        let opening = start(rules);
        let is_marked = rules.profile.traps.exist || board.every_pit().any(|pit| opening.mark(pit) != Mark::None);
        let marks = is_marked.then(|| take(views * south.len() * 2));
        let has_hands = Side::BOTH.iter().any(|&side| board.has_hand(side));
        let hands = has_hands.then(|| take(2 * CLASSES));
        let stages = take(rules.stage_rules.len());
        let leads = take(LEADS);
        let classes = std::array::from_fn(|seeds| {
            let seeds = seeds as u16;
            if seeds < 13 { seeds as u8 } else { 12 + LARGE.iter().filter(|&&least| least <= seeds).count() as u8 }
        });
        let lead = (2 * board.total as i32 * 2 / LEADS as i32).max(1);
        Some(Features { pits, classes, marks, hands, stages, leads, lead, count })
    }

    /// Returns the number of features.
    pub fn count(&self) -> usize {
        self.count
    }

    #[inline]
    fn class(&self, seeds: u16) -> usize {
        usize::from(self.classes[usize::from(seeds).min(COUNTED - 1)])
    }

    /// Calls `visit` with each feature that holds in a position, as the side sees it that makes the next move. `lead`: its
    /// lead, in half seeds.
    #[inline]
    pub fn for_each_active(&self, position: &Position, side: Side, lead: i32, mut visit: impl FnMut(usize)) {
        let firsts = &self.pits[side.index()];
        for (&first, &seeds) in firsts.iter().zip(position.seeds()) {
            visit(usize::from(first) + self.class(seeds));
        }
        if let Some(marks) = self.marks {
            self.for_each_mark(marks, position, side, &mut visit);
        }
        if let Some(hands) = self.hands {
            visit(hands + self.class(position.hand(side)));
            visit(hands + CLASSES + self.class(position.hand(side.opponent())));
        }
        visit(self.stages + position.stage());
        let half = LEADS as i32 / 2;
        visit((self.leads as i32 + half + (lead / self.lead).clamp(-half, half)) as usize);
    }

    /// Every pit of the board.
    pub fn all_pits(&self) -> impl Iterator<Item = PitId> {
        (0..self.pits[0].len()).map(|at| PitId(at as u8))
    }

    /// Returns the feature of a pit, and the one that it would have if it were empty.
    pub fn of_pit(&self, position: &Position, side: Side, pit: PitId) -> [usize; 2] {
        let first = usize::from(self.pits[side.index()][pit.index()]);
        [first + self.class(position.pit(pit)), first]
    }

    fn for_each_mark(&self, marks: usize, position: &Position, side: Side, visit: &mut impl FnMut(usize)) {
        for (at, &first) in self.pits[side.index()].iter().enumerate() {
            let theirs = match position.mark(PitId(at as u8)) {
                Mark::None => continue,
                Mark::Trap(owner) => usize::from(owner != side),
                _ => 0,
            };
            visit(marks + usize::from(first) / CLASSES * 2 + theirs);
        }
    }
}

/// The pits in the order in which a side comes to them: those of its own path, then those of the other's path alone,
/// then all others.
fn order(board: &Board, side: Side) -> Vec<PitId> {
    let mut order: Vec<PitId> = Vec::new();
    let on_path = |side: Side| {
        board.path(side).iter().filter_map(|place| match place.kind() {
            PlaceKind::Pit(pit) => Some(pit),
            _ => None,
        })
    };
    let paths = [side, side.opponent()].map(on_path);
    for pit in paths.into_iter().flatten().chain(board.every_pit()) {
        if !order.contains(&pit) {
            order.push(pit);
        }
    }
    order
}
