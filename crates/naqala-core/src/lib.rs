//! All parts of Naqala that need no window.
//!
//! [`search`] chooses and rates moves; [`words`] puts rules and events into every language; [`teach`] finds examples of
//! rules, asks questions about them and prints them; [`show`] lays out the events of a game in time, as flights of
//! single stones; [`session`] is the game on the board, with what is seen and said of it at a time; [`geometry`] lays out
//! boards of every shape, and the path of sowing on them; [`library`] lists all games and finds some; [`exchange`] reads
//! and writes games in other formats; [`protocol`] lets other programs play; [`workshop`] reads and edits games that
//! users make; [`background`] tells the history and customs of games, with the works of the [`bibliography`].

pub mod atlas;
pub mod background;
pub mod bibliography;
pub mod bidi;
pub mod diagnostics;
pub mod exchange;
pub mod files;
pub mod geometry;
pub mod lettering;
pub mod library;
pub mod protocol;
pub mod report;
pub mod samples;
pub mod search;
pub mod session;
pub mod show;
pub mod teach;
pub mod words;
pub mod workshop;
