//! The JSON of positions and errors.

use super::event::question_text;
use mancala::engine::{Position, balance};
use mancala::record::notation::{asked_name, has_hands, lead_text, legal_texts, mark_text, position_text, result_text};
use mancala::rules::plan::rounds::Layout;
use mancala::rules::{Board, PitId, Rules, Side};
use naqala_core::report::json::DiagnosticLine;
use naqala_core::words::Words;
use serde::Serialize;
use std::collections::BTreeMap;

/// One position of a game. Keys are in this order.
#[derive(Serialize)]
pub(super) struct PositionLine<'a> {
    /// Number of the game, from 1.
    game: u64,
    /// Number of plies played; 0 is the opening.
    ply: usize,
    /// The move that led here.
    #[serde(rename = "move")]
    mv: Option<&'a str>,
    /// Seeds, row 1 first, each row from South's left.
    pits: Vec<Vec<u16>>,
    /// Seeds in the pits at the ends, by their names, on boards with such pits.
    #[serde(skip_serializing_if = "Option::is_none")]
    ends: Option<BTreeMap<String, u16>>,
    /// Seeds in the stores, below zero where more are owed; empty on boards without.
    stores: BySide,
    /// Seeds in hand; empty in games without.
    hands: BySide,
    /// Seeds in flight, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    lifted: Option<u16>,
    /// Seeds in the penalty pits, on boards with such pits.
    #[serde(skip_serializing_if = "Option::is_none")]
    penalties: Option<BySide>,
    /// Special pieces in the pits, as in `pits`, in games that have any there.
    #[serde(skip_serializing_if = "Option::is_none")]
    specials: Option<Vec<Vec<u16>>>,
    /// Special pieces in the pits at the ends, in games that have any there.
    #[serde(skip_serializing_if = "Option::is_none")]
    end_specials: Option<BTreeMap<String, u16>>,
    /// Special pieces that the sides have won, in such games.
    #[serde(skip_serializing_if = "Option::is_none")]
    specials_won: Option<BySide>,
    /// Letters of the sides that have lost while others play on, if there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lost: Vec<char>,
    /// Marks of pits, by name: `trap S`, `barred`, `house`, `house barred`, `closed`, `won S`, `filled`, `sold`,
    /// `half sold`.
    marks: BTreeMap<String, String>,
    /// The only side to have captured so far, in games in which that counts and after the first capture: `S:1`, one
    /// turn; `S:1:now`, the turn goes on; `both`.
    #[serde(skip_serializing_if = "Option::is_none")]
    captured: Option<String>,
    /// `ccw` or `cw`: the direction in which another move of the same player must go, where it is not free.
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<&'static str>,
    /// Number of the round of a match, from 1; left out, as `held` and `began` are, in games that are no match.
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    /// Seeds that each side brought into the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    held: Option<BySide>,
    /// Score of each side in the match, where rounds count.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<BySide>,
    /// Side that began the round, `S` or `N`.
    #[serde(skip_serializing_if = "Option::is_none")]
    began: Option<char>,
    /// The stage of play.
    #[serde(rename = "phase")]
    stage: &'a str,
    /// Side to move: `S`, `N`, `E` or `W`.
    to_move: char,
    /// Question that the player is asked, if one is open; the answers are the legal moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    ask: Option<Asked>,
    /// The legal moves.
    legal: Vec<String>,
    /// Result of the game, if it has ended.
    over: Option<Over>,
    /// The position in notation.
    text: String,
}

/// A number for each side that plays, by its letter, or none at all.
struct BySide(Vec<(char, i64)>);

impl BySide {
    fn of<N: Into<i64>>(board: &Board, there: bool, seeds: impl Fn(Side) -> N) -> BySide {
        BySide(board.sides().iter().filter(|_| there).map(|&side| (side.letter(), seeds(side).into())).collect())
    }
}

impl Serialize for BySide {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

/// A question in mid-turn.
#[derive(Serialize)]
struct Asked {
    /// `take`, `claim`, `halt`, `retreat`, `way`, `reentry`, `deposit` or `more`; between two rounds `close` or `own`.
    question: &'static str,
    /// The pit in which the last seed fell, or from which captured seeds go on; null between two rounds.
    pit: Option<String>,
    /// The name of the clause that asks.
    clause: String,
}

#[derive(Serialize)]
struct Over {
    /// The winner's letter, `draw`, `void` or `lost`.
    winner: &'static str,
    /// Seeds in the stores, less what is owed, with what special pieces are worth; and those in traps, where they count.
    score: BySide,
    /// The sentence of the clause that stopped play.
    because: Option<String>,
}

/// Error that ends the replay of a game. Nothing more of it follows.
#[derive(Serialize)]
pub(super) struct ErrorLine {
    /// Number of the game, from 1.
    pub(super) game: u64,
    /// The ply that could not be played; 0 if the game could not begin.
    pub(super) ply: usize,
    /// A sentence, after the place in a file.
    pub(super) error: String,
    /// The name of the clause that bars the move, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clause: Option<String>,
    /// The mistakes as data, each with its line and column.
    pub(super) diagnostics: Vec<DiagnosticLine>,
}

impl<'a> PositionLine<'a> {
    /// The line of a position to which a move led.
    pub(super) fn of(
        rules: &'a Rules,
        position: &Position,
        words: &Words,
        game: u64,
        ply: usize,
        mv: Option<&'a str>,
    ) -> PositionLine<'a> {
        let board = &rules.board;
        let row = |row: u8| (0..board.columns).map(|c| position.pit(PitId(row * board.columns + c))).collect();
        let special = |row: u8| (0..board.columns).map(|c| position.special(PitId(row * board.columns + c))).collect();
        let marked = |pit| Some((board.name(pit), mark_text(position.mark(pit))?.replace('-', " ")));
        let stores = BySide::of(board, board.has_stores(), |side| balance(board, position, side));
        let score = || BySide::of(board, words.counts_seeds(rules), |side| words.score(rules, position, side));
        let at_ends = |held: &dyn Fn(PitId) -> u16| board.ends().map(|pit| (board.name(pit), held(pit))).collect();
        let round_state = rules.layout().map(|_| position.round_state());
        PositionLine {
            game,
            ply,
            mv,
            pits: (0..board.rows).map(row).collect(),
            ends: board.has_ends().then(|| at_ends(&|pit| position.pit(pit))),
            stores,
            hands: BySide::of(board, has_hands(rules), |side| position.hand(side)),
            lifted: Some(position.lifted()).filter(|&seeds| seeds > 0),
            penalties: board.penalties.then(|| BySide::of(board, true, |side| position.penalty(side))),
            specials: board.specials_in_rows().then(|| (0..board.rows).map(special).collect()),
            end_specials: (board.has_ends() && board.specials > 0).then(|| at_ends(&|pit| position.special(pit))),
            specials_won: (board.specials > 0).then(|| BySide::of(board, true, |side| position.special_store(side))),
            lost: board.sides().iter().filter(|&&side| position.has_lost(side)).map(|side| side.letter()).collect(),
            marks: board.pits().filter_map(marked).collect(),
            captured: lead_text(position.lead()),
            bound: position.bound().map(|way| way.word()),
            round: round_state.map(|round_state| round_state.round),
            held: round_state.map(|round_state| BySide::of(board, true, |side| round_state.held[side.index()])),
            points: matches!(rules.layout(), Some(Layout::Score(_)))
                .then(|| BySide::of(board, true, |side| position.round_state().points[side.index()])),
            began: round_state.map(|round_state| round_state.began.letter()),
            stage: &rules.stage_rules[position.stage()].id,
            to_move: position.chooser().letter(),
            ask: position.ask().map(|ask| Asked {
                question: question_text(ask.question),
                pit: ask.about().map(|pit| board.name(pit)),
                clause: asked_name(rules, ask.clause),
            }),
            legal: legal_texts(rules, position),
            over: position.ended().map(|ended| Over {
                winner: result_text(ended.result),
                score: score(),
                because: ended.clause.map(|clause| words.clause(rules, clause)),
            }),
            text: position_text(rules, position),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::record::notation::parse_position;
    use mancala::rules::{Catalogue, Settings, Variant};
    use serde_json::{Value, json};

    fn line(rules: &Rules, position: &str) -> Value {
        let position = parse_position(rules, position).expect("a position of the game");
        serde_json::to_value(PositionLine::of(rules, &position, &Words::english(), 1, 0, None)).expect("JSON")
    }

    #[test]
    fn rounds_are_told_of_matches_only() {
        let text = "Variant(id: \"small\", about: (name: \"Small\", people: \"\", place: \"\", summary: \"\",
            source: \"\", licence: \"\"), board: (rows: 2, columns: 3), setup: (rows: [2]),
            choice: [Lift(id: \"own\")], sowing: [Way(id: \"way\")],
            ending: [End(id: \"empty\", once: Left(pits: (side: Own))), Winner(id: \"winner\")],
            rounds: [Refill(id: \"refill\", unfilled: Chosen)])";
        let variant = Variant::read("small.ron", text).expect("a sound variant");
        let rules = variant.rules(None, &Settings::new()).expect("sound rules");
        let asked = line(&rules, "0,0,0/0,0,0 stores=8,4 round=2:8:4:S choose=refill:N:1 to=S");
        assert_eq!(asked["round"], 2);
        assert_eq!(asked["held"], json!({"S": 8, "N": 4}));
        assert_eq!(asked["began"], "S");
        assert_eq!(asked["ask"], json!({"question": "close", "pit": null, "clause": "refill"}));
        assert_eq!(asked["legal"], json!(["a2", "b2", "c2"]));
        let kalah = Catalogue::shipped().rules("kalah", &Settings::new()).expect("a shipped variant");
        let single = line(&kalah, "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S");
        assert!(["round", "held", "began"].iter().all(|key| single.get(key).is_none()), "{single}");
    }
}
