//! Ends to which random play hardly ever comes, each in a position of its own.

use super::*;
use crate::common::{read_move, tell};
use mancala::engine::Refused;
use mancala::record::notation;

/// Ends that random play hardly ever comes to: a game with its settings, a position, moves that are played `times`
/// over, and the clause that ends the game with the last of them.
pub(super) const RARE: &[Rare] = &[
    Rare {
        id: "bao-kenya-laps",
        set: &[("columns", "1"), ("seeds_per_pit", "1"), ("on_repetition", "draw")],
        position: "1/1 to=S",
        moves: &["a1", "a2", "a1", "a2"],
        times: 1,
        end: "end draw because repetition [repetition]",
    },
    Rare {
        id: "o-an-quan",
        set: &[],
        position: "0,0,0,0,0/1,0,0,0,0 ends=0,3 stores=96,-50 end-specials=1,1 specials-won=0,0 to=S",
        moves: &["a1>"],
        times: 1,
        end: "end S wins because nothing-to-bring [winner]",
    },
    Rare {
        id: "lab-madjnuni",
        set: &[],
        position: "2,11,4,10,11,7,8/1,0,4,3,2,11,10 stores=7,7 to=S",
        moves: &["g1"],
        times: 1,
        end: "end draw because endless [winner]",
    },
    Rare {
        id: "anywoli",
        set: &[],
        position: "2,1,0,5,2,0,1,0,1,2,0,1/1,2,2,1,5,1,0,3,0,2,1,0 stores=31,32 to=S",
        moves: &["e1"],
        times: 1,
        end: "end draw because endless [endless]",
    },
    Rare {
        id: "selus/adowa",
        set: &[("empty_wegue", "stay")],
        position: "0,0,0,0,0,0/0,0,0,1,0,3/0,0,0,0,0,0 stores=25,25 marks=f3:trap-N phase=play to=S",
        moves: &["d2"],
        times: 1,
        end: "stop f3 [empty-stays]",
    },
    Rare {
        id: "gabata",
        set: &[("match", "single")],
        position: "1,2,3,2,0,1/0,2,3,2,3,1/0,1,0,1,2,0 stores=15,15 phase=play to=S",
        moves: &["e1"],
        times: 1,
        end: "end void because endless [endless]",
    },
    Rare {
        id: "selus",
        set: &[("match", "single")],
        position: "1,2,3,2,0,1/0,2,3,2,3,1/0,1,0,1,2,0 stores=15,15 phase=play to=S",
        moves: &["e1"],
        times: 1,
        end: "end void because endless [endless]",
    },
    Rare {
        id: "sulus",
        set: &[],
        position: "1,2,3,2,0,1/0,2,3,2,3,1/0,1,0,1,2,0 phase=play to=S",
        moves: &["e1"],
        times: 1,
        end: "end void because endless [endless]",
    },
    Rare {
        id: "cross-kalah",
        set: &[("leftover", "nobody"), ("columns", "10")],
        position: CROSS_KALAH_START,
        moves: CROSS_KALAH_ROUND,
        times: 2,
        end: "end draw because repetition [winner]",
    },
    Rare {
        id: "cross-kalah",
        set: &[("on_repetition", "draw"), ("columns", "10")],
        position: CROSS_KALAH_START,
        moves: CROSS_KALAH_ROUND,
        times: 2,
        end: "end draw because repetition [repetition]",
    },
    Rare {
        id: "cross-wari",
        set: &[("leftover", "owner"), ("grand_slam", "capture")],
        position: "1,2,1,0,0,0/2,4,1,0,0,1 stores=15,21 to=S",
        moves: &["b1"],
        times: 1,
        end: "end S wins because row-empty [winner]",
    },
    // With this many seeds hardly a pit is ever empty, or holds two or four.
    Rare {
        id: "woaley",
        set: &[],
        position: "275,75,576,1248,95,720/642,52,906,635,237,539 stores=0,0 to=S",
        moves: &["c1"],
        times: 1,
        end: "endless 102 [endless]",
    },
    // Nobody can capture all the while: no pit faces an empty one of the player to move.
    Rare {
        id: "afrika",
        set: &[],
        position: "4,5,1,2,0,7,3,1/1,6,1,2,0,3,2,1 stores=44,45 to=N",
        moves: AFRIKA_ROUND,
        times: 2,
        end: "end draw because repetition [repetition]",
    },
    Rare {
        id: "afrika",
        set: &[("on_repetition", "end")],
        position: "4,5,1,2,0,7,3,1/1,6,1,2,0,3,2,1 stores=44,45 to=N",
        moves: AFRIKA_ROUND,
        times: 2,
        end: "end N wins because repetition [winner]",
    },
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
    Rare {
        id: "omweso",
        set: &[],
        position: "0,0,0,0,0,0,1,2/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,1,0,0,0,0,0,0 hands=0,0 phase=play to=S",
        moves: MWAMBULULA_ROUND,
        times: 2,
        end: "end draw because repetition [repetition]",
    },
    Rare {
        id: "bao-la-kiswahili",
        set: &[],
        position: "1,0,1,0,0,0,0,0/0,0,1,2,0,0,0,1/1,0,2,1,0,0,0,0/0,1,0,1,0,0,0,0 hands=0,0 phase=mtaji to=N",
        moves: BAO_ROUND,
        times: 2,
        end: "end draw because repetition [repetition]",
    },
    Rare {
        id: "igisoro",
        set: &[],
        position: "0,0,0,0,0,0,1,2/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,1,0,0,0,0,0,0 to=S",
        moves: MWAMBULULA_ROUND,
        times: 2,
        end: "end draw because repetition [repetition]",
    },
    // The last free seed evens the score.
    Rare {
        id: "abstract-mancala",
        set: &[],
        position: "0,0,0,0,0,0,0,0/0,0,0,0,0,4,0,0/0,0,1,3,0,0,0,0/4,0,0,0,0,0,0,0 stores=28,24 marks=a1:trap-S,f3:trap-N to=N",
        moves: &["c2:e"],
        times: 1,
        end: "end draw because none-free [winner]",
    },
    Rare {
        id: "abstract-mancala",
        set: &[],
        position: "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0 stores=20,20 to=S",
        moves: &["a1:e", "b1:w"],
        times: 2,
        end: "end draw because repetition [winner]",
    },
    // The last small pit goes into a trap; the one that is left is so full that every lap of it would fill another.
    Rare {
        id: "abstract-mancala",
        set: &[("pit_cap", "on")],
        position: "0,0,0,0,0,0,0,0/0,0,0,170,0,0,0,0/0,0,0,0,0,0,0,0/1,4,0,0,0,0,0,0 stores=0,0 marks=b1:trap-S to=S",
        moves: &["a1:e"],
        times: 1,
        end: "end S wins because no-moves [winner]",
    },
    // The fourth lap leaves all as it was before the first, with the same pit to be lifted.
    Rare {
        id: "abstract-mancala",
        set: &[],
        position: "0,0,0,0,0,0,0,0/0,2,0,0,0,0,0,0/0,1,0,0,0,0,0,0/0,2,0,0,0,0,0,0 stores=20,20 to=S",
        moves: &["b1:s", "n", "n", "s"],
        times: 1,
        end: "endless 4 [endless]",
    },
    // Turns that come back to a state that they had before.
    Rare {
        id: "bao-la-kujifunza",
        set: &[],
        position: "1,1,0,0,0,0,0,0/1,0,0,0,0,0,0,0/1,0,1,0,1,0,1,0/0,1,0,1,0,2,1,2 to=S",
        moves: &["h1>"],
        times: 1,
        end: "end void because endless [endless]",
    },
    Rare {
        id: "mefuvha",
        set: &[("columns", "6"), ("on_endless", "draw")],
        position: "1,0,0,0,1,0/0,1,1,0,1,0/0,1,3,1,0,1/1,0,1,0,1,0 stores=0,0 phase=play to=S",
        moves: &["c2"],
        times: 1,
        end: "end draw because endless [endless]",
    },
    Rare {
        id: "mefuvha",
        set: &[("columns", "6"), ("on_endless", "mover_loses")],
        position: "1,0,0,0,1,0/0,1,1,0,1,0/0,1,3,1,0,1/1,0,1,0,1,0 stores=0,0 phase=play to=S",
        moves: &["c2"],
        times: 1,
        end: "end N wins because endless [endless]",
    },
    Rare {
        id: "mefuvha",
        set: &[("columns", "6"), ("on_endless", "illegal_move")],
        position: "1,0,0,0,1,0/0,1,1,0,1,0/0,1,3,1,0,1/1,0,1,0,1,0 stores=0,0 phase=play to=S",
        moves: &["c2"],
        times: 1,
        end: "barred by endless",
    },
    Rare {
        id: "tsoro",
        set: &[("on_endless", "draw")],
        position: "0,1,0,0,0,0,1,1/0,1,0,1,1,1,0,0/2,0,1,0,1,0,2,1/1,0,1,0,1,0,1,0 stores=0,1 to=S",
        moves: &["g2"],
        times: 1,
        end: "end draw because endless [endless]",
    },
    Rare {
        id: "tsoro",
        set: &[("on_endless", "mover_loses")],
        position: "0,1,0,0,0,0,1,1/0,1,0,1,1,1,0,0/2,0,1,0,1,0,2,1/1,0,1,0,1,0,1,0 stores=0,1 to=S",
        moves: &["g2"],
        times: 1,
        end: "end N wins because endless [endless]",
    },
    Rare {
        id: "tsoro",
        set: &[("on_endless", "illegal_move")],
        position: "0,1,0,0,0,0,1,1/0,1,0,1,1,1,0,0/2,0,1,0,1,0,2,1/1,0,1,0,1,0,1,0 stores=0,1 to=S",
        moves: &["g2"],
        times: 1,
        end: "barred by endless",
    },
    Rare {
        id: "tsoro",
        set: &[("captured", "sow_on")],
        position: "0,1,0,0,0,0,0,0/2,0,1,1,0,0,0,0/0,1,0,0,0,1,0,0/2,0,1,1,0,0,0,0 to=N",
        moves: TSORO_ROUND,
        times: 2,
        end: "end draw because repetition [repetition]",
    },
    Rare {
        id: "enkeshui",
        set: &[],
        position: "0,1,0,3,4,0,1,0/2,1,2,1,0,2,1,2 stores=14,14 phase=play to=S",
        moves: &["h1"],
        times: 1,
        end: "endless 288 [endless]",
    },
    Rare {
        id: "adji-boto",
        set: &[],
        position: "4,1,3,1,2/3,2,2,2,4 stores=38,38 turn=3 marks=a1:played,b1:played,c1:played,d1:played,e1:played,\
                   a2:played,b2:played,c2:played,d2:played,e2:played to=S",
        moves: &["a1", "a2", "b1", "c2", "e1", "c2", "d1", "e2", "c1", "d2", "d1", "b2"],
        times: 2,
        end: "end S wins because repetition [winner]",
    },
    Rare {
        id: "dabuda/six",
        set: &[],
        position: "4,1,2,0,1,9/1,1,0,2,1,0 stores=13,13 to=S",
        moves: &["a1", "e2"],
        times: 2,
        end: "end N wins because repetition [winner]",
    },
    Rare {
        id: "moruba",
        set: &[],
        position: "0,1,1,2,0,1,0,1/1,0,1,0,1,0,1,0/1,0,1,0,1,0,1,0/0,1,0,1,0,2,1,1 stores=19,19 to=N",
        moves: &["d4", "f1", "c4", "g1"],
        times: 2,
        end: "end draw because repetition [repetition]",
    },
    Rare {
        id: "layli-goobalay",
        set: &[],
        position: "2,1,6,1,2,1/1,0,6,0,4,1 stores=11,12 to=S",
        moves: &["f1", "a2"],
        times: 2,
        end: "end N wins because repetition [winner]",
    },
    Rare {
        id: "vai-lung-thlan",
        set: &[],
        position: "1,0,1,2,0,1/0,1,0,1,0,2 stores=25,26 to=S",
        moves: VAI_ROUND,
        times: 2,
        end: "end N wins because repetition [winner]",
    },
    Rare {
        id: "vai-lung-thlan",
        set: &[("on_repetition", "draw")],
        position: "1,0,1,2,0,1/0,1,0,1,0,2 stores=25,26 to=S",
        moves: VAI_ROUND,
        times: 2,
        end: "end draw because repetition [repetition]",
    },
    Rare {
        id: "giuthi",
        set: &[("columns", "5")],
        position: "3,0,0,2,2/1,4,1,1,2 stores=22,22 to=S",
        moves: &["e1>"],
        times: 1,
        end: "endless 100 [endless]",
    },
];

/// South sends a pair of seeds leftwards and round into North's row, and North sends a pair back; meanwhile the other
/// side, which has lone seeds only, passes.
const ETHIOPIAN_ROUND: &[&str] = &[
    "f1<", "pass", "d1<", "pass", "b1<", "pass", "e1<", "pass", "c1<", "pass", "a1<", "a2>", "pass", "c2>", "pass",
    "e2>", "pass", "b2>", "pass", "d2>", "pass", "f2>",
];

/// Thirty-nine seeds go round the board, and nobody has a pit to take.
const AFRIKA_ROUND: &[&str] = &[
    "h2", "h1", "h2", "a1", "a2", "a1", "b2", "b1", "h2", "f1", "f2", "b1", "a2", "a1", "h2", "h1", "h2", "g1", "g2",
    "a1", "b2", "b1", "f2", "d1", "d2", "b1", "c2", "c1", "g2", "h1", "h2", "g1", "g2", "d1", "e2", "e1", "a2", "a1",
    "b2", "b1", "h2", "h1", "h2", "c1", "f2", "f1", "f2", "b1", "a2", "a1", "h2", "h1", "h2", "b1", "d2", "d1", "h2",
    "g1", "g2", "a1", "c2", "c1", "g2", "h1", "h2", "a1", "e2", "e1",
];

/// Three seeds of each side walk once round its ring.
const MWAMBULULA_ROUND: &[&str] = &[
    "a1", "h4", "b1", "g4", "c1", "f4", "d1", "e4", "e1", "d4", "f1", "c4", "g1", "b4", "h1", "a4", "h2", "a3", "g2",
    "b3", "f2", "c3", "e2", "d3", "d2", "e3", "c2", "f3", "b2", "g3", "a2", "h3",
];

/// Nine seeds go once round the board, and none of them comes last into an empty pit.
const VAI_ROUND: &[&str] = &["f1", "d2", "d1", "f2", "b1", "a2", "e1", "c2", "c1", "e2", "a1", "b2"];

/// Two lone seeds of each side.
const CROSS_KALAH_START: &str = "0,0,0,0,0,0,1,1,0,0/0,0,1,1,0,0,0,0,0,0 stores=38,38 to=S";

/// They walk one pit on, and back as a pair.
const CROSS_KALAH_ROUND: &[&str] = &["c1", "h2", "d1", "g2", "c1", "h2", "b1", "i2"];

/// Three seeds of each side walk round its ring, past seeds that lie still.
const BAO_ROUND: &[&str] = &[
    "d3<", "c2>", "c3<", "d2>", "b3<", "e2>", "a3<", "f2>", "e4>", "g2>", "f4>", "h2>", "g4>", "h1<", "h4>", "g1<",
    "f3<", "f1<", "e3<", "e1<",
];

/// Each side walks its five seeds half round its ring, until they lie as before.
const TSORO_ROUND: &[&str] = &[
    "a3", "a1", "d3", "d1", "e3", "e1", "f3", "f1", "h4", "g1", "g4", "h1", "f4", "h2", "e4", "g2", "d4", "d2", "c4",
    "c2",
];

pub(super) struct Rare {
    id: &'static str,
    set: &'static [(&'static str, &'static str)],
    position: &'static str,
    moves: &'static [&'static str],
    times: usize,
    /// The line of the end, or `barred by` a clause if the last move is not allowed.
    end: &'static str,
}

impl Rare {
    pub(super) fn rules(&self, catalogue: &Catalogue) -> Arc<Rules> {
        let set = self.set.iter().map(|(option, value)| (option.to_string(), value.to_string())).collect();
        Arc::new(catalogue.rules(self.id, &set).expect("a game of the catalogue"))
    }

    /// The game, and the clause that bars its last move; the others are legal, and only the last ends it.
    pub(super) fn play(&self, rules: &Arc<Rules>) -> (Game, Option<Cause>) {
        let start = notation::parse_position(rules, self.position).expect("a position of the game");
        let mut game = Game::new(rules.clone(), start);
        let count = self.moves.len() * self.times;
        for (ply, text) in self.moves.iter().cycle().take(count).enumerate() {
            let mv = read_move(rules, game.position(), text);
            match game.play(mv) {
                Ok(_) => {}
                Err(Refused::Barred(clause)) if ply + 1 == count => return (game, Some(clause)),
                Err(refused) => panic!("{}: {text} after {ply} plies: {refused:?}", self.id),
            }
        }
        (game, None)
    }
}

#[test]
fn rare_ends_come_when_they_should() {
    let catalogue = Catalogue::shipped();
    for rare in RARE {
        let rules = rare.rules(&catalogue);
        let (game, barred) = rare.play(&rules);
        if let Some(clause) = barred {
            assert_eq!(format!("barred by {}", rules.cause_name(clause)), rare.end, "{}", rare.id);
            continue;
        }
        let plies = game.plies();
        let last = plies.last().expect("a game has plies");
        let told = tell(&rules, game.before(plies.len() - 1), &last.events);
        assert_eq!(told.last().map(String::as_str), Some(rare.end), "{}: {told:?}", rare.id);
    }
}

#[test]
fn a_turn_that_comes_back_is_found_though_a_move_was_taken_back() {
    let rare = RARE.iter().find(|rare| rare.end.starts_with("endless")).expect("the turn of four laps");
    let rules = rare.rules(&Catalogue::shipped());
    let (mut game, _) = rare.play(&rules);
    let after = game.position().clone();
    for taken_back in 1..rare.moves.len() {
        for _ in 0..taken_back {
            game.undo();
        }
        for text in &rare.moves[rare.moves.len() - taken_back..] {
            game.play(read_move(&rules, game.position(), text)).expect("the same move as before");
        }
        assert_eq!(*game.position(), after, "{taken_back} moves taken back");
    }
}
