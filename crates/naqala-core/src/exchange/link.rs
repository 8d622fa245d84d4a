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

/// Returns the contents of a link, or of one that is part of an address; `None` if the text is neither.
pub fn read(text: &str) -> Option<Link> {
    Some(contents(link_in(text)?.1)?.0)
}

/// Returns the column in the text of a link, from 1, at which a character of its position stands.
pub fn column(text: &str, position_column: usize) -> usize {
    let Some((before, link)) = link_in(text) else { return 1 };
    let Some((_, places)) = contents(link) else { return 1 };
    let at = places.get(position_column - 1).or(places.last()).copied().unwrap_or_default();
    before + at + 1
}

/// Returns the link that a text is or that is a part of it, with the number of characters before it.
fn link_in(text: &str) -> Option<(usize, &str)> {
    let bare = text.trim();
    if bare.len() > MAX_LINK || !is_link(bare) {
        return None;
    }
    let parts = bare.split(['=', '#', '/', '?', '&']).filter(|part| is_link(part));
    let link = std::iter::once(bare).chain(parts).find(|part| contents(part).is_some())?;
    let before = &text[..link.as_ptr() as usize - text.as_ptr() as usize];
    Some((before.chars().count(), link))
}

/// Returns the contents of a link, and the number of characters before each sign of its position and before its end.
fn contents(link: &str) -> Option<(Link, Vec<usize>)> {
    let (plain, mut places) = decoded(link)?;
    let (variant, mut rest) = plain.split_once(' ')?;
    let mut set = Settings::new();
    while rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
        let (option, behind) = rest.split_once(' ')?;
        let (name, value) = option.split_once('=')?;
        set.insert(name.to_owned(), value.to_owned());
        rest = behind;
    }
    let position = rest.to_owned();
    places.drain(..plain.chars().count() - position.chars().count());
    Some((Link { variant: variant.to_owned(), set, position }, places))
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

/// Returns the text that is written with the signs of a link, and the number of characters of the link before each of its
/// signs and before its end. Signs of a link have one byte each; any other ends the reading.
fn decoded(text: &str) -> Option<(String, Vec<usize>)> {
    let (mut plain, mut places) = (String::new(), Vec::new());
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        places.push(text.len() - rest.len());
        rest = &rest[sign.len_utf8()..];
        plain.push(match sign {
            '.' => ',',
            '_' => ' ',
            '~' => behind_tilde(&mut rest)?,
            c if c.is_ascii_alphanumeric() || c == '-' => c,
            _ => return None,
        });
    }
    places.push(text.len());
    Some((plain, places))
}

/// Takes the rest of the notation of a sign after a tilde, and returns the sign.
fn behind_tilde(rest: &mut &str) -> Option<char> {
    let simple = [(".", '/'), ("_", ':'), ("~d", '.'), ("~u", '_')];
    let found = simple.iter().find_map(|(mark, sign)| Some((*sign, rest.strip_prefix(mark)?)));
    if let Some((sign, behind)) = found {
        *rest = behind;
        return Some(sign);
    }
    let Some(number) = rest.strip_prefix('~') else { return Some('=') };
    let (digits, behind) = number.strip_prefix('x')?.split_once('.')?;
    let digits = Some(digits).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
    *rest = behind;
    u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)
}
