//! Screen readers: descriptions of the board for them, and their requests.

mod board;
mod requests;

#[cfg(test)]
mod tests;

use bevy::prelude::App;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((board::plugin, requests::plugin));
}
