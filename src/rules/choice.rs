//! Clauses on which moves may be chosen.

use super::clause::clauses;

clauses! {
    /// Which moves a player may choose. A move must satisfy every clause in force.
    pub enum Choice, patched by ChoicePatch {
        /// A move lifts one of the player's own pits that holds at least so many seeds (every game so far).
        OwnPits / OwnPitsPatch {
            /// The fewest seeds that may be lifted.
            least: u16 = 1,
        }
        /// If the opponent's pits are empty, the move must leave seeds in them (oware, togyz's kin).
        Feed / FeedPatch {}
        /// A move that would capture all the opponent's seeds is not allowed (oware's `forbidden`, woli).
        NoGrandSlam / NoGrandSlamPatch {}
        /// A lone seed that a player moves from the end of his row into an empty pit of the opponent may not be sent
        /// straight back: that pit is barred for one turn (alemungula's ping-pong rule).
        NoReturn / NoReturnPatch {}
        /// Once a game, before an ordinary move, the player may put the seeds of his hand one in each of his pits
        /// (mwambulula).
        Reserve / ReservePatch {}
        /// Instead of moving, the player may exchange seats with the opponent (pie rule).
        Swap / SwapPatch {}
    }
}
