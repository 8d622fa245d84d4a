//! Materials of the table, and kinds of stones in its pits. Their pictures are up to the table.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// Materials of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
pub enum Look {
    /// Pale wood on a dark cloth.
    #[default]
    LightWood,
    /// Dark wood on a blue cloth.
    DarkWood,
    /// Pits dug in the ground, as the games are played in the field.
    Sand,
    /// Flat colours as far apart as can be.
    Plain,
}

/// Kind of stones in the pits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
pub enum StoneKind {
    /// Pebbles from a river.
    #[default]
    Pebbles,
    /// Hard seeds.
    Seeds,
    /// Money cowries.
    Cowries,
    /// Drops of glass.
    Glass,
}

impl Look {
    /// Every look.
    pub const ALL: [Look; 4] = [Look::LightWood, Look::DarkWood, Look::Sand, Look::Plain];
}

impl StoneKind {
    /// Every kind.
    pub const ALL: [StoneKind; 4] = [StoneKind::Pebbles, StoneKind::Seeds, StoneKind::Cowries, StoneKind::Glass];
}
