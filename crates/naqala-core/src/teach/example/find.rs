//! Search for examples: plays random games, most from positions with few seeds, keeps the moves that show a clause, and
//! makes the clearest of them smaller. The same rules give the same examples.

use super::effect::{ExampleGoal, Lines, is_choice};
use super::shrink::{Find, settle};
use super::{EffectKind, Example};
use crate::words::Sentence;
use mancala::engine::{CausedEvent, History, Move, NoEvents, Position, left_out, legal_moves, play_legal, start};
use mancala::record::notation::{parse_position, position_text};
use mancala::rules::kinds::List;
use mancala::rules::plan::StepEffect;
use mancala::rules::{Cause, MAX_PITS, Place, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Extent of a search.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Number of games played.
    pub games: u32,
    /// Number of further games, for goals that did not come up in those.
    pub more: u32,
    /// Most plies of a game.
    pub plies: u32,
    /// Number of finds of a sort that are made smaller.
    pub kept: usize,
}

impl Effort {
    /// Effort by which the shipped examples were found.
    pub const THOROUGH: Effort = Effort { games: 800, more: 1_200, plies: 120, kept: 3 };
    /// Effort of about a second, for rules that were never searched before.
    pub const BRIEF: Effort = Effort { games: 40, more: 100, plies: 60, kept: 1 };
}

/// Most examples of one line.
const MOST: usize = 3;
/// Burden by which a further example may exceed the first, if it shows something else, and if it does not.
const MORE: u32 = 30;
const MORE_OF_THE_SAME: u32 = 10;
/// Number of finds of a goal that are looked at closely in any case.
const CLOSELY: u32 = 300;
/// Number of plies that a game is searched backwards for the beginning of something.
const BACK: usize = 48;

/// State of a search.
struct Finder<'l, 'a> {
    lines: &'l Lines<'a>,
    effort: Effort,
    goals: Vec<GoalFinds>,
    /// `true` if only what is rare is still looked for.
    rare: bool,
}

/// Finds of one goal.
struct GoalFinds {
    goal: ExampleGoal,
    finds: Vec<Find>,
    tried: u32,
}

impl GoalFinds {
    /// Returns whether no find shows the goal as well as a move can.
    fn is_open(&self) -> bool {
        self.finds.iter().all(|find| find.effect.rank > 0)
    }
}

/// Returns examples of some sentences, up to three for each, the clearest first.
pub(super) fn examples(lines: &Lines<'_>, sentences: &[Sentence], effort: Effort) -> Vec<Example> {
    let mut goals: Vec<ExampleGoal> = sentences.iter().map(|&sentence| ExampleGoal::Shows(sentence)).collect();
    goals.extend(sentences.iter().filter_map(|&sentence| match sentence {
        Sentence::Clause(cause) if captures(lines, cause) => Some(ExampleGoal::Misses(cause)),
        Sentence::Clause(_) | Sentence::Plain(_) => None,
    }));
    let goals = goals.into_iter().map(|goal| GoalFinds { goal, finds: Vec::new(), tried: 0 }).collect();
    let mut finder = Finder { lines, effort, goals, rare: false };
    let mut settled: Vec<GoalFinds> = Vec::new();
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for game in 0..effort.games + effort.more {
        if game == effort.games {
            let (open, done) = finder.goals.into_iter().partition(GoalFinds::is_open);
            (finder.goals, settled) = (open, done);
            finder.rare = true;
        }
        let is_open = |it: &GoalFinds| it.is_open() && matches!(it.goal, ExampleGoal::Shows(_));
        if game >= effort.games && !finder.goals.iter().any(is_open) {
            break;
        }
        let begin = start(lines.rules);
        let first = if game % 4 == 0 { begin } else { thinned(lines.rules, begin, &mut chance) };
        finder.play(first, &mut chance);
    }
    let finds: Vec<(ExampleGoal, Vec<Find>)> =
        finder.goals.into_iter().chain(settled).map(|it| clearest(lines, it, effort)).collect();
    let of = |goal: ExampleGoal| finds.iter().find(|(it, _)| *it == goal).map_or(&[][..], |(_, finds)| finds);
    let mut examples = Vec::new();
    for &sentence in sentences {
        let misses = match sentence {
            Sentence::Clause(cause) => of(ExampleGoal::Misses(cause)),
            Sentence::Plain(_) => &[],
        };
        for (i, find) in of(ExampleGoal::Shows(sentence)).iter().enumerate() {
            examples.push(Example::of(lines.rules, sentence, find, misses.get(i)));
        }
    }
    examples
}

/// Returns whether a clause captures with the last seed of a lap.
fn captures(lines: &Lines<'_>, cause: Cause) -> bool {
    let mut steps = lines.rules.stage_rules.iter().flat_map(|stage| &stage.plan.landing);
    steps.any(|step| matches!(step.act, StepEffect::Capture(_)) && lines.line(step.clause) == cause)
}

/// Returns a position from the middle of a game with most of its pits emptied or left with a few seeds.
fn thinned(rules: &Rules, mut position: Position, chance: &mut ChaCha8Rng) -> Position {
    let mut history = History::new(rules, &position);
    for _ in 0..chance.random_range(0..24) {
        let moves = legal_moves(rules, &position);
        if moves.is_empty() {
            break;
        }
        let mut after = position.clone();
        history.play_legal(rules, &mut after, moves[chance.random_range(0..moves.len())], &mut NoEvents);
        if after.ended().is_some() {
            break;
        }
        position = after;
    }
    if position.ask().is_some() || position.lifted() > 0 {
        return position;
    }
    let mut seeds = *position.seeds();
    let (empty, few) = [(2, 9), (4, 9), (6, 9), (7, 10), (3, 6), (5, 10), (9, 10)][chance.random_range(0..7)];
    for pit in rules.board.every_pit() {
        let held = seeds[Place::pit(pit).index()];
        let lot = chance.random_range(0..10);
        let left = match lot {
            _ if lot < empty => 0,
            _ if lot < few => chance.random_range(1..=4),
            _ => held,
        };
        if settle(rules, &mut seeds, i32::from(held) - i32::from(left)).is_some() {
            seeds[Place::pit(pit).index()] = left;
        }
    }
    // Now and then a pit holds enough to go all the way round.
    if chance.random_range(0..8) == 0 {
        let pits: Vec<usize> = rules.board.every_pit().map(|pit| Place::pit(pit).index()).collect();
        let (pit, round) = (pits[chance.random_range(0..pits.len())], pits.len() as u16);
        let left = chance.random_range(round / 2..=round + 2);
        let held = seeds[pit];
        if settle(rules, &mut seeds, i32::from(held) - i32::from(left)).is_some() {
            seeds[pit] = left;
        }
    }
    let marks = std::array::from_fn::<_, MAX_PITS, _>(|i| position.mark(mancala::rules::PitId(i as u8)));
    let thin = position.clone().rearranged(seeds, marks);
    parse_position(rules, &position_text(rules, &thin)).unwrap_or(position)
}

impl Finder<'_, '_> {
    /// Plays a random game and keeps the moves that show a goal.
    fn play(&mut self, first: Position, chance: &mut ChaCha8Rng) {
        let rules = self.lines.rules;
        let mut history = History::new(rules, &first);
        let mut track: Vec<(Position, Move)> = Vec::new();
        let mut position = first;
        // What no event names.
        let unnamed =
            |goal: &ExampleGoal| matches!(goal, ExampleGoal::Misses(_) | ExampleGoal::Shows(Sentence::Plain(_)));
        let unnamed: Vec<ExampleGoal> = self.goals.iter().map(|it| it.goal).filter(unnamed).collect();
        let may_bar = self.goals.iter().any(|it| !is_ending(rules, it.goal));
        for ply in 0..self.effort.plies {
            let moves = legal_moves(rules, &position);
            if moves.is_empty() {
                return;
            }
            let mv = moves[chance.random_range(0..moves.len())];
            if ply % 3 == 0 && may_bar {
                for (tried, cause) in self.lines.barred_moves(&position) {
                    self.note(ExampleGoal::Shows(Sentence::Clause(cause)), &position, tried, &track);
                }
            }
            for cause in left_out(rules, &position).into_iter().map(|(_, by)| self.lines.line(by)) {
                self.note(ExampleGoal::Shows(Sentence::Clause(cause)), &position, mv, &track);
            }
            let (mut after, mut events): (Position, Vec<CausedEvent>) = (position.clone(), Vec::new());
            history.play_legal(rules, &mut after, mv, &mut events);
            self.note_events(&events, &position, mv, &track);
            // What is rare is looked for in every move.
            let rare = self.rare;
            for &other in moves.iter().filter(|&&other| rare && other != mv) {
                let (mut aside, mut events): (Position, Vec<CausedEvent>) = (position.clone(), Vec::new());
                play_legal(rules, &mut aside, other, &mut events);
                self.note_events(&events, &position, other, &track);
                for &goal in unnamed.iter().filter(|goal| matches!(goal, ExampleGoal::Shows(_))) {
                    self.note(goal, &position, other, &track);
                }
            }
            for &goal in &unnamed {
                self.note(goal, &position, mv, &track);
            }
            track.push((position, mv));
            position = after;
        }
    }

    /// Keeps a move for each goal whose clause causes events in it.
    fn note_events(&mut self, events: &[CausedEvent], position: &Position, mv: Move, track: &[(Position, Move)]) {
        let mut causes: Vec<Cause> =
            events.iter().filter_map(|told| told.clause).map(|by| self.lines.line(by)).collect();
        causes.sort_unstable();
        causes.dedup();
        for cause in causes {
            self.note(ExampleGoal::Shows(Sentence::Clause(cause)), position, mv, track);
        }
    }

    /// Keeps a move if it shows a goal more clearly than earlier finds.
    fn note(&mut self, goal: ExampleGoal, position: &Position, mv: Move, track: &[(Position, Move)]) {
        let Some(found) = self.goals.iter_mut().find(|it| it.goal == goal) else { return };
        found.tried += 1;
        if found.tried > CLOSELY && found.tried % 16 != 0 && !found.finds.is_empty() {
            return;
        }
        let back = |plies: usize| {
            let from = track.len() - plies;
            let start = track.get(from).map_or(position, |(start, _)| start);
            let moves = track[from..].iter().map(|&(_, mv)| mv).chain([mv]).collect();
            Find::of(self.lines, goal, start.clone(), moves)
        };
        // A question is seen from the beginning of the turn in which it is asked.
        let asked = track.iter().rev().take_while(|(before, _)| before.ask().is_some()).count();
        let begun = if position.ask().is_some() { (asked + 1).min(track.len()) } else { 0 };
        let mut find = back(begun).or_else(|| back(0));
        // What a clause did here and does not do by itself follows from what went before.
        if find.is_none() && matches!(goal, ExampleGoal::Shows(Sentence::Clause(_))) {
            let shortest = found.finds.iter().map(|it| it.plies.len() - 1).min().unwrap_or(BACK);
            find = (1..shortest.min(track.len() + 1)).find_map(back);
        }
        let Some(find) = find else { return };
        let like = found.finds.iter().filter(|it| it.effect == find.effect).count();
        if like < 2 * self.effort.kept {
            return found.finds.push(find);
        }
        let worst = found.finds.iter_mut().filter(|it| it.effect == find.effect).max_by_key(|it| it.burden);
        if let Some(worst) = worst.filter(|worst| find.burden < worst.burden) {
            *worst = find;
        }
    }
}

/// Returns the clearest finds of a goal, made smaller; no two are alike.
fn clearest(lines: &Lines<'_>, found: GoalFinds, effort: Effort) -> (ExampleGoal, Vec<Find>) {
    let GoalFinds { goal, mut finds, .. } = found;
    finds.sort_by_key(|find| find.burden);
    let mut shrunk: Vec<Find> = Vec::new();
    for find in finds {
        if shrunk.iter().filter(|it| it.effect == find.effect).count() < effort.kept {
            shrunk.push(find.shrunk(lines, goal));
        }
    }
    // What may be chosen is shown by what may not.
    let aside = |find: &Find| match goal {
        ExampleGoal::Shows(Sentence::Clause(cause))
            if is_choice(lines.rules, cause) && find.effect.kind == EffectKind::Causes =>
        {
            60
        }
        ExampleGoal::Shows(_) | ExampleGoal::Misses(_) => 0,
    };
    shrunk.sort_by_key(|find| find.burden + aside(find));
    let mut best: Vec<Find> = Vec::new();
    let of_misses = matches!(goal, ExampleGoal::Misses(_));
    for find in shrunk {
        let same = |it: &&Find| it.effect == find.effect;
        let more = if best.iter().any(|it| same(&it)) { MORE_OF_THE_SAME } else { MORE };
        let limit = best.first().map_or(u32::MAX, |first| first.burden + more);
        let alike = best.iter().filter(same).any(|it| of_misses || is_like(it, &find));
        if best.len() < MOST && find.burden + aside(&find) <= limit && !alike {
            best.push(find);
        }
    }
    (goal, best)
}

/// Returns whether a goal is about the end of play, when nobody moves any more.
fn is_ending(rules: &Rules, goal: ExampleGoal) -> bool {
    match goal {
        ExampleGoal::Shows(Sentence::Clause(cause)) | ExampleGoal::Misses(cause) => {
            matches!(rules.meant(cause).0, List::Ending | List::Rounds)
        }
        ExampleGoal::Shows(Sentence::Plain(_)) => false,
    }
}

/// Returns whether two finds differ in so little that the second shows nothing new.
fn is_like(one: &Find, other: &Find) -> bool {
    let pit = |find: &Find| find.plies.last().and_then(|mv| mv.pit());
    let held = |find: &Find| pit(find).map(|pit| find.start.pit(pit));
    let mover = |find: &Find| find.start.chooser();
    (mover(one) == mover(other) && pit(one) == pit(other)) || held(one) == held(other)
}
