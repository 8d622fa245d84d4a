//! Outlines of games for long lists, found without checking or compiling their clauses again.

use super::assemble::settle;
use super::board::{Board, BoardText, SetupText};
use super::edits::Edited;
use super::variant::{About, Preset, Settings, Variant};
use std::sync::Arc;

/// A game with default options, limited to its name, its board and its options.
#[derive(Clone, Debug)]
pub struct Outline<'a> {
    /// The id: `kalah`, `oware/woli`.
    pub id: String,
    /// Name of the game.
    pub name: &'a str,
    /// Its origin, and other facts for readers.
    pub about: &'a About,
    /// The sibling or preset; `None` for the variant itself.
    pub preset: Option<&'a Preset>,
    /// The value of every option.
    pub settings: Settings,
    /// The board. Games of a variant with equal boards share one.
    pub board: Arc<Board>,
}

impl Variant {
    /// The variant and each of its siblings and presets, in their order.
    pub fn outlines(&self) -> Vec<Outline<'_>> {
        let mut boards: Vec<(BoardText, SetupText, Arc<Board>)> = Vec::new();
        let presets = self.presets.iter().map(Some);
        std::iter::once(None).chain(presets).filter_map(|preset| self.outline(preset, &mut boards)).collect()
    }

    /// Returns one of them; `None` only if the game has mistakes, which reading the file excludes.
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
