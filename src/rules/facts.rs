//! What the engine asks most often of the clauses in force, looked up once.

mod find;

use super::board::Part;
use super::capture::{Landing, Pieces, Reentry, Row, Slam};
use super::ending::{EndlessTurn, Leftover, Level, OwnRow, Rest, Verdict, WonBy};
use super::sowing::First;
use super::turn::{Again, Unpaid};
use super::{ClauseId, Way};

/// Where the first seed of a lap goes by a clause that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstSeed {
    /// Back into the pit from which it was lifted.
    Origin {
        /// Where a lone seed goes.
        lone: First,
        /// Whether so in every lap; else in the first.
        every: bool,
    },
    /// Into the mover's store, in every lap.
    Store,
}

impl FirstSeed {
    /// Whether this holds in later laps than the first, too.
    pub fn in_every_lap(self) -> bool {
        !matches!(self, FirstSeed::Origin { every: false, .. })
    }
}

/// What follows from the clauses of a phase, found once so that no move has to look for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The one way of every sowing, if a clause fixes it.
    pub fixed_way: Option<(ClauseId, Way)>,
    /// The fewest seeds that may be lifted, if nothing else restricts the choice.
    pub any_own_pit: Option<u16>,
    /// The clause that bars a pit for one turn.
    pub no_return: Option<ClauseId>,
    /// The clause that bars a threatened pit for one turn, and whether it spares the last pair.
    pub blockade: Option<(ClauseId, bool)>,
    /// The clause by which no pit may come to hold more than this many seeds.
    pub pit_cap: Option<(ClauseId, u16)>,
    /// Whether a move places a seed from the hand instead of lifting a pit.
    pub places: bool,
    /// The clause by which a capture must be made: the fewest and the most seeds lifted for it.
    pub must_capture: Option<(ClauseId, u16, Option<u16>)>,
    /// Whether some moves are preferred to others.
    pub prefers: bool,
    /// The clause by which a lap may run the other way.
    pub reverse: Option<ClauseId>,
    /// The clause by which the player chooses a way for every lap.
    pub each_lap: Option<ClauseId>,
    /// The clause for which it is noted which pits have been played.
    pub notes_played: Option<ClauseId>,
    /// Whether a house may be lifted only in part.
    pub lifts_some: bool,
    /// Whether there are pits in which a lap does not simply go on.
    pub halts: bool,
    /// The clause by which a lap that comes home ends the turn.
    pub home_ends: Option<ClauseId>,
    /// The clause on houses: which pit, and with how many seeds it counts as one.
    pub house: Option<(ClauseId, Part, u16)>,
    /// The clause by which houses cannot be captured.
    pub safe_house: Option<ClauseId>,
    /// The clause by which a capture makes both houses ordinary pits.
    pub houses_fall: Option<ClauseId>,
    /// The clause by which a trap takes all seeds of a lap.
    pub engulf: Option<ClauseId>,
    /// The clause by which a lap that ends in an occupied trap ends the turn.
    pub trap_stops: Option<ClauseId>,
    /// Whether a last seed in a trap may take seeds from it.
    pub from_trap: bool,
    /// The clause by which an emptied trap is a plain pit again.
    pub fades: Option<ClauseId>,
    /// The clause by which a player may lift their own trap.
    pub liftable: Option<ClauseId>,
    /// The clause by which a pit becomes a trap if seeds in it were let stand.
    pub missed: Option<ClauseId>,
    /// Whether seeds can lie in a trap.
    pub traps_hold: bool,
    /// The clause by which captured seeds start from an end of the inner row, and how many pits are near an end.
    pub enter: Option<(ClauseId, u8)>,
    /// The clause by which only turns that begin with a capture capture.
    pub begun: Option<ClauseId>,
    /// The clause by which a capture takes further pits of the player's choice, and how many.
    pub more: Option<(ClauseId, u8)>,
    /// The clause by which spared seeds may be moved out of reach.
    pub retreat: Option<ClauseId>,
    /// The clause by which a capture that leaves so few seeds ends the game, and who takes them.
    pub few_left: Option<(ClauseId, u16, Rest)>,
    /// The clause by which a player without seeds in the inner row loses.
    pub inner_empty: Option<(ClauseId, OwnRow)>,
    /// The clause by which captures at both ends win.
    pub both_ends: Option<ClauseId>,
    /// Whether a player may choose from every row of theirs.
    pub all_rows: bool,
    /// The clause by which a player who passes pays: how many seeds, and what becomes of a player who has none.
    pub pay: Option<(ClauseId, u16, Unpaid)>,
    /// The clause by which a player who has lost does not move any more.
    pub frozen: Option<ClauseId>,
    /// The clause by which paid seeds lose, and how many do.
    pub penalty_holds: Option<(ClauseId, u16)>,
    /// The clause by which a round of passes is a draw.
    pub all_passed: Option<ClauseId>,
    /// The clause by which captures in this many turns, before the opponent has made any, win.
    pub captures_first: Option<(ClauseId, u8)>,
    /// The clause by which the first seed of a lap goes elsewhere than into the next place, and where.
    pub first_seed: Option<(ClauseId, FirstSeed)>,
    /// The clause by which the origin gets no seed.
    pub skip_origin: Option<ClauseId>,
    /// The clause by which an occupied pit is sown on.
    pub relay: Option<ClauseId>,
    /// Whether each lap runs the other way than the one before it.
    pub turns_back: bool,
    /// The clause by which the first lap of a turn is dropped in heaps.
    pub heaps: Option<ClauseId>,
    /// The clause by which a move that stays on the own side earns another, and which way that one goes.
    pub at_home: Option<(ClauseId, Again)>,
    /// The clause by which special pieces are sown after the seeds.
    pub specials_last: Option<ClauseId>,
    /// The clause by which pieces of one kind take those of the other: whose pit it must be, and which take others.
    pub meeting: Option<(ClauseId, Row, Pieces)>,
    /// Whether a sowing may begin in another way than that a pit is lifted: as in few games.
    pub rare_start: bool,
    /// Whether a player who cannot make such a move is stuck, rather than losing it.
    pub bonus_binds: bool,
    /// The clause by which a turn has at most this many extra moves.
    pub extra_moves: Option<(ClauseId, u8)>,
    /// The clause for which the extra moves of a turn are counted: that one, or one that speaks of a turn's first move.
    pub counts_extra: Option<ClauseId>,
    /// The clause by which traps give their seeds to their owners.
    pub swallow: Option<ClauseId>,
    /// The clause on captures of everything, and its effect.
    pub grand_slam: Option<(ClauseId, Slam)>,
    /// The clause by which captured seeds are sown again: from where, and where the first goes.
    pub resow: Option<(ClauseId, Reentry, First)>,
    /// The clause by which captured seeds go into a pit of the opponent's, and whether into the same one again.
    pub deposit: Option<(ClauseId, bool)>,
    /// The clause by which a capture may be left.
    pub optional: Option<(ClauseId, Option<Landing>)>,
    /// The clause on turns that never end: the most laps, and what becomes of them.
    pub endless: Option<(ClauseId, Option<u32>, EndlessTurn)>,
    /// The clause on positions that come back: how often, who takes what is left, who wins.
    pub repetition: Option<(ClauseId, u8, Leftover, Verdict)>,
    /// The clause on who has won.
    pub winner: Option<(ClauseId, WonBy, Level)>,
    /// Fewer seeds than this do not win.
    pub win_least: Option<u16>,
    /// How many halves of a seed are counted to the player who moves second.
    pub komi: u16,
    /// How many seeds a special piece is worth that a player has won.
    pub special_worth: u16,
    /// Whether positions with other stores count as the same.
    pub repeats_without_stores: bool,
    /// Whether a sowing that has come round goes on in the opponent's pits only.
    pub then_opponent: bool,
    /// The clause by which a pit is taken instead of sowing.
    pub takes: Option<ClauseId>,
    /// The clause by which a pit's seeds may be moved on together.
    pub shifts: Option<ClauseId>,
    /// Where it is some number, no game ends while both sides have seeds in their pits and neither store this many.
    pub plain_end: Option<u32>,
    /// Whether a seed dropped in a pit can do anything at once.
    pub acts_in_passing: bool,
    /// Whether a player is asked in the middle of a lap whether to take a pit.
    pub claims_passing: bool,
    /// Whether no pit ever becomes anything but a pit, and a lap is not broken off: as in most games.
    pub plain_pits: bool,
    /// Whether a turn can have more than one lap.
    pub many_laps: bool,
    /// Whether a player always has a move unless the game has ended.
    pub never_stuck: bool,
}
