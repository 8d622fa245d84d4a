//! Languages embedded in the program, each with messages, which are filled in, and translations of whole English texts.

use super::numbers::{self, NumberFormat};
use super::quotes_kept;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use unic_langid::LanguageIdentifier;

/// Language as it is embedded.
pub(super) struct Locale {
    pub(super) code: &'static str,
    /// Packed Fluent files.
    messages: &'static [u8],
    /// Packed RON files of texts.
    texts: &'static [u8],
}

/// All languages, English first. The build script packs them.
pub(super) const LOCALES: &[Locale] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Separator between two files, as the build script writes it.
const FILE_ENDS: &str = "\n\u{c}\n";

/// Language after unpacking.
pub(super) struct Language {
    pub(super) code: &'static str,
    pub(super) bundle: FluentBundle<FluentResource>,
    /// Translations by English text.
    pub(super) texts: HashMap<String, String>,
    /// `true` if it is written from right to left.
    pub(super) from_right: bool,
    pub(super) numbers: NumberFormat,
}

impl Locale {
    /// Returns the language, which is unpacked when it is first asked for.
    pub(super) fn language(&self) -> Arc<Language> {
        static UNPACKED: [OnceLock<Arc<Language>>; LOCALES.len()] = [const { OnceLock::new() }; LOCALES.len()];
        let at = LOCALES.iter().position(|it| it.code == self.code).expect("it is one of them");
        Arc::clone(UNPACKED[at].get_or_init(|| {
            let (messages, texts) = (self.messages(), unpacked(self.texts));
            let [messages, texts] = [&messages, &texts].map(|it| it.split(FILE_ENDS));
            Arc::new(Language::of(self.code, messages, texts))
        }))
    }

    /// Returns its Fluent files, one after the other.
    pub(super) fn messages(&self) -> String {
        unpacked(self.messages)
    }
}

impl Language {
    /// Creates a language from its files. A faulty message or text is left out; a test finds it.
    pub(super) fn of<'a>(
        code: &'static str,
        messages: impl IntoIterator<Item = &'a str>,
        texts: impl IntoIterator<Item = &'a str>,
    ) -> Language {
        let language: LanguageIdentifier = code.parse().expect("the codes of the table are language codes");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Whoever draws a text that runs from right to left isolates what stands in it the other way.
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("a new bundle has no functions that could be in the way");
        bundle.set_formatter(Some(numbers::in_message));
        for text in messages {
            let resource = match FluentResource::try_new(text.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        let direction = bundle.get_message("language-direction").and_then(|message| message.value());
        let from_right = direction.is_some_and(|it| bundle.format_pattern(it, None, &mut Vec::new()) == "rtl");
        let kept = |(english, text): (String, String)| (english, if from_right { quotes_kept(&text) } else { text });
        let texts = pairs(texts).map(kept).collect();
        Language { code, texts, bundle, from_right, numbers: NumberFormat::of(code) }
    }
}

/// Returns the English texts in RON files with their translations.
fn pairs<'a>(files: impl IntoIterator<Item = &'a str>) -> impl Iterator<Item = (String, String)> {
    files.into_iter().filter_map(|file| ron::from_str::<HashMap<String, String>>(file).ok()).flatten()
}

fn unpacked(packed: &[u8]) -> String {
    let text = miniz_oxide::inflate::decompress_to_vec(packed).expect("the build script packed it");
    String::from_utf8(text).expect("the build script packed text")
}
