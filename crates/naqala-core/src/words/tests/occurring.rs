//! Checks that every caption occurs: each message, and each key by which it chooses, in some event of a shipped game or
//! of a sample.

use super::captions::{ask, every_event};
use super::messages::files;
use super::samples::{causes, clause, own_words, rules_of, some_of_each_kind};
use crate::words::caption::CaptionContext;
use crate::words::{Arg, TurnContext, Words};
use mancala::engine::{self, CausedEvent, Event, Game, Mark, Position, Question, StateChange, Transfer, legal_moves};
use mancala::rules::board::Stores;
use mancala::rules::kinds::List;
use mancala::rules::{Catalogue, Cause, ClauseId, Direction, PitId, Place, Rules, Settings, Side};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Captions that occurred: the message, the name of an argument, and its text.
type SeenCaptions = BTreeSet<(String, String, String)>;

/// Said of events that are told together, or of several captions.
const OTHERS: [&str; 7] = [
    "caption-lap",
    "caption-sowing",
    "caption-quick-laps",
    "caption-racing",
    "caption-sweeping",
    "caption-clearing",
    "caption-laying",
];

/// Options with which shipped games say what they do not say otherwise.
const SET: [(&str, &str, &str); 13] = [
    ("abstract-mancala", "columns", "10"),
    ("ayo-ayo-children", "last_four", "next_pit"),
    ("bao-la-kiswahili", "namua_takata_house", "last"),
    ("bao-la-kiswahili/malawi", "namua_capture_house", "stop"),
    ("enkeshui", "columns", "12"),
    ("kalah/egg-box", "columns", "1"),
    ("modi", "first_capture", "both_first_moves"),
    ("o-an-quan", "end", "both_stones"),
    ("omweso", "arrangement", "checking"),
    ("oware-nam-nam", "last_four_to", "sower"),
    ("oware/woli", "seeds_per_pit", "2"),
    ("tchuka-ruma/4x6", "columns", "1"),
    ("togyz-kumalak", "tuzdyk", "optional"),
];

/// Clauses of which random games seldom say something.
const SELDOM: [(List, &str); 30] = [
    (List::Marks, "House(id: \"house\", falls: [\"play\"])"),
    (List::Marks, "Trap(id: \"trap\", emptied: Fades)"),
    (List::Sowing, "Drop(id: \"it\", heaps: [3], when: (move: UpTo(1)))"),
    (List::Landing, "Capture(id: \"it\", take: [Beyond])"),
    (List::Landing, "Capture(id: \"it\", take: [Beyond], spare: (specials: From(1), holds: UpTo(4)))"),
    (List::Landing, "Capture(id: \"it\", if: (side: Own, was: Occupied), take: [Facing], last_pit: Taken)"),
    (List::Landing, "Capture(id: \"it\", if: (played: true), take: [Here])"),
    (List::Landing, "Claim(id: \"it\", if: (holds: Of([5]), mark: LetStand), mark: \"trap\")"),
    (List::Landing, "Except(id: \"it\", of: [\"win\"], if: (at: [InnerRight(1)]))"),
    (List::Landing, "Except(id: \"it\", of: [\"win\"], if: (twin: (mark: Other(\"trap\"))))"),
    (List::Landing, "Except(id: \"it\", of: [\"win\"], if: (facing: (mark: Other(\"trap\"))))"),
    (List::Landing, "Except(id: \"it\", of: [\"relay\"], if: (mark: Barred))"),
    (List::Landing, "Except(id: \"it\", of: [\"relay\"], if: (side: Own, at: [InnerLeft(1)]))"),
    (List::Landing, "Optional(id: \"it\", of: [\"relay\"], if: (mark: Own(\"house\")))"),
    (List::Landing, "GrandSlam(id: \"it\", effect: SpareLast)"),
    (List::Landing, "GrandSlam(id: \"it\", effect: SpareFirst)"),
    (List::Ending, "End(id: \"it\", once: StoreHolds(Half), whose: Both)"),
    (List::Ending, "End(id: \"it\", once: CapturedFirst(2))"),
    (List::Ending, "End(id: \"it\", once: PenaltyHolds(12), verdict: Out(Frozen))"),
    (List::Ending, "End(id: \"it\", once: AllPassed)"),
    (List::Ending, "End(id: \"it\", once: Left(pits: (mark: Unmarked)))"),
    (List::Ending, "End(id: \"it\", once: Left(seeds: UpTo(9)))"),
    (List::Ending, "End(id: \"it\", once: Left(seeds: UpTo(9)), leftover: To(Lot))"),
    (List::Ending, "Endless(id: \"it\", verdict: Draw)"),
    (List::Ending, "Endless(id: \"it\", verdict: Loses(Mover))"),
    (List::Ending, "Endless(id: \"it\", verdict: Illegal)"),
    (List::Ending, "Endless(id: \"it\", verdict: TurnEnds)"),
    (List::Ending, "Endless(id: \"it\", verdict: ByWinner)"),
    (List::Landing, "Again(id: \"it\", when: (crossed: false))"),
    (List::Turn, "Extra(id: \"it\", most: 2)"),
];

#[test]
fn every_caption_and_every_choice_in_it_is_made_somewhere() {
    let words = Words::english();
    let mut said = SeenCaptions::new();
    let shipped = Catalogue::shipped();
    let set = SET.map(|(id, option, value)| (id.to_owned(), Settings::from([(option.to_owned(), value.to_owned())])));
    for (id, set) in shipped.ids().into_iter().map(|id| (id, Settings::new())).chain(set) {
        play(&words, &Arc::new(shipped.rules(&id, &set).expect("a shipped variant")), &mut said);
    }
    for board in [(2, 6, Stores::Own, false), (4, 4, Stores::None, false)] {
        let each = SELDOM.map(|(list, text)| vec![(list, clause(text))]);
        for clauses in each.into_iter().chain([some_of_each_kind(0)]) {
            let mut rules = rules_of(board, clauses);
            rules.about.terms = if board.2 == Stores::None { own_words() } else { Default::default() };
            // Of one clause everything is told, of many a little each.
            let alone = rules.clauses.len() < SELDOM.len();
            let last = rules.clauses.len() - 1;
            let is_told = |cause: &Cause| !alone || usize::from(cause.clause.0) == last;
            let by: Vec<_> = causes(&rules).into_iter().filter(is_told).map(Some).chain([None]).collect();
            tell_all(&words, &rules, &by, if alone { 6 } else { 1 }, &mut said);
        }
    }
    let english = files("en");
    let texts = english.iter().filter(|(name, _)| name == "caption").map(|(_, text)| text.as_str());
    let wanted =
        texts.flat_map(choices).filter(|(id, ..)| id.starts_with("caption-") && !OTHERS.contains(&id.as_str()));
    let missing: Vec<_> = wanted.filter(|it| !said.contains(it)).collect();
    assert!(missing.is_empty(), "never said: {missing:#?}");
}

/// Notes the captions of every event by these causes, in `count` positions, each in two turns.
fn tell_all(words: &Words, rules: &Rules, by: &[Option<Cause>], count: usize, said: &mut SeenCaptions) {
    let pit = PitId(2);
    let mut lifted = engine::start(rules);
    lifted.apply(Transfer::lifted(Place::pit(PitId(0)), 3, Direction::Ccw));
    let after = |event: Event| {
        let mut position = lifted.clone();
        position.apply(event);
        position
    };
    let across = Place::pit(rules.board.facing(pit).unwrap_or(PitId(8)));
    let positions = [
        lifted.clone(),
        after(StateChange::TurnPassed { to: Side::North }.into()),
        after(Transfer::lifted(across, 4, Direction::Ccw).into()),
        after(StateChange::Marked { pit, mark: Mark::Missed(Side::North) }.into()),
        after(StateChange::Marked { pit, mark: Mark::Trap(Side::North) }.into()),
        after(StateChange::Asked { ask: ask(Cause::whole(ClauseId(0)), Question::Retreat) }.into()),
    ];
    let (origin, way) = (Some(PitId(0)), Some(Direction::Ccw));
    let turns = [
        TurnContext { landed: Some(PitId(1)), origin, way, answered: true, ..TurnContext::default() },
        TurnContext { landed: Some(pit), origin, way, captured: true, ..TurnContext::default() },
    ];
    for &clause in by {
        for event in every_event(ask(clause.unwrap_or(Cause::whole(ClauseId(0))), Question::Retreat)) {
            for (before, so_far) in
                positions[..count].iter().flat_map(|it| turns.iter().map(move |so_far| (it, so_far)))
            {
                note(words, rules, so_far, before, &CausedEvent { event, clause }, said);
            }
        }
    }
}

/// Notes the message on an event.
fn note(
    words: &Words,
    rules: &Rules,
    so_far: &TurnContext,
    before: &Position,
    told: &CausedEvent,
    said: &mut SeenCaptions,
) {
    let message = CaptionContext::new(words, rules, before, so_far, told.clause).of_event(told.event);
    said.insert((message.id.to_owned(), String::new(), String::new()));
    for (name, value) in message.args {
        if let Arg::Text(value) = value {
            said.insert((message.id.to_owned(), name.to_owned(), value));
        }
    }
}

/// Plays a game and notes its captions.
fn play(words: &Words, rules: &Arc<Rules>, said: &mut SeenCaptions) {
    let mut game = Game::new(Arc::clone(rules), engine::start(rules));
    for ply in 0..60 {
        let moves = legal_moves(rules, game.position());
        let Some(&mv) = moves.get((ply * 7 + ply * ply) % moves.len().max(1)) else { break };
        let mut before = game.position().clone();
        let mut so_far = TurnContext::new(&before);
        for told in game.play(mv).expect("a legal move").events.clone() {
            note(words, rules, &so_far, &before, &told, said);
            so_far.hear(rules, &told);
            before.apply(told.event);
        }
    }
}

/// The messages of a file, each with the names and the words by which it chooses; but not the word for all else.
fn choices(text: &str) -> Vec<(String, String, String)> {
    let mut found = Vec::new();
    let (mut id, mut open): (&str, Vec<&str>) = ("", Vec::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((head, _)) = line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            (id, open) = (head, Vec::new());
            found.push((id.to_owned(), String::new(), String::new()));
        }
        let key = line.trim_start().strip_prefix('[').and_then(|line| line.split_once(']')).map(|(key, _)| key);
        let counts = |key: &&str| ["one", "two", "few", "many"].contains(key) || key.parse::<u32>().is_ok();
        if let (Some(key), Some(name)) = (key.filter(|key| !counts(key)), open.last()) {
            found.push((id.to_owned(), (*name).to_owned(), key.to_owned()));
        }
        for (at, c) in line.char_indices() {
            match c {
                '{' => open
                    .push(line[at + 1..].trim_start().split([' ', '}']).next().unwrap_or("").trim_start_matches('$')),
                '}' => drop(open.pop()),
                _ => {}
            }
        }
    }
    found
}
