//! Wording: the sentences of clauses, rule pages, captions and labels. The text is in `assets/locales/LANGUAGE/*.ftl`
//! (Fluent); this module finds messages, those of a clause by its kind and fields, and gives them their arguments.
//! Knows nothing of the time and place in which a sentence is shown.
//!
//! A text consists of whole messages, each one or more sentences. Plural, case and word order are decided inside a
//! message, by its language: a name or an enum value is therefore given twice where a language may have to inflect it,
//! as text and as a key to select by (`$player`, `$player-side`).

mod answers;
mod background;
mod board;
mod caption;
mod clauses;
mod coverage;
mod dates;
mod diagnostic;
pub(crate) mod game;
mod glossary;
pub(crate) mod keys;
mod locale;
pub(crate) mod message;
mod numbers;
mod ranges;
mod rounds;
mod rulebook;
mod running;
mod score;
mod summary;
mod terms;
#[cfg(test)]
mod tests;
mod turn_context;
mod values;

pub use coverage::{Coverage, coverage};
pub use glossary::{Glossary, Mention, Term};
pub use message::Arg;
pub(crate) use rulebook::line as page_line;
pub use rulebook::{PageLine, PageSection, PlainSentence, RulePage, Sentence};
pub use turn_context::TurnContext;

use crate::atlas::Region;
use fluent_bundle::{FluentArgs, FluentValue};
use locale::Language;
use mancala::diagnostic::{Conjunction, list};
use mancala::rules::{Cause, OptionKind, Rules};
use message::Message;
use std::fmt;
use std::sync::Arc;

/// All texts of the program, in one language. Cheap to clone.
#[derive(Clone)]
pub struct Words {
    language: Arc<Language>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.code()).finish()
    }
}

impl Words {
    /// Returns English, which is always available.
    pub fn english() -> Words {
        Words::language("en").expect("English is among the languages embedded")
    }

    /// Returns a language by its code, such as `en`; `None` if it is not available.
    pub fn language(code: &str) -> Option<Words> {
        let locale = locale::LOCALES.iter().find(|locale| locale.code == code)?;
        Some(Words { language: locale.language() })
    }

    /// Returns the language of a tag, such as `ru_RU.UTF-8` or `he-IL`; `None` if it is not available.
    pub fn of_tag(tag: &str) -> Option<Words> {
        let code = tag.split(['_', '-', '.', '@']).next().unwrap_or_default().to_lowercase();
        // Hebrew had another code once, and some systems use it still.
        Words::language(if code == "iw" { "he" } else { &code })
    }

    /// Returns the language of the system: the first available one of those that it prefers.
    pub fn of_the_system() -> Words {
        let mut locales = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
        let locale = locales.find(|locale| !locale.is_empty());
        // In the locale of programs, no list of languages counts.
        let speaks = !locale.is_some_and(|locale| matches!(locale.as_str(), "C" | "POSIX"));
        sys_locale::get_locales().filter(|_| speaks).find_map(|tag| Words::of_tag(&tag)).unwrap_or_else(Words::english)
    }

    /// Returns the language of a code; that of the system if `None`.
    pub fn preferred(code: Option<&str>) -> Words {
        code.and_then(Words::language).unwrap_or_else(Words::of_the_system)
    }

    /// Returns the codes of all languages, English first.
    pub fn languages() -> Vec<&'static str> {
        locale::LOCALES.iter().map(|locale| locale.code).collect()
    }

    /// Returns the code of this language.
    pub fn code(&self) -> &'static str {
        self.language.code
    }

    /// Returns whether the language is written from right to left.
    pub fn from_right(&self) -> bool {
        self.language.from_right
    }

    /// Returns the translation of an English text that a file or the program gives as a whole: the name of a game, a
    /// note, a choice of an option. A text that nobody has translated, such as one of a user variant, is returned as it
    /// is.
    pub fn text<'a>(&'a self, english: &'a str) -> &'a str {
        self.language.texts.get(english).map_or(english, String::as_str)
    }

    /// Returns a text from elsewhere, such as the name of a file, kept together if the language runs from right to
    /// left.
    pub fn kept(&self, text: &str) -> String {
        if self.from_right() { kept_together(text) } else { text.to_owned() }
    }

    /// Returns the number of a move as it is written before it, with its point towards the move.
    pub fn numbered(&self, number: impl fmt::Display) -> String {
        if self.from_right() { format!(".{number}") } else { format!("{number}.") }
    }

    /// Returns a label of the window by the id of its message; an id without a message as it is.
    pub fn label(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// Returns the name of a part of the world.
    pub fn region(&self, region: Region) -> String {
        self.label(match region {
            Region::WestAfrica => "region-west-africa",
            Region::CentralAfrica => "region-central-africa",
            Region::Horn => "region-horn",
            Region::EastAfrica => "region-east-africa",
            Region::SouthernAfrica => "region-southern-africa",
            Region::Madagascar => "region-madagascar",
            Region::MiddleEast => "region-middle-east",
            Region::CentralAsia => "region-central-asia",
            Region::SouthAsia => "region-south-asia",
            Region::SouthEastAsia => "region-south-east-asia",
            Region::EastAsia => "region-east-asia",
            Region::Pacific => "region-pacific",
            Region::Americas => "region-americas",
            Region::Europe => "region-europe",
            Region::World => "region-world",
            Region::Invented => "region-invented",
        })
    }

    /// Returns a label that takes arguments, each under its name in the message.
    pub fn label_with(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.format(id, args)
    }

    /// Returns the text of a clause, addressed to the player to move: one sentence or a few.
    ///
    /// # Panics
    /// If the id comes from other rules.
    pub fn clause(&self, rules: &Rules, id: Cause) -> String {
        rulebook::clause(self, rules, id)
    }

    /// Returns the options that differ from the game's defaults, each with its choice.
    pub fn changed_options(&self, rules: &Rules) -> Vec<String> {
        let changed = rules.options.iter().filter_map(|option| {
            let value = rules.settings.get(&option.id)?;
            if rules.defaults.get(&option.id) == Some(value) {
                return None;
            }
            let said = match &option.kind {
                OptionKind::Choices(_) => option.choice(value).map_or(value.as_str(), |choice| self.text(&choice.text)),
                OptionKind::Number { .. } => value,
            };
            let args = [("name", Arg::from(self.text(&option.name))), ("value", Arg::from(said))];
            Some(self.label_with("sheet-option", &args))
        });
        changed.collect()
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        self.format(message.id, &message.args)
    }

    /// Returns several messages, one after the other.
    fn tell(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.say(message)).collect::<Vec<_>>().join(" ")
    }

    fn format(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.fill(id, None, args.iter().map(|(name, arg)| (*name, arg))).unwrap_or_else(|| id.to_owned())
    }

    /// Returns the text of an attribute of a message, such as the words by which people look for it.
    pub fn attribute(&self, id: &str, name: &str) -> String {
        self.fill(id, Some(name), []).unwrap_or_else(|| id.to_owned())
    }

    /// Returns the text of a message, or of one of its attributes; `None` if there is no such message.
    fn fill<'a>(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: impl IntoIterator<Item = (&'a str, &'a Arg)>,
    ) -> Option<String> {
        let english;
        let (bundle, message) = match self.language.bundle.get_message(id) {
            Some(message) => (&self.language.bundle, message),
            // What a language does not say yet is said in English.
            None => {
                english = Words::english().language;
                (&english.bundle, english.bundle.get_message(id)?)
            }
        };
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let mut values: FluentArgs = args.into_iter().map(|(name, arg)| (name, arg.value())).collect();
        if self.from_right() {
            values = values.into_iter().map(|(name, value)| (name, isolated(value))).collect();
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
        debug_assert!(errors.is_empty(), "message {id}: {errors:?}");
        // Messages are wrapped in their files, and parts of them may be empty; what is said is one line.
        Some(text.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
    }

    /// Returns whether there is such a message. A language that composes no sentences takes English ones whole.
    fn has(&self, id: &str) -> bool {
        let own = &self.language.bundle;
        own.has_message(id) || !own.has_message(coverage::COMPOSES) && Words::english().language.bundle.has_message(id)
    }

    /// Returns a list with `or`: `2`, `2 or 3`, `2, 3 or 4`.
    fn either(&self, items: &[String]) -> String {
        list(items, Conjunction::Or, self)
    }

    /// Returns a list with `and`.
    pub fn all_of(&self, items: &[String]) -> String {
        list(items, Conjunction::And, self)
    }

    /// Returns a list without a conjunction: `2, 3, 4`.
    pub fn enumeration(&self, items: &[String]) -> String {
        mancala::diagnostic::enumeration(items, self)
    }

    /// Returns a list of items that may be lists themselves.
    pub fn lists(&self, items: &[String]) -> String {
        let Some((last, before)) = items.split_last() else { return String::new() };
        before.iter().rfold(last.clone(), |rest, first| {
            self.say(&Message::new("list-of-lists").with("first", first.as_str()).with("rest", rest))
        })
    }
}

/// Isolates a value in a text from right to left if it runs from left to right and has more than one word, such as
/// `a1, b1`, `c1>` or `4, 4, 0`. Keys have one word and stay as they are.
fn isolated(value: FluentValue<'_>) -> FluentValue<'_> {
    match value {
        FluentValue::String(text) => FluentValue::from(kept_together(&text)),
        other => other,
    }
}

/// Returns a text between isolates, if it runs from left to right and has more than one word.
fn kept_together(text: &str) -> String {
    let runs_from_left = text.chars().all(|c| c.is_ascii() || !c.is_alphabetic())
        && text.contains(|c: char| c.is_ascii_alphanumeric())
        && text.contains(|c: char| !c.is_ascii_alphanumeric() && c != '-')
        && !text.contains(FIRST_ISOLATE);
    if runs_from_left { format!("{FIRST_ISOLATE}{text}{LAST_ISOLATE}") } else { text.to_owned() }
}

/// Returns a text from right to left in which quotations from left to right, such as titles of books, are kept together
/// with their quotation marks, so that each mark stays at its end where lines are broken.
fn quotes_kept(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find('"') {
        let (before, quoted) = rest.split_at(open);
        let close = quoted[1..].find('"').map(|at| at + 1);
        let inner = close.map(|close| &quoted[1..close]).unwrap_or_default();
        let begins = before.chars().next_back().is_none_or(|letter| !letter.is_alphanumeric());
        let runs_from_left = begins
            && inner.starts_with(|letter: char| letter.is_ascii_alphanumeric())
            && inner.contains(' ')
            && !crate::bidi::has_from_right(inner);
        match close.filter(|_| runs_from_left) {
            Some(close) => {
                kept += &format!("{before}{FIRST_ISOLATE}{}{LAST_ISOLATE}", &quoted[..=close]);
                rest = &quoted[close + 1..];
            }
            // Within a Hebrew word such a mark stands for what is left out.
            None => {
                kept += &rest[..=open];
                rest = &rest[open + 1..];
            }
        }
    }
    kept + rest
}

/// Unicode's left-to-right isolate, and its end.
const FIRST_ISOLATE: char = '\u{2066}';
const LAST_ISOLATE: char = '\u{2069}';
