//! A position as one short word that a link can carry: the game, the options that differ from its defaults, the
//! position.
//!
//! ```text
//! kalah_majority~~ustop~off_4.4.4.4.4.4~.4.4.4.4.4.4_stores~0.0_to~S
//! ```
//! It consists of letters, digits and `-`, `.`, `_`, `~`, which have no other meaning in any part of an address. They
//! stand for the characters of the position's text ([`mancala::record::notation`]):
//!
//! | written | means |
//! | --- | --- |
//! | `.` | `,` |
//! | `_` | a space, and what stands between the game, options and position |
//! | `~` | `=` |
//! | `~.` | `/` |
//! | `~_` | `:` |
//! | `~~d`, `~~u` | `.`, `_` |
//! | `~~x2b.` | any other sign, by its number |

use mancala::engine::Position;
use mancala::record::notation::{MAX_POSITION_TEXT, position_text};
use mancala::rules::{Catalogue, Rules, Settings};

/// Longest link that is read, in bytes.
const MAX_LINK: usize = 4 * MAX_POSITION_TEXT;

/// Contents of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Id of the game.
    pub variant: String,
    /// Options that differ from the game's defaults.
    pub set: Settings,
    /// Position as text.
    pub position: String,
}

/// Returns the link to a position of a game in the catalogue.
pub fn write(catalogue: &Catalogue, rules: &Rules, position: &Position) -> String {
    let usual = catalogue.rules(&rules.id, &Settings::new()).map(|usual| usual.settings).unwrap_or_default();
    let usual = |(name, value): &(&String, &String)| usual.get(*name) == Some(*value);
    let options = rules.settings.iter().filter(|option| !usual(option)).map(|(name, value)| format!("{name}={value}"));
    let words = [rules.id.clone()].into_iter().chain(options).chain([position_text(rules, position)]);
    words.map(|word| encoded(&word)).collect::<Vec<_>>().join("_")
}

/// Returns whether a text is meant as a link: a position begins with a number, the name of a game does not.
pub fn is_link(text: &str) -> bool {
    text.trim_start().starts_with(|c: char| c.is_ascii_alphabetic()) && !text.trim().contains(char::is_whitespace)
}

/// Returns the contents of a link; `None` if the text is not a link.
pub fn read(text: &str) -> Option<Link> {
    let text = text.trim();
    if text.len() > MAX_LINK || !is_link(text) {
        return None;
    }
    let plain = decoded(text)?;
    let (variant, mut rest) = plain.split_once(' ')?;
    let mut set = Settings::new();
    while rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
        let (option, behind) = rest.split_once(' ')?;
        let (name, value) = option.split_once('=')?;
        set.insert(name.to_owned(), value.to_owned());
        rest = behind;
    }
    Some(Link { variant: variant.to_owned(), set, position: rest.to_owned() })
}

fn encoded(text: &str) -> String {
    let sign = |c: char| match c {
        ',' => ".".to_owned(),
        ' ' => "_".to_owned(),
        '=' => "~".to_owned(),
        '/' => "~.".to_owned(),
        ':' => "~_".to_owned(),
        '.' => "~~d".to_owned(),
        '_' => "~~u".to_owned(),
        c if c.is_ascii_alphanumeric() || c == '-' => c.to_string(),
        c => format!("~~x{:x}.", c as u32),
    };
    text.chars().map(sign).collect()
}

fn decoded(text: &str) -> Option<String> {
    let mut plain = String::new();
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        plain.push(match sign {
            '.' => ',',
            '_' => ' ',
            '~' if signs.next_if_eq(&'.').is_some() => '/',
            '~' if signs.next_if_eq(&'_').is_some() => ':',
            '~' if signs.next_if_eq(&'~').is_some() => match signs.next()? {
                'd' => '.',
                'u' => '_',
                'x' => {
                    let digits: String = std::iter::from_fn(|| signs.next_if(char::is_ascii_hexdigit)).collect();
                    signs.next_if_eq(&'.')?;
                    u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32)?
                }
                _ => return None,
            },
            '~' => '=',
            c if c.is_ascii_alphanumeric() || c == '-' => c,
            _ => return None,
        });
    }
    Some(plain)
}
