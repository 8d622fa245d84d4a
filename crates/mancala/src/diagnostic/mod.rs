//! Diagnostics: what is wrong with a variant, a record, a position, a move or a setting, as data.
//!
//! A [`Diagnostic`] has a code, arguments and often a place. It is put into words by a message in
//! [Fluent](https://projectfluent.org) of the id `diagnostic-CODE`; an argument `a_name` is the variable `$a-name`. The
//! attribute `help` says what was expected or what to do, the attribute `note` why, or what follows. Each is one
//! sentence without a full stop; further ones are called `help-2`, `note-2` and so on, and one that comes to nothing is
//! left out. Helps and notes of a reason are those of the diagnostic too. The English messages come with the library,
//! and [`Diagnostic`] is displayed by them; a program that speaks other languages implements [`Messages`] for each.
//!
//! Codes are declared beside the checks that report them, by [`diagnostics!`](crate::diagnostics);
//! [`codes()`](crate::codes()) lists those of the library.
//!
//! ```
//! use mancala::rules::{LoadError, Variant};
//!
//! let text = "Variant(\n    id: \"small\",\n    board: (rows: 2, colums: 3),\n)";
//! let Err(LoadError::File { diagnostics, .. }) = Variant::read("small.ron", text) else { panic!("it has mistakes") };
//! let span = diagnostics[0].span().expect("a mistake in a file has a place");
//! assert_eq!(span.line, 1);
//! ```

mod argument;
mod english;
mod letters;
mod list;
mod near;
mod shorten;

pub use argument::{Argument, File, FirstWords, Key, Name, Text, Written};
pub use english::{ENGLISH, English};
pub(crate) use letters::decomposed;
pub use letters::{bare_name, in_latin};
pub use list::{Conjunction, beginning, enumeration, list};
pub use near::nearest;

use std::fmt;

/// A kind of diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The name of the code, such as `no-such-option`: lower-case words joined by hyphens.
    pub id: &'static str,
    /// The cause of such a diagnostic in English, in one sentence or a few.
    pub cause: &'static str,
    /// The names of its arguments.
    pub arguments: &'static [&'static str],
    /// The types of its arguments, as they are declared: `Written`, `usize`, `Vec<Name>`.
    pub types: &'static [&'static str],
    /// The kinds of clauses of which one may be missing, such as `Endless`: adding a clause of such a kind may mend the
    /// mistake. Empty where no clause is missing.
    pub missing: &'static [&'static str],
    /// The thing that is to be marked within the part of a file that such a diagnostic is about: paths, of which the
    /// first that leads to something counts. Empty where the whole part is meant. Every step of a path, parted by `/`,
    /// leads to the nearest value of its kind, and a `/` before the first step to one that lies directly in the part:
    ///
    /// - `if`: the field of this name, marked at its name; with a colon at the end, at its value.
    /// - `@field`: the field that this argument of the diagnostic names, marked likewise.
    /// - `=Column`: a value that is this word or begins with it.
    /// - `$id`: a value that is the text or the number of this argument. `$$id`: the second such value.
    /// - `~pit`: the word of this argument within a text. `~~pit`: the second place where it stands.
    pub marks: &'static [&'static str],
}

/// The place of a diagnostic in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

/// One mistake: its code, the arguments of its message, and its place if it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    code: &'static Code,
    arguments: Vec<(&'static str, Argument)>,
    span: Option<Span>,
    /// The fields, from without inwards, that lead to what it is about within its part of a file, parted by `/`. The
    /// first may be `!` and a place that the edits of a choice or a preset change.
    path: Box<str>,
    related: Vec<Related>,
}

/// Another place that has to do with a mistake, with what there is to say of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    /// The file; empty where it is not known.
    pub file: String,
    /// The remark on the place, with its span.
    pub diagnostic: Diagnostic,
}

impl Diagnostic {
    /// Returns a diagnostic of one of some codes.
    ///
    /// # Panics
    /// If there is no such code among them.
    pub fn of(codes: &'static [Code], id: &str, arguments: Vec<(&'static str, Argument)>) -> Diagnostic {
        let code = codes.iter().find(|code| code.id == id).expect("an enum of codes lists each");
        Diagnostic { code, arguments, span: None, path: "".into(), related: Vec::new() }
    }

    /// The kind of the diagnostic.
    pub fn code(&self) -> &'static Code {
        self.code
    }

    /// Returns `true` if it is of the code of this name.
    pub fn is(&self, id: &str) -> bool {
        self.code.id == id
    }

    /// The arguments by their names.
    pub fn arguments(&self) -> &[(&'static str, Argument)] {
        &self.arguments
    }

    /// An argument by its name.
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        self.arguments.iter().find(|(of, _)| *of == name).map(|(_, value)| value)
    }

    /// The place in the text, if there is one.
    pub fn span(&self) -> Option<Span> {
        self.span
    }

    /// The fields that lead to what it is about within its part of a file, parted by `/`.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// The diagnostic in a field of the part that it is about; in fields within one another, parted by `/`.
    #[must_use]
    pub(crate) fn within(mut self, fields: &str) -> Diagnostic {
        self.path = match &*self.path {
            "" => fields.into(),
            path if fields.is_empty() => path.into(),
            path => format!("{fields}/{path}").into(),
        };
        self
    }

    /// The diagnostic at a place.
    #[must_use]
    pub fn at(mut self, line: usize, column: usize) -> Diagnostic {
        self.span = Some(Span { line, column });
        self
    }

    /// Other places that have to do with it.
    pub fn related(&self) -> &[Related] {
        &self.related
    }

    /// The diagnostic with another place that has to do with it: `diagnostic` says what, and where in the file.
    #[must_use]
    pub fn beside(mut self, file: impl Into<String>, diagnostic: impl Into<Diagnostic>) -> Diagnostic {
        self.related.push(Related { file: file.into(), diagnostic: diagnostic.into() });
        self
    }

    /// The diagnostic in a file: other places of which no file is known lie in it too.
    #[must_use]
    pub(crate) fn in_file(mut self, file: &str) -> Diagnostic {
        for related in self.related.iter_mut().filter(|it| it.file.is_empty()) {
            related.file = file.into();
        }
        self
    }

    /// The diagnostic at a place, or without one.
    #[must_use]
    pub fn with_span(mut self, span: Option<Span>) -> Diagnostic {
        self.span = span;
        self
    }

    /// Returns what is wrong, in the words of a language: a sentence without a full stop, or the code if the language
    /// has no message for it.
    pub fn message(&self, language: &impl Messages) -> String {
        self.attribute(language, None).unwrap_or_else(|| self.code.id.to_owned())
    }

    /// Returns what was expected or what to do, in the words of a language: each a sentence without a full stop.
    pub fn helps(&self, language: &impl Messages) -> Vec<String> {
        self.attributes(language, "help")
    }

    /// Returns why it is a mistake, or what follows, in the words of a language: each a sentence without a full stop.
    pub fn notes(&self, language: &impl Messages) -> Vec<String> {
        self.attributes(language, "note")
    }

    /// Returns the notes and then the helps.
    pub fn details(&self, language: &impl Messages) -> Vec<String> {
        self.notes(language).into_iter().chain(self.helps(language)).collect()
    }

    /// Returns message, notes and helps in one line.
    pub fn line(&self, language: &impl Messages) -> String {
        in_one_line(std::iter::once(self.message(language)).chain(self.details(language)))
    }

    /// Returns the attributes of a name, those of the reasons first.
    fn attributes(&self, language: &impl Messages, name: &str) -> Vec<String> {
        fn of_reasons(value: &Argument, language: &impl Messages, name: &str) -> Vec<String> {
            match value {
                Argument::Because(because) => because.attributes(language, name),
                Argument::OneOf(values) => values.iter().flat_map(|value| of_reasons(value, language, name)).collect(),
                _ => Vec::new(),
            }
        }
        let numbered = |number: usize| if number == 1 { name.to_owned() } else { format!("{name}-{number}") };
        let own = (1..).map_while(|number| self.attribute(language, Some(&numbered(number))));
        let of_reasons = self.arguments.iter().flat_map(|(_, value)| of_reasons(value, language, name));
        let mut all = Vec::new();
        for text in self.of_slip(language, name).into_iter().chain(of_reasons).chain(own) {
            if !text.is_empty() && !all.contains(&text) {
                all.push(text);
            }
        }
        all
    }

    /// Returns the note or the help on a word that only looks like one of those that were expected, or the help on one
    /// that is spelt much like one of them.
    fn of_slip(&self, language: &impl Messages, name: &str) -> Option<String> {
        let (mut written, mut expected) = (Vec::new(), Vec::new());
        self.words(&mut written, &mut expected);
        let alike = |word: &&str| expected.iter().copied().find(|known| letters::look_alike(word, known));
        let alike = written.iter().copied().find_map(|word| Some((word, alike(&word)?)));
        let quoted = |text: &str| MessageArgument::Text(language.quoted(text));
        if name == "help" {
            let known = alike.map(|(_, known)| known).or_else(|| self.misspelt(&written, &expected))?;
            return language.message("did-you-mean", None, &[("near", quoted(known))]);
        }
        let (word, known) = alike?;
        let found = letters::foreign_letter(word, known)?;
        let arguments = [
            ("word", quoted(word)),
            ("letter", quoted(found.letter.encode_utf8(&mut [0; 4]))),
            ("script", MessageArgument::Text(found.script.to_owned())),
            ("latin", quoted(found.latin.encode_utf8(&mut [0; 4]))),
        ];
        language.message("look-alike", None, &arguments)
    }

    /// Returns the one of the expected words that is spelt much like one that was written, unless the message names such
    /// a word itself. Moves and numbers, which have digits, are never taken for misspelt.
    fn misspelt<'a>(&self, written: &[&str], expected: &[&'a str]) -> Option<&'a str> {
        let is_word = |word: &&&str| !word.contains(|sign: char| sign.is_ascii_digit());
        let near = |word: &&str| nearest(word, expected.iter().copied()).filter(|near| near != word);
        if self.names_near() { None } else { written.iter().filter(is_word).find_map(near) }
    }

    /// Returns whether its message, or that of a reason, names a word that was most likely meant.
    fn names_near(&self) -> bool {
        self.arguments.iter().any(|(name, value)| match value {
            Argument::Because(because) => because.names_near(),
            _ => *name == "near",
        })
    }

    /// Collects the words that somebody has written, and those of which one was expected, of its reasons too.
    fn words<'a>(&'a self, written: &mut Vec<&'a str>, expected: &mut Vec<&'a str>) {
        for (name, value) in &self.arguments {
            match value {
                Argument::Written(word) if *name == "near" => expected.push(word),
                Argument::Written(word) => written.push(word),
                Argument::OneOf(values) => expected.extend(values.iter().filter_map(|value| match value {
                    Argument::Written(word) | Argument::Name(word) => Some(word.as_str()),
                    _ => None,
                })),
                Argument::Because(because) => because.words(written, expected),
                _ => {}
            }
        }
    }

    fn attribute(&self, language: &impl Messages, attribute: Option<&str>) -> Option<String> {
        let values = self.arguments.iter().map(|(name, value)| (name.replace('_', "-"), value.argument(language)));
        let values: Vec<(String, MessageArgument)> = values.collect();
        let arguments: Vec<(&str, MessageArgument)> =
            values.iter().map(|(name, argument)| (name.as_str(), argument.clone())).collect();
        language.message(&format!("diagnostic-{}", self.code.id), attribute, &arguments)
    }
}

/// Returns a message and its details in one line: each after a semicolon, unless a question stands before it.
pub fn in_one_line(parts: impl IntoIterator<Item = String>) -> String {
    let mut line = String::new();
    for part in parts {
        if !line.is_empty() {
            line += if line.ends_with('?') { " " } else { "; " };
        }
        line += &part;
    }
    line
}

/// Message, notes and helps in one line, in English, without the place.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line(&English))
    }
}

impl std::error::Error for Diagnostic {}

/// An argument of a message, put into the words of its language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageArgument {
    /// A number, by which a message may choose a plural.
    Number(i64),
    /// A text, or a key by which a message chooses.
    Text(String),
}

/// The messages of a language.
pub trait Messages {
    /// Returns the text of a message, or of one of its attributes, with its arguments; `None` if there is none.
    fn message(&self, id: &str, attribute: Option<&str>, arguments: &[(&str, MessageArgument)]) -> Option<String>;

    /// Returns a name or what somebody has written as a sentence quotes it.
    fn quoted(&self, text: &str) -> String {
        format!("`{text}`")
    }

    /// Returns the translation of an English text of a variant, such as the name of an option; the text itself if there
    /// is none.
    fn translated(&self, english: &str) -> String {
        english.to_owned()
    }
}

/// Declares an enum of diagnostics. Each variant has a cause as its documentation, arguments of types that become an
/// [`Argument`](crate::diagnostic::Argument), and the name of its code; the constant `CODES` lists them, and each turns into a
/// [`Diagnostic`](crate::diagnostic::Diagnostic). Behind its name a code may list the kinds of clauses of which one may be
/// missing, as in `= "no-endless" [Endless]`, and after `at` the thing that is to be marked, as in
/// `= "guest-twice" at ["guests/$$guest"]`; see [`Code::marks`](crate::diagnostic::Code::marks).
///
/// ```
/// use mancala::diagnostic::{Diagnostic, Written};
///
/// mancala::diagnostics! {
///     /// Mistakes in a list of guests.
///     enum GuestDiagnostic {
///         /// A guest stands on the list more than once.
///         Twice { guest: Written, times: usize } = "guest-twice",
///         /// There is nobody on the list.
///         Nobody = "no-guest",
///     }
/// }
///
/// let diagnostic = Diagnostic::from(GuestDiagnostic::Twice { guest: "Ann".into(), times: 3 });
/// assert!(diagnostic.is("guest-twice"));
/// assert_eq!(GuestDiagnostic::CODES[1].cause, "There is nobody on the list.");
/// # let _ = GuestDiagnostic::Nobody;
/// ```
#[macro_export]
macro_rules! diagnostics {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident {
            $(
                $(#[doc = $cause:literal])+
                $variant:ident $({ $($argument:ident: $kind:ty),* $(,)? })?
                    = $id:literal $([$($missing:ident),+ $(,)?])? $(at [$($mark:literal),+ $(,)?])?,
            )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $visibility enum $name {
            $(
                $(#[doc = $cause])+
                $variant $({ $(#[allow(missing_docs)] $argument: $kind),* })?,
            )*
        }

        impl $name {
            /// The codes of these diagnostics.
            $visibility const CODES: &'static [$crate::diagnostic::Code] = &[$(
                $crate::diagnostic::Code {
                    id: $id,
                    cause: concat!($($cause),+).trim_ascii(),
                    arguments: &[$($(stringify!($argument)),*)?],
                    types: &[$($(stringify!($kind)),*)?],
                    missing: &[$($(stringify!($missing)),+)?],
                    marks: &[$($($mark),+)?],
                },
            )*];
        }

        impl From<$name> for $crate::diagnostic::Diagnostic {
            fn from(it: $name) -> $crate::diagnostic::Diagnostic {
                match it {
                    $($name::$variant $({ $($argument),* })? => $crate::diagnostic::Diagnostic::of(
                        $name::CODES,
                        $id,
                        vec![$($((stringify!($argument), $argument.into())),*)?],
                    ),)*
                }
            }
        }
    };
}
