//! The file that a picture or a film is written to.

use super::Failure;
use std::fs;
use std::path::Path;

/// Checks that a file may be written: that its name has one of some endings, and that it is not what the command reads.
///
/// # Errors
/// If it has another ending, or is the input itself.
pub(super) fn check(output: &Path, input: Option<&Path>, endings: &[&str]) -> Result<(), Failure> {
    let ending = output.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    if !endings.iter().any(|known| known.eq_ignore_ascii_case(ending)) {
        let endings: Vec<String> = endings.iter().map(|ending| format!(".{ending}")).collect();
        let (file, endings) = (output.display(), endings.join(" or "));
        return Err(Failure::Said(format!(
            "{file}: such files are not made here; expected a name that ends in {endings}"
        )));
    }
    let of_disk = |path: &Path| fs::canonicalize(path).ok();
    if of_disk(output).is_some_and(|output| input.and_then(of_disk) == Some(output)) {
        let file = output.display();
        return Err(Failure::Said(format!("{file} is the game itself; expected the name of another file")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_endings_and_the_input_itself_are_refused() {
        let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
        let game = folder.path().join("g.gif");
        fs::write(&game, "a game of an odd name").expect("the folder can be written to");
        let said = |output: &Path, endings: &[&str]| {
            check(output, Some(&game), endings).map_err(|failure| failure.to_string()).err()
        };
        assert_eq!(said(&folder.path().join("a.GIF"), &["gif", "mp4"]), None);
        assert_eq!(
            said(Path::new("a.avi"), &["gif", "mp4"]).as_deref(),
            Some("a.avi: such files are not made here; expected a name that ends in .gif or .mp4")
        );
        assert!(said(Path::new("a"), &["png"]).is_some());
        let same = folder.path().join(".").join("g.gif");
        assert!(said(&same, &["gif"]).is_some_and(|said| said.contains("is the game itself")));
    }
}
