//! Words spelt much like one that is not known.

/// Returns the one of some known words that is spelt most like a word; `None` if none is spelt much like it. Capitals
/// and small letters count as the same. Numbers are never taken for misspelt.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let small = word.to_lowercase();
    let length = small.chars().count();
    if word.parse::<f64>().is_ok() {
        return None;
    }
    let most = 1 + length / 4;
    // Of others no more is to be found out, and a text that is no word at all may be very long.
    let is_as_long = |known: &&str| known.chars().count().abs_diff(length) <= most;
    let steps = |known: &str| strsim::damerau_levenshtein(&small, &known.to_lowercase());
    let near = known.into_iter().filter(is_as_long).map(|known| (steps(known), known)).min()?;
    (near.0 <= most && 2 * near.0 < length).then_some(near.1)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn misspelt_words_are_recognized_and_others_are_not() {
        let known = ["show", "shot", "sheet", "variants", "on", "off", "12"];
        for (word, near) in [
            ("shwo", Some("show")),
            ("varaint", Some("variants")),
            ("Show", Some("show")),
            ("onn", Some("on")),
            ("x", None),
            ("shok", Some("shot")),
            ("nose", None),
            ("13", None),
            ("kalah", None),
        ] {
            assert_eq!(nearest(word, known), near, "{word}");
        }
        assert_eq!(nearest("show", []), None);
    }
}
