//! The languages and their message files, embedded in the program.

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

/// One language: its code and the text of its files.
pub(super) struct Locale {
    pub(super) code: &'static str,
    /// Name and text of each file.
    pub(super) files: &'static [(&'static str, &'static str)],
}

macro_rules! locale {
    ($code:literal: $($file:literal),* $(,)?) => {
        Locale {
            code: $code,
            files: &[$(($file, include_str!(concat!("../../assets/locales/", $code, "/", $file, ".ftl")))),*],
        }
    };
}

/// All languages, English first.
pub(super) const LOCALES: &[Locale] = &[locale!(
    "en": "atlas", "atoms", "board", "caption", "capture", "choice", "claim", "editor", "ending", "glossary", "learn", "lists", "page", "puzzles", "replay", "rounds", "sheet", "sowing", "status", "table",
    "turn", "ui", "workshop",
)];

/// The messages of a language. A faulty message is left out; a test finds it.
pub(super) fn bundle(locale: &Locale) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = locale.code.parse().expect("the codes of the table are language codes");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("a new bundle has no functions that could be in the way");
    for (_, text) in locale.files {
        let resource = match FluentResource::try_new((*text).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}
