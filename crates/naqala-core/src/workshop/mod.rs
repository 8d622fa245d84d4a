//! What users make themselves. [`own`] reads games of their own from a folder and from files opened elsewhere, and reads them
//! again when they change; [`editor`] changes their rules, to which [`ready`] are added; [`composer`] sets a position up by hand. Knows nothing of a window.

pub mod collection;
pub mod composer;
pub mod editor;
pub mod own;
pub mod ready;

pub use collection::{Collection, Kept};
pub use composer::{Composer, Edit, Flaw};
pub use editor::Editor;
pub use own::{Own, OwnGame, Spot, Trouble, add_all, folder};
