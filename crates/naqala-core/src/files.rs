//! Saving of files, whole or not at all.

use mancala::diagnostic::{Diagnostic, File, Key, Text, Written};
use mancala::diagnostics;
use mancala::record::ReadError;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tempfile::NamedTempFile;

diagnostics! {
    /// Reason why a file could not be saved; its old contents are unharmed.
    pub enum SaveError {
        /// A file is saved in a folder that is there already, and this one is not: it may be misspelt, or have been
        /// moved or deleted.
        NoFolder { path: File, folder: File } = "save-no-folder",
        /// The path at which the file was to be saved is that of a folder, which a file cannot replace.
        IsFolder { path: File } = "save-is-folder",
        /// Nothing can be written in the folder: it belongs to somebody else, or lies on a disk that can only be read.
        ReadOnlyFolder { path: File, folder: File } = "save-read-only-folder",
        /// The file exists, and its owner has protected it from being written to.
        ReadOnlyFile { path: File } = "save-protected-file",
        /// There is no space left for the file. What was saved there before is still there.
        Full { path: File } = "save-disk-full",
        /// The system could not write the file. What was saved there before is still there.
        Other { path: File, because: Diagnostic } = "save-failed",
    }
}

diagnostics! {
    /// Objections of the system to a file or a folder.
    pub(crate) enum IoDiagnostic {
        /// There is no file or folder of this name. It may have been moved, renamed or deleted, or the name is misspelt.
        NotFound { path: File } = "io-not-found",
        /// A part of the path that should be a folder is a file.
        NotAFolder { path: File } = "io-not-a-folder",
        /// The path names a folder where a file is needed.
        IsFolder { path: File } = "io-is-folder",
        /// The system does not allow you to read or write this: it belongs to somebody else, or the permissions of the
        /// file or of its folder exclude you.
        Forbidden { path: File } = "io-forbidden",
        /// The disk can only be read: it is write-protected, or the system has set it so after an error.
        ReadOnlyDisk { path: File } = "io-read-only-disk",
        /// What was to be written does not fit in the space that is left on the disk.
        DiskFull { path: File } = "io-disk-full",
        /// The space on the disk that the system grants to you is used up.
        QuotaExceeded { path: File } = "io-quota-exceeded",
        /// The file is larger than the disk, or the kind of disk, can hold.
        TooLarge { path: File } = "io-too-large",
        /// The name is too long for the disk, or has characters that it does not allow.
        BadName { path: File } = "io-bad-name",
        /// There is a file or a folder of this name already, which must not be replaced.
        AlreadyThere { path: File } = "io-already-there",
        /// A folder can only be replaced or deleted when nothing is left in it.
        NotEmpty { path: File } = "io-folder-not-empty",
        /// Another program uses the file or has locked it, so that nobody else can change it meanwhile.
        Busy { path: File } = "io-busy",
        /// The disk or the network that holds the file did not answer in time. It may be switched off, unplugged or
        /// very busy.
        TimedOut { path: File } = "io-timed-out",
        /// The data was handed to another program, which has stopped reading it.
        NobodyReads { path: File } = "io-nobody-reads",
        /// The file ends before its contents are complete, as after a copy or a download that was broken off.
        EndsEarly { path: File } = "io-ends-early",
        /// The disk or the network that holds the file has failed, or was taken away.
        DeviceFailed { path: File } = "io-device-failed",
        /// The system gave a reason that this program has no words for. It is shown as the system gives it.
        Other { path: File, reason: Written } = "io-other",
        /// The system did not do what it was asked to. Where this program has no words for the reason, it is shown as the
        /// system gives it.
        Refused { kind: Key, reason: Text } = "system-refused",
    }
}

/// Returns the diagnostic of an error that the system reports about a file or a folder.
pub fn io_diagnostic(error: &io::Error, path: &Path) -> Diagnostic {
    let path = shown(path);
    let diagnostic = match error.kind() {
        ErrorKind::NotFound => IoDiagnostic::NotFound { path },
        ErrorKind::NotADirectory => IoDiagnostic::NotAFolder { path },
        ErrorKind::IsADirectory => IoDiagnostic::IsFolder { path },
        ErrorKind::PermissionDenied => IoDiagnostic::Forbidden { path },
        ErrorKind::ReadOnlyFilesystem => IoDiagnostic::ReadOnlyDisk { path },
        ErrorKind::StorageFull => IoDiagnostic::DiskFull { path },
        ErrorKind::QuotaExceeded => IoDiagnostic::QuotaExceeded { path },
        ErrorKind::FileTooLarge => IoDiagnostic::TooLarge { path },
        ErrorKind::InvalidFilename => IoDiagnostic::BadName { path },
        ErrorKind::AlreadyExists => IoDiagnostic::AlreadyThere { path },
        ErrorKind::DirectoryNotEmpty => IoDiagnostic::NotEmpty { path },
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => IoDiagnostic::Busy { path },
        ErrorKind::TimedOut => IoDiagnostic::TimedOut { path },
        ErrorKind::BrokenPipe => IoDiagnostic::NobodyReads { path },
        ErrorKind::UnexpectedEof => IoDiagnostic::EndsEarly { path },
        _ if is_failure_of_device(error) => IoDiagnostic::DeviceFailed { path },
        _ => IoDiagnostic::Other { path, reason: error.to_string().into() },
    };
    diagnostic.into()
}

/// Returns the diagnostic of a file that could not be read.
pub fn read_diagnostic(error: &ReadError) -> Diagnostic {
    match error {
        ReadError::Other { path, source } => io_diagnostic(source, path),
        error => error.diagnostic(),
    }
}

/// Returns the diagnostic of an error that the system reports about something that has no path, such as the output of a
/// command or another program.
pub fn system_diagnostic(error: &io::Error) -> Diagnostic {
    let kind = match error.kind() {
        ErrorKind::NotFound => "missing",
        ErrorKind::PermissionDenied => "forbidden",
        ErrorKind::ReadOnlyFilesystem => "read-only",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
        ErrorKind::FileTooLarge => "too-large",
        ErrorKind::OutOfMemory => "memory",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "busy",
        ErrorKind::TimedOut => "late",
        ErrorKind::BrokenPipe => "unread",
        ErrorKind::UnexpectedEof => "ends",
        ErrorKind::IsADirectory => "folder",
        _ if is_failure_of_device(error) => "device",
        _ => "other",
    };
    IoDiagnostic::Refused { kind: Key(kind), reason: error.to_string().into() }.into()
}

/// Returns whether a disk or a network has failed, or is there no more.
fn is_failure_of_device(error: &io::Error) -> bool {
    /// `EIO`, `ENXIO` and `ENODEV`, which Rust has no kinds of errors for.
    const OF_UNIX: [i32; 3] = [5, 6, 19];
    let of_network = matches!(
        error.kind(),
        ErrorKind::StaleNetworkFileHandle
            | ErrorKind::HostUnreachable
            | ErrorKind::NetworkUnreachable
            | ErrorKind::NetworkDown
            | ErrorKind::NotConnected
            | ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted
    );
    of_network || cfg!(unix) && error.raw_os_error().is_some_and(|number| OF_UNIX.contains(&number))
}

/// Returns a path as messages show it.
fn shown(path: &Path) -> File {
    path.display().to_string().into()
}

impl SaveError {
    fn of(path: &Path, folder: &Path, source: &io::Error) -> SaveError {
        let because = || io_diagnostic(source, path);
        let (path, folder) = (shown(path), shown(folder));
        match source.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => SaveError::NoFolder { path, folder },
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => SaveError::ReadOnlyFolder { path, folder },
            ErrorKind::IsADirectory => SaveError::IsFolder { path },
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => SaveError::Full { path },
            _ => SaveError::Other { path, because: because() },
        }
    }
}

/// Beginning and end of the names of unfinished files.
const UNFINISHED: [&str; 2] = [".naqala-", ".tmp"];

/// Age up to which an unfinished file is left alone: its writer may not have locked it yet.
const FRESH: Duration = Duration::from_secs(2);

/// Writes a file by way of a new one beside it, so that the old contents stand until the new ones are complete. A link
/// is followed; an existing file keeps its permissions. New files that were left in the folder by writers that were
/// killed are deleted.
///
/// # Errors
/// If nothing can be written there. The old contents then stand unchanged.
pub fn save_atomically(path: &Path, contents: &[u8]) -> Result<(), SaveError> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    };
    let old = fs::metadata(&target).ok();
    if target.file_name().is_none() || old.as_ref().is_some_and(fs::Metadata::is_dir) {
        return Err(SaveError::IsFolder { path: shown(path) });
    }
    if old.as_ref().is_some_and(|old| old.permissions().readonly()) {
        return Err(SaveError::ReadOnlyFile { path: shown(path) });
    }
    let fail = |source: io::Error| SaveError::of(path, &folder, &source);
    let file = written_beside(&folder, contents, old).map_err(fail)?;
    file.persist(&target).map_err(|error| fail(error.error))?;
    Ok(())
}

/// Writes a file under a name that no other in the folder has, even if others write there at that moment: the first
/// free one of `2026-03-01-kalah.naqala`, `2026-03-01-kalah-2.naqala` and so on. Returns its path.
///
/// # Errors
/// If nothing can be written there.
pub fn save_new(folder: &Path, stem: &str, ending: &str, contents: &[u8]) -> Result<PathBuf, SaveError> {
    let mut path = free_name(folder, stem, ending);
    let mut file = written_beside(folder, contents, None).map_err(|source| SaveError::of(&path, folder, &source))?;
    loop {
        match file.persist_noclobber(&path) {
            Ok(_) => return Ok(path),
            Err(taken) if taken.error.kind() == ErrorKind::AlreadyExists => file = taken.file,
            Err(other) => return Err(SaveError::of(&path, folder, &other.error)),
        }
        path = free_name(folder, stem, ending);
    }
}

/// Returns a path in a folder that no file has yet: see [`save_new`].
pub fn free_name(folder: &Path, stem: &str, ending: &str) -> PathBuf {
    let name = |n: u32| match n {
        1 => folder.join(format!("{stem}.{ending}")),
        n => folder.join(format!("{stem}-{n}.{ending}")),
    };
    // A link that leads nowhere has its name too.
    let is_free = |path: &PathBuf| fs::symlink_metadata(path).is_err();
    (1..).map(name).find(is_free).expect("there are more numbers than files in a folder")
}

/// Writes a complete file with these contents to the disk under a temporary name. `old`: metadata of the file that it
/// will replace.
fn written_beside(folder: &Path, contents: &[u8], old: Option<fs::Metadata>) -> io::Result<NamedTempFile> {
    sweep_once(folder);
    let mut builder = tempfile::Builder::new();
    builder.prefix(UNFINISHED[0]).suffix(UNFINISHED[1]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // As an ordinary new file: the system takes away what the user's mask forbids.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    // Where files cannot be locked, none is taken for one that was left.
    let _ = file.as_file().try_lock();
    file.write_all(contents)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.as_file().sync_all()?;
    Ok(file)
}

/// Sweeps a folder the first time that something is written there.
fn sweep_once(folder: &Path) {
    static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let mut swept = SWEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if swept.insert(folder.to_owned()) {
        sweep(folder);
    }
}

/// Deletes the unfinished files in a folder whose writers have ended: nobody holds a lock on them any more.
fn sweep(folder: &Path) {
    let is_left = |entry: &fs::DirEntry| {
        let name = entry.file_name();
        let is_named = name.to_str().is_some_and(|it| it.starts_with(UNFINISHED[0]) && it.ends_with(UNFINISHED[1]));
        let age = || entry.metadata().ok().filter(fs::Metadata::is_file)?.modified().ok()?.elapsed().ok();
        is_named
            && age().is_some_and(|age| age > FRESH)
            && fs::File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok())
    };
    for left in fs::read_dir(folder).into_iter().flatten().flatten().filter(is_left) {
        // What cannot be deleted is in nobody's way.
        let _ = fs::remove_file(left.path());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_else_is_left_in_the_folder() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("game.naqala");
        save_atomically(&path, b"first").expect("the folder can be written to");
        save_atomically(&path, b"second").expect("the folder can be written to");
        assert_eq!(fs::read(&path).expect("it was saved"), b"second");
        assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 1);
    }

    #[test]
    fn a_new_file_takes_nobodys_name_however_many_are_written_at_once() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let write = |writer: usize| {
            let save = |n: usize| save_new(folder.path(), "game", "naqala", format!("{writer} {n}").as_bytes());
            (0..20).map(save).collect::<Result<Vec<_>, _>>().expect("the folder can be written to")
        };
        std::thread::scope(|scope| {
            let writers: Vec<_> = (0..4).map(|writer| scope.spawn(move || write(writer))).collect();
            for (writer, written) in writers.into_iter().enumerate() {
                for (n, path) in written.join().expect("it ends").iter().enumerate() {
                    assert_eq!(fs::read_to_string(path).expect("it was saved"), format!("{writer} {n}"));
                }
            }
        });
        assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 80);
    }

    #[test]
    fn what_killed_writers_have_left_is_deleted_and_what_is_being_written_is_not() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let file = |name: &str, seconds: u64| {
            let file = fs::File::create(folder.path().join(name)).expect("the folder can be written to");
            let then = std::time::SystemTime::now() - Duration::from_secs(seconds);
            file.set_modified(then).expect("it is ours");
            file
        };
        let written = file(".naqala-written.tmp", 60);
        written.try_lock().expect("nobody else has it");
        for (name, seconds) in [(".naqala-left.tmp", 60), (".naqala-new.tmp", 0), (".other.tmp", 60)] {
            file(name, seconds);
        }
        save_atomically(&folder.path().join("game.naqala"), b"saved").expect("the folder can be written to");
        let entries = fs::read_dir(folder.path()).expect("it is there").flatten();
        let mut names: Vec<String> = entries.map(|it| it.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        assert_eq!(names, [".naqala-new.tmp", ".naqala-written.tmp", ".other.tmp", "game.naqala"]);
    }

    #[test]
    fn what_cannot_be_saved_is_said_plainly() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let missing =
            save_atomically(&folder.path().join("no/where.naqala"), b"x").expect_err("there is no such folder");
        assert!(matches!(missing, SaveError::NoFolder { .. }), "{missing}");
        let itself = save_atomically(folder.path(), b"x").expect_err("a folder is no file");
        assert!(matches!(itself, SaveError::IsFolder { .. }), "{itself}");
        let path = || File::from("/games/a.naqala");
        let read_only = SaveError::ReadOnlyFolder { path: path(), folder: "/games".into() };
        for (kind, expected) in [
            (ErrorKind::PermissionDenied, read_only.clone()),
            (ErrorKind::ReadOnlyFilesystem, read_only),
            (ErrorKind::StorageFull, SaveError::Full { path: path() }),
        ] {
            assert_eq!(SaveError::of(Path::new("/games/a.naqala"), Path::new("/games"), &kind.into()), expected);
        }
    }

    #[test]
    fn every_error_of_the_system_has_a_diagnostic_with_the_path() {
        let path = Path::new("/games/a.naqala");
        for (kind, code) in [
            (ErrorKind::NotFound, "io-not-found"),
            (ErrorKind::InvalidFilename, "io-bad-name"),
            (ErrorKind::StaleNetworkFileHandle, "io-device-failed"),
            (ErrorKind::Deadlock, "io-other"),
        ] {
            let diagnostic = io_diagnostic(&kind.into(), path);
            assert!(diagnostic.is(code), "{diagnostic:?}");
            assert_eq!(diagnostic.argument("path"), Some(&shown(path).into()));
        }
    }

    #[cfg(unix)]
    #[test]
    fn usual_errors_of_unix_are_said_without_its_words() {
        // ENOENT, EIO, EACCES, EBUSY, ENOTDIR, EISDIR, ENOSPC, EROFS, EPIPE: the same on Linux and macOS.
        for number in [2, 5, 13, 16, 20, 21, 28, 30, 32] {
            let error = io::Error::from_raw_os_error(number);
            let diagnostic = io_diagnostic(&error, Path::new("a"));
            assert!(!diagnostic.is("io-other"), "{error}");
            for code in Words::languages() {
                let words = Words::language(code).expect("it was just listed");
                for diagnostic in [&diagnostic, &system_diagnostic(&error)] {
                    let said = words.diagnostic(diagnostic);
                    // The path alone is no folder; the reason without a path says nothing of that.
                    let is_said = number != 20 || diagnostic.is("io-not-a-folder");
                    assert!(!is_said || !said.contains("os error"), "{code}: {said}");
                }
            }
        }
    }

    #[test]
    fn an_error_without_a_kind_is_said_in_the_words_of_the_system() {
        let said = Words::english().diagnostic(&system_diagnostic(&io::Error::other("the moon is full")));
        assert_eq!(said, "the moon is full");
    }

    #[test]
    fn a_write_protected_file_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("kept.naqala");
        fs::write(&path, "kept").expect("the folder can be written to");
        let mut protected = fs::metadata(&path).expect("it is there").permissions();
        protected.set_readonly(true);
        fs::set_permissions(&path, protected).expect("it is ours");
        let error = save_atomically(&path, b"new").expect_err("it is write-protected");
        assert!(matches!(error, SaveError::ReadOnlyFile { .. }), "{error}");
        assert_eq!(fs::read(&path).expect("it is there"), b"kept");
    }
}
