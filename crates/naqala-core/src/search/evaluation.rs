//! Values of positions: the result of a finished game, the bounds on what can still come, and the estimate of an
//! unfinished one. All of them follow from the clauses that end and win the game.

use super::endgame::{EndgameProbe, Endgames};
use super::network::{Network, RESULT};
use mancala::engine::{Ended, GameResult, Move, NoEvents, Position, end_repeated, score, with_traps};
use mancala::rules::kinds::ending::{Amount, Endlessly, Leftover, Level, Verdict, WonBy};
use mancala::rules::kinds::landing::Who;
use mancala::rules::plan::{EndCondition, EndRule, Plan, StepEffect};
use mancala::rules::{PitId, Rules, Side, StageRules};
use std::sync::Arc;

/// A game won, where nothing but the result counts; lost is the same below zero. Estimates are smaller.
pub const WIN: i32 = 10_000;
/// More than any estimate of a game in which only the result counts.
const PROMISE: i32 = 9_000;
/// Eighths of a seed that one in a player's own pits promises, where those left at the end are the player's.
const OWN_PIT: i32 = 2;
/// Number of pits that are added up at once.
const LANES: usize = 4;

/// The unit in which positions are valued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Half seeds by which a player is ahead at the end.
    Seeds,
    /// The result: [`WIN`], 0, and what lies between them.
    Result,
}

impl Unit {
    /// The unit in one word.
    pub fn key(self) -> &'static str {
        match self {
            Unit::Seeds => "seeds",
            Unit::Result => "result",
        }
    }

    /// The smallest difference of values that counts: half a seed, or a fiftieth of a win.
    pub(crate) fn step(self) -> i32 {
        match self {
            Unit::Seeds => 1,
            Unit::Result => WIN / 50,
        }
    }

    /// A value in whole seeds, or from -1 for a loss to 1 for a win.
    pub fn measure(self, value: i32) -> f64 {
        match self {
            Unit::Seeds => f64::from(value) / 2.0,
            Unit::Result => f64::from(value) / f64::from(WIN),
        }
    }
}

/// Evaluator of a game's positions for the two players, or parties, who meet in it. Where there are more, one meets all
/// the others.
pub(super) struct Evaluator<'r> {
    rules: &'r Rules,
    pub unit: Unit,
    /// Number of seeds in all: a position that was set up may have more or fewer than the opening.
    total: u32,
    /// `true` if the lead in stores alone decides, so that no more than what is still in play can be won or lost.
    pub bounded: bool,
    /// `true` if the further course of play does not depend on the stores.
    pub mute: bool,
    /// 1 where more seeds are better, -1 where fewer are.
    sign: i32,
    /// `true` if more than two meet, who might not play as if they were two.
    pub several: bool,
    /// The party of each seat, by [`Side::index`]: 0 for the one that `first` belongs to.
    party: [usize; 4],
    /// Estimated value of a seed in a player's own pits, in eighths of a seed.
    own_pit: i32,
    /// Knowledge from endgame tables, where there are any.
    pub endgames: Option<EndgameProbe>,
    /// The learned estimate, where there is one.
    pub network: Option<&'r Network>,
    /// `true` if the lead is that in the stores of two players, and nothing else.
    plain: bool,
    /// Masks of the first player's pits and of the second's, for every [`LANES`] pits, as long as pits have not changed
    /// hands: numbers as of [`together`], with all bits set for a pit that is theirs.
    owners: Vec<[u64; 2]>,
}

impl<'r> Evaluator<'r> {
    /// Creates the valuation for a search of this position.
    pub fn of(rules: &'r Rules, position: &Position) -> Evaluator<'r> {
        Evaluator::to(rules, position.chooser(), position.total())
    }

    /// Creates the valuation of positions with this many seeds in all for the party of a side, where more than two
    /// meet; else for that of South.
    pub fn to(rules: &'r Rules, side: Side, total: u32) -> Evaluator<'r> {
        let plans = || rules.stage_rules.iter().map(|stage| &stage.plan);
        let by = plans().find_map(|plan| plan.winner.as_ref()).map(|winner| winner.by);
        let same = plans().all(|plan| plan.winner.as_ref().map(|winner| winner.by) == by);
        let seeds = matches!(by, Some(WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::FewestSeeds));
        let unit = if seeds && same && plans().any(is_counted) { Unit::Seeds } else { Unit::Result };
        let bounded = unit == Unit::Seeds
            && by == Some(WonBy::MostSeeds)
            && rules.board.sides().len() == 2
            && rules.rounds.is_none()
            && rules.board.spare == 0
            && rules.board.specials == 0
            && rules.profile.irreversible.stores
            && rules.stage_rules.iter().all(is_decided_by_seeds);
        let owns = |end: &EndRule| end.leftover == Leftover::Owner;
        let own_pit = match unit {
            Unit::Seeds if plans().any(|plan| plan.endings.iter().any(owns)) => OWN_PIT,
            Unit::Seeds => 0,
            Unit::Result if is_emptying(rules) => -8,
            Unit::Result => 8,
        };
        let players = rules.board.players;
        let outside = |party: &'static [Side]| rules.board.sides().iter().find(|side| !party.contains(side));
        let second = outside(players.party(Side::South)).map(|&side| players.party(side));
        let parted =
            |side: &Side| players.party(Side::South).contains(side) || second.is_none_or(|it| it.contains(side));
        let several = !rules.board.sides().iter().all(parted);
        let first = players.party(if several { side } else { Side::South });
        let party = Side::ALL.map(|side| usize::from(!first.contains(&side)));
        let simply = |plan: &Plan| plan.winner.as_ref().is_some_and(|it| it.komi == 0 && it.specials == 0);
        let counts_stores = matches!(by, Some(WonBy::MostSeeds | WonBy::FewestSeeds)) && same && plans().all(simply);
        let plain = counts_stores && rules.board.sides().len() == 2 && rules.board.spare == 0;
        let pits: Vec<PitId> = rules.board.pits().collect();
        let owned = |pits: &[PitId], player| {
            let is_theirs = |pit: &PitId| party[rules.board.owner(*pit).index()] == player;
            together(std::array::from_fn(|at| if pits.get(at).is_some_and(is_theirs) { u16::MAX } else { 0 }))
        };
        Evaluator {
            rules,
            unit,
            total,
            bounded,
            mute: bounded && rules.stage_rules.iter().all(|stage| !stage.plan.endings.iter().any(asks_stores)),
            sign: if by == Some(WonBy::FewestSeeds) { -1 } else { 1 },
            several,
            party,
            own_pit,
            endgames: None,
            network: None,
            plain,
            owners: pits.chunks(LANES).map(|pits| [0, 1].map(|player| owned(pits, player))).collect(),
        }
    }

    /// Returns the player who makes the next move.
    #[inline]
    pub fn player(&self, position: &Position) -> usize {
        self.party[position.chooser().index()] ^ usize::from(position.swapped())
    }

    /// 1 for the player whose seat this is, -1 for the other, as the first of the two sees it.
    #[inline]
    fn side_sign(&self, position: &Position, side: Side) -> i32 {
        if self.party[side.index()] ^ usize::from(position.swapped()) == 0 { 1 } else { -1 }
    }

    /// Returns the lead of the first player, in half seeds.
    #[inline]
    pub fn lead(&self, position: &Position) -> i32 {
        if self.plain {
            let [south, north] = Side::BOTH.map(|side| i32::from(position.store(side)));
            return self.sign * 2 * (south - north) * self.side_sign(position, Side::South);
        }
        self.counted(position)
    }

    /// Returns the lead of a player, in half seeds.
    #[inline]
    pub fn lead_of(&self, position: &Position, player: usize) -> i32 {
        let lead = self.lead(position);
        if player == 0 { lead } else { -lead }
    }

    /// Returns the same lead where more counts than the stores.
    #[inline(never)]
    fn counted(&self, position: &Position) -> i32 {
        let winner = self.rules.stage_rules[position.stage()].plan.winner.as_ref();
        let board = &self.rules.board;
        let held = |side: Side| match winner.map(|winner| winner.by) {
            Some(WonBy::MostWithTraps) => 2 * with_traps(board, position, side) as i32,
            _ => score(board, winner, position, side) as i32,
        };
        let signed = |&side: &Side| self.side_sign(position, side) * held(side);
        self.sign * board.sides().iter().map(signed).sum::<i32>()
    }

    /// Returns the value for the first player of a game that ended like this.
    pub fn ended(&self, position: &Position, ended: Ended) -> i32 {
        let won = match ended.result {
            GameResult::Won(side) => self.side_sign(position, side),
            GameResult::Draw | GameResult::Void => 0,
            GameResult::Lost => -1,
        };
        match self.unit {
            Unit::Result => won * WIN,
            Unit::Seeds if self.bounded => self.lead(position),
            // A verdict that overrides the count still leaves a winner with no less than the smallest lead.
            Unit::Seeds => match won {
                1 => self.lead(position).max(1),
                -1 => self.lead(position).min(-1),
                _ => 0,
            },
        }
    }

    /// Returns the value for the first player of a game that ends because this position has come back, `mover` having made
    /// the last move: what the rules give to each player then, such as the seeds of their own row.
    #[cold]
    pub fn repeated(&self, position: &Position, mover: Side) -> i32 {
        let mut over = position.clone();
        end_repeated(self.rules, &mut over, mover, &mut NoEvents);
        over.ended().map_or(0, |ended| self.ended(&over, ended))
    }

    /// The least and the most that can still come of a position to the first player, where that is certain.
    #[inline]
    pub fn reach(&self, position: &Position) -> Option<(i32, i32)> {
        if let Some(reach) = self.endgames.as_ref().and_then(|known| self.known(known, position)) {
            return Some(reach);
        }
        if !self.bounded {
            return None;
        }
        let stored: u32 = Side::BOTH.iter().map(|&side| u32::from(position.store(side))).sum();
        let free = 2 * (self.total - stored) as i32;
        let lead = self.lead(position);
        Some((lead - free, lead + free))
    }

    /// Returns `true` if endgame tables may know a position.
    #[inline]
    pub fn is_near_tables(&self, position: &Position) -> bool {
        self.endgames.as_ref().is_some_and(|known| known.is_near(position))
    }

    /// Returns the number of moves to what makes the player win who makes the next: see [`EndgameProbe::distances_to_win`].
    pub fn distances_to_win(&self, position: &Position, moves: &[Move]) -> Option<Vec<u32>> {
        let lead = self.lead_of(position, self.player(position));
        self.endgames.as_ref()?.distances_to_win(position, moves, lead)
    }

    /// Returns the bounds that endgame tables give for a position, as the first player sees it.
    #[inline]
    fn known(&self, known: &EndgameProbe, position: &Position) -> Option<(i32, i32)> {
        known.reach(position, self.player(position) == 0, self.lead(position))
    }

    /// Returns the number of seeds in the first player's pits less that in the second's, where that means anything.
    #[inline]
    pub fn laid(&self, position: &Position) -> i32 {
        if self.own_pit == 0 {
            return 0;
        }
        if position.round_state().round > 1 {
            return self.laid_by_owner(position);
        }
        let mut sums = [0_u64; 2];
        for (owned, &seeds) in self.owners.iter().zip(position.seeds().as_chunks::<LANES>().0) {
            // No part grows too large: a store could hold all seeds of a game.
            sums = [0, 1].map(|player| sums[player] + (together(seeds) & owned[player]));
        }
        let [first, second] = sums.map(|sum| (sum.wrapping_mul(together([1; LANES])) >> 48) as i32);
        if position.swapped() { second - first } else { first - second }
    }

    /// The same, where pits may have changed hands.
    #[inline(never)]
    fn laid_by_owner(&self, position: &Position) -> i32 {
        let board = &self.rules.board;
        let signed = |pit| self.side_sign(position, position.owner(board, pit)) * i32::from(position.pit(pit));
        board.pits().map(signed).sum()
    }

    /// Returns a rough value of a position for the first player, only to put moves in order: by the seeds won rather
    /// than by those in the pits.
    #[inline]
    pub fn promise(&self, position: &Position) -> i32 {
        match self.unit {
            Unit::Seeds => 128 * self.lead(position) + 8 * self.laid(position),
            Unit::Result => 64 * self.estimate(position),
        }
    }

    /// Returns the learned estimate of an unfinished game for a player who makes the next move.
    #[inline]
    pub fn network_estimate(&self, network: &Network, position: &Position, player: usize) -> i32 {
        let lead = self.lead_of(position, player);
        let learned = network.estimate(position, position.chooser(), lead);
        match self.unit {
            Unit::Seeds => lead + learned,
            Unit::Result => PROMISE * learned / (RESULT + learned.abs()),
        }
    }

    /// Returns the estimate of an unfinished game for the first player.
    #[inline]
    pub fn estimate(&self, position: &Position) -> i32 {
        let laid = self.laid(position);
        match self.unit {
            // Eighths of a seed are quarters of half a seed.
            Unit::Seeds => self.lead(position) + laid * self.own_pit / 4,
            Unit::Result => {
                let board = &self.rules.board;
                let held = |side: Side| {
                    let hand = self.own_pit.signum() * i32::from(position.hand(side));
                    self.side_sign(position, side) * (hand + i32::from(position.store(side)))
                };
                let ahead = self.own_pit.signum() * laid + board.sides().iter().map(|&side| held(side)).sum::<i32>();
                ahead * PROMISE / (self.total as i32 + 1)
            }
        }
    }
}

impl Endgames {
    /// The least and the most that comes of a position to the player who makes the next move, in half seeds, as
    /// [`super::Rated::value`] is measured; nothing where the tables do not know it. `before`: the positions of the
    /// game so far. `rules` must be those the tables were made for.
    pub fn value(self: &Arc<Endgames>, rules: &Rules, before: &[Position], position: &Position) -> Option<(i32, i32)> {
        let evaluator = Evaluator::of(rules, position);
        let known = EndgameProbe::of(self, rules, before, position)?;
        let (least, most) = evaluator.known(&known, position)?;
        Some(if evaluator.player(position) == 0 { (least, most) } else { (-most, -least) })
    }
}

/// Numbers as the parts of one, the first the lowest.
#[inline]
fn together(numbers: [u16; LANES]) -> u64 {
    numbers.into_iter().rev().fold(0, |all, number| all << 16 | u64::from(number))
}

/// Returns `true` if seeds are counted at some end of a stage.
fn is_counted(plan: &Plan) -> bool {
    let counted = |verdict: Verdict| matches!(verdict, Verdict::ByWinner | Verdict::MostSeeds | Verdict::Out(_));
    plan.endings.iter().any(|end| counted(end.verdict))
        || plan.repetition.as_ref().is_some_and(|repetition| counted(repetition.verdict))
}

/// Returns `true` if a player who empties their own pits wins.
fn is_emptying(rules: &Rules) -> bool {
    let wins = |end: &EndRule| matches!(end.verdict, Verdict::Wins(Who::Mover)) && end.whose == Who::Mover;
    rules.stage_rules.iter().any(|StageRules { plan, .. }| {
        plan.winner.as_ref().is_some_and(|winner| winner.by == WonBy::Emptier)
            || plan.endings.iter().any(|end| end.once == EndCondition::RowEmpty && wins(end))
    })
}

/// Returns `true` if in a stage the lead in stores alone decides, however play ends, and stores only grow.
fn is_decided_by_seeds(stage: &StageRules) -> bool {
    let plan = &stage.plan;
    let counted = |verdict: Verdict, leftover: Leftover| {
        let random = matches!(leftover, Leftover::To(Who::Lot | Who::Richer | Who::Poorer));
        matches!(verdict, Verdict::ByWinner | Verdict::MostSeeds) && !random
    };
    let endless = plan.sowing.endless.is_none_or(|(_, _, verdict)| {
        matches!(verdict, Endlessly::Illegal | Endlessly::TurnEnds | Endlessly::ByWinner)
    });
    endless
        && plan.winner.as_ref().is_some_and(|it| it.least.is_none() && it.specials == 0 && it.level == Level::Draw)
        && plan.endings.iter().all(|end| counted(end.verdict, end.leftover))
        && plan.repetition.as_ref().is_none_or(|it| counted(it.verdict, it.leftover))
        && !plan.landing.iter().chain(&plan.dropping).any(|step| matches!(step.act, StepEffect::Lose))
        && plan.facts.frozen.is_none()
        && plan.facts.penalty_holds.is_none()
        && plan.facts.captures_first.is_none()
}

/// Returns `true` if an ending depends on the stores.
fn asks_stores(end: &EndRule) -> bool {
    match &end.once {
        EndCondition::StoreHolds(Amount::Seeds(_) | Amount::Majority | Amount::Half)
        | EndCondition::Decided
        | EndCondition::PenaltyHolds(_)
        | EndCondition::CapturedAtEnds
        | EndCondition::CapturedFirst(_) => true,
        EndCondition::RowEmpty
        | EndCondition::Left(_)
        | EndCondition::CannotMove
        | EndCondition::CannotFeed
        | EndCondition::AllPassed => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::engine::{NoEvents, legal_moves, play_legal, start};
    use mancala::record::notation::parse_position;
    use mancala::rules::{Catalogue, Settings};

    #[test]
    fn what_lies_in_the_pits_is_added_up_as_if_pit_by_pit() {
        let catalogue = Catalogue::shipped();
        let (mut swapped, mut uneven) = (0, 0);
        let with_swap: Settings = [("pie_rule".to_owned(), "on".to_owned())].into();
        let games = catalogue.ids().into_iter().map(|id| (id, Settings::new()));
        for (id, set) in games.chain([("kalah".to_owned(), with_swap)]) {
            let rules = catalogue.rules(&id, &set).expect("a shipped variant is sound");
            let mut position = start(&rules);
            let evaluator = Evaluator::of(&rules, &position);
            for ply in 0..40 {
                let moves = legal_moves(&rules, &position);
                let swap = moves.iter().find(|mv| **mv == Move::Swap);
                let Some(&mv) = swap.or(moves.get(7 * ply % moves.len().max(1))) else { break };
                play_legal(&rules, &mut position, mv, &mut NoEvents);
                let by_pit = if evaluator.own_pit == 0 { 0 } else { evaluator.laid_by_owner(&position) };
                assert_eq!(evaluator.laid(&position), by_pit, "{id}, ply {ply}");
                swapped += u32::from(position.swapped());
                uneven += u32::from(by_pit != 0);
            }
        }
        assert!(swapped > 0 && uneven > 1_000, "{swapped}, {uneven}");
    }

    #[test]
    fn a_position_that_comes_back_is_worth_what_the_rules_give_then() {
        let catalogue = Catalogue::shipped();
        let text = "1,0,0,0,0,0/0,0,0,3,0,0 stores=23,21 to=N";
        // South leads by two in the stores, and by two in the pits, which count where each takes the seeds of their own row.
        for (choice, worth) in [("draw", 0), ("split_rows", 8)] {
            let set = [("on_repetition".to_owned(), choice.to_owned())].into();
            let rules = catalogue.rules("oware", &set).expect("a shipped variant is sound");
            let position = parse_position(&rules, text).expect("the position is sound");
            let evaluator = Evaluator::of(&rules, &position);
            assert_eq!((evaluator.lead(&position), evaluator.repeated(&position, Side::South)), (4, worth), "{choice}");
        }
        // Where no rule asks for repetitions nothing ends.
        let kalah = catalogue.rules("kalah", &Settings::new()).expect("a shipped variant is sound");
        let opening = start(&kalah);
        assert_eq!(Evaluator::of(&kalah, &opening).repeated(&opening, Side::South), 0);
    }
}
