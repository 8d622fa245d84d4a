//! The networks by which the program judges positions, whether it plays, hints or analyses.

use bevy::prelude::Resource;
use naqala_core::search::network::NetworkStore;

/// The store of the networks that the user has had learned. It counts as changed when another network is to be used.
#[derive(Resource, Default)]
pub struct Networks(pub NetworkStore);
