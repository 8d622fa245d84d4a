//! Glossary: technical terms that a learner may meet, with their meanings and the places where they stand in a text.

use super::Words;
use super::message::Message;
use mancala::rules::Rules;
use std::collections::HashMap;
use std::ops::Range;

/// Technical term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Id of its message, such as `glossary-lap`.
    pub id: &'static str,
    /// The term itself.
    pub name: String,
    /// Explanation of the term.
    pub text: String,
    /// Forms in which it stands in texts, in small letters and without hyphens; its name is one of them.
    forms: Vec<String>,
}

/// All terms, in alphabetical order, with an index to find them in texts.
#[derive(Clone, Debug, Default)]
pub struct Glossary {
    terms: Vec<Term>,
    /// Index of the term that each form belongs to: words in small letters, with one space between them.
    forms: HashMap<String, usize>,
    /// Letters that are written before a word as one with it.
    prefixes: String,
    /// Words that only look as if they had such letters.
    unprefixed: Vec<String>,
}

/// Occurrence of a term in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// Range in the text, in bytes.
    pub range: Range<usize>,
    /// Index of the term in [`Glossary::terms`].
    pub term: usize,
}

/// Most words of a term.
const MOST_WORDS: usize = 4;

/// Most prefixes of a word: Hebrew has words such as "and from the pit".
const MOST_PREFIXES: usize = 3;

impl Words {
    /// Returns the terms; those of a tradition for which a game has other words are also found by these.
    pub fn glossary(&self, rules: Option<&Rules>) -> Glossary {
        let mut terms: Vec<Term> = TERMS.iter().map(|&id| self.term(id)).collect();
        terms.sort_by_key(|term| term.name.to_lowercase());
        let mut forms = HashMap::new();
        for (at, term) in terms.iter().enumerate() {
            for form in &term.forms {
                forms.entry(form.clone()).or_insert(at);
            }
        }
        let own = rules.map(|rules| {
            let terms = &rules.about.terms;
            [("glossary-trap", &terms.trap), ("glossary-house", &terms.house), ("glossary-head", &terms.head)]
        });
        for (id, word) in own.into_iter().flatten() {
            // What a word means stands behind a comma.
            let word = self.text(word).split(',').next().unwrap_or_default().to_lowercase();
            if let Some(at) = terms.iter().position(|term| term.id == id && !word.is_empty()) {
                let several = self.say(&Message::new("glossary-several").with("word", word.as_str()));
                forms.entry(word).or_insert(at);
                forms.entry(several).or_insert(at);
            }
        }
        let unprefixed = self.label("language-unprefixed").split(", ").map(str::to_owned).collect();
        Glossary { terms, forms, prefixes: self.label("language-prefixes"), unprefixed }
    }

    fn term(&self, id: &'static str) -> Term {
        let name = self.format(id, &[]);
        let others = self.fill(id, Some("forms"), []).unwrap_or_default();
        let forms =
            others.split(',').chain([name.as_str()]).map(|form| form.trim().to_lowercase().replace(JOINTS, " "));
        let forms = forms.filter(|form| !form.is_empty()).collect();
        Term { id, text: self.attribute(id, "text"), name, forms }
    }
}

impl Glossary {
    /// Returns the terms in alphabetical order.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// Returns the index of the term with this form, perhaps behind prefixes that are written as one with it.
    fn term_of(&self, form: &str) -> Option<usize> {
        if let Some(&term) = self.forms.get(form) {
            return Some(term);
        }
        if self.unprefixed.iter().any(|it| it == form) {
            return None;
        }
        let letters = form.char_indices().take_while(|(_, letter)| self.prefixes.contains(*letter)).take(MOST_PREFIXES);
        let rests = letters.map(|(at, letter)| &form[at + letter.len_utf8()..]);
        rests.filter(|rest| rest.chars().count() > 2).find_map(|rest| self.forms.get(rest).copied())
    }

    /// Returns the terms in a text, in order; of those that overlap, the longest.
    pub fn mentions(&self, text: &str) -> Vec<Mention> {
        let words = words(text);
        let mut found = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let longest = (1..=MOST_WORDS.min(words.len() - at)).rev().find_map(|count| {
                let run = &words[at..at + count];
                let joined = run.windows(2).all(|pair| {
                    text[pair[0].end..pair[1].start].chars().count() == 1 && text[pair[0].end..].starts_with(JOINTS)
                });
                let form = run.iter().map(|word| text[word.clone()].to_lowercase()).collect::<Vec<_>>().join(" ");
                let term = self.term_of(&form).filter(|_| joined)?;
                Some((Mention { range: run[0].start..run[count - 1].end, term }, count))
            });
            match longest {
                Some((mention, count)) => {
                    found.push(mention);
                    at += count;
                }
                None => at += 1,
            }
        }
        found
    }
}

/// Characters that may stand between the words of one term.
const JOINTS: [char; 4] = [' ', '-', '\u{a0}', '־'];

/// Returns the byte ranges of the words in a text.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words: Vec<Range<usize>> = Vec::new();
    // Within a Hebrew word a sign like an apostrophe is a letter.
    let in_word = |(at, letter): &(usize, char)| {
        let hebrew = |c: char| ('א'..='ת').contains(&c);
        let sign = matches!(letter, '\'' | '׳' | '"' | '״');
        letter.is_alphanumeric()
            || sign && text[..*at].ends_with(hebrew) && text[at + letter.len_utf8()..].starts_with(hebrew)
    };
    for (at, letter) in text.char_indices().filter(in_word) {
        let end = at + letter.len_utf8();
        match words.last_mut() {
            Some(word) if word.end == at => word.end = end,
            _ => words.push(at..end),
        }
    }
    words
}

/// Ids of the messages of the terms.
const TERMS: &[&str] = &[
    "glossary-mancala",
    "glossary-pit",
    "glossary-store",
    "glossary-seed",
    "glossary-row",
    "glossary-facing-pit",
    "glossary-path",
    "glossary-reserve",
    "glossary-lift",
    "glossary-sow",
    "glossary-origin",
    "glossary-lap",
    "glossary-relay",
    "glossary-single-lap",
    "glossary-capture",
    "glossary-count-capture",
    "glossary-facing-capture",
    "glossary-chain",
    "glossary-in-passing",
    "glossary-resow",
    "glossary-grand-slam",
    "glossary-feed",
    "glossary-trap",
    "glossary-tuzdyk",
    "glossary-kazan",
    "glossary-turn",
    "glossary-ply",
    "glossary-bonus",
    "glossary-pass",
    "glossary-ping-pong",
    "glossary-pie-rule",
    "glossary-endless",
    "glossary-house",
    "glossary-nyumba",
    "glossary-kichwa",
    "glossary-kimbi",
    "glossary-namua",
    "glossary-mtaji",
    "glossary-takata",
    "glossary-takasia",
    "glossary-safari",
    "glossary-musoro",
    "glossary-reverse",
    "glossary-torus",
    "glossary-void",
    "glossary-inner-row",
    "glossary-outer-row",
    "glossary-hand",
    "glossary-full-lap",
    "glossary-race",
    "glossary-opening",
    "glossary-head",
    "glossary-eye",
    "glossary-must-capture",
    "glossary-hunger",
    "glossary-majority",
    "glossary-repetition",
    "glossary-round",
    "glossary-match",
    "glossary-komi",
    "glossary-stage",
    "glossary-misere",
    "glossary-solitaire",
    "glossary-weak-trap",
    "glossary-strong-trap",
    "glossary-empty-sowing",
    "glossary-rank",
    "glossary-cross-sowing",
    "glossary-beheading",
    "glossary-pussa-kanawa",
    "glossary-singleton",
    "glossary-tempo",
    "glossary-hoarding",
    "glossary-sente",
    "glossary-gote",
];
