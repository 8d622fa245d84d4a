//! Scripts of letters, and fonts that have them.

use icu_properties::props;
use icu_properties::{CodePointMapData, PropertyNamesLong, PropertyNamesShort};

/// A script, such as Ethiopic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Script {
    /// Its code in ISO 15924, such as `Ethi`.
    pub code: &'static str,
    /// Its English name in Unicode, with underscores for spaces.
    name: &'static str,
}

impl Script {
    /// Letters and signs of no script, such as digits and pictures.
    pub const COMMON: Script = Script { code: "Zyyy", name: "Common" };

    /// Returns the script of a letter.
    pub fn of(letter: char) -> Script {
        let script = CodePointMapData::<props::Script>::new().get(letter);
        if matches!(script, props::Script::Inherited | props::Script::Unknown) {
            return Script::COMMON;
        }
        let code = PropertyNamesShort::<props::Script>::new().get(script);
        let name = PropertyNamesLong::<props::Script>::new().get(script);
        code.zip(name).map_or(Script::COMMON, |(code, name)| Script { code, name })
    }

    /// Returns the script with which it shares its fonts: Chinese characters for those that are written with them.
    pub fn main(self) -> Script {
        if matches!(self.code, "Bopo" | "Hang" | "Hira" | "Kana") { Script::of('漢') } else { self }
    }

    /// Returns its English name.
    pub fn full_name(self) -> String {
        self.name.replace('_', " ")
    }

    /// Returns the name of a font that has its letters.
    pub fn font(self) -> String {
        match self.code {
            "Zyyy" => "Noto Sans Symbols".into(),
            "Hani" => "Noto Sans CJK".into(),
            _ => format!("Noto Sans {}", self.full_name()),
        }
    }

    /// Returns the package of Debian that has the font.
    pub fn package(self) -> &'static str {
        if self.code == "Hani" { "fonts-noto-cjk" } else { "fonts-noto-core" }
    }
}

/// Returns whether a letter is a mark on another, such as an accent or the sign of a vowel.
pub fn is_mark(letter: char) -> bool {
    let category = CodePointMapData::<props::GeneralCategory>::new().get(letter);
    props::GeneralCategoryGroup::Mark.contains(category)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_letter_has_the_script_of_its_writing() {
        let codes = "سሰதΕგ播한А\u{301}😀\u{e000}".chars().map(|letter| Script::of(letter).code);
        let expected = ["Arab", "Ethi", "Taml", "Grek", "Geor", "Hani", "Hang", "Cyrl", "Zyyy", "Zyyy", "Zyyy"];
        assert_eq!(codes.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn fonts_are_named_as_noto_names_them() {
        let fonts = ['ሰ', '한', '\u{1400}'].map(|letter| Script::of(letter).main().font());
        assert_eq!(fonts, ["Noto Sans Ethiopic", "Noto Sans CJK", "Noto Sans Canadian Aboriginal"]);
    }
}
