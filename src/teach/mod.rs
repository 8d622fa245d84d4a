//! Learning: every rule shows itself. Finds examples of clauses, makes tasks, and says whether an answer is right and why.
//! It plays through the engine and speaks through [`crate::words`]; it knows nothing of windows.

pub mod example;
