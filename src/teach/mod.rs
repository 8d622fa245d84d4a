//! Learning: every rule shows itself. Finds what shows a rule, makes tasks of it, and says whether an answer is right and why.
//! It plays through the engine and speaks through [`crate::words`]; it knows nothing of windows.

pub mod compare;
pub mod example;
pub mod progress;
pub mod puzzle;
pub mod sheet;
