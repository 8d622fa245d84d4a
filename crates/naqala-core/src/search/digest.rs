//! A number for the rules of a game, by which what was worked out for them is found on disk.

use mancala::rules::Rules;
use twox_hash::XxHash3_64;

/// Returns a number for everything in the rules of a game that decides how it is played, and for who reads what is found
/// by it.
pub(super) fn digest(rules: &Rules, reader: &str) -> u64 {
    let mut text = format!("{reader} {:?} {:?}", rules.board, rules.stages);
    for (list, clause) in &rules.clauses {
        text += &format!("\n{list:?} {}", clause.text());
    }
    XxHash3_64::oneshot(text.as_bytes())
}
