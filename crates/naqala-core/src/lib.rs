//! All of Naqala that needs no window.
//!
//! [`search`] finds what to play; [`words`] says rules and events in every language; [`teach`] finds what shows a rule, asks
//! about it and prints it; [`show`] lays the events of a game out in time, as flights of single stones; [`exchange`] writes
//! games in other formats and reads them; [`workshop`] reads the games that users make.

pub mod atlas;
pub mod bidi;
pub mod exchange;
pub mod files;
pub mod lettering;
pub mod samples;
pub mod search;
pub mod show;
pub mod teach;
pub mod words;
pub mod workshop;
