//! Clauses on whose turn it is.

use super::clause::clauses;

clauses! {
    /// What happens between the last seed and the next player's move.
    pub enum Turn, patched by TurnPatch {
        /// Last seed in the own store: the same player moves again (kalah).
        Bonus / BonusPatch {}
        /// A bonus turn that cannot be used is lost (ethiopian).
        BonusLapses / BonusLapsesPatch {}
        /// A player who cannot move passes (ethiopian).
        Pass / PassPatch {}
    }
}
