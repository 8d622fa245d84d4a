//! The file that a picture or a film is written to.

use super::Failure;
use super::diagnostic::CommandDiagnostic;
use mancala::diagnostic::Name;
use std::fs;
use std::path::Path;

/// Checks that a file may be written: that its name has one of some endings, and that it is not what the command reads.
///
/// # Errors
/// If it has another ending, or is the input itself.
pub(super) fn check(output: &Path, input: Option<&Path>, endings: &[&str]) -> Result<(), Failure> {
    let ending = output.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    if !endings.iter().any(|known| known.eq_ignore_ascii_case(ending)) {
        let file = output.display().to_string().into();
        let endings = endings.iter().map(|ending| Name(format!(".{ending}"))).collect();
        return Err(Failure::of(CommandDiagnostic::Ending { file, endings }));
    }
    let of_disk = |path: &Path| fs::canonicalize(path).ok();
    if of_disk(output).is_some_and(|output| input.and_then(of_disk) == Some(output)) {
        let file = output.display().to_string().into();
        return Err(Failure::of(CommandDiagnostic::IsInput { file }));
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
        let wrong = |output: &Path, endings: &[&str]| {
            let failure = check(output, Some(&game), endings).err()?;
            failure.into_report().diagnostics.pop()
        };
        assert_eq!(wrong(&folder.path().join("a.GIF"), &["gif", "mp4"]), None);
        let ending = wrong(Path::new("a.avi"), &["gif", "mp4"]).expect("no such file is made");
        assert!(ending.is("output-ending-unknown"));
        assert_eq!(ending.argument("endings"), Some(&vec![Name::from(".gif"), Name::from(".mp4")].into()));
        assert!(wrong(Path::new("a"), &["png"]).is_some_and(|it| it.is("output-ending-unknown")));
        let same = folder.path().join(".").join("g.gif");
        assert!(wrong(&same, &["gif"]).is_some_and(|it| it.is("output-is-input")));
    }
}
