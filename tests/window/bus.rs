//! The accessibility bus, used as a screen reader uses it: AT-SPI over a session bus of its own.

use super::Running;
use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use zbus::blocking::connection::Builder;
use zbus::blocking::{Connection, MessageIterator, Proxy};
use zbus::zvariant::{OwnedObjectPath, OwnedValue};

/// A session bus on which a screen reader listens.
pub struct Bus {
    /// Address at which programs find it.
    pub address: String,
    reader: Connection,
    // Ended before the bus is.
    _session: Connection,
    _daemon: Running,
}

/// The body of a signal: its kind, two numbers, the text announced, and properties.
type Announcement = (String, i32, i32, OwnedValue, HashMap<String, OwnedValue>);

/// A part of a window, as its program describes it.
#[derive(Clone, Debug)]
pub struct Told {
    at: (String, OwnedObjectPath),
    /// Accessible name.
    pub name: String,
    /// Role: one of the numbers below.
    pub role: u32,
}

/// Roles, as AT-SPI numbers them.
pub const TAB: u32 = 37;
/// See [`TAB`].
pub const BUTTON: u32 = 43;
/// See [`TAB`].
pub const DIALOG: u32 = 16;
/// See [`TAB`].
pub const SPIN: u32 = 52;

/// Longest time to wait for one answer. Nothing bounds it by itself: a program that never answers would hold the test
/// for ever, where it should be asked again and fail the test in the end.
const ANSWER: Duration = Duration::from_secs(20);

impl Bus {
    /// Starts a bus and says on it that somebody listens. What it keeps goes to this folder.
    pub fn open(home: &Path) -> Bus {
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--nopidfile", "--print-address=1"])
            .env("HOME", home)
            .env("XDG_RUNTIME_DIR", home)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon is installed");
        let mut address = String::new();
        let told = BufReader::new(daemon.stdout.take().expect("its output is piped")).read_line(&mut address);
        told.expect("the bus says where it is");
        let address = address.trim().to_owned();
        let daemon = Running(daemon);
        let session = connected(&address);
        let status = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status").expect("it has a name");
        status.set_property("ScreenReaderEnabled", true).expect("at-spi2-core is installed");
        let bus = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus").expect("it has a name");
        let reader: String = bus.call("GetAddress", &()).expect("the accessibility bus has an address");
        Bus { address, reader: connected(&reader), _session: session, _daemon: daemon }
    }

    /// Returns all parts of all windows that are open now, the outer before the inner.
    pub fn everything(&self) -> Vec<Told> {
        let root = "/org/a11y/atspi/accessible/root".try_into().expect("it is a path");
        let mut found = Vec::new();
        self.look(("org.a11y.atspi.Registry".to_owned(), root), &mut found);
        found
    }

    fn look(&self, at: (String, OwnedObjectPath), found: &mut Vec<Told>) {
        // A part that has just gone answers nothing.
        let Some(part) = self.part(&at, "org.a11y.atspi.Accessible") else { return };
        let Ok(name) = part.get_property::<String>("Name") else { return };
        let Ok(role) = part.call("GetRole", &()) else { return };
        found.push(Told { at, name, role });
        let inner: Vec<(String, OwnedObjectPath)> = part.call("GetChildren", &()).unwrap_or_default();
        inner.into_iter().for_each(|at| self.look(at, found));
    }

    /// Presses a button.
    pub fn press(&self, button: &Told) -> bool {
        let part = self.part(&button.at, "org.a11y.atspi.Action").expect("a button can be asked");
        part.call("DoAction", &0_i32).unwrap_or(false)
    }

    /// Returns the announcements that programs make from now on.
    pub fn said(&self) -> Receiver<String> {
        let rule = "type='signal',interface='org.a11y.atspi.Event.Object',member='Announcement'";
        let rule = zbus::MatchRule::try_from(rule).expect("it is a rule");
        let heard = MessageIterator::for_match_rule(rule, &self.reader, Some(64)).expect("the bus takes rules");
        let (teller, told) = channel();
        std::thread::spawn(move || {
            for message in heard.flatten() {
                let body = message.body();
                let Ok((_, _, _, said, _)) = body.deserialize::<Announcement>() else { continue };
                // When nobody listens any more, this is over.
                if String::try_from(said).is_ok_and(|said| teller.send(said).is_err()) {
                    return;
                }
            }
        });
        told
    }

    fn part<'a>(&'a self, (name, path): &(String, OwnedObjectPath), interface: &'static str) -> Option<Proxy<'a>> {
        let cached = zbus::proxy::CacheProperties::No;
        let proxy = zbus::blocking::proxy::Builder::new(&self.reader).cache_properties(cached);
        proxy.destination(name.clone()).ok()?.path(path.clone()).ok()?.interface(interface).ok()?.build().ok()
    }
}

fn connected(address: &str) -> Connection {
    Builder::address(address).and_then(|bus| bus.method_timeout(ANSWER).build()).expect("the bus can be reached")
}
