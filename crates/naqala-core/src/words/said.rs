//! Translations of sentences that the program puts together in English, such as diagnostics and refusals of moves: a
//! sentence is recognized by its words, and the contents of its holes are put into those of the translation.

use super::{Words, kept_together};
use std::collections::HashMap;

/// Sentences with holes, written `{}` in English and `{1}`, `{2}`... in the other language.
#[derive(Debug, Default)]
pub(super) struct Sentences {
    /// Sentences without a hole.
    whole: HashMap<String, String>,
    /// Sentences with holes, the one with the most letters first.
    holed: Vec<Holed>,
}

#[derive(Debug)]
struct Holed {
    english: String,
    /// Text before, between and after the holes.
    pieces: Vec<String>,
    other: String,
}

/// Separators that may stand between two sentences, the strongest first.
const JOINTS: [&str; 4] = [". ", "; ", ": ", ", "];
/// Most separators at which a text is parted: a list of hundreds of names is no sequence of sentences.
const MOST_JOINTS: usize = 12;
/// Greatest depth of sentences within one another.
const DEEPEST: usize = 6;

impl Sentences {
    /// Creates the sentences from English texts and their translations.
    pub(super) fn of(texts: impl IntoIterator<Item = (String, String)>) -> Sentences {
        let mut sentences = Sentences::default();
        for (english, other) in texts {
            if english.contains("{}") {
                let pieces = english.split("{}").map(str::to_owned).collect();
                sentences.holed.push(Holed { english, pieces, other });
            } else {
                sentences.whole.insert(english, other);
            }
        }
        let letters = |it: &Holed| it.pieces.iter().map(String::len).sum::<usize>();
        sentences.holed.sort_by(|a, b| letters(b).cmp(&letters(a)).then_with(|| a.pieces.cmp(&b.pieces)));
        sentences
    }

    /// Returns the English sentences.
    pub(super) fn english(&self) -> impl Iterator<Item = &str> {
        self.whole.keys().map(String::as_str).chain(self.holed.iter().map(|it| it.english.as_str()))
    }

    /// Returns the number of sentences.
    pub(super) fn len(&self) -> usize {
        self.whole.len() + self.holed.len()
    }

    /// Translates a text of one line; `None` if nothing in it is known.
    fn said(&self, text: &str, from_right: bool) -> Option<String> {
        Some(Saying { sentences: self, from_right, known: HashMap::new() }.said(text, DEEPEST)?.text)
    }
}

/// Translation of a text into the other language.
#[derive(Clone)]
struct Translation {
    text: String,
    /// Number of letters that stayed as they were.
    kept: usize,
}

/// Translator of a text, part by part.
struct Saying<'a> {
    sentences: &'a Sentences,
    from_right: bool,
    /// Translations of the parts seen so far.
    known: HashMap<&'a str, Option<Translation>>,
}

impl<'a> Saying<'a> {
    /// Translates a part; `None` if nothing in it is known. `depth`: further levels of parts that may stand in it.
    fn said(&mut self, text: &'a str, depth: usize) -> Option<Translation> {
        if let Some(said) = self.known.get(text) {
            return said.clone();
        }
        let said = match self.sentences.whole.get(text) {
            Some(other) => Some(Translation { text: other.clone(), kept: 0 }),
            None if depth == 0 => return None,
            None => [self.one(text, depth - 1), self.several(text, depth - 1)]
                .into_iter()
                .flatten()
                .min_by_key(|it| it.kept),
        };
        self.known.insert(text, said.clone());
        said
    }

    /// Translates a part, or returns it as it was if it is not known.
    fn or_kept(&mut self, text: &'a str, depth: usize) -> Translation {
        self.said(text, depth).unwrap_or_else(|| Translation {
            text: if self.from_right { kept_together(text) } else { text.to_owned() },
            kept: text.chars().filter(|c| c.is_alphabetic()).count(),
        })
    }

    /// Translates a text that is one sentence with something in its holes.
    fn one(&mut self, text: &'a str, depth: usize) -> Option<Translation> {
        let (sentence, held) = self.sentences.holed.iter().find_map(|it| Some((it, it.held(text)?)))?;
        let mut kept = 0;
        let mut within = |part: &'a str| {
            // The room round a part is not its own.
            let (begin, end) = (part.len() - part.trim_start().len(), part.trim_end().len());
            let Some(bare) = part.get(begin..end) else { return part.to_owned() };
            let said = self.or_kept(bare, depth);
            kept += said.kept;
            format!("{}{}{}", &part[..begin], said.text, &part[end..])
        };
        let held: Vec<String> = held.into_iter().map(&mut within).collect();
        Some(Translation { text: filled(&sentence.other, &held), kept })
    }

    /// Translates two texts, one after the other, at least one of which is known; of several ways to part them, the one
    /// in which most is known. An unknown part, such as the name of a file, stays as it is.
    fn several(&mut self, text: &'a str, depth: usize) -> Option<Translation> {
        let joints = JOINTS.iter().flat_map(|joint| text.match_indices(joint)).take(MOST_JOINTS);
        let two = |(at, joint): (usize, &'a str)| {
            let (head, tail) = (&text[..at], &text[at + joint.len()..]);
            if self.said(head, depth).is_none() && self.said(tail, depth).is_none() {
                return None;
            }
            let [first, second] = [head, tail].map(|part| self.or_kept(part, depth));
            Some(Translation { text: first.text + joint + &second.text, kept: first.kept + second.kept })
        };
        joints.collect::<Vec<_>>().into_iter().filter_map(two).min_by_key(|it| it.kept)
    }
}

/// Number of letters below which a sentence has only single words in its holes.
const FEW: usize = 8;

impl Holed {
    /// Returns the contents of the holes of a text, in order, if it is this sentence.
    fn held<'a>(&self, text: &'a str) -> Option<Vec<&'a str>> {
        let held = held(&self.pieces, text)?;
        // A text that begins with a hole may stand after others, which are not part of it, and none goes on beyond a
        // list.
        let begins = !self.pieces[0].is_empty()
            || !held[0].starts_with("expected ") && JOINTS[..3].iter().all(|joint| !held[0].contains(joint));
        let begins = begins && held.iter().all(|part| !part.contains("; "));
        let letters = self.pieces.iter().flat_map(|piece| piece.chars()).filter(|c| c.is_alphabetic()).count();
        let fits = letters >= FEW || held.iter().all(|part| !part.trim().contains(' '));
        (begins && fits).then_some(held)
    }
}

/// Returns the text between some pieces, in order; it may be empty.
fn held<'a>(pieces: &[String], text: &'a str) -> Option<Vec<&'a str>> {
    let (first, others) = pieces.split_first()?;
    let rest = text.strip_prefix(first.as_str())?;
    let Some(next) = others.first() else { return rest.is_empty().then(Vec::new) };
    if others.len() == 1 {
        return rest.strip_suffix(next.as_str()).map(|held| vec![held]);
    }
    rest.match_indices(next.as_str()).find_map(|(at, _)| {
        let mut all = vec![&rest[..at]];
        all.extend(held(others, &rest[at..])?);
        Some(all)
    })
}

/// Returns a sentence with its holes filled.
fn filled(sentence: &str, held: &[String]) -> String {
    let mut out = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        out += before;
        let hole = after.split_once('}').and_then(|(number, after)| Some((number.parse::<usize>().ok()?, after)));
        match hole.and_then(|(number, after)| Some((held.get(number.checked_sub(1)?)?, after))) {
            Some((text, after)) => {
                out += text;
                rest = after;
            }
            None => {
                out.push('{');
                rest = after;
            }
        }
    }
    out + rest
}

impl Words {
    /// Returns the translation of a text that the program has put into English words, such as a diagnostic or a refusal
    /// of a move, line by line. Unknown parts stay as they are.
    pub fn said(&self, english: &str) -> String {
        let line = |line: &str| {
            let text = line.trim();
            let room = &line[..line.len() - line.trim_start().len()];
            match self.language.sentences.said(text, self.from_right()) {
                Some(said) => format!("{room}{said}{}", if line.ends_with('\n') { "\n" } else { "" }),
                None => line.to_owned(),
            }
        };
        english.split_inclusive('\n').map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentences() -> Sentences {
        let texts = [
            ("there are {} moves", "il y a {1} coups"),
            ("expected at most {}", "{1} au plus"),
            ("the rule `{}` does not allow it", "la règle `{1}` l'interdit"),
            ("move {}, {}", "coup {1}, {2}"),
            ("the game is over", "la partie est finie"),
        ];
        Sentences::of(texts.map(|(english, other)| (english.to_owned(), other.to_owned())))
    }

    #[test]
    fn a_sentence_is_known_by_its_words_and_keeps_what_stood_in_its_holes() {
        let said = |text| sentences().said(text, false);
        assert_eq!(said("the game is over").as_deref(), Some("la partie est finie"));
        assert_eq!(
            said("a.naqala:5:15: move 2, c1: the rule `own-pits` does not allow it").as_deref(),
            Some("a.naqala:5:15: coup 2, c1: la règle `own-pits` l'interdit")
        );
        assert_eq!(said("there are 9 moves; expected at most 8").as_deref(), Some("il y a 9 coups; 8 au plus"));
        assert_eq!(said("nobody has said this: ever"), None);
        assert_eq!(said("there are  moves").as_deref(), Some("il y a  coups"));
    }

    #[test]
    fn a_list_of_thousands_of_names_is_kept_as_it_is() {
        let names = vec!["a-name"; 5000].join(", ");
        let said = sentences().said(&format!("move 2: expected at most {names}"), false);
        assert_eq!(said, Some(format!("move 2: {names} au plus")));
    }

    #[test]
    fn what_is_kept_from_elsewhere_runs_from_left_to_right() {
        let said = sentences().said("a.naqala:5:15: the game is over", true);
        assert_eq!(said.as_deref(), Some("\u{2066}a.naqala:5:15\u{2069}: la partie est finie"));
    }
}
