//! Geometry of a board, computed once: positions of pits, stores and trays, the slots of stones in them, and the path
//! along which seeds are sown. The table, thumbnails, printed sheets and web pages all draw from it. Pure functions
//! that know nothing of windows, paper or colours.
//!
//! - [`Layout`] places everything on a board of any shape, with the proportions of a [`Spacing`].
//! - [`path`] leads lines from place to place, around whatever lies between.
//! - [`slots`] settles stones in pits and stores.
//! - [`directions`] has arrows point in the directions in which a pit may be sown, and [`pit_roles`] says which pits need signs.
//!
//! Lengths are in the unit of whoever asks, such as pixels or points; y grows downwards.

pub mod directions;
mod layout;
pub mod path;
pub mod pit_roles;
pub mod slots;

pub use bevy_math::{Rect, Vec2};
pub use layout::{COUNT_SIZE, Carving, Ghost, Layout, Letters, Outline, PLATE_SIZE, Spacing, Tray, largest, outwards};
