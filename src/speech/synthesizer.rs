//! Voices of the system: the program that speaks, found when it is needed.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Program of the system that speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Synthesizer {
    program: PathBuf,
    manner: Manner,
}

/// Manner in which a program is told what to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// `spd-say` of speech-dispatcher.
    SpeechDispatcher,
    /// `espeak-ng` or `espeak`.
    Espeak,
    /// `say` of macOS.
    Say,
    /// The speech of Windows, through PowerShell.
    PowerShell,
}

/// Programs that may be there, the best first.
const KNOWN: [(&str, Manner); 5] = [
    ("spd-say", Manner::SpeechDispatcher),
    ("espeak-ng", Manner::Espeak),
    ("espeak", Manner::Espeak),
    ("say", Manner::Say),
    ("powershell.exe", Manner::PowerShell),
];

/// Speaks its input in the language of the first argument, as far as there is a voice for it.
const POWERSHELL: &str = "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; \
    $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; \
    try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]::GetCultureInfo('LANGUAGE')) } catch { }; \
    $voice.Speak([Console]::In.ReadToEnd())";

impl Synthesizer {
    /// Returns the best program that some folders have, if they have any.
    pub(super) fn find(folders: &[PathBuf]) -> Option<Synthesizer> {
        KNOWN.into_iter().find_map(|(name, manner)| {
            let program = folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file())?;
            Some(Synthesizer { program, manner })
        })
    }

    /// Begins to say a text in a language. The process ends when it has been said.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub(super) fn say(&self, language: &str, text: &str) -> std::io::Result<Child> {
        let mut command = self.command(language);
        if self.manner == Manner::SpeechDispatcher {
            command.arg(text);
        }
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        if let Some(mut input) = child.stdin.take()
            && self.manner != Manner::SpeechDispatcher
        {
            input.write_all(text.as_bytes())?;
        }
        Ok(child)
    }

    /// Has what is being said broken off. The daemon behind `spd-say` would go on without its client.
    pub(super) fn stop(&self, mut child: Child) {
        if self.manner == Manner::SpeechDispatcher {
            let _ = Command::new(&self.program).arg("--stop").stdout(Stdio::null()).stderr(Stdio::null()).status();
        }
        let _ = child.kill();
        let _ = child.wait();
    }

    /// Returns the command that speaks, without the text.
    fn command(&self, language: &str) -> Command {
        let mut command = Command::new(&self.program);
        match self.manner {
            Manner::SpeechDispatcher => {
                command.args(["--wait", "--language", language, "--"]);
            }
            Manner::Espeak => {
                command.args(["-v", language, "--stdin"]);
            }
            Manner::Say => {
                if let Some(voice) = voice_for(&self.program, language) {
                    command.args(["-v", &voice]);
                }
                command.args(["-f", "-"]);
            }
            Manner::PowerShell => {
                let script = POWERSHELL.replace("LANGUAGE", language);
                command.args(["-NoProfile", "-NonInteractive", "-Command", &script]);
            }
        }
        without_window(&mut command);
        command
    }
}

/// Returns the name of a voice of macOS that speaks a language.
fn voice_for(program: &Path, language: &str) -> Option<String> {
    let listed = Command::new(program).args(["-v", "?"]).output().ok()?;
    voice_in(&String::from_utf8_lossy(&listed.stdout), language)
}

/// Returns the first voice of a language from a list with lines such as `Milena  ru_RU  # Здравствуйте!`.
fn voice_in(list: &str, language: &str) -> Option<String> {
    let speaks = |place: &str| place.split(['_', '-']).next() == Some(language);
    list.lines().find_map(|line| {
        let (before, _) = line.split_once('#')?;
        let (name, place) = before.trim_end().rsplit_once(char::is_whitespace)?;
        speaks(place).then(|| name.trim().to_owned())
    })
}

#[cfg(windows)]
fn without_window(command: &mut Command) {
    use std::os::windows::process::CommandExt;
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(CREATE_NO_WINDOW);
}

#[cfg(not(windows))]
fn without_window(_: &mut Command) {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_best_program_that_is_there_speaks() {
        let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
        let found = || Synthesizer::find(&[PathBuf::from("nowhere"), folder.path().to_owned()]);
        assert_eq!(found(), None);
        for (program, manner) in [("espeak", Manner::Espeak), ("spd-say", Manner::SpeechDispatcher)] {
            fs::write(folder.path().join(program), "").expect("it can be written");
            assert_eq!(found().map(|it| it.manner), Some(manner), "{program}");
        }
    }

    #[test]
    fn programs_are_told_the_language() {
        let arguments = |manner| {
            let synthesizer = Synthesizer { program: PathBuf::from("none"), manner };
            let command = synthesizer.command("ru");
            command.get_args().map(|it| it.to_string_lossy().into_owned()).collect::<Vec<_>>()
        };
        assert_eq!(arguments(Manner::SpeechDispatcher), ["--wait", "--language", "ru", "--"]);
        assert_eq!(arguments(Manner::Espeak), ["-v", "ru", "--stdin"]);
        assert!(arguments(Manner::PowerShell)[3].contains("GetCultureInfo('ru')"));
        assert_eq!(arguments(Manner::Say), ["-f", "-"], "without a list of voices the usual one speaks");
    }

    #[test]
    fn voices_of_macos_are_found_by_their_language() {
        let list = "Alex                en_US    # Most people recognize me by my voice.\n\
                    Bad News            en_US    # The light you see.\n\
                    Milena              ru_RU    # Здравствуйте!\nCarmit   he_IL    # שלום!\n";
        assert_eq!(voice_in(list, "ru").as_deref(), Some("Milena"));
        assert_eq!(voice_in(list, "en").as_deref(), Some("Alex"));
        assert_eq!(voice_in(list, "es"), None);
    }
}
