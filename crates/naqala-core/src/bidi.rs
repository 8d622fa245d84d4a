//! Order of letters on a line, by the Unicode bidirectional algorithm: lines are broken before their letters are put in
//! order.

use std::ops::Range;
use unicode_bidi::{BidiClass, Direction, Level, ParagraphBidiInfo, bidi_class, get_base_direction};

/// A letter of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letter {
    /// Position in the text, in bytes.
    pub at: usize,
    /// `true` if it runs from right to left, so that a bracket opens the other way.
    pub from_right: bool,
}

/// Returns whether a text has letters that run from right to left.
pub fn has_from_right(text: &str) -> bool {
    text.chars().any(|letter| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL))
}

/// Returns whether the first letter of a text that has a direction runs from right to left.
pub fn begins_from_right(text: &str) -> bool {
    get_base_direction(text) == Direction::Rtl
}

/// Returns whether a text runs from right to left as a whole: a sentence from left to right that begins with a name from
/// right to left does not.
pub fn runs_from_right(text: &str) -> bool {
    let count = |classes: [BidiClass; 2]| text.chars().filter(|&letter| classes.contains(&bidi_class(letter))).count();
    let from_right = count([BidiClass::R, BidiClass::AL]);
    from_right > 0 && from_right >= 3 * count([BidiClass::L; 2])
}

/// Returns the letters of each line of a paragraph, from left to right as they are seen. `lines` are the byte ranges of
/// the lines in the text. A paragraph that has letters running from right to left runs so itself, even if it begins
/// with a foreign name.
pub fn order(paragraph: &str, lines: &[Range<usize>]) -> Vec<Vec<Letter>> {
    order_towards(paragraph, lines, has_from_right(paragraph))
}

/// Returns the letters of each line as [`order`] does. `from_right`: the paragraph runs from right to left.
pub fn order_towards(paragraph: &str, lines: &[Range<usize>], from_right: bool) -> Vec<Vec<Letter>> {
    let level = if from_right { Level::rtl() } else { Level::ltr() };
    let info = ParagraphBidiInfo::new(paragraph, Some(level));
    let of_line = |line: &Range<usize>| {
        if line.is_empty() {
            return Vec::new();
        }
        let (levels, runs) = info.visual_runs(line.clone());
        let letters = |run: &Range<usize>| {
            let from_right = levels[run.start].is_rtl();
            let start = run.start;
            let run = paragraph[run.clone()].char_indices().map(move |(at, _)| Letter { at: start + at, from_right });
            let mut run: Vec<Letter> = run.collect();
            if from_right {
                run.reverse();
            }
            run
        };
        runs.iter().flat_map(letters).collect()
    };
    lines.iter().map(of_line).collect()
}

/// Returns the mirror image of a bracket, for text that runs from right to left; any other letter as it is.
pub fn mirrored(letter: char) -> char {
    match letter {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        '‹' => '›',
        '›' => '‹',
        other => other,
    }
}

/// Returns whether a letter is an invisible control character for the direction of text.
pub fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a line as it is seen, without control characters.
    fn seen(text: &str) -> String {
        let line = order(text, std::slice::from_ref(&(0..text.len()))).remove(0);
        let sign = |it: Letter| text[it.at..].chars().next().map(|c| if it.from_right { mirrored(c) } else { c });
        line.into_iter().filter_map(sign).filter(|&sign| !is_unseen(sign)).collect()
    }

    #[test]
    fn numbers_and_names_of_pits_stay_whole_between_hebrew_words() {
        assert_eq!(seen("c1 and 25."), "c1 and 25.");
        assert_eq!(seen("גומה c1 (ריקה)."), ".(הקיר) c1 המוג");
        assert_eq!(seen("25 אבנים מול 23"), "23 לומ םינבא 25");
        assert_eq!(seen("מהלך \u{2066}+e2<\u{2069}, הבא"), "אבה ,+e2< ךלהמ");
        // A name from elsewhere that begins a Hebrew sentence stands at its right.
        assert_eq!(seen("Oware הוא משחק."), ".קחשמ אוה Oware");
    }

    #[test]
    fn names_from_right_to_left_stay_within_a_sentence_from_left_to_right() {
        let text = "סלמא moves to b2.";
        assert!(has_from_right(text) && !runs_from_right(text));
        let line = order_towards(text, std::slice::from_ref(&(0..text.len())), false).remove(0);
        let seen: String = line.into_iter().filter_map(|it| text[it.at..].chars().next()).collect();
        assert_eq!(seen, "אמלס moves to b2.");
        assert!(runs_from_right("שלום") && runs_from_right("Oware הוא משחק לשני שחקנים."));
        assert!(!runs_from_right("c1 25") && !runs_from_right(""));
    }

    #[test]
    fn lines_are_broken_before_letters_are_put_in_order() {
        let text = "אבג דהו";
        let lines = order(text, &[0..7, 7..text.len()]);
        let first: Vec<usize> = lines[0].iter().map(|it| it.at).collect();
        let second: Vec<usize> = lines[1].iter().map(|it| it.at).collect();
        assert_eq!((first, second), (vec![6, 4, 2, 0], vec![11, 9, 7]));
        assert_eq!(order(text, std::slice::from_ref(&(text.len()..text.len()))), [[]]);
    }
}
