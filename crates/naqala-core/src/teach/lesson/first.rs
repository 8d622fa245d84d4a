//! The very first lesson, for people who have never seen a mancala game.

use super::{Asks, Demonstration, LessonStep, LessonTask, Right};
use crate::words::Words;
use mancala::engine::{self, Game};
use mancala::record::notation::{parse_move, parse_position};
use mancala::rules::{Catalogue, Place, Settings, Side};
use std::sync::Arc;

/// Step of the first lesson: its text and title, the game and position, the moves that are shown, and those that are
/// right for the learner: all if the list is empty, `None` if there is nothing to do.
struct ScriptedStep {
    says: &'static str,
    title: &'static str,
    game: &'static str,
    position: &'static str,
    shows: &'static [&'static str],
    right: Option<&'static [&'static str]>,
    /// Request to the learner, if there is something to do: `last f1`, `capture`, `again`, or empty for no particular
    /// one.
    asks: &'static str,
}

/// The first lesson. Positions are made up for it; each is played through in a test.
const FIRST: &[ScriptedStep] = &[
    ScriptedStep {
        says: "first-board",
        title: "first-board-title",
        game: "kalah",
        position: "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S",
        shows: &[],
        right: None,
        asks: "",
    },
    ScriptedStep {
        says: "first-sow",
        title: "first-sow-title",
        game: "kalah",
        position: "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S",
        shows: &["b1"],
        right: Some(&[]),
        asks: "",
    },
    ScriptedStep {
        says: "first-count",
        title: "first-count-title",
        game: "kalah",
        position: "2,0,1,0,2,0/1,0,3,0,2,0 stores=18,19 to=S",
        shows: &[],
        right: Some(&["c1"]),
        asks: "last f1",
    },
    ScriptedStep {
        says: "first-store",
        title: "first-store-title",
        game: "kalah",
        position: "2,0,1,0,2,2/2,0,4,0,0,1 stores=17,17 to=S",
        shows: &["c1"],
        right: Some(&["c1", "f1"]),
        asks: "again",
    },
    ScriptedStep {
        says: "first-capture",
        title: "first-capture-title",
        game: "kalah",
        position: "3,0,5,0,1,0/2,0,0,0,3,0 stores=17,17 to=S",
        shows: &["a1"],
        right: Some(&["a1"]),
        asks: "capture",
    },
    ScriptedStep {
        says: "first-count-capture",
        title: "first-count-capture-title",
        game: "oware",
        position: "1,0,2,1,1,2/0,0,3,0,2,1 stores=17,18 to=S",
        shows: &["e1"],
        right: Some(&["e1", "f1"]),
        asks: "capture",
    },
    ScriptedStep {
        says: "first-laps",
        title: "first-laps-title",
        game: "ayo-ayo-children",
        position: "",
        shows: &["a1"],
        right: Some(&[]),
        asks: "",
    },
    ScriptedStep {
        says: "first-end",
        title: "first-end-title",
        game: "kalah",
        position: "2,0,0,0,1,0/0,0,0,0,0,1 stores=20,24 to=S",
        shows: &["f1"],
        right: None,
        asks: "",
    },
];

/// The first lesson: seeds, pits, sowing, stores, captures, laps and the end, in two minutes.
pub fn first(words: &Words, catalogue: &Catalogue) -> Vec<LessonStep> {
    let heading = words.label("first-heading");
    FIRST.iter().filter_map(|plain| plain.step(words, catalogue, &heading)).collect()
}

impl ScriptedStep {
    /// Creates the step; `None` if the catalogue lacks the game.
    fn step(&self, words: &Words, catalogue: &Catalogue, heading: &str) -> Option<LessonStep> {
        let rules = Arc::new(catalogue.rules(self.game, &Settings::new()).ok()?);
        let position = match self.position {
            "" => engine::start(&rules),
            text => parse_position(&rules, text).ok()?,
        };
        let mut game = Game::new(Arc::clone(&rules), position.clone());
        for text in self.shows {
            let mv = parse_move(&rules, game.position(), text).ok()?;
            game.play(mv).ok()?;
        }
        let moves = game.plies().iter().map(|ply| ply.mv).collect();
        let right = match self.right {
            Some([]) => Some(Right::Any),
            Some(texts) => {
                let moves = texts.iter().map(|text| parse_move(&rules, &position, text).ok()).collect::<Option<_>>()?;
                Some(Right::Moves(moves))
            }
            None => None,
        };
        let asks = match self.asks.split_once(' ') {
            Some((_, pit)) => Asks::LastSeedIn(rules.board.pit_named(pit)?),
            None => match self.asks {
                "capture" => Asks::Capture,
                "again" => Asks::Again,
                _ => Asks::Move,
            },
        };
        let task = right.map(|right| LessonTask { position: position.clone(), made: Vec::new(), right, asks });
        // The board is described before anything is done on it.
        let is_still = self.shows.is_empty() && task.is_none();
        let places = rules.board.pits_of(Side::South).map(Place::pit).filter(|_| is_still).collect();
        let scene = Demonstration { position, moves, from: 0, barred: None, places };
        let (heading, text) = (heading.to_owned(), words.label(self.says));
        let title = words.label(self.title);
        Some(LessonStep { heading, title, text, cause: None, rules, scene, task })
    }
}

#[cfg(test)]
mod tests {
    use super::super::played;
    use super::*;
    use mancala::engine::{Event, Move, Position, Transfer, TransferKind, legal_moves};

    #[test]
    fn every_step_of_the_first_lesson_can_be_shown_and_done() {
        let steps = first(&Words::english(), &Catalogue::shipped());
        assert_eq!(steps.len(), FIRST.len());
        for (step, plain) in steps.iter().zip(FIRST) {
            assert!(played(&step.rules, &step.scene.position, &step.scene.moves).is_some(), "{}", plain.says);
            assert!(step.shows() || step.task.is_some(), "{}", plain.says);
            let Some(task) = &step.task else { continue };
            let game = task.game(&step.rules).expect(plain.says);
            let legal = legal_moves(&step.rules, game.position());
            match &task.right {
                Right::Moves(moves) => assert!(moves.iter().all(|mv| legal.contains(mv)), "{}", plain.says),
                Right::Any => assert!(!legal.is_empty(), "{}", plain.says),
                Right::Shows(_) => panic!("{}: no line of a page is shown", plain.says),
            }
        }
    }

    /// Checks that the moves given as right are those that the step is about, by the rules of Kalah and Oware.
    #[test]
    fn the_moves_called_right_do_what_the_step_says() {
        let steps = first(&Words::english(), &Catalogue::shipped());
        let step = |says: &str| &steps[FIRST.iter().position(|plain| plain.says == says).expect("it is a step")];
        let doing = |step: &LessonStep, does: &dyn Fn(&Position, &Position) -> bool| -> Vec<Move> {
            let start = &step.scene.position;
            let moves = legal_moves(&step.rules, start).to_vec();
            let after = |mv: &Move| played(&step.rules, start, &[*mv]).expect("it is legal").position().clone();
            moves.into_iter().filter(|mv| does(start, &after(mv))).collect()
        };
        let right = |step: &LessonStep| step.task.as_ref().map(|task| task.right.clone());
        let south = mancala::rules::Side::South;
        let count = step("first-count");
        let f1 = Place::pit(count.rules.board.pit_named("f1").expect("it is a pit"));
        let falls_there = |mv: &Move| {
            let game = played(&count.rules, &count.scene.position, &[*mv]).expect("it is legal");
            let mut sown = game.plies()[0].events.iter().filter_map(|told| match told.event {
                Event::Transfer(Transfer { kind: TransferKind::Sown, to, .. }) => Some(to),
                Event::Transfer(_) | Event::Change(_) | Event::Info(_) => None,
            });
            sown.next_back() == Some(f1)
        };
        let mut moves = legal_moves(&count.rules, &count.scene.position).to_vec();
        moves.retain(falls_there);
        assert_eq!(right(count), Some(Right::Moves(moves)), "the last seed falls in f1");
        let store = step("first-store");
        let moves = doing(store, &|before, after| after.to_move() == before.to_move());
        assert_eq!(right(store), Some(Right::Moves(moves)), "another move");
        let capture = step("first-capture");
        let moves = doing(capture, &|before, after| after.store(south) > before.store(south) + 1);
        assert_eq!(right(capture), Some(Right::Moves(moves)), "more than one seed is won");
        let counted = step("first-count-capture");
        let moves = doing(counted, &|before, after| after.store(south) > before.store(south));
        assert_eq!(right(counted), Some(Right::Moves(moves)), "seeds are captured");
    }
}
