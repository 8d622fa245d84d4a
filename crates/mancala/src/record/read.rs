//! Text files, read with a bound on their length.

use super::diagnostic::FileDiagnostic;
use crate::diagnostic::{Diagnostic, Key, Written, decomposed, nearest};
use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The reason for which a file could not be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// There is no such file.
    Missing {
        /// The path.
        path: PathBuf,
        /// A file in the same folder whose name is much like it.
        near: Option<PathBuf>,
    },
    /// The path names a folder.
    IsFolder {
        /// The path.
        path: PathBuf,
    },
    /// The path names a pipe or a device, which might never end or begin.
    NoFile {
        /// The path.
        path: PathBuf,
    },
    /// The file may not be read.
    Forbidden {
        /// The path.
        path: PathBuf,
    },
    /// The file is too long.
    TooLong {
        /// The path.
        path: PathBuf,
        /// The most bytes that are read.
        most: usize,
    },
    /// The file is no text in UTF-8.
    NotText {
        /// The path.
        path: PathBuf,
        /// Line of the first byte that is no text, from 1.
        line: usize,
        /// Column of it in characters, from 1.
        column: usize,
    },
    /// Any other error of the system.
    Other {
        /// The path.
        path: PathBuf,
        /// The system's message.
        source: io::Error,
    },
}

impl ReadError {
    /// The path.
    pub fn path(&self) -> &Path {
        match self {
            ReadError::Missing { path, .. }
            | ReadError::IsFolder { path }
            | ReadError::NoFile { path }
            | ReadError::Forbidden { path }
            | ReadError::TooLong { path, .. }
            | ReadError::NotText { path, .. }
            | ReadError::Other { path, .. } => path,
        }
    }

    /// Returns what is wrong; for a file that is no text, with the place in it, and without its path.
    pub fn diagnostic(&self) -> Diagnostic {
        let file = self.path().display().to_string().into();
        match self {
            ReadError::Missing { near, .. } => {
                let written = |near: &PathBuf| Written(near.display().to_string());
                FileDiagnostic::Missing { file, near: near.iter().map(written).collect(), likely: near.is_some() }
            }
            ReadError::IsFolder { .. } => FileDiagnostic::Folder { file },
            ReadError::NoFile { .. } => FileDiagnostic::Device { file },
            ReadError::Forbidden { .. } => FileDiagnostic::Forbidden { file },
            ReadError::TooLong { most, .. } => {
                let (most, unit) = size(*most);
                FileDiagnostic::TooLong { file, most, unit }
            }
            ReadError::NotText { line, column, .. } => {
                return Diagnostic::from(FileDiagnostic::NotText).at(*line, *column);
            }
            ReadError::Other { source, .. } => FileDiagnostic::Unreadable { file, system: source.to_string().into() },
        }
        .into()
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let ReadError::NotText { path, line, column } = self {
            write!(f, "{}:{line}:{column}: ", path.display())?;
        }
        write!(f, "{}", self.diagnostic())
    }
}

/// As [`read_text`], where nobody can call it off: what might never begin or end is refused.
///
/// # Errors
/// If it is no file on a disk, is not there, cannot be read, is longer or is no text.
pub fn read_file(path: &Path, most: usize) -> Result<String, ReadError> {
    if fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir()) {
        return Err(ReadError::NoFile { path: path.to_owned() });
    }
    read_text(path, most)
}

/// Returns a number of bytes in the largest unit in which it is whole, and the key of that unit.
fn size(bytes: usize) -> (usize, Key) {
    match bytes {
        _ if bytes > 0 && bytes.is_multiple_of(1 << 20) => (bytes >> 20, Key("mib")),
        _ if bytes > 0 && bytes.is_multiple_of(1 << 10) => (bytes >> 10, Key("kib")),
        _ => (bytes, Key("bytes")),
    }
}

/// Reads a text file of at most `most` bytes, or what comes through a pipe: UTF-8, or UTF-16 with its byte-order mark,
/// which is left out of the text. Where there is no file of this very name but one whose name looks the same, that one is
/// read.
///
/// # Errors
/// If it is not there, cannot be read, is longer or is no text.
pub fn read_text(path: &Path, most: usize) -> Result<String, ReadError> {
    let fail = |source: io::Error| {
        let path = path.to_owned();
        match source.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => ReadError::Missing { near: near_file(&path), path },
            ErrorKind::IsADirectory => ReadError::IsFolder { path },
            ErrorKind::PermissionDenied => ReadError::Forbidden { path },
            _ => ReadError::Other { path, source },
        }
    };
    let mut bytes = Vec::new();
    let opened = File::open(path).or_else(|error| match same_looking(path) {
        Some(path) if error.kind() == ErrorKind::NotFound => File::open(path),
        _ => Err(error),
    });
    opened.and_then(|file| file.take(most as u64 + 1).read_to_end(&mut bytes)).map_err(fail)?;
    decode_text(path, bytes, most)
}

/// Returns the text of a file that may have at most `most` bytes, as [`read_text`] does. Of a longer file one byte more
/// is enough.
///
/// # Errors
/// If it is longer or is no text.
pub fn decode_text(path: &Path, bytes: Vec<u8>, most: usize) -> Result<String, ReadError> {
    if bytes.len() > most {
        return Err(ReadError::TooLong { path: path.to_owned(), most });
    }
    text_of(bytes).map_err(|(line, column)| ReadError::NotText { path: path.to_owned(), line, column })
}

/// The most files of a folder that are looked at for a name much like another.
const MOST_LISTED: usize = 10_000;

/// Returns the path of the only file whose name looks the same as that of a path and is made of other signs: a letter
/// with an accent may be one sign or two.
fn same_looking(path: &Path) -> Option<PathBuf> {
    let name = decomposed(path.file_name()?.to_str()?);
    if name.is_ascii() {
        return None;
    }
    let mut same = files_beside(path)?.into_iter().filter(|other| decomposed(other) == name);
    let file = same.next().filter(|_| same.next().is_none())?;
    Some(path.with_file_name(file))
}

/// Returns the names of the files in the folder of a path.
fn files_beside(path: &Path) -> Option<Vec<String>> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let listed = fs::read_dir(folder).ok()?.take(MOST_LISTED).filter_map(Result::ok);
    let files = listed.filter(|entry| entry.file_type().is_ok_and(|kind| !kind.is_dir()));
    Some(files.filter_map(|entry| entry.file_name().into_string().ok()).collect())
}

/// Endings of files that are read, for names without one.
const ENDINGS: [&str; 6] = ["ron", "naqala", "txt", "json", "ogn", "pgn"];

/// Returns the file in the folder of a path whose name is most like that of the path: another stem with the same
/// ending, or the same stem with another ending.
pub(super) fn near_file(path: &Path) -> Option<PathBuf> {
    let part = |part: Option<&OsStr>| part.and_then(OsStr::to_str).unwrap_or_default().to_owned();
    let parts = |path: &Path| (part(path.file_stem()), part(path.extension()));
    let (stem, ending) = parts(path);
    let names: Vec<(String, String)> = files_beside(path)?.iter().map(|name| parts(Path::new(name))).collect();
    if ending.is_empty() {
        let mut whole = names.iter().filter(|(other, ending)| *other == stem && ENDINGS.contains(&ending.as_str()));
        if let Some((stem, ending)) = whole.next().filter(|_| whole.next().is_none()) {
            return Some(path.with_file_name(format!("{stem}.{ending}")));
        }
    }
    let alike = names.iter().filter(|(_, other)| *other == ending).map(|(stem, _)| stem.as_str());
    let others = names.iter().filter(|(other, _)| *other == stem).map(|(_, ending)| ending.as_str());
    let (stem, ending) = match nearest(&stem, alike) {
        Some(near) => (near, ending.as_str()),
        None => (stem.as_str(), nearest(&ending, others)?),
    };
    let name = if ending.is_empty() { stem.to_owned() } else { format!("{stem}.{ending}") };
    Some(path.with_file_name(name))
}

/// The text of some bytes without its byte-order mark, if it has one: UTF-8, or UTF-16 that has one.
///
/// # Errors
/// Line and column of what is no text, from 1.
pub fn text_of(bytes: Vec<u8>) -> Result<String, (usize, usize)> {
    let of_16_bits = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks(2).map(|pair| <[u8; 2]>::try_from(pair).map_or(LONE_SURROGATE, unit));
        let mut text = String::new();
        for sign in char::decode_utf16(units) {
            match sign {
                Ok(sign) => text.push(sign),
                Err(_) => return Err(line_and_column(&text, text.len())),
            }
        }
        Ok(text)
    };
    let bytes = match bytes.as_slice() {
        [0xff, 0xfe, rest @ ..] => return of_16_bits(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => return of_16_bits(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => rest.to_vec(),
        _ => bytes,
    };
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        line_and_column(&String::from_utf8_lossy(good), good.len())
    })
}

/// Half of a pair that UTF-16 never has alone: it stands for a last byte without its second one.
const LONE_SURROGATE: u16 = 0xd800;

/// Line and column, each from 1, of a byte of a text. Columns are counted in characters.
pub fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = &text.as_bytes()[..offset.min(text.len())];
    let line_start = before.iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
    let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
    // Every character has one byte that does not continue another.
    let column = before[line_start..].iter().filter(|&&b| b & 0xc0 != 0x80).count() + 1;
    (line, column)
}

/// Line and column, each from 1, of bytes of a text, in one pass over it.
pub fn lines_and_columns(text: &str, offsets: impl Iterator<Item = usize>) -> Vec<(u32, u32)> {
    let mut offsets: Vec<(usize, usize)> = offsets.zip(0..).collect();
    offsets.sort_unstable();
    let (mut from, mut line, mut column) = (0, 1, 1);
    let mut places = vec![(0, 0); offsets.len()];
    for (to, number) in offsets {
        let (lines, columns) = line_and_column(&text[from..to], to - from);
        column = if lines == 1 { column + columns - 1 } else { columns };
        line += lines - 1;
        from = to;
        places[number] = (line as u32, column as u32);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_in_any_order() {
        let text = "ab\ncé\nd";
        let offsets = [7, 0, 6, 4];
        let each =
            offsets.map(|offset| line_and_column(text, offset)).map(|(line, column)| (line as u32, column as u32));
        assert_eq!(lines_and_columns(text, offsets.into_iter()), each);
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_is_not_waited_for() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.is_ok_and(|status| status.success()), "every Unix can make one");
        assert!(matches!(read_file(&pipe, 9), Err(ReadError::NoFile { .. })));
        assert!(matches!(read_file(Path::new("/dev/zero"), 9), Err(ReadError::NoFile { .. })));
        assert!(matches!(read_file(folder.path(), 9), Err(ReadError::IsFolder { .. })));
    }

    #[test]
    fn reading_is_bounded_and_wants_text() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("a");
        fs::write(&path, b"ab\n\xc3\xa9\xff").expect("the folder can be written to");
        assert!(matches!(read_text(&path, 3), Err(ReadError::TooLong { most: 3, .. })));
        assert!(matches!(read_text(&path, 9), Err(ReadError::NotText { line: 2, column: 2, .. })));
        assert!(matches!(read_text(folder.path(), 9), Err(ReadError::IsFolder { .. })));
        assert!(matches!(read_text(&folder.path().join("b"), 9), Err(ReadError::Missing { .. })));
    }

    #[test]
    fn a_missing_file_is_sought_among_those_of_its_folder() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = |name: &str| folder.path().join(name);
        for name in ["kalah.naqala", "kalah-2.ron", "oware.naqala"] {
            fs::write(path(name), "").expect("the folder can be written to");
        }
        fs::create_dir(path("hus.naqala")).expect("the folder can be written to");
        for (missing, near) in [
            ("klaah.naqala", Some("kalah.naqala")),
            ("kalah.naqla", Some("kalah.naqala")),
            ("kalah2.ron", Some("kalah-2.ron")),
            ("oware", Some("oware.naqala")),
            ("hsu.naqala", None),
            ("ab.naqala", None),
        ] {
            assert_eq!(near_file(&path(missing)), near.map(path), "{missing}");
            let Err(error) = read_text(&path(missing), 9) else { panic!("{missing} is there") };
            let said = error.to_string();
            assert!(
                near.is_none_or(|near| said.contains(&format!("did you mean `{}`?", path(near).display()))),
                "{said}"
            );
        }
    }

    #[test]
    fn a_name_of_other_signs_that_looks_the_same_opens_the_file() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = |name: &str| folder.path().join(name);
        fs::write(path("oton\u{303}o.naqala"), "there").expect("the folder can be written to");
        assert_eq!(read_text(&path("otoño.naqala"), 9).ok().as_deref(), Some("there"));
        assert!(matches!(read_text(&path("otono.naqala"), 9), Err(ReadError::Missing { .. })));
    }

    #[test]
    fn sizes_are_told_in_the_largest_unit_in_which_they_are_whole() {
        for (bytes, said) in [(4 << 20, "4 MiB"), (16 << 10, "16 KiB"), (1025, "1025 bytes"), (9, "9 bytes")] {
            let error = ReadError::TooLong { path: PathBuf::from("a"), most: bytes };
            assert!(error.to_string().contains(&format!("expected {said} at most")), "{error}");
        }
    }

    #[test]
    fn every_reason_has_a_code_and_names_the_file() {
        let path = || PathBuf::from("games/mine.ron");
        let source = || io::Error::other("the disk is on fire");
        for (error, code) in [
            (ReadError::Missing { path: path(), near: None }, "file-missing"),
            (ReadError::IsFolder { path: path() }, "file-is-folder"),
            (ReadError::NoFile { path: path() }, "file-is-device"),
            (ReadError::Forbidden { path: path() }, "file-forbidden"),
            (ReadError::TooLong { path: path(), most: 9 }, "file-too-long"),
            (ReadError::NotText { path: path(), line: 2, column: 3 }, "file-not-text"),
            (ReadError::Other { path: path(), source: source() }, "file-unreadable"),
        ] {
            let said = error.to_string();
            assert!(error.diagnostic().is(code) && said.contains("games/mine.ron"), "{code}: {said}");
        }
    }

    #[test]
    fn byte_order_marks_are_left_out_and_say_how_the_text_is_written() {
        let text = "Аида\n🂡";
        let bytes = |bytes: &[u8]| text_of(bytes.to_vec());
        assert_eq!(bytes(format!("\u{feff}{text}").as_bytes()).as_deref(), Ok(text));
        let marked = || format!("\u{feff}{text}").encode_utf16().collect::<Vec<u16>>();
        let little: Vec<u8> = marked().into_iter().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = marked().into_iter().flat_map(u16::to_be_bytes).collect();
        assert_eq!(bytes(&little).as_deref(), Ok(text));
        assert_eq!(bytes(&big).as_deref(), Ok(text));
        assert_eq!(bytes(&little[..little.len() - 2]), Err((2, 1)), "half a pair");
        assert_eq!(bytes(&little[..little.len() - 1]), Err((2, 1)), "half a unit");
        assert_eq!(bytes(b"Jos\xe9"), Err((1, 4)), "Latin-1");
    }
}
