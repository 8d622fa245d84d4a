//! Score of each side, apart from the seeds in its pits: store, hand, house, traps.

use crate::playback::GameContext;
use crate::record::match_table::brings;
use crate::ui::style::{self, FontRole, Palette};
use bevy_egui::egui::{RichText, Ui};
use mancala::engine::{Mark, balance};
use mancala::record::notation::has_hands;
use mancala::rules::{PitId, Place, Side};
use naqala_core::words::Arg;

/// Shows what a side has, in one small line.
pub fn show(ui: &mut Ui, view: &GameContext<'_>, side: Side) {
    let line = line(view, side);
    ui.label(RichText::new(line).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft));
}

/// Returns what a side has as the stones lie.
pub fn line(view: &GameContext<'_>, side: Side) -> String {
    let (rules, position) = (view.rules(), view.lies());
    let board = &rules.board;
    let say = |id: &str, seeds: i64| view.words.label_with(id, &[("seeds", Arg::from(seeds))]);
    let mut parts = Vec::new();
    if board.has_stores() {
        parts.push(say("score-store", balance(board, position, side).into()));
    }
    if has_hands(rules) {
        parts.push(say("score-hand", position.hand(side).into()));
    }
    if !board.has_stores() && board.is_owned() {
        parts.push(say("score-pits", board.pits_of(side).map(|pit| i64::from(position.pit(pit))).sum()));
    }
    let pieces = if board.specials > 0 { position.at(Place::special_store(side)) } else { 0 };
    if pieces > 0 {
        parts.push(view.words.pieces(rules, pieces));
    }
    if brings(rules) && side.index() < 2 {
        parts.push(say("score-held", position.round_state().held[side.index()].into()));
    }
    if board.penalties {
        parts.push(say("score-penalties", position.penalty(side).into()));
    }
    if position.has_lost(side) {
        parts.push(view.words.label("score-lost"));
    }
    let house = board.pits_of(side).find(|&pit| position.mark(pit).is_house());
    if let Some(pit) = house {
        let args = [("pit", Arg::from(board.name(pit))), ("seeds", Arg::from(position.pit(pit)))];
        parts.push(view.words.label_with("score-house", &args));
    }
    let traps: Vec<PitId> = board.pits().filter(|&pit| position.mark(pit) == Mark::Trap(side)).collect();
    if !traps.is_empty() {
        let seeds: u32 = traps.iter().map(|&pit| u32::from(position.pit(pit))).sum();
        let args = [("traps", Arg::from(traps.len())), ("seeds", Arg::from(seeds))];
        parts.push(view.words.label_with("score-traps", &args));
    }
    parts.join("\u{a0}· ")
}
