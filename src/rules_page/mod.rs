//! The rule page, its pictures and its glossary.

pub(crate) mod glossary;
pub mod page_cache;
pub(crate) mod picture;
pub mod scroll;
pub mod tab;

pub use page_cache::RulesPage;

#[cfg(test)]
mod tests;
