//! Every clause of every variant, and each form that an option gives it, is the cause of something: an event, or the
//! refusal of a move. A clause that nothing shows is dead text on the rule page.

mod rare;

use self::rare::RARE;
use crate::common::cases::{Case, cases, conceivable, sparse};
use crate::common::{pages, read_move};
use mancala::engine::{self, CausedEvent, Event, Game, Position, StateChange};
use mancala::rules::Catalogue;
use mancala::rules::kinds::ending::Endlessly;
use mancala::rules::{Cause, Clause, ClauseId, Direction, List, Rules, Side};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Games tried in each case before a clause counts as dead.
const GAMES: u32 = 400;
/// Games tried for a form of a clause, in all the cases that have it together.
const OF_A_FORM: u32 = 20_000;
/// Legal moves of a position that are tried, if there are more.
const TRIED: usize = 24;
/// Plies of such a game: enough for two circling pairs of seeds to come to the same place three times.
const PLIES: usize = 130;

/// Clauses, with the game's file, that no game tried here has come to and for which no position is known: ends of turns
/// and games that go round and round, endings beside others that come first, and what a file must have by the rules of
/// files.
const NEVER_SEEN: &[(&str, &str)] = &[
    ("altiev", "repetition"),
    ("andada", "endless"),
    ("andada", "repetition"),
    ("andada", "winner"),
    ("ayo", "endless"),
    ("azigo", "repetition"),
    ("azigo", "winner"),
    ("bao-congo", "endless"),
    ("baqura", "endless"),
    ("centering", "repetition"),
    ("chiana-wa-bwalo", "no-rear"),
    ("daramutu", "repetition"),
    ("depouiller", "repetition"),
    ("el-arnab", "no-moves"),
    ("endodoi", "repetition"),
    ("enlightenment", "no-moves"),
    ("enlightenment", "repetition"),
    ("gabata-adegrat", "endless"),
    ("gabata-ansaba", "repetition"),
    ("gabata-oromo", "no-moves"),
    ("gamacha", "endless"),
    ("gamacha", "repetition"),
    ("gamacha", "winner"),
    ("gamacha-nobles", "endless"),
    ("hufesay", "no-moves"),
    ("intotoi", "answering-pit"),
    ("intotoi", "endless"),
    ("intotoi", "winner"),
    ("iyogh", "repetition"),
    ("iyogh", "winner"),
    ("jimafesosh", "no-moves"),
    ("kanji-guti", "endless"),
    ("kanji-guti", "repetition"),
    ("kapana-bona", "repetition"),
    ("katro", "no-moves"),
    ("katro", "winner"),
    ("lab-al-ghashim", "endless"),
    ("lab-madjnuni", "next-pits"),
    ("leb-bbut-ahbochen", "endless"),
    ("long-night-game", "repetition"),
    ("mandoli", "endless"),
    ("mangala-bedouin", "endless"),
    ("mangala-i", "endless"),
    ("mangala-i", "repetition"),
    ("mangala-iii", "endless"),
    ("mangala-iii", "repetition"),
    ("mbangbi", "repetition"),
    ("mbothe", "endless"),
    ("mbothe", "other-pits"),
    ("micro-wari", "repetition"),
    ("micro-wari", "row-empty"),
    ("mikro-tsoro", "winner"),
    ("mini-mancala", "winner"),
    ("muvalavala-b", "repetition"),
    ("nchayo", "repetition"),
    ("ngola", "endless"),
    ("njombwa", "corner-takes-nothing"),
    ("njombwa", "repetition"),
    ("nsolo", "repetition"),
    ("olowuka", "endless"),
    ("opposite-ways", "nobody-moves"),
    ("otjin", "endless"),
    ("rio-kadalis", "endless"),
    ("sadeqa", "repetition"),
    ("sadeqa", "winner"),
    ("tap-urdy", "endless"),
    ("tapata", "endless"),
    ("tapata", "repetition"),
    ("tapata", "winner"),
    ("tchela", "endless"),
    ("tchela", "repetition"),
    ("tegre", "repetition"),
    ("um-el-bagara", "repetition"),
    ("urim", "row-empty"),
    ("walak-pussa", "endless"),
];

#[test]
fn what_two_choices_remove_is_gone_once() {
    let set = [("optional_capture", "off"), ("retreat", "off")].map(|(option, value)| (option.into(), value.into()));
    let rules = Catalogue::shipped().rules("igisoro", &set.into()).expect("both choices go together");
    assert!(rules.clause_named("optional").is_none() && rules.clause_named("retreat").is_none());
}

/// A clause with its parameters, by variant: `oware: Capture(GrandSlam(..))`.
type Form = String;

fn form(rules: &Rules, clause: ClauseId) -> Form {
    let variant = rules.id.split('/').next().unwrap_or(&rules.id);
    format!("{variant}: {:?}", rules.clause(clause))
}

/// Clauses that have been the cause of something.
#[derive(Default)]
struct Seen {
    forms: BTreeSet<Form>,
}

impl Seen {
    fn note(&mut self, rules: &Rules, clauses: impl IntoIterator<Item = ClauseId>) {
        self.forms.extend(clauses.into_iter().map(|id| form(rules, id)));
    }

    /// Plays at random through the game's history, trying the legal moves on the way, or some of very many. `refusals`
    /// says whether to ask, too, why the other moves are not legal.
    fn explore(&mut self, rules: &Arc<Rules>, start: Position, refusals: bool, rng: &mut ChaCha8Rng) {
        let mut game = Game::new(rules.clone(), start);
        let mut clauses = BTreeSet::new();
        for _ in 0..PLIES {
            let moves = engine::legal_moves(rules, game.position());
            if refusals {
                clauses.extend(refusing(rules, game.position()));
            }
            if moves.is_empty() {
                break;
            }
            let step = 1 + moves.len() / TRIED;
            for mv in moves.iter().skip(rng.next_u32() as usize % step).step_by(step) {
                let mut events: Vec<CausedEvent> = Vec::new();
                engine::play_legal(rules, &mut game.position().clone(), *mv, &mut events);
                clauses.extend(causing(&events));
            }
            let mv = moves[rng.next_u32() as usize % moves.len()];
            let ply = game.play(mv).expect("a listed move is accepted");
            clauses.extend(causing(&ply.events));
            if game.position().ended().is_some() {
                break;
            }
        }
        self.note(rules, clauses);
    }
}

/// The clauses that caused these events.
fn causing(events: &[CausedEvent]) -> impl Iterator<Item = ClauseId> {
    events.iter().flat_map(|told| {
        let ended = match told.event {
            Event::Change(StateChange::Ended { because, .. }) => because,
            Event::Change(_) | Event::Info(_) | Event::Transfer(_) => None,
        };
        told.clause.into_iter().chain(ended).map(|cause| cause.clause)
    })
}

/// The clauses that refuse a move here.
fn refusing(rules: &Rules, position: &Position) -> impl Iterator<Item = ClauseId> {
    conceivable(rules).filter_map(|mv| Some(engine::why_not(rules, position, mv)?.clause()?.clause))
}

/// A start of one kind or another: the opening; few seeds anywhere; or the same few seeds on both sides close
/// together, which can circle for ever.
fn start(rules: &Rules, game: u32, rng: &mut ChaCha8Rng) -> Position {
    let mut any = || (rng.next_u32() >> 8) as u8;
    let to_move = if any() % 2 == 0 { Side::South } else { Side::North };
    let pits = rules.board.pit_count() as u8;
    let tilt = i16::from(any() % 7) - 3;
    match game % 4 {
        0 => engine::start(rules),
        1 => {
            let few: Vec<u8> = (0..2 + any() % 10).map(|_| any()).collect();
            sparse(rules, &few, tilt, to_move)
        }
        2 => {
            let many: Vec<u8> = (0..pits * 2).map(|_| any()).collect();
            sparse(rules, &many, tilt, to_move)
        }
        _ => {
            let mut circling = Vec::new();
            for &side in rules.board.sides() {
                // On a torus there are only lines; a column is one.
                let first = rules.board.pits_of(side).next().expect("each side has pits");
                let round = if rules.board.is_owned() {
                    rules.board.path(side).to_vec()
                } else {
                    rules.board.line(side, Direction::N, first)
                };
                let path: Vec<_> = round.into_iter().filter_map(|place| place.as_pit()).collect();
                let own = path.iter().position(|&pit| rules.board.owner(pit) == side).expect("each side has pits");
                let step = usize::from(any() % 3);
                let pair = [0, 0, 1, step].map(|n| path[(own + n) % path.len()].0);
                circling.extend(if any() % 2 == 0 { &pair[..3] } else { &pair[..1] });
            }
            sparse(rules, &circling, 0, to_move)
        }
    }
}

#[test]
fn every_clause_is_the_cause_of_something() {
    let catalogue = Catalogue::shipped();
    let mut seen = Seen::default();
    for page in pages() {
        for example in page.examples {
            let rules = Arc::new(catalogue.rules(&example.variant, &example.set).expect("a game of the catalogue"));
            let mut game = Game::new(rules.clone(), example.before.position(&rules));
            seen.note(&rules, refusing(&rules, game.position()));
            for ply in &example.plies {
                let ply = game.play(read_move(&rules, game.position(), &ply.mv)).expect("a move of the catalogue");
                seen.note(&rules, causing(&ply.events));
                seen.note(&rules, refusing(&rules, game.position()));
            }
        }
    }
    for rare in RARE {
        let rules = rare.rules(&catalogue);
        let (game, barred) = rare.play(&rules);
        seen.note(&rules, barred.map(|cause| cause.clause));
        for ply in game.plies() {
            seen.note(&rules, causing(&ply.events));
        }
    }
    let cases = cases(&catalogue);
    let mut tried: BTreeMap<String, u32> = BTreeMap::new();
    for case in &cases {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut missing = missing(case, &seen);
        for game in 0..GAMES {
            missing.retain(|(form, _)| {
                let tried = tried.entry(form.clone()).or_default();
                *tried += 1;
                *tried <= OF_A_FORM && !seen.forms.contains(form)
            });
            if missing.is_empty() {
                break;
            }
            let start = start(&case.rules, game, &mut rng);
            seen.explore(&case.rules, start, missing.iter().any(|(_, refuses)| *refuses), &mut rng);
        }
    }
    let dead = cases
        .iter()
        .flat_map(|case| missing(case, &seen).into_iter().map(|(form, _)| format!("{}: {form}", case.title())));
    let dead: Vec<String> = dead.collect();
    for (id, clause) in NEVER_SEEN {
        let mut of_file = cases.iter().filter(|case| case.id.split('/').next() == Some(*id));
        assert!(of_file.any(|case| case.rules.all().any(|(_, it)| it.id() == *clause)), "{id} has no {clause}");
    }
    assert!(dead.is_empty(), "{} clauses never cause anything\n{}", dead.len(), dead.join("\n"));
}

/// The clauses of a case that have caused nothing yet, each with its form, and whether it may show itself only where it
/// does not allow a move.
fn missing(case: &Case, seen: &Seen) -> Vec<(Form, bool)> {
    let main = case.id.split('/').next().unwrap_or(&case.id);
    // What a mark is shows in what gives it and in its aspects; whether an extra move binds, in the clause that ends the game.
    let elsewhere = |clause: &Clause| match clause {
        Clause::Trap(_) => true,
        Clause::Extra(it) => it.most.is_none(),
        _ => false,
    };
    let clauses = case.rules.all().zip(&case.rules.clauses);
    let clauses = clauses.filter(|((_, it), _)| !NEVER_SEEN.contains(&(main, it.id())) && !elsewhere(it));
    let formed = clauses.map(|((id, it), (list, _))| (form(&case.rules, id), refuses(*list, it)));
    formed.filter(|(form, _)| !seen.forms.contains(form)).collect()
}

/// Returns `true` if a clause may show itself only by making a move illegal.
fn refuses(list: List, clause: &Clause) -> bool {
    match (list, clause) {
        (List::Opening | List::Choice | List::Turn, _) | (_, Clause::Way(_) | Clause::GrandSlam(_)) => true,
        (_, Clause::Endless(it)) => it.verdict == Endlessly::Illegal,
        _ => false,
    }
}
