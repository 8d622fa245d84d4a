//! Data of a page: position, caption and notes after every ply.

use crate::exchange::Unwritable;
use crate::words::{TurnContext, Words};
use mancala::engine::{Event, Game, Mark, Ply, Position, Transfer, TransferKind, balance};
use mancala::record::notation::{has_hands, mark_text, position_text};
use mancala::record::tree::{Node, NodeId, Tree};
use mancala::record::{Drawn, Figure, Record};
use mancala::rules::{Place, PlaceKind, Rules, Side};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};

/// Most sentences of a page.
const MAX_SENTENCES: usize = 200_000;
/// Most seed counts of a page: positions times places.
const MAX_COUNTS: usize = 4_000_000;

/// Data of a page.
#[derive(Serialize)]
pub(super) struct ReplayData {
    /// Places in which seeds are counted; counts are kept by their index here.
    #[serde(skip)]
    pub(super) places: Vec<Place>,
    /// Names of the places.
    names: Vec<String>,
    /// Labels of the play and pause button and of the board.
    labels: Labels,
    /// The opening, then the position after every ply: first those of the main line, then those of each variation in
    /// turn.
    pub(super) steps: Vec<ReplayStep>,
}

#[derive(Serialize)]
struct Labels {
    play: String,
    pause: String,
    board: String,
}

/// Position, and the move that led to it.
#[derive(Serialize)]
pub(super) struct ReplayStep {
    /// Heading of the step, which names the move.
    title: String,
    /// Number of the move that begins here, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<usize>,
    /// Index of the step that a variation branches off, if one begins with this step. Any other step follows the one
    /// listed before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<usize>,
    /// Move as it is written.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    /// Index of the place where the move began.
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<usize>,
    /// Seeds by place; negative where more are owed than lie there.
    pub(super) seeds: Vec<i64>,
    /// Special pieces by place; empty on boards without any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) specials: Vec<u16>,
    /// Marks of pits, by the index of the place.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) marks: BTreeMap<usize, Marked>,
    /// Summary of the move.
    caption: String,
    /// Sentences on all that happened, event by event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    said: Vec<String>,
    /// Side to move or open question, where the caption does not say it.
    #[serde(skip_serializing_if = "String::is_empty")]
    status: String,
    /// Seeds in flight while a question is open.
    #[serde(skip_serializing_if = "String::is_empty")]
    flight: String,
    /// Letter of the side to move, while the game goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<char>,
    #[serde(skip_serializing_if = "String::is_empty")]
    remark: String,
    /// Rings and arrows: one place or two, by index.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drawn: Vec<Vec<usize>>,
    /// Position as text.
    text: String,
}

/// Mark that a pit bears.
#[derive(Serialize)]
pub(super) struct Marked {
    /// Keyword by which the page draws it.
    kind: &'static str,
    /// Letter of its owner, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<char>,
    /// The mark as a sentence.
    text: String,
}

impl ReplayData {
    /// Collects the steps of a game with the notes of its record.
    ///
    /// # Errors
    /// If there are more than a page can hold.
    pub(super) fn of(record: &Record, game: &Game, words: &Words) -> Result<ReplayData, Unwritable> {
        let tree = Tree::grown(record, game).unwrap_or_else(|_| Tree::of(game));
        let places = places(game, !record.lines.is_empty());
        let rules: &Rules = game.rules();
        let teller = Teller { tree: &tree, words, places: &places };
        let names = places.iter().map(|&place| words.place(rules, place)).collect();
        let labels = Labels {
            play: words.label("replay-play"),
            pause: words.label("replay-pause"),
            board: words.label("replay-board"),
        };
        let steps = teller.steps(game)?;
        Ok(ReplayData { names, labels, steps, places })
    }

    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).expect("numbers and texts can be said in JSON")
    }
}

/// Returns the places of a board in which seeds are counted: pits, stores, and hands if they are ever used, as they may
/// be where a game `varies`.
fn places(game: &Game, varies: bool) -> Vec<Place> {
    let board = &game.rules().board;
    let of_sides = |there: bool, place: fn(Side) -> Place| {
        board.sides().iter().map(move |&side| place(side)).filter(move |_| there)
    };
    let held = |side: Side| (0..=game.plies().len()).any(|ply| game.before(ply).hand(side) > 0);
    let hands = has_hands(game.rules()) && (varies || board.sides().iter().any(|&side| held(side)));
    let pits = board.every_pit().map(Place::pit);
    pits.chain(of_sides(board.has_stores(), Place::store))
        .chain(of_sides(hands, Place::hand))
        .chain(of_sides(board.penalties, Place::penalty))
        .collect()
}

struct Teller<'a> {
    tree: &'a Tree,
    words: &'a Words,
    places: &'a [Place],
}

impl Teller<'_> {
    fn steps(&self, game: &Game) -> Result<Vec<ReplayStep>, Unwritable> {
        let tree = self.tree;
        let mut game = game.clone();
        let mut steps =
            vec![ReplayStep { title: self.words.label("replay-opening"), ..self.position(&game, 0, NodeId::OPENING) }];
        let mut told: HashMap<NodeId, usize> = HashMap::from([(NodeId::OPENING, 0)]);
        let mut sentences = 0;
        for end in [tree.main()].into_iter().chain(tree.lines()) {
            // Every line of a tree has been played before.
            if game.go_to(&tree.moves(end)).is_err() {
                continue;
            }
            let mut before = 0;
            for (ply, node) in tree.path(end).into_iter().enumerate().skip(1) {
                if let Some(&known) = told.get(&node) {
                    before = known;
                    continue;
                }
                sentences += game.plies()[ply - 1].events.len();
                if sentences > MAX_SENTENCES {
                    return Err(Unwritable::TooLong { steps: sentences, most: MAX_SENTENCES });
                }
                let most = MAX_COUNTS / self.places.len();
                if steps.len() >= most {
                    return Err(Unwritable::TooManyPositions { most });
                }
                let after = tree.begins_variation(node).then_some(before);
                told.insert(node, steps.len());
                before = steps.len();
                steps.push(ReplayStep { after, ..self.step(&game, node, tree.node(end).number) });
            }
        }
        Ok(steps)
    }

    /// Returns the step of the ply that leads to a position; `of` is the number of moves in its line.
    fn step(&self, game: &Game, node: NodeId, of: usize) -> ReplayStep {
        let Node { ply, number, begins, text, glyph, .. } = self.tree.node(node);
        let (rules, before, played): (&Rules, _, _) = (game.rules(), game.before(*ply - 1), &game.plies()[*ply - 1]);
        let args = [("number", (*number).into()), ("of", of.into()), ("move", text.as_str().into())];
        let said = self.said(rules, before, played);
        let told: Vec<_> = played.events.iter().collect();
        let caption = self.words.summary(rules, before, &told).or_else(|| said.first().cloned());
        ReplayStep {
            title: self.words.label_with("replay-move", &args),
            number: begins.then_some(*number),
            mv: Some(text.clone() + glyph.map_or("", |glyph| glyph.sign())),
            from: self.from(played),
            caption: caption.unwrap_or_default(),
            said,
            ..self.position(game, *ply, node)
        }
    }

    /// Returns every sentence on a ply.
    fn said(&self, rules: &Rules, before: &Position, ply: &Ply) -> Vec<String> {
        let (mut position, mut so_far) = (before.clone(), TurnContext::new(before));
        let tell = |told| {
            let text = self.words.caption_in_turn(rules, &so_far, &position, told);
            position.apply(told.event);
            so_far.hear(rules, told);
            (!told.event.marks_lap()).then_some(text)
        };
        ply.events.iter().filter_map(tell).collect()
    }

    /// Returns the index of the place where a ply began: the pit chosen, or else the place first lifted.
    fn from(&self, ply: &Ply) -> Option<usize> {
        let lifted = || {
            ply.events.iter().find_map(|told| match told.event {
                Event::Transfer(Transfer { from, kind: TransferKind::Lifted { .. }, .. }) => Some(from),
                Event::Transfer(_) | Event::Change(_) | Event::Info(_) => None,
            })
        };
        let place = ply.mv.pit().map(Place::pit).or_else(lifted)?;
        self.index(place)
    }

    fn index(&self, place: Place) -> Option<usize> {
        self.places.iter().position(|&it| it == place)
    }

    /// Returns the places of a ring or an arrow; `None` if one is not on the page.
    fn drawn(&self, drawn: Drawn) -> Option<Vec<usize>> {
        match drawn.figure {
            Figure::Ring(place) => Some(vec![self.index(place)?]),
            Figure::Arrow(from, to) => Some(vec![self.index(from)?, self.index(to)?]),
        }
    }

    /// Returns the step of the position after some plies, with everything that the position alone decides.
    fn position(&self, game: &Game, ply: usize, node: NodeId) -> ReplayStep {
        let (rules, position): (&Rules, _) = (game.rules(), game.before(ply));
        let node = self.tree.node(node);
        let board = &rules.board;
        let seeds = |&place: &Place| match place.kind() {
            PlaceKind::Store(side) => i64::from(balance(board, position, side)),
            _ => i64::from(position.at(place)),
        };
        let special = |&place: &Place| match place.kind() {
            PlaceKind::Pit(pit) => position.special(pit),
            PlaceKind::Store(side) => position.special_store(side),
            _ => 0,
        };
        let marked = |(index, &place): (usize, &Place)| {
            let pit = place.as_pit()?;
            let kind = kind(position.mark(pit))?;
            let side = owner(position.mark(pit)).map(Side::letter);
            Some((index, Marked { kind, side, text: self.words.pit(rules, position, pit) }))
        };
        let flight = || self.words.label_with("replay-flight", &[("seeds", position.lifted().into())]);
        ReplayStep {
            title: String::new(),
            number: None,
            after: None,
            mv: None,
            from: None,
            seeds: self.places.iter().map(seeds).collect(),
            specials: if board.specials > 0 { self.places.iter().map(special).collect() } else { Vec::new() },
            marks: self.places.iter().enumerate().filter_map(marked).collect(),
            caption: String::new(),
            said: Vec::new(),
            status: if ply == 0 || position.ask().is_some() {
                self.words.status(rules, position)
            } else {
                String::new()
            },
            flight: if position.lifted() > 0 { flight() } else { String::new() },
            to: position.ended().is_none().then(|| position.chooser().letter()),
            remark: self.words.text(&node.comment).to_owned(),
            drawn: node.drawn.iter().filter_map(|&drawn| self.drawn(drawn)).collect(),
            text: position_text(rules, position),
        }
    }
}

/// Returns the keyword of a mark, without its owner.
fn kind(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::Trap(_) => Some("trap"),
        Mark::Won(_) => Some("won"),
        Mark::Missed(_) => Some("missed"),
        _ => mark_text(mark),
    }
}

fn owner(mark: Mark) -> Option<Side> {
    match mark {
        Mark::Trap(side) | Mark::Won(side) | Mark::Missed(side) => Some(side),
        _ => None,
    }
}
