//! Numbers as people write them, with the decimal sign and the groups of digits of their language.

use super::Words;
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::{Decimal, SignDisplay};
use icu_decimal::options::GroupingStrategy;
use icu_locale_core::{Locale, locale};
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use std::convert::Infallible;
use unic_langid::LanguageIdentifier;

/// Rules by which a language writes numbers: those of the Unicode CLDR.
pub(super) struct NumberFormat(DecimalFormatter);

impl NumberFormat {
    /// Returns the rules of a language by its code; those of English for one that the CLDR does not know.
    pub(super) fn of(code: &str) -> NumberFormat {
        NumberFormat::grouped(code, true)
    }

    fn grouped(code: &str, is_grouped: bool) -> NumberFormat {
        let (locale, grouping): (Locale, _) = match code {
            // In the CLDR Spanish has points, commas or spaces between groups of digits, by the country. All understand
            // the spaces of the Academies, from five digits on (RAE and ASALE, Ortografía de la lengua española, 2010),
            // which the CLDR gives to Costa Rica.
            "es" => (locale!("es-CR"), GroupingStrategy::Min2),
            code => (code.parse().unwrap_or(locale!("en")), GroupingStrategy::Auto),
        };
        let grouping = if is_grouped { grouping } else { GroupingStrategy::Never };
        let formatter = DecimalFormatter::try_new(locale.into(), grouping.into());
        NumberFormat(formatter.expect("the CLDR has rules for languages that it does not know"))
    }

    fn write(&self, number: &Decimal) -> String {
        // The CLDR has the sign that keyboards have.
        self.0.format(number).to_string().replace('-', "\u{2212}")
    }
}

impl Memoizable for NumberFormat {
    /// `false` where digits are not to be grouped.
    type Args = (bool,);
    type Error = Infallible;

    fn construct(language: LanguageIdentifier, (is_grouped,): (bool,)) -> Result<NumberFormat, Infallible> {
        Ok(NumberFormat::grouped(language.language.as_str(), is_grouped))
    }
}

/// Returns a number that stands in a message as its language writes it; `None` for any other value.
pub(super) fn in_message(value: &FluentValue<'_>, languages: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let decimal = FluentNumber::as_string(number).parse().ok()?;
    languages.with_try_get((number.options.use_grouping,), |format: &NumberFormat| format.write(&decimal)).ok()
}

impl Words {
    /// Returns a whole number as it is written.
    pub fn number(&self, number: impl Into<i128>) -> String {
        self.language.numbers.write(&Decimal::from(number.into()))
    }

    /// Returns a number with exactly `decimals` decimals, as it is written.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        self.language.numbers.write(&rounded(number, decimals))
    }

    /// Returns a number with at most `decimals` decimals, as it is written.
    pub fn short_decimal(&self, number: f64, decimals: usize) -> String {
        let mut number = rounded(number, decimals);
        number.absolute.trim_end();
        self.language.numbers.write(&number)
    }

    /// Returns a number with at most `decimals` decimals, as it stands in a field where it is edited: without groups of
    /// digits.
    pub fn decimal_to_edit(&self, number: f64, decimals: usize) -> String {
        let mut number = rounded(number, decimals);
        number.absolute.trim_end();
        NumberFormat::grouped(self.code(), false).write(&number)
    }

    /// Reads a number that somebody has typed, with a decimal point or a decimal comma.
    pub fn decimal_of(typed: &str) -> Option<f64> {
        let plain = |letter: char| match letter {
            ',' => '.',
            '\u{2212}' => '-',
            other => other,
        };
        typed.trim().chars().map(plain).collect::<String>().parse().ok()
    }

    /// Returns halves as they are written, with a plus or a minus unless they are none.
    pub(super) fn signed_halves(&self, halves: i32) -> String {
        let mut number = rounded(f64::from(halves) / 2.0, 1).with_sign_display(SignDisplay::ExceptZero);
        number.absolute.trim_end();
        self.language.numbers.write(&number)
    }

    /// Returns a percentage as it is written: `62%`.
    pub fn percent(&self, percent: u32) -> String {
        self.label_with("percent", &[("percent", percent.into())])
    }

    /// Returns a time in minutes and seconds as clocks show it: `3:05`.
    pub fn clock(&self, seconds: u32) -> String {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// Returns a number with `decimals` decimals; zero for one that is infinite or undefined. What is rounded to zero has no sign.
fn rounded(number: f64, decimals: usize) -> Decimal {
    let number: Decimal = format!("{number:.decimals$}").parse().unwrap_or_default();
    number.with_sign_display(SignDisplay::Negative)
}
