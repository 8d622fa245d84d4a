//! Puzzles about a forced win: every line is tried, for few turns.

use super::draw::Drawn;
use super::{Candidate, PuzzleTask, causes};
use mancala::engine::{Event, EventSink, GameResult, History, Move, Position, StateChange, legal_moves};
use mancala::rules::{Cause, Rules, Side};

/// Most turns within which a win is asked for, and most moves in a game for one player.
const MOST_TURNS: u8 = 3;
const MOST_MOVES: u8 = 8;
/// Most positions looked at to find the flaw of a wrong answer.
pub(super) const ESCAPE_NODES: u64 = 50_000;
/// Number of candidates after which no more are looked for.
const ENOUGH: usize = 12;
/// Most games that they are taken from.
const MOST_GAMES: usize = 60;
/// Number of choices before the end of a game at which positions are tried.
const BEFORE_END: usize = 16;
/// Most positions looked at in a proof, and in all proofs together, in a game whose moves have no events.
const NODES: u64 = 10_000;
const ALL_NODES: u64 = 100_000;
/// Most plies that a proof looks ahead: if the turn never passes, play could go on for ever.
const DEEPEST: u8 = 60;
/// Longest line that is shown.
const LONGEST: usize = 60;

/// Finds positions for the question after which move the player wins.
pub(super) fn moves(drawn: &mut Drawn<'_>) -> Vec<Candidate> {
    let rules = drawn.rules;
    let [most, all] = [NODES, ALL_NODES].map(|nodes| drawn.scaled(nodes));
    let (mut good, mut others) = (Vec::new(), Vec::new());
    let mut nodes = 0;
    for _ in 0..MOST_GAMES {
        let course = drawn.game();
        for position in course.iter().rev().take(BEFORE_END) {
            let legal = legal_moves(rules, position);
            if legal.len() < 2 || legal.contains(&Move::Swap) {
                continue;
            }
            let mut hunt = Hunt::new(rules, position.chooser(), most);
            if let Some(candidate) = hunt.candidate(position, &legal) {
                let is_good = 2 * candidate.task.right_moves().len() <= legal.len();
                if is_good { good.push(candidate) } else { others.push(candidate) }
            }
            nodes += hunt.nodes;
            if hunt.nodes >= most && !drawn.thins || nodes >= all {
                // Farther from the end it is still harder to prove, unless few seeds are left anyway.
                break;
            }
        }
        if good.len() >= ENOUGH || nodes >= all {
            break;
        }
    }
    if good.is_empty() { others } else { good }
}

/// Most positions looked at to prove a win in a position that was set up.
const PATIENCE: u64 = 1_000_000;

/// Returns a position that was set up as a candidate, if some but not all moves force a win.
pub(super) fn about(rules: &Rules, position: &Position) -> Option<Candidate> {
    let legal = legal_moves(rules, position);
    if legal.len() < 2 || legal.contains(&Move::Swap) {
        return None;
    }
    Hunt::new(rules, position.chooser(), PATIENCE).candidate(position, &legal)
}

/// State of a game within the proof.
#[derive(Clone)]
pub(super) struct ProofState {
    pub position: Position,
    history: History,
    /// Number of turns that the player has left, the present one included.
    turns: u8,
    /// Number of plies looked ahead.
    plies: u8,
}

impl ProofState {
    /// Creates the state at the beginning of the proof.
    pub fn new(rules: &Rules, position: &Position, turns: u8) -> ProofState {
        ProofState { position: position.clone(), history: History::new(rules, position), turns, plies: 0 }
    }
}

/// Proof that a player, with those who share the win, can force it.
pub(super) struct Hunt<'r> {
    rules: &'r Rules,
    party: &'static [Side],
    /// Positions looked at, and the most that may be.
    nodes: u64,
    most: u64,
}

/// Event sink that notes whether the turn passes.
#[derive(Default)]
struct Turning {
    passed: bool,
}

impl EventSink for Turning {
    fn record(&mut self, event: Event, _: Option<Cause>) {
        self.passed |= matches!(event, Event::Change(StateChange::TurnPassed { .. }));
    }
}

impl<'r> Hunt<'r> {
    /// Creates a proof for the party of a side that looks at no more than this many positions.
    pub fn new(rules: &'r Rules, side: Side, most: u64) -> Hunt<'r> {
        Hunt { rules, party: rules.board.players.party(side), nodes: 0, most }
    }

    fn candidate(&mut self, position: &Position, legal: &[Move]) -> Option<Candidate> {
        let most = if self.is_alone() { MOST_MOVES } else { MOST_TURNS };
        for turns in 1..=most {
            let stand = ProofState::new(self.rules, position, turns);
            let mut moves = Vec::new();
            for &mv in legal {
                let after = self.after(&stand, mv);
                if self.wins(&after)? {
                    moves.push(mv);
                }
            }
            if moves.len() == legal.len() {
                return None;
            }
            if moves.is_empty() {
                continue;
            }
            let effort = 20 * u32::from(turns) + legal.len() as u32 + 2 * self.nodes.max(1).ilog2();
            let solution = Hunt { nodes: 0, ..*self }.line(stand)?;
            let because = causes(self.rules, position, &solution);
            let task = PuzzleTask::Win { turns, moves };
            return Some(Candidate { position: position.clone(), task, effort, solution, because });
        }
        None
    }

    fn is_alone(&self) -> bool {
        self.rules.board.sides().len() == 1
    }

    /// Returns whether the player, or one who shares the win, chooses in a position.
    pub fn is_ours(&self, position: &Position) -> bool {
        self.party.contains(&position.chooser())
    }

    /// Returns the state after a move.
    pub fn after(&mut self, stand: &ProofState, mv: Move) -> ProofState {
        self.nodes += 1;
        let mut after = ProofState { plies: stand.plies.saturating_add(1), ..stand.clone() };
        let mover = after.position.to_move();
        let mut turning = Turning::default();
        after.history.play_legal(self.rules, &mut after.position, mv, &mut turning);
        // Alone, one counts moves.
        let over = if self.is_alone() { after.position.ask().is_none() } else { turning.passed };
        after.turns = after.turns.saturating_sub(u8::from(over && self.party.contains(&mover)));
        after
    }

    /// Returns whether the player wins from here within the turns left, whatever the others do; `None` if that takes
    /// too long.
    pub fn wins(&mut self, stand: &ProofState) -> Option<bool> {
        if let Some(ended) = stand.position.ended() {
            return Some(matches!(ended.result, GameResult::Won(side) if self.party.contains(&side)));
        }
        let ours = self.is_ours(&stand.position);
        if ours && stand.turns == 0 {
            return Some(false);
        }
        if self.nodes >= self.most || stand.plies >= DEEPEST {
            return None;
        }
        for &mv in &legal_moves(self.rules, &stand.position) {
            let after = self.after(stand, mv);
            if self.wins(&after)? == ours {
                return Some(ours);
            }
        }
        Some(!ours)
    }

    /// Returns a line that wins, the others holding out as long as they can.
    fn line(&mut self, mut stand: ProofState) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        while stand.position.ended().is_none() && line.len() < LONGEST {
            let ours = self.is_ours(&stand.position);
            let mut chosen: Option<(u8, Move, ProofState)> = None;
            for &mv in &legal_moves(self.rules, &stand.position) {
                let after = self.after(&stand, mv);
                let Some(turns) = self.fewest(&after)? else { continue };
                let is_better =
                    |(best, _, _): &(u8, Move, ProofState)| if ours { turns < *best } else { turns > *best };
                if chosen.as_ref().is_none_or(is_better) {
                    chosen = Some((turns, mv, after));
                }
            }
            let (_, mv, after) = chosen?;
            line.push(mv);
            stand = ProofState { plies: 0, ..after };
        }
        Some(line)
    }

    /// Returns the fewest of the turns left within which a win can be forced from here; the inner `None` if there is no
    /// such number.
    fn fewest(&mut self, stand: &ProofState) -> Option<Option<u8>> {
        for turns in 0..=stand.turns {
            self.nodes = 0;
            if self.wins(&ProofState { turns, ..stand.clone() })? {
                return Some(Some(turns));
            }
        }
        Some(None)
    }
}
