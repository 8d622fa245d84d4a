//! Quoted texts, made fit for one line of a message.

/// Greatest length of a quoted text, in characters.
const MAX_QUOTED: usize = 60;

/// Returns the beginning of a text that may be very long, on one line.
pub(super) fn shorten(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED) {
        Some((end, _)) => on_one_line(&text[..end]) + "...",
        None => on_one_line(text),
    }
}

/// Returns a text without line breaks and other signs that cannot be seen.
pub(super) fn on_one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_text_is_cut_after_sixty_characters() {
        assert_eq!(shorten(&"ä".repeat(60)), "ä".repeat(60));
        assert_eq!(shorten(&"ä".repeat(61)), "ä".repeat(60) + "...");
    }

    #[test]
    fn quoted_text_stays_on_one_line() {
        assert_eq!(shorten("a\nb\u{1b}c"), "a b c");
        assert_eq!(on_one_line("games/\r\nmine.ron"), "games/  mine.ron");
    }
}
