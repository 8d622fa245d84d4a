//! Checks that no language drops a variant by which another one says something else.
//!
//! Messages are compared as decisions: where one language chooses between two keys of an argument, another language must
//! choose between them too, anywhere in the message or in those that it refers to, as far as that place can be reached
//! with what was chosen before. Plurals are each language's own.

use super::messages::files;
use crate::words::Words;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, Variant, VariantKey};
use fluent_syntax::parser;
use std::collections::BTreeMap;

/// Variants that a language has no need of: the language, the message, the argument and the key, with the reason. A star
/// stands for all of them.
const EXCEPTIONS: [(&str, &str, &str, &str, &str); 8] = [
    ("*", "*", "trap-vowel", "*", "English alone has an article that depends on a letter"),
    ("*", "atom-ordinal", "*", "*", "English alone says first, second and third in words"),
    ("*", "atom-pit", "pit", "store", "Russian alone has pronouns of different gender for a pit and a store"),
    ("*", "atom-pit", "pit", "move-last", "a pronoun stands for the pit that was just named"),
    ("ru", "*", "relative", "*", "Russian joins what is asked of a pit by если, never by который"),
    ("es", "*", "player-side", "*", "names of sides are never bent in Spanish"),
    ("es", "*", "owner-side", "*", "names of sides are never bent in Spanish"),
    ("he", "way--by-first-move", "match", "*", "$game says there whether it is a round"),
];

/// Messages of a language, and attributes as `id.attribute`.
type Patterns<'r, 't> = BTreeMap<String, &'r Pattern<&'t str>>;

/// Choices made on the way to a place in a message.
#[derive(Clone, Debug)]
enum Chosen<'t> {
    /// The variant of this key.
    Is(&'t str),
    /// The default, beside variants of these keys.
    NoneOf(Vec<&'t str>),
}

/// A choice between variants.
struct Selector<'t> {
    /// Message in whose text it stands.
    home: String,
    argument: &'t str,
    keys: Vec<&'t str>,
    default: &'t str,
    /// Arguments chosen by before, and what was chosen.
    path: Vec<(&'t str, Chosen<'t>)>,
}

/// Returns whether a key is a category of numbers.
fn is_plural(key: &str) -> bool {
    matches!(key, "zero" | "one" | "two" | "few" | "many" | "other")
}

/// Returns whether a key is a number for which plurals may stand; none is a thing of its own.
fn is_number(key: &str) -> bool {
    key != "0" && key.starts_with(|c: char| c.is_ascii_digit())
}

fn is_word(key: &str) -> bool {
    !is_plural(key) && !is_number(key)
}

impl<'t> Selector<'t> {
    /// Returns the key of the variant that is taken for a key.
    fn variant(&self, key: &str) -> &'t str {
        let given = |key: &str| self.keys.iter().find(|it| **it == key && **it != self.default);
        let plural = || self.keys.iter().find(|it| is_number(key) && is_plural(it) && **it != self.default);
        given(key).or_else(plural).copied().unwrap_or(self.default)
    }

    /// Returns whether its place can be reached at all.
    fn is_reached(&self) -> bool {
        agree(&self.path, &self.path, "")
    }

    /// Returns whether it tells two keys apart, in a place that can be reached on a path.
    fn tells_apart(&self, keys: [&'t str; 2], argument: &str, path: &[(&str, Chosen<'_>)]) -> bool {
        if self.argument != argument || !agree(&self.path, path, argument) {
            return false;
        }
        let before = || self.path.iter().filter(|(name, _)| *name == argument);
        let [one, other] = keys.map(|key| before().all(|(_, chosen)| goes_with(&Chosen::Is(key), chosen)));
        one != other || one && self.variant(keys[0]) != self.variant(keys[1])
    }
}

/// Returns whether two choices by the same argument can be made for the same value.
fn goes_with(one: &Chosen<'_>, other: &Chosen<'_>) -> bool {
    match (one, other) {
        (Chosen::Is(one), Chosen::Is(other)) => {
            let counted = |key: &str| !is_word(key) || key == "0";
            one == other || counted(one) && counted(other) && (is_plural(one) || is_plural(other))
        }
        (Chosen::Is(key), Chosen::NoneOf(keys)) | (Chosen::NoneOf(keys), Chosen::Is(key)) => !keys.contains(key),
        (Chosen::NoneOf(_), Chosen::NoneOf(_)) => true,
    }
}

/// Returns whether two paths go together, but for an argument.
fn agree(one: &[(&str, Chosen<'_>)], other: &[(&str, Chosen<'_>)], but: &str) -> bool {
    let pairs = one.iter().flat_map(|first| other.iter().map(move |second| (first, second)));
    pairs
        .filter(|(first, second)| first.0 == second.0 && first.0 != but)
        .all(|(first, second)| goes_with(&first.1, &second.1))
}

/// Search for the selectors of a message, and of those that it refers to.
struct Search<'a, 'r, 't> {
    own: &'a Patterns<'r, 't>,
    english: &'a Patterns<'r, 't>,
    /// Messages inside one another.
    within: Vec<String>,
    path: Vec<(&'t str, Chosen<'t>)>,
    found: Vec<Selector<'t>>,
}

impl<'r, 't> Search<'_, 'r, 't> {
    fn message(&mut self, id: String) {
        let pattern = self.own.get(&id).or_else(|| self.english.get(&id)).copied();
        if let Some(pattern) = pattern.filter(|_| !self.within.contains(&id)) {
            self.within.push(id);
            self.pattern(pattern);
            self.within.pop();
        }
    }

    fn pattern(&mut self, pattern: &'r Pattern<&'t str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &'r Expression<&'t str>) {
        match expression {
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                self.choice(id.name, variants);
            }
            Expression::Select { variants, .. } => variants.iter().for_each(|it| self.pattern(&it.value)),
            Expression::Inline(InlineExpression::MessageReference { id, attribute }) => {
                let attribute = attribute.as_ref().map_or(String::new(), |it| format!(".{}", it.name));
                self.message(format!("{}{attribute}", id.name));
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => self.expression(expression),
            Expression::Inline(_) => {}
        }
    }

    fn choice(&mut self, argument: &'t str, variants: &'r [Variant<&'t str>]) {
        let keys: Vec<&str> = variants.iter().map(|it| key(&it.key)).collect();
        let others = variants.iter().filter(|it| !it.default).map(|it| key(&it.key)).collect();
        let default = variants.iter().find(|it| it.default).map_or("", |it| key(&it.key));
        let home = self.within.last().cloned().unwrap_or_default();
        self.found.push(Selector { home, argument, keys, default, path: self.path.clone() });
        let beside = Chosen::NoneOf(others);
        for variant in variants {
            let chosen = if variant.default { beside.clone() } else { Chosen::Is(key(&variant.key)) };
            self.path.push((argument, chosen));
            self.pattern(&variant.value);
            self.path.pop();
        }
    }
}

fn key<'t>(key: &VariantKey<&'t str>) -> &'t str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn patterns<'r, 't>(resources: &'r [Resource<&'t str>]) -> Patterns<'r, 't> {
    let mut all = BTreeMap::new();
    for entry in resources.iter().flat_map(|it| &it.body) {
        let Entry::Message(message) = entry else { continue };
        all.extend(message.value.as_ref().map(|value| (message.id.name.to_owned(), value)));
        all.extend(message.attributes.iter().map(|it| (format!("{}.{}", message.id.name, it.id.name), &it.value)));
    }
    all
}

/// Language whose messages are compared.
struct Spoken<'a, 'r, 't> {
    code: &'a str,
    patterns: &'a Patterns<'r, 't>,
}

/// Returns the variants of a language that another one has not: message, argument, and two keys of which it makes one.
/// The variants of English are needed in any language; those of others only where it chooses by the same argument.
fn lost<'t>(
    from: &Spoken<'_, '_, 't>,
    to: &Spoken<'_, '_, 't>,
    english: &Patterns<'_, 't>,
) -> Vec<(String, &'t str, [&'t str; 2])> {
    let selectors = |of: &Spoken<'_, '_, 't>, id: &str| {
        let (within, path, found) = (Vec::new(), Vec::new(), Vec::new());
        let mut search = Search { own: of.patterns, english, within, path, found };
        search.message(id.to_owned());
        search.found
    };
    let by_english = from.code == "en";
    let mut all = Vec::new();
    for id in english.keys().filter(|id| from.patterns.contains_key(*id) && to.patterns.contains_key(*id)) {
        let there = selectors(to, id);
        for here in selectors(from, id).iter().filter(|it| it.home == *id && it.is_reached()) {
            let argument = here.argument;
            let chooses = || there.iter().filter(move |it| it.argument == argument);
            if !by_english && chooses().next().is_none() {
                continue;
            }
            // A default of no name of its own stands for what the other language names.
            let meant = |key: &'t str| {
                let named = chooses().flat_map(|it| it.keys.iter().copied());
                let of_other: Vec<&str> = named.filter(|it| is_word(it) && !here.keys.contains(it)).collect();
                if key == "other" && key == here.default && !of_other.is_empty() { of_other } else { vec![key] }
            };
            let pairs = here
                .keys
                .iter()
                .enumerate()
                .flat_map(|(at, one)| here.keys[at + 1..].iter().map(move |it| [*one, *it]));
            for keys in pairs.filter(|keys| is_asked(keys, here.default, by_english)) {
                let [one, other] = keys.map(&meant);
                let told = |keys: [&'t str; 2]| there.iter().any(|it| it.tells_apart(keys, argument, &here.path));
                if !one.iter().all(|one| other.iter().all(|other| told([*one, *other]))) {
                    all.push((id.clone(), argument, keys));
                }
            }
        }
    }
    all.dedup();
    all
}

/// Returns whether a language must tell these keys apart because another one does.
fn is_asked(keys: &[&str; 2], default: &str, by_english: bool) -> bool {
    let is = |of: fn(&str) -> bool| keys.map(of);
    let counted = is(is_plural) == [true; 2] || is(is_number) == [true; 2];
    let of_category = keys.iter().any(|key| is_number(key)) && keys.iter().any(|key| is_plural(key) && *key != default);
    let by_word = || keys.iter().any(|key| is_word(key)) && keys.iter().all(|key| is_word(key) || *key == default);
    !counted && !of_category && (by_english || by_word())
}

#[test]
fn what_one_language_tells_apart_the_others_do_too() {
    let codes = Words::languages();
    let texts: Vec<Vec<(String, String)>> = codes.iter().map(|code| files(code)).collect();
    let parsed: Vec<Vec<Resource<&str>>> = texts
        .iter()
        .map(|files| {
            files.iter().map(|(name, text)| parser::parse(text.as_str()).unwrap_or_else(|_| panic!("{name}"))).collect()
        })
        .collect();
    let patterns: Vec<Patterns<'_, '_>> = parsed.iter().map(|it| patterns(it)).collect();
    let spoken: Vec<Spoken<'_, '_, '_>> =
        codes.iter().zip(&patterns).map(|(code, patterns)| Spoken { code, patterns }).collect();
    let (mut missing, mut used) = (Vec::new(), [false; EXCEPTIONS.len()]);
    for from in &spoken {
        for to in spoken.iter().filter(|it| it.code != from.code) {
            for (id, argument, keys) in lost(from, to, &patterns[0]) {
                let is = |known: &str, it: &str| known == "*" || known == it;
                let exception = EXCEPTIONS.iter().position(|(language, message, by, key, _)| {
                    is(language, to.code) && is(message, &id) && is(by, argument) && keys.iter().any(|it| is(key, it))
                });
                match exception {
                    Some(at) => used[at] = true,
                    None => missing.push(format!(
                        "{} has no {} of {}: {id}, ${argument}",
                        to.code,
                        keys.join(" | "),
                        from.code
                    )),
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    let unused: Vec<_> = EXCEPTIONS.iter().zip(used).filter(|(_, used)| !used).map(|(it, _)| it).collect();
    assert!(unused.is_empty(), "exceptions that nothing needs any more: {unused:?}");
}

/// Returns what a draft loses of an English message.
fn lost_of(english: &str, draft: &str) -> Vec<String> {
    let [english, draft] = [english, draft].map(|text| [parser::parse(text).expect("it is a message")]);
    let [english, draft] = [&english, &draft].map(|it| patterns(it));
    let from = Spoken { code: "en", patterns: &english };
    let to = Spoken { code: "xx", patterns: &draft };
    lost(&from, &to, &english)
        .into_iter()
        .map(|(_, argument, keys)| format!("${argument}: {}", keys.join(" | ")))
        .collect()
}

#[test]
fn a_variant_that_is_missing_where_it_is_needed_is_found_though_it_stands_elsewhere() {
    let other = "\n *[other] { $target ->\n [every] all\n *[here] it\n }\n }\n";
    let english = format!("take = {{ $by ->\n [owner] {{ $target ->\n [every] owners\n *[here] owner\n }}{other}");
    assert_eq!(lost_of(&english, &format!("take = {{ $by ->\n [owner] owner{other}")), ["$target: every | here"]);
    assert!(lost_of(&english, &english).is_empty());
}

#[test]
fn none_is_no_plural_and_the_default_may_be_another_one() {
    let english = "least = { $n ->\n [0] any\n [1] one\n *[other] { $n }\n }\n";
    assert_eq!(lost_of(english, "least = { $n ->\n [one] one\n *[many] { $n }\n }\n"), ["$n: 0 | other"]);
    let plurals = "least = { $n ->\n [0] any\n [one] one\n [few] { $n }\n *[many] { $n }\n }\n";
    assert!(lost_of(english, plurals).is_empty());
    let yes = "so = { $is ->\n [yes] a\n *[no] b\n }\n";
    assert!(lost_of(yes, "so = { $is ->\n [no] b\n *[yes] a\n }\n").is_empty());
    assert_eq!(lost_of(yes, "so = a\n"), ["$is: yes | no"]);
    // What is chosen in a message that is referred to counts.
    assert!(lost_of(yes, "so = { that }\nthat = { $is ->\n [yes] a\n *[no] b\n }\n").is_empty());
}
