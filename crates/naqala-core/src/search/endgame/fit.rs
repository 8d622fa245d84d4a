//! Games that have endgame tables: those in which the seeds in the pits and the player to move decide all that follows.

use super::ResultBounds;
use mancala::engine::{Mark, Position, start};
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::ending::{Amount, Endlessly, Leftover, Level, Verdict, WonBy};
use mancala::rules::kinds::landing::{To, Who};
use mancala::rules::plan::{EndCondition, EndRule, Plan, StepEffect};
use mancala::rules::{Board, CountedHistory, Direction, MAX_PITS, PLACES, Place, Rules, Side};

/// The value of a game that goes on for ever without a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Endless {
    /// Each player has what they have in store: no further lead.
    Stored,
    /// Each player gets the seeds on their side of the position that comes back, which the players choose.
    Rows,
    /// The game is a draw, whatever the players have in store.
    Drawn,
    /// The rules do not say.
    Unsaid,
}

/// A game that has endgame tables.
#[derive(Clone, Debug)]
pub(super) struct Fit {
    /// Its rules, without endings that depend on the stores, and without rounds.
    pub rules: Rules,
    /// Value of play that goes on for ever.
    pub endless: Endless,
    /// `true` if a game ends as soon as it is decided.
    pub stops: bool,
    /// The pits in the order in which a position is numbered, by who moves: where both sides play alike, each as that
    /// side sees them.
    pub orders: [Vec<Place>; 2],
    /// Number of sides for which positions are kept: 1 where both play alike.
    pub movers: usize,
    /// A position without seeds.
    blank: Position,
}

impl Fit {
    /// The game of these rules, if it has tables. That takes
    /// - two sides, one stage of play, and nothing in hand, borrowed, or of another kind than seeds;
    /// - no clause that leaves anything behind but seeds (marks, bars, exchanged seats, counted turns,
    ///   directions of first moves), that asks a player anything in mid-turn, or that takes seeds out of a store: then
    ///   stores only grow, and nothing depends on them;
    /// - most seeds to win, however a game ends. It may stop early when it is decided, and positions that come back for
    ///   the third time or later may be a draw; an end that leaves the winner to chance or to something else may not
    ///   be.
    pub fn of(rules: &Rules) -> Option<Fit> {
        let board = &rules.board;
        let [stage] = rules.stage_rules.as_slice() else { return None };
        let plan = &stage.plan;
        let plain = board.sides().len() == 2
            && !board.is_torus()
            && (board.spare, board.specials, board.penalties) == (0, 0, false)
            && !board.sides().iter().any(|&side| board.has_hand(side))
            && rules.counted == CountedHistory::default()
            && rules.clauses.iter().all(|(_, clause)| leaves_seeds_alone(clause))
            && remembers_nothing(plan)
            && rules.profile.irreversible.stores;
        let endless = endless(plan).filter(|_| plain && is_decided_by_seeds(plan, board))?;
        let mut stripped = Rules { rounds: None, ..rules.clone() };
        stripped.stage_rules[0].plan.endings.retain(|end| !is_stop(&end.once, board));
        let stops = stripped.stage_rules[0].plan.endings.len() < plan.endings.len();
        let all: Vec<Place> = board.every_pit().map(Place::pit).collect();
        let turned = turned(board).filter(|_| !tells_who_began(plan));
        let movers = if turned.is_some() { 1 } else { 2 };
        let orders = [all.clone(), turned.unwrap_or(all)];
        let first = start(&stripped);
        let blank = Position::arranged([0; PLACES], [Mark::None; MAX_PITS], first.to_move(), 0, false, None);
        let blank = blank.in_round(first.round_state(), None).with_past(*first.past());
        let fit = Fit { rules: stripped, endless, stops, orders, movers, blank };
        first.differs_in_seeds_alone(&fit.blank).then_some(fit)
    }

    /// A position with these seeds in the pits, in the order of the side that moves, and none in the stores.
    pub fn position(&self, pits: &[u16], mover: Side) -> Position {
        let mut seeds = [0; PLACES];
        for (place, &count) in self.orders[mover.index()].iter().zip(pits) {
            seeds[place.index()] = count;
        }
        let position = Position::arranged(seeds, [Mark::None; MAX_PITS], mover, 0, false, None);
        position.in_round(self.blank.round_state(), None).with_past(*self.blank.past())
    }

    /// Returns `true` if play that goes on for ever can bring no player more than what is left in the pits, and not
    /// overturn what is decided: either it is counted, or the game has stopped before.
    pub fn is_shared_out(&self) -> bool {
        match self.endless {
            Endless::Rows => true,
            Endless::Drawn | Endless::Unsaid => self.stops,
            Endless::Stored => false,
        }
    }

    /// The least and the most that comes of a position to a player who is ahead by `lead` half seeds, in half seeds:
    /// `reach` is what comes of the `left` seeds in the pits.
    pub fn at_the_end(&self, lead: i32, reach: ResultBounds, left: i32) -> (i32, i32) {
        let sure = |seeds: i8| (seeds.abs() != ResultBounds::BEYOND).then(|| lead + 2 * i32::from(seeds));
        let (worst, best) = (lead - 2 * left, lead + 2 * left);
        let (least, most) = match (self.endless, sure(reach.least), sure(reach.most)) {
            // Who cannot force a win makes the game a draw, unless the other can.
            (Endless::Drawn, Some(least), _) if least > 0 => (least, least),
            (Endless::Drawn, _, Some(most)) if most < 0 => (most, most),
            (Endless::Drawn, ..) => (0, 0),
            (_, least, most) => (least.unwrap_or(worst.min(0)), most.unwrap_or(best.max(0))),
        };
        if !self.stops {
            return (least, most);
        }
        // Who wins is the same where a game stops early; by how many seeds is not.
        let least = match least {
            1.. => worst.max(1),
            0 => 0,
            _ => worst.min(0),
        };
        let most = match most {
            1.. => best.max(0),
            0 => 0,
            _ => best.min(-1),
        };
        (least, most)
    }

    /// Returns `true` if a position has nothing that tables do not know, but for marks: no clause of such a game sets any.
    #[inline]
    pub fn is_of(&self, position: &Position) -> bool {
        position.differs_on_board_alone(&self.blank)
    }
}

/// Returns `true` if a clause neither leaves anything behind but seeds, nor asks anything in mid-turn, nor draws on
/// stores.
fn leaves_seeds_alone(clause: &Clause) -> bool {
    match clause {
        Clause::Lift(_)
        | Clause::MustCapture(_)
        | Clause::Bar(_)
        | Clause::Prefer(_)
        | Clause::Feed(_)
        | Clause::Way(_)
        | Clause::Drop(_)
        | Clause::Skip(_)
        | Clause::Capture(_)
        | Clause::Relay(_)
        | Clause::Again(_)
        | Clause::Except(_)
        | Clause::GrandSlam(_)
        | Clause::Extra(_)
        | Clause::Pass(_)
        | Clause::End(_)
        | Clause::Endless(_)
        | Clause::Winner(_) => true,
        Clause::Send(it) => matches!(it.to, To::Store | To::Sown),
        // What comes between two rounds does nothing in one.
        Clause::Refill(_) | Clause::Territory(_) | Clause::Mirror(_) | Clause::Sale(_) | Clause::Score(_) => true,
        Clause::Trap(_)
        | Clause::House(_)
        | Clause::Arrange(_)
        | Clause::Race(_)
        | Clause::Script(_)
        | Clause::Bring(_)
        | Clause::Place(_)
        | Clause::Instead(_)
        | Clause::Swap(_)
        | Clause::NoReturn(_)
        | Clause::Blockade(_)
        | Clause::LiftSome(_)
        | Clause::Meeting(_)
        | Clause::Claim(_)
        | Clause::Optional(_)
        | Clause::More(_) => false,
    }
}

/// Returns `true` if nothing is remembered from one turn to the next.
fn remembers_nothing(plan: &Plan) -> bool {
    let facts = &plan.facts;
    let noted = [facts.notes_played, facts.notes_let_stand, facts.counts_extra, facts.frozen, facts.all_passed];
    noted.iter().all(Option::is_none)
        && facts.captures_first.is_none()
        && facts.penalty_holds.is_none()
        && facts.both_ends.is_none()
        && plan.sowing.each_lap.is_none()
}

/// Returns `true` if most seeds win, however a game ends.
fn is_decided_by_seeds(plan: &Plan, board: &Board) -> bool {
    let Some(winner) = &plan.winner else { return false };
    let counted = |end: &EndRule| {
        let known = matches!(
            end.once,
            EndCondition::RowEmpty | EndCondition::Left(_) | EndCondition::CannotMove | EndCondition::CannotFeed
        );
        // Halves that are counted to one player belong to what `Winner` says.
        let by_winner = end.verdict == Verdict::ByWinner || end.verdict == Verdict::MostSeeds && winner.komi == 0;
        let shared = !matches!(end.leftover, Leftover::To(Who::Lot | Who::Richer | Who::Poorer));
        by_winner && shared && (known || is_stop(&end.once, board))
    };
    winner.by == WonBy::MostSeeds
        && (winner.least, winner.specials, winner.level) == (None, 0, Level::Draw)
        && plan.endings.iter().all(counted)
        && !plan.landing.iter().chain(&plan.dropping).any(|step| matches!(step.act, StepEffect::Lose))
}

/// Returns `true` if a game ends by it only when it is decided who has won: no play that goes on could change that.
fn is_stop(once: &EndCondition, board: &Board) -> bool {
    match once {
        EndCondition::StoreHolds(Amount::Majority) | EndCondition::Decided => true,
        EndCondition::StoreHolds(Amount::Seeds(seeds)) => 2 * u32::from(*seeds) > board.total,
        _ => false,
    }
}

/// Returns the value of play that goes on for ever; `None` where tables cannot express it.
fn endless(plan: &Plan) -> Option<Endless> {
    let turns_end = !plan.facts.many_laps
        || plan
            .sowing
            .endless
            .is_some_and(|(_, _, verdict)| matches!(verdict, Endlessly::Illegal | Endlessly::TurnEnds));
    let void = plan.sowing.endless.is_none_or(|(_, _, verdict)| verdict == Endlessly::Void);
    if !turns_end && !void {
        return None;
    }
    let Some(repetition) = &plan.repetition else { return Some(Endless::Unsaid) };
    let counted = matches!(repetition.verdict, Verdict::ByWinner | Verdict::MostSeeds);
    match (counted, repetition.leftover) {
        // Of what has occurred only once the tables must not depend.
        _ if repetition.times < 3 => None,
        (true, Leftover::Nobody | Leftover::Split) if turns_end => Some(Endless::Stored),
        (true, Leftover::Owner) if turns_end => Some(Endless::Rows),
        (false, _) if matches!(repetition.verdict, Verdict::Draw | Verdict::Void) => Some(Endless::Drawn),
        _ => Some(Endless::Unsaid),
    }
}

/// Returns `true` if the side that began the round makes a difference.
fn tells_who_began(plan: &Plan) -> bool {
    plan.endings.iter().any(|end| matches!(end.leftover, Leftover::To(Who::Beginner | Who::Second)))
}

/// Every pit's counterpart, by the pit, where the board looks the same to both sides. All else in a game is said as the
/// player who moves sees it.
fn turned(board: &Board) -> Option<Vec<Place>> {
    let paths = Side::BOTH.map(|side| board.path(side));
    if paths[0].is_empty() || paths[0].len() != paths[1].len() {
        return None;
    }
    let mut turned: Vec<Option<Place>> = vec![None; PLACES];
    for (&one, &other) in paths[0].iter().zip(paths[1]) {
        for (from, to) in [(one, other), (other, one)] {
            if turned[from.index()].replace(to).is_some_and(|before| before != to) {
                return None;
            }
        }
    }
    let turn = |place: Place| turned[place.index()];
    let same = |one: Option<Place>, other: Option<Place>| one.map(turn) == other.map(Some);
    let alike = |place: Place| {
        let Some(other) = turn(place) else { return false };
        match (place.as_pit(), other.as_pit()) {
            (Some(one), Some(two)) => {
                let seat = |pit| (board.number(pit), board.span(pit), board.is_inner(pit), board.is_end(pit));
                board.owner(one) == board.owner(two).opponent()
                    && seat(one) == seat(two)
                    && same(board.facing(one).map(Place::pit), board.facing(two).map(Place::pit))
                    && same(board.behind(one).map(Place::pit), board.behind(two).map(Place::pit))
                    && same(board.twin(one).map(Place::pit), board.twin(two).map(Place::pit))
            }
            (None, None) => {
                Side::BOTH.iter().all(|&side| (place == Place::store(side)) == (other == Place::store(side.opponent())))
            }
            _ => false,
        }
    };
    let follows = |way: Direction| {
        let next = |&place: &Place| {
            let other = turn(place)?;
            let turned = turn(board.next(Side::South, way, place))?;
            Some(turned == board.next(Side::North, way, other))
        };
        paths[0].iter().all(|place| next(place) == Some(true))
    };
    let good = board.every_pit().all(|pit| alike(Place::pit(pit)))
        && paths.iter().all(|path| path.iter().all(|&place| alike(place)))
        && board.ways().iter().all(|&way| follows(way));
    if !good { None } else { board.every_pit().map(|pit| turn(Place::pit(pit))).collect() }
}
