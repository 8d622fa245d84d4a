//! Rules, positions, moves and records of the mancala games of the world.
//!
//! A game is a text: a *variant* in RON, with a board, a setup and the clauses of its rules. The library reads it, says
//! what is wrong with it, plays it, and tells of every step of a turn which clause caused it. More than three hundred
//! games come with it. It knows no language, no clock and no thread that outlives a call, and the same moves give the
//! same game on every machine.
//!
//! Four modules, each of which uses those before it, and above them all [`codes()`], which lists the codes of all
//! diagnostics:
//!
//! - [`diagnostic`]: mistakes as data, with their English messages.
//! - [`rules`]: boards, clauses and variants, read and checked. Whatever passes can be played.
//! - [`engine`]: positions and moves. The only place where a rule is obeyed.
//! - [`record`]: games as files, moves and positions as text.
//!
//! # List the games
//!
//! ```
//! use mancala::rules::Catalogue;
//!
//! let catalogue = Catalogue::shipped();
//! let oware = catalogue.variant("oware").expect("it comes with the library");
//! assert_eq!(oware.about.name, "Oware");
//! // Games that differ from another in a few points are named after it.
//! assert!(catalogue.ids().iter().any(|id| id.starts_with("oware/")));
//! ```
//!
//! # Play a game, list the legal moves, and ask why another is illegal
//!
//! ```
//! use mancala::engine::{Game, Refused, legal_moves, start, why_not};
//! use mancala::record::notation::{legal_texts, parse_move};
//! use mancala::rules::{Catalogue, Settings};
//! use std::sync::Arc;
//!
//! let rules = Catalogue::shipped().rules("oware", &Settings::new())?;
//! let opening = start(&rules);
//! let mut game = Game::new(Arc::new(rules), opening);
//! assert_eq!(legal_texts(game.rules(), game.position()), ["a1", "b1", "c1", "d1", "e1", "f1"]);
//!
//! let c1 = parse_move(game.rules(), game.position(), "c1")?;
//! assert!(legal_moves(game.rules(), game.position()).contains(&c1));
//! game.play(c1).expect("c1 holds four seeds");
//!
//! // Now it is North's turn, and d1 is not one of North's pits.
//! let d1 = parse_move(game.rules(), game.position(), "d1")?;
//! let refused = why_not(game.rules(), game.position(), d1).expect("it is South's pit");
//! let Refused::Barred(cause) = refused else { panic!("a clause bars it") };
//! assert_eq!(game.rules().cause_name(cause), "own-pits");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Walk the events of a turn
//!
//! Applied one after another to the position before, the events of a turn give the position after it.
//!
//! ```
//! use mancala::engine::{CausedEvent, Event, Transfer, TransferKind, play};
//! use mancala::record::notation::{parse_move, parse_position};
//! use mancala::rules::{Catalogue, Settings};
//!
//! let rules = Catalogue::shipped().rules("oware", &Settings::new())?;
//! let before = parse_position(&rules, "1,0,0,0,0,2/0,0,0,0,0,1 stores=20,24 to=S")?;
//! let mut after = before.clone();
//! let mut events: Vec<CausedEvent> = Vec::new();
//! play(&rules, &mut after, parse_move(&rules, &before, "f1")?, &mut events).expect("it is legal");
//!
//! let mut walked = before;
//! let mut captured = Vec::new();
//! for told in &events {
//!     walked.apply(told.event);
//!     if let Event::Transfer(Transfer { seeds, kind: TransferKind::Captured, .. }) = told.event {
//!         captured.push((seeds, told.clause.map(|cause| rules.cause_name(cause))));
//!     }
//! }
//! assert_eq!(walked, after);
//! assert_eq!(captured, [(3, Some("count".to_owned()))]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Read a variant, and say what is wrong with it
//!
//! ```
//! use mancala::rules::{LoadError, Variant};
//!
//! let text = "Variant(\n    id: \"small\",\n    board: (rows: 2, colums: 3),\n)";
//! let error = Variant::read("small.ron", text).expect_err("it has mistakes");
//! println!("{error}");
//! let LoadError::File { diagnostics, .. } = error else { panic!("they are in the file") };
//! let slip = diagnostics.iter().find(|it| it.span().is_some_and(|span| span.line == 3)).expect("line 3 has a slip");
//! assert!(slip.to_string().contains("`colums` is not known here"), "{slip:?}");
//! ```
//!
//! # Read and write a position
//!
//! ```
//! use mancala::record::notation::{parse_position, position_text};
//! use mancala::rules::{Catalogue, Settings, Side};
//!
//! let rules = Catalogue::shipped().rules("oware", &Settings::new())?;
//! let text = "1,0,0,0,0,2/0,0,0,0,0,1 stores=20,24 to=S";
//! let position = parse_position(&rules, text)?;
//! assert_eq!(position.store(Side::North), 24);
//! assert_eq!(rules.board.pit_named("f2").map(|f2| position.pit(f2)), Some(2));
//! assert_eq!(position_text(&rules, &position), text);
//!
//! // Errors name the column, and what was expected there.
//! let error = parse_position(&rules, "1,0,0,0,0/0,0,0,0,0,1 stores=20,24 to=S").expect_err("a pit is missing");
//! assert!(error.to_string().starts_with("column 10: "), "{error}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Read and write a record
//!
//! ```
//! use mancala::record::Record;
//! use mancala::rules::Catalogue;
//!
//! let record = Record::read("game.naqala", "(format: 1, variant: \"kalah\", moves: [\"c1\", \"f1\", \"a2\"])")?;
//! let game = record.replay(&Catalogue::shipped())?;
//! assert_eq!(game.plies().len(), 3);
//! let written = Record::of(&game).write();
//! assert_eq!(Record::read("again.naqala", &written)?.moves, record.moves);
//! # Ok::<(), mancala::record::RecordError>(())
//! ```
//!
//! # Count moves, and play at random
//!
//! ```
//! use mancala::engine::{NoEvents, legal_moves, perft, play_legal, start};
//! use mancala::rules::{Catalogue, Settings};
//! use rand::{RngExt, SeedableRng};
//! use rand_chacha::ChaCha8Rng;
//!
//! let rules = Catalogue::shipped().rules("oware", &Settings::new())?;
//! assert_eq!(perft(&rules, &start(&rules), 3), 190);
//!
//! let mut chance = ChaCha8Rng::seed_from_u64(7);
//! let mut position = start(&rules);
//! for _ in 0..500 {
//!     let moves = legal_moves(&rules, &position);
//!     if moves.is_empty() {
//!         break;
//!     }
//!     let mv = moves[chance.random_range(0..moves.len())];
//!     play_legal(&rules, &mut position, mv, &mut NoEvents);
//! }
//! # Ok::<(), mancala::rules::LoadError>(())
//! ```

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod codes;
pub mod diagnostic;
pub mod engine;
pub mod record;
pub mod rules;

pub use codes::codes;

/// Has the examples of the README tested with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeDoctests;
