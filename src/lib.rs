//! Naqala: a desktop table for the mancala games of the world.
//!
//! A rule is one object with four faces. It is stated in a variant file and checked in [`mancala::rules`];
//! [`mancala::engine`] obeys it and names it as the cause of each [`Event`](mancala::engine::Event);
//! [`naqala_core::words`] says it as a sentence, and says what it just did; [`table`] and [`panel`] show it: the stones move,
//! the sentence lights up.
//!
//! [`game`] holds the game on screen and the playhead, one number: the time shown. [`table`], [`panel`], [`sound`] and
//! [`film`] look up what is so at that time, and never ask one another. A click becomes a [`Wish`](game::Wish), goes back to
//! the top, and comes down as events. [`cli`] is the command line.

pub mod app;
pub mod cli;
pub mod film;
pub mod fonts;
pub mod game;
pub mod look;
pub mod mirror;
pub mod panel;
pub mod report;
pub mod sound;
pub mod table;
pub mod theme;
