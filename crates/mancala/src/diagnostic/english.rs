//! The English messages, which come with the library.

use super::{MessageArgument, Messages};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;

/// The Fluent files of the English messages: name and text of each. A translation has the same ids.
pub const ENGLISH: &[(&str, &str)] = &[
    ("diagnostic-lists", include_str!("../../messages/diagnostic-lists.ftl")),
    ("variant-text", include_str!("../../messages/variant-text.ftl")),
    ("variant-checks", include_str!("../../messages/variant-checks.ftl")),
    ("variant-games", include_str!("../../messages/variant-games.ftl")),
    ("variant-board", include_str!("../../messages/variant-board.ftl")),
    ("options", include_str!("../../messages/options.ftl")),
    ("notation", include_str!("../../messages/notation.ftl")),
    ("records", include_str!("../../messages/records.ftl")),
];

/// English.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Messages for English {
    fn message(&self, id: &str, attribute: Option<&str>, arguments: &[(&str, MessageArgument)]) -> Option<String> {
        let message = bundle().get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let value = |argument: &MessageArgument| match argument {
            MessageArgument::Number(number) => FluentValue::from(*number),
            MessageArgument::Text(text) => FluentValue::from(text.clone()),
        };
        let arguments: FluentArgs<'_> = arguments.iter().map(|(name, it)| (*name, value(it))).collect();
        let mut errors = Vec::new();
        let text = bundle().format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "message {id}: {errors:?}");
        Some(text.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
    }
}

fn bundle() -> &'static FluentBundle<FluentResource> {
    static BUNDLE: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    BUNDLE.get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().expect("`en` is a language")]);
        bundle.set_use_isolating(false);
        for (name, text) in ENGLISH {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("messages/{name}.ftl: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("messages/{name}.ftl: {errors:?}"));
        }
        bundle
    })
}
