//! Games found, set up and made by the user.

mod map;
mod options;
mod search;
pub(crate) mod user_variants;
