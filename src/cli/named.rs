//! A variant named on the command line: its id or a file, and options.

use super::Failure;
use crate::record::notation::parse_position;
use crate::record::{is_variant_file, read_text};
use crate::rules::Catalogue;
use crate::rules::dialect::MAX_FILE;
use crate::rules::{Rules, Settings};
use crate::{engine, engine::Position, workshop};
use clap::Args;
use std::path::Path;
use std::str::FromStr;

/// The arguments of every command that takes a variant.
#[derive(Args)]
pub(super) struct Named {
    /// A variant's id, as `naqala variants` lists them, or a variant file (.ron)
    #[arg(value_name = "VARIANT")]
    pub(super) variant: String,
    /// Sets an option of the variant; may be given again for another
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub(super) set: Vec<Setting>,
}

/// One option chosen, `OPTION=VALUE`.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    option: String,
    value: String,
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Setting, String> {
        match text.split_once('=') {
            Some((option, value)) if !option.trim().is_empty() && !value.trim().is_empty() => {
                Ok(Setting { option: option.trim().to_owned(), value: value.trim().to_owned() })
            }
            _ => Err("expected OPTION=VALUE, as in seeds_per_pit=6".into()),
        }
    }
}

impl Named {
    /// The rules meant.
    ///
    /// # Errors
    /// An unknown variant or option, options that do not go together, or a file at fault.
    pub(super) fn rules(&self) -> Result<Rules, Failure> {
        Ok(self.load()?.1)
    }

    /// The variants, with that of the file if a file is named, and the rules meant.
    ///
    /// # Errors
    /// As for [`Named::rules`].
    pub(super) fn load(&self) -> Result<(Catalogue, Rules), Failure> {
        load(&self.variant, &self.set)
    }
}

/// The arguments of every command about a position.
#[derive(Args)]
pub(super) struct At {
    #[command(flatten)]
    named: Named,
    /// The position; the variant's opening if left out
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl At {
    /// The rules meant, and the position.
    ///
    /// # Errors
    /// As for [`Named::rules`]; a text that is no position of the game.
    pub(super) fn position(&self) -> Result<(Rules, Position), Failure> {
        let rules = self.named.rules()?;
        let position = position(&rules, self.position.as_deref())?;
        Ok((rules, position))
    }
}

/// The position of a text, or else the opening.
///
/// # Errors
/// A text that is no position of the game.
pub(super) fn position(rules: &Rules, text: Option<&str>) -> Result<Position, Failure> {
    match text {
        Some(text) => parse_position(rules, text).map_err(Failure::Position),
        None => Ok(engine::start(rules)),
    }
}

/// The options chosen, by id.
pub(super) fn settings(set: &[Setting]) -> Settings {
    set.iter().map(|setting| (setting.option.clone(), setting.value.clone())).collect()
}

/// The variants, with that of the file if a file is named, and the rules meant.
///
/// # Errors
/// As for [`Named::rules`].
pub(super) fn load(variant: &str, set: &[Setting]) -> Result<(Catalogue, Rules), Failure> {
    let mut catalogue = known(variant);
    let id = if is_variant_file(variant) { add_file(&mut catalogue, variant)? } else { variant.to_owned() };
    let rules = catalogue.rules(&id, &settings(set))?;
    Ok((catalogue, rules))
}

/// The variants that come with the program; with the user's own if none of those has this id.
pub(super) fn known(id: &str) -> Catalogue {
    let mut catalogue = Catalogue::shipped();
    if catalogue.variant(id).is_none() && !is_variant_file(id) {
        workshop::add_all(&mut catalogue, workshop::folder());
    }
    catalogue
}

/// Adds the variant of a file and returns its id.
pub(super) fn add_file(catalogue: &mut Catalogue, file: &str) -> Result<String, Failure> {
    let text = read_text(Path::new(file), MAX_FILE)?;
    Ok(catalogue.add_text(file, &text)?)
}
