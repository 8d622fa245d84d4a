//! A game being set up: its options and players, before it is begun.

use crate::play::PlayPreferences;
use crate::playback::GameContext;
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::report::Report;
use naqala_core::session::{Players, PlayersMode};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A game being set up.
#[derive(Clone, Debug)]
pub struct GameSetup {
    /// Id of the game: `kalah`, `oware/woli`.
    pub id: String,
    /// Options that are not as the variant or preset has them.
    pub settings: Settings,
    /// Choice of players, once one has been made; `None` for the choice of last time.
    pub mode: Option<PlayersMode>,
    /// The players, where they have been named one by one; those of the mode if `None`.
    pub players: Option<Players>,
    /// Options whose choices are open, where they are too many to be open all at once.
    pub open: BTreeSet<String>,
    /// Rules with these options, or the reasons for refusing them. `None` until worked out.
    pub checked: Option<Result<Arc<Rules>, Report>>,
    /// Set while its rules are shown in place of its options.
    pub reads_rules: bool,
}

impl GameSetup {
    /// A game with its options as the variant or preset has them.
    pub fn new(id: &str, players: Option<Players>) -> GameSetup {
        GameSetup {
            id: id.to_owned(),
            settings: Settings::new(),
            mode: None,
            players,
            open: BTreeSet::new(),
            checked: None,
            reads_rules: false,
        }
    }

    /// Returns who will sit at each side, by the rules of this draft.
    pub fn seated(&self, view: &GameContext<'_>, preferences: &PlayPreferences, rules: &Rules) -> Players {
        let mode = self.mode.unwrap_or(preferences.mode);
        let computer = preferences.computer(rules);
        let by_mode = || Players::of(&view.words, rules, mode, computer, view.current.seated().person());
        self.players.clone().unwrap_or_else(by_mode)
    }

    /// The rules of this draft, or why there are none; worked out once for each change.
    pub fn check(&mut self, catalogue: &Catalogue) -> &Result<Arc<Rules>, Report> {
        self.checked
            .get_or_insert_with(|| catalogue.rules(&self.id, &self.settings).map(Arc::new).map_err(Report::from))
    }
}
