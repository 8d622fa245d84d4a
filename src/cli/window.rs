//! `naqala`, `naqala VARIANT`, `naqala FILE`: opens the window.

use super::Failure;
use super::named::Setting;

/// What a build without the window says when asked for it.
#[cfg(not(feature = "app"))]
pub(super) fn no_window() -> Failure {
    let sentence = "this build of Naqala has no window; build it with `cargo build --release`, or see `naqala --help`";
    Failure::Said(sentence.into())
}

/// Opens the window with a game, or with the demonstration.
#[cfg(not(feature = "app"))]
pub(super) fn open(_: Option<&str>, _: &[Setting]) -> Result<(), Failure> {
    Err(no_window())
}

#[cfg(feature = "app")]
pub(super) use with_window::{Shown, open};

#[cfg(feature = "app")]
mod with_window {
    use super::super::named::{add_file, is_file, settings, unknown};
    use super::{Failure, Setting};
    use crate::app::{self, Start};
    use crate::game::{Current, Opened, open_file};
    use crate::rules::Catalogue;
    use std::path::Path;

    /// The variants and the game that are to be shown.
    pub(in crate::cli) struct Shown {
        /// The variants.
        pub(in crate::cli) catalogue: Catalogue,
        /// The game.
        pub(in crate::cli) game: Box<Current>,
    }

    /// Opens the window with a game, or with the demonstration.
    pub(in crate::cli) fn open(target: Option<&str>, set: &[Setting]) -> Result<(), Failure> {
        let start = match target {
            None if set.is_empty() => Start { catalogue: Catalogue::shipped(), game: None },
            None => return Err(Failure::Said("--set needs a VARIANT whose option it sets".into())),
            Some(target) => {
                let Shown { catalogue, game } = Shown::of(target, set)?;
                Start { catalogue, game: Some(game) }
            }
        };
        app::run(start).map_err(|error| Failure::Said(error.to_string()))
    }

    impl Shown {
        /// The opening of a variant by its id or file, or a recorded game.
        pub(in crate::cli) fn of(target: &str, set: &[Setting]) -> Result<Shown, Failure> {
            let mut catalogue = Catalogue::shipped();
            let id = if is_file(target) {
                add_file(&mut catalogue, target)?
            } else if catalogue.ids().iter().any(|id| id == target) {
                target.to_owned()
            } else if is_record(target) {
                return Shown::record(Path::new(target), set);
            } else {
                return Err(Failure::Said(unknown(&catalogue, target)));
            };
            let game = Box::new(Current::opening(&catalogue, &id, &settings(set))?);
            Ok(Shown { catalogue, game })
        }

        /// A recorded game.
        pub(in crate::cli) fn record(file: &Path, set: &[Setting]) -> Result<Shown, Failure> {
            if !set.is_empty() {
                return Err(Failure::Said("--set goes with a VARIANT; a record names its own options".into()));
            }
            let mut catalogue = Catalogue::shipped();
            match open_file(file, &mut catalogue) {
                Ok(Opened::Record(game)) => Ok(Shown { catalogue, game }),
                Ok(Opened::Variant(_)) => {
                    Err(Failure::Said(format!("{} is a variant; expected a record (.naqala)", file.display())))
                }
                Err(error) => Err(Failure::Said(error.to_string())),
            }
        }
    }

    /// Whether a name that is no variant's stands for a recorded game.
    pub(in crate::cli) fn is_record(name: &str) -> bool {
        let path = Path::new(name);
        path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("naqala")) || path.exists()
    }
}
