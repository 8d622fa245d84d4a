//! A video, made by `ffmpeg` from the pictures it is fed with.

use super::FilmDiagnostic;
use crate::ui::picture::Picture;
use crate::ui::picture::{PictureError, Size, not_encoded};
use naqala_core::files::{SaveError, save_atomically, system_diagnostic};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};

/// A video in the making. If dropped, it deletes what has been made so far.
pub(super) struct Mp4 {
    encoder: Encoder,
    /// File that the encoder writes.
    made: tempfile::TempPath,
    out: PathBuf,
}

/// The process that encodes; it ends with this.
struct Encoder {
    process: Child,
    pictures: Option<ChildStdin>,
}

impl Drop for Encoder {
    fn drop(&mut self) {
        // It has ended already unless something went wrong.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Mp4 {
    /// A video whose pictures are each shown for this time, in hundredths of a second.
    pub fn new(size: Size, hundredths: f64, out: &Path) -> Result<Mp4, PictureError> {
        let made = tempfile::Builder::new().suffix(".mp4").tempfile().map_err(not_encoded)?;
        let made = made.into_temp_path();
        let mut ffmpeg = Command::new("ffmpeg");
        // Ctrl+C in the terminal is meant for us: we end the encoder, and clear away what it has made.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut ffmpeg, 0);
        let process = ffmpeg
            .args(["-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24"])
            .args([
                "-s",
                &format!("{}x{}", size.width, size.height),
                "-framerate",
                &format!("100/{hundredths}"),
                "-i",
                "-",
            ])
            // Players want even sides and colours at half the resolution.
            .args(["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p", "-movflags", "+faststart"])
            .arg(&made)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        let mut process = process.map_err(|error| FilmDiagnostic::NoFfmpeg { because: system_diagnostic(&error) })?;
        let pictures = process.stdin.take();
        Ok(Mp4 { encoder: Encoder { process, pictures }, made, out: out.to_owned() })
    }

    /// Adds a picture that is shown for the time of several.
    pub fn add(&mut self, picture: &Picture, times: usize) -> Result<(), PictureError> {
        for _ in 0..times.max(1) {
            let pictures = self.encoder.pictures.as_mut().expect("it is shut only when the video is finished");
            if pictures.write_all(&picture.rgb).is_err() {
                return Err(self.encoder.complaint());
            }
        }
        Ok(())
    }

    /// Writes the video.
    pub fn finish(mut self) -> Result<(), PictureError> {
        drop(self.encoder.pictures.take());
        let ended = self.encoder.process.wait().is_ok_and(|status| status.success());
        if !ended {
            return Err(self.encoder.complaint());
        }
        let bytes = std::fs::read(&self.made).map_err(not_encoded)?;
        save_atomically(&self.out, &bytes).map_err(SaveError::into)
    }
}

impl Encoder {
    /// Returns what the encoder says has gone wrong.
    fn complaint(&mut self) -> PictureError {
        drop(self.pictures.take());
        let mut said = String::new();
        if let Some(mut errors) = self.process.stderr.take() {
            let _ = errors.read_to_string(&mut said);
        }
        // It has ended, since it does not speak any more.
        let _ = self.process.wait();
        match said.trim() {
            "" => FilmDiagnostic::FfmpegEnded.into(),
            said => FilmDiagnostic::FfmpegFailed { system: said.into() }.into(),
        }
    }
}
