//! The system's own dialogs for opening and saving, asked beside the window: on Linux those of the desktop portal.

use super::job::{Job, Waker};
use rfd::{AsyncFileDialog, FileHandle};
use std::path::PathBuf;
use std::pin::Pin;
use std::task::Poll;
use std::time::{Duration, Instant};

/// Request for a dialog.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DialogRequest {
    /// Title of the dialog.
    pub title: String,
    /// File name to save under; `None` to open a file.
    pub save_as: Option<String>,
    /// The kinds of files, each with its name and the endings of theirs, the usual one first.
    pub kinds: Vec<(String, Vec<&'static str>)>,
}

/// Asks the system. Tests ask something else.
pub type SystemDialogs = Box<dyn Fn(&DialogRequest, Option<PathBuf>) -> Job<Option<PathBuf>> + Send + Sync>;

/// Longest time for a dialog to appear before the system is taken to have none.
pub const PATIENCE: Duration = Duration::from_secs(3);

/// A dialog of the system that was asked for.
pub struct PendingDialog {
    answer: Job<Option<PathBuf>>,
    since: Instant,
    /// `true` if the window was left for the dialog. One that gives no answer and was never gone to was never there.
    seen: bool,
}

/// State of a dialog that was asked for.
#[derive(Debug, PartialEq)]
pub enum DialogOutcome {
    /// It is still open, or about to open.
    Waiting,
    /// A file was picked.
    Picked(PathBuf),
    /// It was closed without picking one.
    Closed,
    /// The system has no such dialog.
    Missing,
}

impl PendingDialog {
    /// Asks.
    pub fn new(ask: &SystemDialogs, question: &DialogRequest, folder: Option<PathBuf>) -> PendingDialog {
        PendingDialog { answer: ask(question, folder), since: Instant::now(), seen: false }
    }

    /// Returns whether nothing has been seen of it yet.
    pub fn is_unseen(&self) -> bool {
        !self.seen
    }

    /// Returns what has become of it, as far as is known; `focused`: whether the keyboard is at our own window.
    pub fn outcome(&mut self, focused: bool) -> DialogOutcome {
        self.seen |= !focused;
        match self.answer.poll() {
            Poll::Ready(Some(Some(path))) => DialogOutcome::Picked(path),
            Poll::Ready(_) if self.seen => DialogOutcome::Closed,
            Poll::Ready(_) => DialogOutcome::Missing,
            Poll::Pending if !self.seen && self.since.elapsed() > PATIENCE => DialogOutcome::Missing,
            Poll::Pending => DialogOutcome::Waiting,
        }
    }
}

/// The system's dialogs, if it may have any. Their answers wake the window.
pub fn of_system(waker: Waker) -> Option<SystemDialogs> {
    may_be_there().then(|| -> SystemDialogs { Box::new(move |question, folder| ask(question, folder, &waker)) })
}

/// On Linux and its kin a dialog is asked for over the session bus. Where there is none, looking for it would start one.
fn may_be_there() -> bool {
    if !cfg!(all(unix, not(target_vendor = "apple"))) {
        return true;
    }
    std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some_and(|address| !address.is_empty())
}

fn ask(question: &DialogRequest, folder: Option<PathBuf>, waker: &Waker) -> Job<Option<PathBuf>> {
    let mut dialog = AsyncFileDialog::new().set_title(&question.title);
    for (name, endings) in &question.kinds {
        dialog = dialog.add_filter(name, endings);
    }
    if let Some(folder) = folder {
        dialog = dialog.set_directory(folder);
    }
    let picked: Pin<Box<dyn Future<Output = Option<FileHandle>> + Send>> = match &question.save_as {
        Some(name) => Box::pin(dialog.set_file_name(name).save_file()),
        None => Box::pin(dialog.pick_file()),
    };
    Job::spawn(waker, move |reporter| reporter.send(bevy::tasks::block_on(picked).map(|file| file.path().to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::job::Reporter;

    fn asked() -> (Reporter<Option<PathBuf>>, PendingDialog) {
        let (answer, tell) = Job::new(&Waker::default());
        (tell, PendingDialog { answer, since: Instant::now(), seen: false })
    }

    #[test]
    fn a_dialog_that_ends_without_having_been_seen_was_never_there() {
        for (focused, outcome) in [(true, DialogOutcome::Missing), (false, DialogOutcome::Closed)] {
            let (tell, mut asked) = asked();
            assert_eq!(asked.outcome(focused), DialogOutcome::Waiting);
            assert!(tell.send(None), "it is waited for");
            assert_eq!(asked.outcome(true), outcome);
        }
    }

    #[test]
    fn a_system_that_does_not_answer_is_not_waited_for() {
        let (_tell, mut asked) = asked();
        asked.since = Instant::now().checked_sub(PATIENCE * 2).expect("the machine has been up for longer");
        assert_eq!(asked.outcome(true), DialogOutcome::Missing);
    }

    #[test]
    fn a_file_that_was_picked_is_told_however_soon() {
        let (tell, mut asked) = asked();
        assert!(tell.send(Some("game.naqala".into())), "it is waited for");
        assert_eq!(asked.outcome(true), DialogOutcome::Picked("game.naqala".into()));
    }
}
