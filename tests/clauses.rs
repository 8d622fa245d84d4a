//! Every clause of every variant, and each form that an option gives it, is the cause of something: an event, or the
//! refusal of a move. A clause that nothing shows is dead text on the rule page.

mod common;

use common::cases::{Case, cases, conceivable, sparse};
use common::{pages, read_move, tell};
use naqala::engine::{self, Event, Game, Position, Told};
use naqala::record::notation;
use naqala::rules::Catalogue;
use naqala::rules::{ClauseId, Rules, Side};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Games tried in each case before a clause counts as dead.
const GAMES: u32 = 400;
/// Plies of such a game: enough for two circling pairs of seeds to come to the same place three times.
const PLIES: usize = 130;

/// Ends that random play hardly ever comes to: a game with its settings, a position, moves that are played `times`
/// over, and the clause that ends the game with the last of them.
const RARE: [Rare; 4] = [
    Rare {
        id: "ethiopian",
        set: &[],
        position: "0,0,1,0,1,0/0,1,0,1,1,2 stores=20,21 to=S",
        moves: ETHIOPIAN_ROUND,
        times: 2,
        end: "end S wins because repetition [winner]",
    },
    Rare {
        id: "ethiopian",
        set: &[("on_repetition", "draw")],
        position: "0,0,1,0,1,0/0,1,0,1,1,2 stores=20,21 to=S",
        moves: ETHIOPIAN_ROUND,
        times: 2,
        end: "end draw because repetition [repetition]",
    },
    Rare {
        id: "ayo-ayo-children",
        set: &[],
        position: "0,0,0,0,0,0/0,1,3,0,0,0 stores=20,24 to=S",
        moves: &["b1"],
        times: 1,
        end: "end draw because level [level]",
    },
    Rare {
        id: "mwambulula",
        set: &[],
        position: "0,0,0,0,0,0,1,2/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,1,0,0,0,0,0,0 hands=0,0 to=S",
        moves: MWAMBULULA_ROUND,
        times: 2,
        end: "end draw because repetition [repetition]",
    },
];

/// South sends a pair of seeds leftwards and round into North's row, and North sends a pair back; meanwhile the other
/// side, which has lone seeds only, passes.
const ETHIOPIAN_ROUND: &[&str] = &[
    "f1<", "pass", "d1<", "pass", "b1<", "pass", "e1<", "pass", "c1<", "pass", "a1<", "a2>", "pass", "c2>", "pass",
    "e2>", "pass", "b2>", "pass", "d2>", "pass", "f2>",
];

/// Three seeds of each side walk once round its ring.
const MWAMBULULA_ROUND: &[&str] = &[
    "a1", "h4", "b1", "g4", "c1", "f4", "d1", "e4", "e1", "d4", "f1", "c4", "g1", "b4", "h1", "a4", "h2", "a3", "g2",
    "b3", "f2", "c3", "e2", "d3", "d2", "e3", "c2", "f3", "b2", "g3", "a2", "h3",
];

struct Rare {
    id: &'static str,
    set: &'static [(&'static str, &'static str)],
    position: &'static str,
    moves: &'static [&'static str],
    times: usize,
    end: &'static str,
}

impl Rare {
    fn rules(&self, catalogue: &Catalogue) -> Arc<Rules> {
        let set = self.set.iter().map(|(option, value)| (option.to_string(), value.to_string())).collect();
        Arc::new(catalogue.rules(self.id, &set).expect("a game of the catalogue"))
    }

    /// The game; each move of it is legal, and only the last ends it.
    fn play(&self, rules: &Arc<Rules>) -> Game {
        let start = notation::parse_position(rules, self.position).expect("a position of the game");
        let mut game = Game::new(rules.clone(), start);
        for text in self.moves.iter().cycle().take(self.moves.len() * self.times) {
            let mv = read_move(rules, text);
            if let Err(refused) = game.play(mv) {
                panic!("{}: {text} after {} plies: {refused:?}", self.id, game.plies().len());
            }
        }
        game
    }
}

#[test]
fn rare_ends_come_when_they_should() {
    let catalogue = Catalogue::shipped();
    for rare in &RARE {
        let rules = rare.rules(&catalogue);
        let game = rare.play(&rules);
        let plies = game.plies();
        let last = plies.last().expect("a game has plies");
        let told = tell(&rules, game.before(plies.len() - 1), &last.events);
        assert_eq!(told.last().map(String::as_str), Some(rare.end), "{}: {told:?}", rare.id);
    }
}

/// A clause with its parameters, by variant: `oware: Capture(GrandSlam(..))`.
type Form = String;

fn form(rules: &Rules, clause: ClauseId) -> Form {
    let variant = rules.id.split('/').next().unwrap_or(&rules.id);
    format!("{variant}: {:?}", rules.clause(clause))
}

/// Which clauses have been the cause of something.
#[derive(Default)]
struct Seen {
    forms: BTreeSet<Form>,
}

impl Seen {
    fn note(&mut self, rules: &Rules, events: &[Told]) {
        for told in events {
            let ended = match told.event {
                Event::Ended { because, .. } => because,
                _ => None,
            };
            self.forms.extend(told.clause.into_iter().chain(ended).map(|clause| form(rules, clause)));
        }
    }

    fn note_refusals(&mut self, rules: &Rules, position: &Position) {
        let reasons = conceivable(rules).filter_map(|mv| engine::why_not(rules, position, mv)?.clause());
        self.forms.extend(reasons.map(|clause| form(rules, clause)));
    }

    /// Plays at random through the game's history, trying every legal move on the way.
    fn explore(&mut self, rules: &Arc<Rules>, start: Position, rng: &mut ChaCha8Rng) {
        let mut game = Game::new(rules.clone(), start);
        for _ in 0..PLIES {
            let moves = engine::legal_moves(rules, game.position());
            self.note_refusals(rules, game.position());
            if moves.is_empty() {
                break;
            }
            for mv in &moves {
                let mut events: Vec<Told> = Vec::new();
                engine::play_legal(rules, &mut game.position().clone(), *mv, &mut events);
                self.note(rules, &events);
            }
            let mv = moves[rng.next_u32() as usize % moves.len()];
            let ply = game.play(mv).expect("a listed move is accepted");
            self.note(rules, &ply.events);
            if game.position().ended().is_some() {
                break;
            }
        }
    }
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
            for side in Side::ALL {
                let circuit: Vec<_> =
                    rules.board.circuit(side).into_iter().filter_map(|place| place.as_pit()).collect();
                let own = circuit.iter().position(|&pit| rules.board.owner(pit) == side).expect("each side has pits");
                let step = usize::from(any() % 3);
                let pair = [0, 0, 1, step].map(|n| circuit[(own + n) % circuit.len()].0);
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
            seen.note_refusals(&rules, game.position());
            for ply in &example.plies {
                let ply = game.play(read_move(&rules, &ply.mv)).expect("a move of the catalogue");
                seen.note(&rules, &ply.events);
                seen.note_refusals(&rules, game.position());
            }
        }
    }
    for rare in &RARE {
        let rules = rare.rules(&catalogue);
        for ply in rare.play(&rules).plies() {
            seen.note(&rules, &ply.events);
        }
    }
    let cases = cases(&catalogue);
    for case in &cases {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for game in 0..GAMES {
            if missing(case, &seen).is_empty() {
                break;
            }
            let start = start(&case.rules, game, &mut rng);
            seen.explore(&case.rules, start, &mut rng);
        }
    }
    let dead: Vec<String> = cases.iter().flat_map(|case| missing(case, &seen)).collect();
    assert!(dead.is_empty(), "{} clauses never cause anything\n{}", dead.len(), dead.join("\n"));
}

fn missing(case: &Case, seen: &Seen) -> Vec<String> {
    let forms = case.rules.all().map(|(id, _)| form(&case.rules, id)).filter(|form| !seen.forms.contains(form));
    forms.map(|form| format!("{}: {form}", case.title())).collect()
}
