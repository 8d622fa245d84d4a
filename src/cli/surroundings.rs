//! The environment in which the program draws. Libraries of the system read it, and it can only be changed from outside: where
//! it must be, the program starts anew in its place.

use std::env;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Starts the program anew if its environment names a Wayland display that is not there (`window`: whether a window is to be
/// opened), or makes the graphics driver complain of a display that is not needed. Returns where nothing is to be changed.
pub(super) fn settle(window: bool) {
    let variable = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    let wayland = variable("WAYLAND_DISPLAY").map(|name| {
        let folder = variable("XDG_RUNTIME_DIR").map_or_else(PathBuf::new, PathBuf::from);
        folder.join(name)
    });
    let is_there = |socket: &Path| UnixStream::connect(socket).is_ok();
    let stale = wayland.is_some_and(|socket| !is_there(&socket)) && variable("WAYLAND_SOCKET").is_none();
    let Ok(program) = env::current_exe() else { return };
    let mut again = Command::new(program);
    again.args(env::args_os().skip(1));
    if window && stale && variable("DISPLAY").is_some() {
        again.env_remove("WAYLAND_DISPLAY");
    } else if !window && variable("XDG_RUNTIME_DIR").is_none() && variable("NODEVICE_SELECT").is_none() {
        // A part of Mesa looks for a Wayland display to choose a device.
        again.env("NODEVICE_SELECT", "1");
    } else {
        return;
    }
    // It returns only if the program cannot be started again; then it goes on as it is.
    let _ = again.exec();
}
