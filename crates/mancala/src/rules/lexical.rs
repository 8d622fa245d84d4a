//! Words, texts and comments of RON, as far as they can be told apart without reading values.

/// Returns `true` for a letter, a digit or a sign of a name or a number.
pub(super) fn is_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || matches!(sign, '_' | '.' | '+' | '-')
}

/// Returns the length of the text in quotation marks with which a text begins, the marks included; `None` if it has no
/// end.
pub(super) fn quoted_length(text: &str) -> Option<usize> {
    let mark = text.chars().next()?;
    let mut is_escaped = false;
    for (at, sign) in text.char_indices().skip(1) {
        if sign == mark && !is_escaped {
            return Some(at + 1);
        }
        is_escaped = sign == '\\' && !is_escaped;
    }
    None
}

/// Returns `true` if a text begins as `r"..."` and `r#"..."#` do.
pub(super) fn is_raw_text(text: &str) -> bool {
    text.strip_prefix('r').is_some_and(|rest| rest.trim_start_matches('#').starts_with('"'))
}

/// Returns the length of the text such as `r#"..."#` with which a text begins; `None` if it has no end.
pub(super) fn raw_length(text: &str) -> Option<usize> {
    let begin = text.find('"')? + 1;
    let end = format!("\"{}", &text[1..begin - 1]);
    text[begin..].find(&end).map(|at| begin + at + end.len())
}

/// Returns the length of the comment in `/*` and `*/` with which a text begins; `None` if it has no end. Others may stand
/// within it.
pub(super) fn comment_length(text: &str) -> Option<usize> {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(sign) = text[at..].find(['/', '*']) {
        at += sign;
        let (step, now) = match &text[at..] {
            it if it.starts_with("/*") => (2, depth + 1),
            it if it.starts_with("*/") => (2, depth - 1),
            _ => (1, depth),
        };
        (at, depth) = (at + step, now);
        if depth == 0 {
            return Some(at);
        }
    }
    None
}
