//! Limits on the length of records.

/// The version of the format that is written, and the newest that is read.
pub const FORMAT: u32 = 1;
/// The longest record that is read, in bytes.
pub const MAX_RECORD: usize = 4 << 20;
/// The most moves of a record.
pub const MAX_MOVES: usize = 100_000;
/// The most lines of a record, not counting the one that was played.
pub const MAX_LINES: usize = 1_000;
/// The most events of a record's game. Real games have some thousands; games of very many seeds can be made that go
/// on for as long as one likes.
pub const MAX_EVENTS: u64 = 1_000_000;
