//! Text files, read with a bound on their length.

use super::diagnostic::FileDiagnostic;
use crate::diagnostic::Diagnostic;
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
            ReadError::Missing { path }
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
            ReadError::Missing { .. } => FileDiagnostic::Missing { file },
            ReadError::IsFolder { .. } => FileDiagnostic::Folder { file },
            ReadError::NoFile { .. } => FileDiagnostic::Device { file },
            ReadError::Forbidden { .. } => FileDiagnostic::Forbidden { file },
            ReadError::TooLong { most, .. } => FileDiagnostic::TooLong { file, most: *most },
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

/// Reads a text file of at most `most` bytes, or what comes through a pipe: UTF-8, or UTF-16 with its byte-order mark,
/// which is left out of the text.
///
/// # Errors
/// If it is not there, cannot be read, is longer or is no text.
pub fn read_text(path: &Path, most: usize) -> Result<String, ReadError> {
    let fail = |source: io::Error| {
        let path = path.to_owned();
        match source.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => ReadError::Missing { path },
            ErrorKind::IsADirectory => ReadError::IsFolder { path },
            ErrorKind::PermissionDenied => ReadError::Forbidden { path },
            _ => ReadError::Other { path, source },
        }
    };
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(most as u64 + 1).read_to_end(&mut bytes)).map_err(fail)?;
    if bytes.len() > most {
        return Err(ReadError::TooLong { path: path.to_owned(), most });
    }
    text_of(bytes).map_err(|(line, column)| ReadError::NotText { path: path.to_owned(), line, column })
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

/// Line and column, each from 1, of bytes of a text, in one pass over it. The bytes are in the order of the text.
pub fn lines_and_columns(text: &str, offsets: impl Iterator<Item = usize>) -> Vec<(u32, u32)> {
    let (mut from, mut line, mut column) = (0, 1, 1);
    let place = |offset: usize| {
        let to = offset.max(from);
        let (lines, columns) = line_and_column(&text[from..to], to - from);
        column = if lines == 1 { column + columns - 1 } else { columns };
        line += lines - 1;
        from = to;
        (line as u32, column as u32)
    };
    offsets.map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn every_reason_has_a_code_and_names_the_file() {
        let path = || PathBuf::from("games/mine.ron");
        let source = || io::Error::other("the disk is on fire");
        for (error, code) in [
            (ReadError::Missing { path: path() }, "file-missing"),
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
