//! The rule page, its pictures and its glossary.

pub(crate) mod glossary;
pub mod page_cache;
pub(crate) mod picture;
pub mod scroll;
mod tab;

pub use page_cache::RulesPage;

use bevy::prelude::App;

#[cfg(test)]
mod tests;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<RulesPage>().add_plugins(tab::plugin);
}
