//! The rule page, its pictures and its glossary.

pub(crate) mod glossary;
pub(crate) mod picture;
pub mod scroll;
pub mod tab;

#[cfg(test)]
mod tests;
