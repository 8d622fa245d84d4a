//! Every clause of every variant, and each form that an option gives it, is the cause of something: an event, or the
//! refusal of a move. A clause that nothing shows is dead text on the rule page.

use crate::common::cases::{Case, cases, conceivable, sparse};
use crate::common::{pages, read_move, tell};
use mancala::engine::{self, CausedEvent, Event, Game, Position, Refused, StateChange};
use mancala::record::notation;
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

/// Ends that random play hardly ever comes to: a game with its settings, a position, moves that are played `times`
/// over, and the clause that ends the game with the last of them.
const RARE: &[Rare] = &[
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

struct Rare {
    id: &'static str,
    set: &'static [(&'static str, &'static str)],
    position: &'static str,
    moves: &'static [&'static str],
    times: usize,
    /// The line of the end, or `barred by` a clause if the last move is not allowed.
    end: &'static str,
}

impl Rare {
    fn rules(&self, catalogue: &Catalogue) -> Arc<Rules> {
        let set = self.set.iter().map(|(option, value)| (option.to_string(), value.to_string())).collect();
        Arc::new(catalogue.rules(self.id, &set).expect("a game of the catalogue"))
    }

    /// The game, and the clause that bars its last move; the others are legal, and only the last ends it.
    fn play(&self, rules: &Arc<Rules>) -> (Game, Option<Cause>) {
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
