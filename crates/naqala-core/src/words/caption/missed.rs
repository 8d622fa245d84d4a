//! Explanation of a last seed that nearly captured but took nothing.

use super::CaptionContext;
use super::TurnContext;
use crate::words::Words;
use crate::words::keys::MessageKey;
use mancala::engine::Position;
use mancala::rules::{PitId, Rules};

impl Words {
    /// Returns one line on a last seed that has fallen in a pit and takes nothing. `reason` is the condition that was
    /// missed: `side`, `was`, `holds`, `facing` or `nothing`.
    pub fn missed(&self, rules: &Rules, position: &Position, pit: PitId, reason: &'static str) -> String {
        let so_far = TurnContext::new(position);
        let scene = CaptionContext::new(self, rules, position, &so_far, None);
        let facing = rules.board.facing(pit);
        let owner = scene.owner(pit);
        let message = scene
            .pit("example-missed", pit)
            .with("reason", reason)
            .with("owner", self.side(owner))
            .with("own", (owner == position.to_move()).key())
            .with("count", position.pit(pit))
            .with("facing", scene.pit_name(facing))
            .with("faced", facing.map_or(0, |pit| position.pit(pit)));
        self.say(&message)
    }
}
