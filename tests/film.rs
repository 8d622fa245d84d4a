//! Films and pictures made by the program itself: the same to the pixel every time, whole or not at all, in the format
//! asked for.
//!
//! Needs a graphics driver, which `./check` installs; a software one will do. Where there is none nothing can be drawn,
//! and the tests say so; with `CI=true` they fail instead.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// Long enough for a software renderer on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// A short game, so that it is soon filmed.
const RECORD: &str = r#"Record(format: 1, variant: "kalah", moves: ["c1", "f1"])"#;

/// Arguments for a film that is soon made.
const SHORT: [&str; 8] = ["--size", "240x150", "--fps", "4", "--speed", "4", "--to", "1"];

/// A folder with a record, a folder for what is temporary, and one for programs.
struct Set(tempfile::TempDir);

impl Set {
    fn new() -> Set {
        let set = Set(tempfile::tempdir().expect("a folder of our own"));
        fs::write(set.path("game.naqala"), RECORD).expect("it can be written to");
        for folder in ["tmp", "bin"] {
            fs::create_dir(set.path(folder)).expect("it can be written to");
        }
        set
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The program. Everything that it makes beside its result is in `tmp`.
    fn naqala(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
        command.args(words).current_dir(self.0.path()).env("TMPDIR", self.path("tmp"));
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
        command
    }

    fn film(&self, out: &str, more: &[&str]) -> Command {
        self.naqala(&[&["film", "game.naqala", "-o", out], more].concat())
    }

    /// A program that stands in for `ffmpeg`, before all others of that name.
    fn stand_in(&self, command: &mut Command, script: &str) {
        let program = self.path("bin/ffmpeg");
        fs::write(&program, format!("#!/bin/sh\n{script}\n")).expect("it can be written to");
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it is ours");
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(self.path("bin")).chain(std::env::split_paths(&path));
        command.env("PATH", std::env::join_paths(folders).expect("names of folders without colons"));
    }

    /// Whatever was left behind.
    fn left(&self) -> Vec<String> {
        let of = |folder: &Path| -> Vec<String> {
            let entries = fs::read_dir(folder).expect("the folder is there");
            entries.map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned()).collect()
        };
        let mut left = of(&self.path("tmp"));
        left.extend(of(self.0.path()).into_iter().filter(|name| name.starts_with(".naqala-")));
        left
    }
}

/// Runs the program; `None`, once it has been said, where there is nothing to draw with.
fn drawn(command: &mut Command) -> Option<Output> {
    let output = command.stdin(Stdio::null()).output().expect("the program starts");
    let said = String::from_utf8_lossy(&output.stderr);
    if said.contains("no graphics driver was found") {
        assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "a graphics driver is needed: ./check installs one");
        eprintln!("not tested: there is no graphics driver");
        return None;
    }
    Some(output)
}

fn succeeds(output: &Output) {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn installed(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).exists()))
}

#[test]
fn a_film_is_the_same_to_the_pixel_every_time() {
    let set = Set::new();
    for name in ["a.gif", "b.gif"] {
        let Some(output) = drawn(&mut set.film(name, &SHORT)) else { return };
        succeeds(&output);
    }
    let films = ["a.gif", "b.gif"].map(|name| fs::read(set.path(name)).expect("the film is there"));
    assert!(films[0].starts_with(b"GIF89a") && films[0].len() > 5000, "{} bytes", films[0].len());
    assert!(films[0] == films[1]);
    assert_eq!(set.left(), [""; 0]);
}

#[test]
fn an_animated_png_has_every_picture_and_stands_as_long_as_the_gif() {
    let set = Set::new();
    for name in ["a.apng", "a.gif"] {
        let Some(output) = drawn(&mut set.film(name, &SHORT)) else { return };
        succeeds(&output);
    }
    let file = BufReader::new(fs::File::open(set.path("a.apng")).expect("the film is there"));
    let mut film = png::Decoder::new(file).read_info().expect("it is a PNG");
    let count = film.info().animation_control().expect("it is animated").num_frames;
    assert!(count > 2, "{count} pictures");
    let mut picture = vec![0; film.output_buffer_size().expect("it is small")];
    let mut hundredths = 0;
    for number in 0..count {
        film.next_frame(&mut picture).unwrap_or_else(|error| panic!("picture {number}: {error}"));
        let shown = film.info().frame_control().expect("each picture says how long it stands");
        assert!(shown.x_offset + shown.width <= 240 && shown.y_offset + shown.height <= 150, "{number}");
        hundredths += u32::from(shown.delay_num);
    }
    let mut gif =
        gif::DecodeOptions::new().read_info(fs::File::open(set.path("a.gif")).expect("it is there")).expect("a GIF");
    let mut of_gif = 0;
    while let Some(frame) = gif.read_next_frame().expect("it can be read") {
        of_gif += u32::from(frame.delay);
    }
    assert_eq!(hundredths, of_gif);
    assert_eq!(set.left(), [""; 0]);
}

#[test]
fn subtitles_stand_beside_a_film_and_end_with_it() {
    let set = Set::new();
    let Some(output) = drawn(&mut set.film("a.gif", &[&SHORT[..], &["--subtitles", "--lang", "en"]].concat())) else {
        return;
    };
    succeeds(&output);
    let subtitles = fs::read_to_string(set.path("a.srt")).expect("they are there");
    assert!(subtitles.starts_with("1\n00:00:01,"), "after the opening, which stands a while: {subtitles}");
    assert!(subtitles.contains("South"), "{subtitles}");
    let mut gif =
        gif::DecodeOptions::new().read_info(fs::File::open(set.path("a.gif")).expect("it is there")).expect("a GIF");
    let mut hundredths = 0;
    while let Some(frame) = gif.read_next_frame().expect("it can be read") {
        hundredths += u32::from(frame.delay);
    }
    let last = subtitles.lines().filter_map(|line| line.split_once(" --> ")).next_back().expect("there are some").1;
    let seconds: f64 = last.trim_start_matches("00:00:").replace(',', ".").parse().expect("less than a minute");
    assert!((seconds - f64::from(hundredths) / 100.0).abs() < 0.5, "{last}, {hundredths}");
    assert_eq!(set.left(), [""; 0]);
}

#[test]
fn a_picture_of_a_moment_is_the_same_every_time_and_another_moment_is_not() {
    let set = Set::new();
    for (name, at) in [("a.png", "0.8"), ("b.png", "0.8"), ("c.png", "1.4")] {
        let words = ["shot", "game.naqala", "--at", at, "--size", "960x600", "-o", name];
        let Some(output) = drawn(&mut set.naqala(&words)) else { return };
        succeeds(&output);
    }
    let [a, b, c] = ["a.png", "b.png", "c.png"].map(|name| fs::read(set.path(name)).expect("the picture is there"));
    assert!(a == b);
    assert!(a != c);
}

#[test]
fn steps_of_a_lesson_are_pictured_with_what_they_say() {
    let set = Set::new();
    let shot = |name: &str, step: &str, more: &[&str]| {
        set.naqala(&[&["shot", "kalah", "--lesson", step, "--size", "960x600", "-o", name], more].concat())
    };
    for (name, step, more) in [("a.png", "5", &[][..]), ("b.png", "8", &[]), ("c.png", "8", &["--projected"])] {
        let Some(output) = drawn(&mut shot(name, step, more)) else { return };
        succeeds(&output);
    }
    let [a, b, c] = ["a.png", "b.png", "c.png"].map(|name| fs::read(set.path(name)).expect("the picture is there"));
    assert!(a != b && b != c);
    let output = shot("d.png", "99", &[]).output().expect("the program can be started");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.starts_with("error[lesson-step-missing]: the lesson has "), "{said}");
}

#[test]
fn a_still_picture_is_of_the_table_alone() {
    let set = Set::new();
    for (name, looks) in [("a.png", &[][..]), ("b.png", &["--still"]), ("c.png", &["--still", "--no-counts", "--path"])]
    {
        let words = ["shot", "game.naqala", "--at", "0.8", "--size", "960x600", "-o", name];
        let Some(output) = drawn(&mut set.naqala(&[&words, looks].concat())) else { return };
        succeeds(&output);
    }
    let [a, b, c] = ["a.png", "b.png", "c.png"].map(|name| fs::read(set.path(name)).expect("the picture is there"));
    assert!(a != b && b != c);
}

/// A picture: how wide it is, and its pixels in rows from the top.
fn pixels(picture: &Path) -> (usize, Vec<[u8; 3]>) {
    let file = fs::File::open(picture).expect("the picture is there");
    let mut reader = png::Decoder::new(BufReader::new(file)).read_info().expect("it is a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("it is of some size")];
    let frame = reader.next_frame(&mut bytes).expect("it is whole");
    let each = frame.line_size / frame.width as usize;
    (frame.width as usize, bytes.chunks(each).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect())
}

/// The share of two rows of pixels that is the same once the second is moved to the left by that many; 1 is all.
fn same(one: &[[u8; 3]], other: &[[u8; 3]], by: usize) -> f64 {
    let count = one.len() - by;
    let alike = one.iter().zip(&other[by..]).filter(|(one, other)| one == other).count();
    alike as f64 / count as f64
}

#[test]
fn in_hebrew_the_panel_stands_at_the_left_and_the_board_is_the_same() {
    let set = Set::new();
    for size in ["960x600", "1280x800", "1920x1080"] {
        let mut pictures = Vec::new();
        for language in ["en", "ru", "he", "es"] {
            let name = format!("{language}.png");
            let words = ["shot", "kalah", "--lang", language, "--size", size, "-o", &name];
            let Some(output) = drawn(&mut set.naqala(&words)) else { return };
            succeeds(&output);
            pictures.push(pixels(&set.path(&name)));
        }
        let width = pictures[0].0;
        let rows = |picture: usize| pictures[picture].1.chunks(width);
        // How far the table is moved, by a row of pixels that goes through the pits.
        let high = rows(0).count();
        let row = |picture: usize| rows(picture).nth(high * 3 / 10).expect("there are rows");
        let moved = |picture: usize| {
            (0..width * 6 / 10).max_by(|&a, &b| same(row(0), row(picture), a).total_cmp(&same(row(0), row(picture), b)))
        };
        assert_eq!(moved(1), Some(0), "{size}: Russian runs as English does");
        assert_eq!(moved(3), Some(0), "{size}: Spanish runs as English does");
        let panel = moved(2).expect("it is moved somehow");
        assert!(panel > width / 8, "{size}: the panel is {panel} wide");
        // The table's upper half, but for the names of the sides.
        let table: Vec<f64> = rows(0).zip(rows(2)).take(high / 2).map(|(one, other)| same(one, other, panel)).collect();
        let alike = table.iter().sum::<f64>() / table.len() as f64;
        assert!(alike > 0.97, "{size}: {alike} of the table is the same");
    }
}

#[test]
fn a_film_given_up_leaves_the_old_one_and_nothing_of_its_own() {
    let set = Set::new();
    if drawn(&mut set.film("first.gif", &SHORT)).is_none() {
        return;
    }
    for (name, by) in [("old.gif", "its input"), ("old.mp4", "its input"), ("old.gif", "Ctrl+C"), ("old.mp4", "Ctrl+C")]
    {
        fs::write(set.path(name), "the old film").expect("it can be written to");
        let mut film = set.film(name, &["--size", "240x150", "--speed", "0.1", "--progress", "--while-input"]);
        film.process_group(0);
        // Like the real one it makes a file at once and takes whatever it is given.
        set.stand_in(&mut film, "for last; do :; done; echo begun > \"$last\"; cat > /dev/null");
        let mut film: Child =
            film.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let lines = BufReader::new(film.stdout.take().expect("it is piped")).lines();
        let taken = lines.map_while(Result::ok).find(|line| !line.starts_with("0 "));
        assert!(taken.is_some_and(|line| line.starts_with("1 ")), "the first picture is told");
        if by == "Ctrl+C" {
            // A terminal tells the program and everyone whom it has called in.
            let group = format!("-{}", film.id());
            let told = Command::new("kill").args(["-INT", "--", &group]).status().expect("it can be sent");
            assert!(told.success(), "{told}");
        } else {
            drop(film.stdin.take());
        }
        let told = Instant::now();
        let status = loop {
            if let Some(status) = film.try_wait().expect("its state can be asked") {
                break status;
            }
            assert!(told.elapsed() < PATIENCE, "it goes on without us");
            std::thread::sleep(Duration::from_millis(20));
        };
        let mut said = String::new();
        let mut errors = film.stderr.take().expect("it is piped");
        errors.read_to_string(&mut said).expect("it can be read");
        assert_eq!(status.code(), Some(1), "{name} by {by}: {said}");
        let told = "error[film-cancelled]: cancelled\n |\n = note: nothing was written\n";
        assert!(said.ends_with(told), "{name} by {by}: {said}");
        assert_eq!(fs::read_to_string(set.path(name)).expect("it still stands"), "the old film", "{name} by {by}");
        assert_eq!(set.left(), [""; 0], "{name} by {by}");
    }
}

#[test]
fn an_encoder_that_fails_is_quoted_and_the_old_film_stands() {
    let set = Set::new();
    fs::write(set.path("old.mp4"), "the old film").expect("it can be written to");
    let mut film = set.film("old.mp4", &SHORT);
    set.stand_in(&mut film, "echo 'the tape is torn' >&2; exit 3");
    let Some(output) = drawn(&mut film) else { return };
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("error[ffmpeg-failed]") && said.contains("the tape is torn"), "{said}");
    assert_eq!(fs::read_to_string(set.path("old.mp4")).expect("it still stands"), "the old film");
    assert_eq!(set.left(), [""; 0]);
}

#[test]
fn without_an_encoder_there_is_no_mp4_and_a_sentence_says_why() {
    let set = Set::new();
    let output = set.film("new.mp4", &[]).env("PATH", set.path("bin")).output().expect("the program starts");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("an MP4 needs ffmpeg"), "{said}");
    assert!(!set.path("new.mp4").exists());
    assert_eq!(set.left(), [""; 0]);
}

#[test]
fn an_encoder_is_given_every_picture_whole_and_what_it_makes_becomes_the_film() {
    let set = Set::new();
    let mut film = set.film("new.mp4", &SHORT);
    let told = set.path("told").display().to_string();
    set.stand_in(
        &mut film,
        &format!("echo \"$@\" > {told}; wc -c >> {told}; for last; do :; done; echo a film > \"$last\""),
    );
    let Some(output) = drawn(&mut film) else { return };
    succeeds(&output);
    assert_eq!(fs::read_to_string(set.path("new.mp4")).expect("the film is there"), "a film\n");
    let told = fs::read_to_string(told).expect("it has told");
    let (how, bytes) = told.trim().split_once('\n').expect("its arguments, and how much it was given");
    assert!(how.contains("-s 240x150 -framerate 100/25"), "{how}");
    let (pictures, rest) =
        bytes.trim().parse::<usize>().map(|bytes| (bytes / 108_000, bytes % 108_000)).expect("a number");
    assert_eq!(rest, 0, "a picture has 240 x 150 pixels of three bytes");
    // The opening and the last position stand for a second and a half each.
    assert!((13..40).contains(&pictures), "{pictures}");
    assert_eq!(set.left(), [""; 0]);
}

#[test]
fn an_mp4_has_the_size_asked_for_and_lasts_as_long_as_the_show() {
    if !installed("ffmpeg") || !installed("ffprobe") {
        eprintln!("not tested: ffmpeg is not installed");
        return;
    }
    let set = Set::new();
    // An odd side is made even, for players want it so.
    let Some(output) =
        drawn(&mut set.film("new.mp4", &["--size", "241x150", "--fps", "4", "--speed", "4", "--to", "1"]))
    else {
        return;
    };
    succeeds(&output);
    let about = Command::new("ffprobe")
        .args(["-v", "error", "-select_streams", "v:0", "-count_frames", "-of", "csv=p=0"])
        .args(["-show_entries", "stream=width,height,avg_frame_rate,nb_read_frames"])
        .arg(set.path("new.mp4"))
        .output()
        .expect("ffprobe starts");
    let about = String::from_utf8_lossy(&about.stdout).trim().to_owned();
    let parts: Vec<&str> = about.split(',').collect();
    assert_eq!(parts[..3], ["242", "150", "4/1"], "{about}");
    let frames: u32 = parts[3].parse().expect("a number of frames");
    // The opening and the last position stand for a second and a half each.
    assert!((13..40).contains(&frames), "{about}");
    assert_eq!(set.left(), [""; 0]);
}
