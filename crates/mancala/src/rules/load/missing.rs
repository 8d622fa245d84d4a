//! Fields that a part of a file lacks, beyond the first.

use crate::rules::explain::missing;
use crate::rules::slips::offset_of;
use crate::rules::syntax::SyntaxDiagnostic;
use ron::error::{Error, SpannedError, SpannedResult};

/// Returns the texts that the brackets lack in which an error has found one to be missing: the reader stops at the first.
pub(super) fn further<T>(
    text: &str,
    error: &SpannedError,
    read: impl Fn(&str) -> SpannedResult<T>,
) -> Vec<SyntaxDiagnostic> {
    let (mut filled, mut error) = (text.to_owned(), error.clone());
    let mut names: Vec<&str> = Vec::new();
    while let Error::MissingStructField { field, .. } = error.code {
        if names.contains(&field) {
            break;
        }
        names.push(field);
        let begin = offset_of(&filled, error.span.start);
        let at = filled.len() - filled[begin..].trim_start().len();
        // The field before may have a comma after it.
        let with_field = |comma| format!("{}{comma}{field}: \"\"{}", &filled[..at], &filled[at..]);
        let next = ["", ", "].map(with_field).into_iter().find_map(|text| {
            let error = read(&text).err()?;
            matches!(error.code, Error::MissingStructField { .. }).then_some((text, error))
        });
        match next {
            Some(next) => (filled, error) = next,
            None => break,
        }
    }
    names.iter().skip(1).map(|name| missing(name)).collect()
}
