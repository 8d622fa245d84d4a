//! Texts made up by chance.

use super::*;
use proptest::prelude::*;

/// Seeds by chance, and whatever else the text of a position of this game may say, sense or nonsense.
fn chance_text(rules: &Rules, chance: &mut ChaCha8Rng) -> String {
    let board = &rules.board;
    let most: u16 = [2, 5, 60, 300][chance.random_range(0..4)];
    let rows = (0..board.rows).map(|_| {
        let pits =
            (0..board.columns).map(|_| if chance.random_range(0..3) == 0 { 0 } else { chance.random_range(0..most) });
        pits.map(|n: u16| n.to_string()).collect::<Vec<_>>().join(",")
    });
    let mut text = rows.collect::<Vec<_>>().join("/");
    let pit = |chance: &mut ChaCha8Rng| board.name(PitId(chance.random_range(0..board.pit_count() as u8)));
    if board.has_stores() {
        text += &format!(" stores={},{}", chance.random_range(0..most), chance.random_range(0..most));
    }
    if has_hands(rules) {
        let hand = |chance: &mut ChaCha8Rng| one(chance, &["0", "1", "2", "9", "16"]);
        text += &format!(" hands={},{}", hand(chance), hand(chance));
    }
    if chance.random_range(0..3) == 0 {
        text += &format!(
            " marks={}:{}",
            pit(chance),
            one(chance, &["trap-S", "trap-N", "barred", "house", "house-barred"])
        );
    }
    let stage = &rules.stage_rules[chance.random_range(0..rules.stage_rules.len())].id;
    text += &format!(" phase={stage}");
    if chance.random_range(0..2) == 0 {
        text += &chance_ask(rules, chance);
    }
    if chance.random_range(0..4) == 0 {
        text += &format!(" lifted={}", chance.random_range(0..9));
    }
    text + &format!(" to={}", one(chance, &["S", "N"]))
}

fn one(chance: &mut ChaCha8Rng, words: &[&str]) -> String {
    words[chance.random_range(0..words.len())].to_owned()
}

/// A question by chance: often of a clause that asks, with what goes with it, else anything.
fn chance_ask(rules: &Rules, chance: &mut ChaCha8Rng) -> String {
    let board = &rules.board;
    let asking: Vec<String> = question::asking_causes(rules).map(|cause| question::asked_name(rules, cause)).collect();
    let all: Vec<String> = rules.all().map(|(_, it)| it.id().to_owned()).collect();
    let clauses = if asking.is_empty() || chance.random_range(0..8) == 0 { all } else { asking };
    let clause = &clauses[chance.random_range(0..clauses.len())];
    // Both pits are often on the same side, that of the player asked as often as not.
    let half = board.pit_count() / 2;
    let from = chance.random_range(0..=1) * half;
    let pit = |chance: &mut ChaCha8Rng| {
        let pit = if chance.random_range(0..8) == 0 { 0 } else { from } + chance.random_range(0..half);
        board.name(PitId(pit as u8))
    };
    let (at, lap) = (pit(chance), pit(chance));
    let before = one(chance, &["empty", "occupied"]);
    let way = board.ways()[chance.random_range(0..board.ways().len())].word();
    let mut text = format!(" ask={clause}:{at}:{before}:{way}:{lap}:{}", one(chance, &["0", "3", "4294967295"]));
    if chance.random_range(0..3) == 0 {
        text += &format!(":from-{}", pit(chance));
    }
    if rules.stage_rules.iter().any(|stage| stage.plan.choosing.must_capture.is_some())
        != (chance.random_range(0..8) == 0)
    {
        text += &one(chance, &[":capturing", ":plain"]);
    }
    if chance.random_range(0..8) == 0 {
        text += &one(chance, &[":end-a", ":end-h", ":end-c", ":end-"]);
    }
    if rules.stage_rules.iter().any(|stage| stage.plan.mores().next().is_some()) != (chance.random_range(0..8) == 0) {
        text += &one(chance, &[":left-0", ":left-1", ":left-2", ":left-3", ":left-x"]);
    }
    text
}

#[test]
fn any_position_that_can_be_read_can_be_played_on() {
    let mut chance = ChaCha8Rng::seed_from_u64(11);
    let mut read = 0;
    let mut asked = BTreeSet::new();
    for (id, set) in GAMES {
        let rules = rules(id, set);
        for _ in 0..600 {
            let Ok(mut position) = parse_position(&rules, &chance_text(&rules, &mut chance)) else { continue };
            read += 1;
            asked.extend(position.ask().map(|ask| format!("{:?}", ask.question)));
            assert!(position.ask().is_none() || !legal_moves(&rules, &position).is_empty(), "a question has an answer");
            let seeds = position.total();
            for _ in 0..12 {
                let moves = legal_moves(&rules, &position);
                let Some(&mv) = moves.get(chance.random_range(0..moves.len().max(1))) else { break };
                play_legal(&rules, &mut position, mv, &mut NoEvents);
                assert_eq!(position.total(), seeds, "{id}");
                let text = position_text(&rules, &position);
                assert_eq!(parse_position(&rules, &text).as_ref(), Ok(&position), "{id} {text}");
            }
        }
    }
    assert!(read > 2000, "{read}");
    let every = ["Claim", "Halt", "More(1)", "More(2)", "More(3)", "Reentry", "Retreat", "Take", "Way"];
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), every);
}

proptest! {
    #[test]
    fn no_text_makes_reading_panic(text in "[0-9,/=: a-zSN<>_-]{0,120}", name in "\\PC{0,12}") {
        let kalah = rules("kalah", &[("pie_rule", "on")]);
        if let Ok(position) = parse_position(&kalah, &text) {
            prop_assert_eq!(parse_position(&kalah, &position_text(&kalah, &position)), Ok(position));
        }
        let _ = parse_position(&kalah, &format!("4,4,4,4,4,4/4,4,4,4,4,4 {text}"));
        let _ = parse_move(&kalah, &start(&kalah), &name);
    }
}
