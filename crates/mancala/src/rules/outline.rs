//! What a list of many games says of each: found without checking its clauses again and without compiling them.

use super::assemble::settle;
use super::board::{Board, BoardText, SetupText};
use super::edits::Edited;
use super::variant::{About, Preset, Settings, Variant};
use std::sync::Arc;

/// A game with its options as usual, as far as its name, its board and its options tell.
#[derive(Clone, Debug)]
pub struct Outline<'a> {
    /// The id: `kalah`, `oware/woli`.
    pub id: String,
    /// What it is called.
    pub name: &'a str,
    /// Where it comes from, and what is said of it.
    pub about: &'a About,
    /// The sibling or preset that it is, if it is one.
    pub preset: Option<&'a Preset>,
    /// The value of every option.
    pub settings: Settings,
    /// The board. Games of a variant that differ in nothing of it share it.
    pub board: Arc<Board>,
}

impl Variant {
    /// The variant and each of its siblings and presets, in their order.
    pub fn outlines(&self) -> Vec<Outline<'_>> {
        let mut boards: Vec<(BoardText, SetupText, Arc<Board>)> = Vec::new();
        let presets = self.presets.iter().map(Some);
        std::iter::once(None).chain(presets).filter_map(|preset| self.outline(preset, &mut boards)).collect()
    }

    /// One of them; nothing only if it is at fault, which is found out when the file is read.
    fn outline<'a>(
        &'a self,
        preset: Option<&'a Preset>,
        boards: &mut Vec<(BoardText, SetupText, Arc<Board>)>,
    ) -> Option<Outline<'a>> {
        let settings = settle(&self.options, preset, &Settings::new()).ok()?;
        let Edited { board: text, setup, .. } = Edited::of(self, preset, &settings);
        let setup = setup.made_up(&text);
        let known = boards.iter().find(|(board, laid, _)| *board == text && *laid == setup);
        let board = match known {
            Some((_, _, board)) => Arc::clone(board),
            None => {
                let board = Arc::new(Board::new(&text, &setup).ok()?);
                boards.push((text, setup, Arc::clone(&board)));
                board
            }
        };
        let sibling = preset.and_then(|preset| preset.about.as_ref());
        Some(Outline {
            id: preset.map_or_else(|| self.id.clone(), |preset| format!("{}/{}", self.id, preset.id)),
            name: preset.map_or(&self.about.name, |preset| &preset.name),
            about: sibling.unwrap_or(&self.about),
            preset,
            settings,
            board,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::Catalogue;

    #[test]
    fn an_outline_agrees_with_the_rules_of_every_game() {
        let catalogue = Catalogue::shipped();
        let mut ids = Vec::new();
        for variant in catalogue.variants() {
            for outline in variant.outlines() {
                let rules = catalogue.rules(&outline.id, &Default::default()).expect("a shipped variant");
                let board = (rules.board.rows, rules.board.columns, rules.board.total);
                assert_eq!((outline.board.rows, outline.board.columns, outline.board.total), board, "{}", outline.id);
                assert_eq!(outline.settings, rules.settings, "{}", outline.id);
                assert_eq!((outline.name, &outline.about.place), (&*rules.about.name, &rules.about.place));
                ids.push(outline.id);
            }
        }
        assert_eq!(ids, catalogue.ids());
    }
}
