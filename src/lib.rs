//! Naqala: a desktop table for the mancala games of the world.

pub mod rules;
pub mod cli;
pub mod engine;
pub mod record;
pub mod show;
pub mod words;
#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod film;
#[cfg(feature = "app")]
pub mod game;
#[cfg(feature = "app")]
pub mod panel;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod theme;
