//! Naqala: a desktop table for the mancala games of the world.
//!
//! A rule is one object with four faces. It is stated in a variant file and checked in [`rules`]; [`engine`] obeys it
//! and names it as the cause of each [`engine::Event`]; [`words`] says it as a sentence, and says what it just did;
//! `table` and `panel` show it: the stones move, the sentence lights up.
//!
//! Everything flows one way:
//!
//! 1. `variants/*.ron` becomes a [`rules::Variant`], and with its options chosen [`rules::Rules`].
//! 2. [`engine`] plays a turn in an instant and tells what happened as a list of events.
//! 3. [`record`] keeps what was played, and says moves and positions as short text.
//!    [`exchange`] writes games in other formats and reads them. [`search`] finds what to play; [`teach`] finds what
//!    shows a rule, asks about it and prints it; [`workshop`] reads the games that users make.
//! 4. [`show`] lays the events of a game out in time, as flights of single stones: pure data.
//! 5. `game` holds the game on screen and the playhead, one number: the time shown. `table`, `panel`, `sound` and `film`
//!    look up what is so at that time, and never ask one another. A click becomes a `Wish`, goes back to the top, and
//!    comes down as events.
//!
//! [`cli`] is the command line. Everything that names Bevy stands behind the feature `app`; the rooms above know
//! nothing of it.

pub mod atlas;
pub mod bidi;
pub mod cli;
pub mod engine;
pub mod exchange;
pub mod lettering;
pub mod look;
pub mod record;
pub mod rules;
pub mod search;
pub mod show;
pub mod teach;
pub mod words;
pub mod workshop;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod film;
#[cfg(feature = "app")]
pub mod game;
#[cfg(feature = "app")]
pub mod mirror;
#[cfg(feature = "app")]
pub mod panel;
#[cfg(feature = "app")]
pub mod sound;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod theme;
