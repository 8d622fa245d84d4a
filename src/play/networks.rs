//! The knowledge by which the program judges positions, whether it plays, hints or analyses: networks and endgame tables.

use bevy::prelude::Resource;
use naqala_core::search::endgame::Shelf;
use naqala_core::search::network::NetworkStore;

/// The store of the networks that the user has had learned. It counts as changed when another network is to be used.
#[derive(Resource, Default)]
pub struct Networks(pub NetworkStore);

/// The store of the endgame tables on disk; `None` if there is no place for it.
#[derive(Resource, Default)]
pub struct TablebaseStore(pub Option<Shelf>);
