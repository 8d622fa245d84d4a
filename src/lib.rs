//! Naqala: a desktop table for the mancala games of the world.
//!
//! A rule is one object with four faces. It is stated in a variant file and checked in [`mancala::rules`];
//! [`mancala::engine`] obeys it and names it as the cause of each [`Event`](mancala::engine::Event);
//! [`naqala_core::words`] says it as a sentence, and says what it just did; [`board`] and [`rules_page`] show it: the
//! stones move, the sentence lights up.
//!
//! A folder is a feature: its state, its systems, what it shows in the panel and on the board, its tests. [`play`] holds the
//! game and the [`Playhead`](play::Playhead), one number: the time shown. All others look up what is so at that time, and never ask
//! one another. A click becomes a command, such as [`PlayCommand`](play::PlayCommand), whose feature answers it. [`app`] puts the features
//! together; [`cli`] is the command line.

pub mod accessibility;
pub mod analysis;
pub mod app;
pub mod board;
pub mod cli;
pub mod editor;
#[cfg(feature = "film")]
pub mod film;
pub mod learn;
pub mod library;
pub mod play;
pub mod playback;
#[cfg(feature = "presenter")]
pub mod presenter;
pub mod record;
pub mod rules_page;
pub mod settings;
#[cfg(feature = "sound")]
pub mod sound;
mod speech;
pub mod training;
pub mod ui;

#[cfg(test)]
mod tests;
