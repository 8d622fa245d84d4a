//! A real window under a virtual display: the app starts, a click on a pit plays it, and closing the window ends the
//! app in good order, with the window's size kept for the next time; and a screen reader hears what is needed to read
//! the rules and to play.
//!
//! Needs `Xvfb`, `xdotool`, `dbus-daemon` and `at-spi2-core`, which `./check` installs. Where they are missing there is
//! nothing to test with, and the tests say so; with `CI=true` they fail instead.
#![cfg(target_os = "linux")]

mod bus;

use bus::{BUTTON, Bus, DIALOG, SPIN, TAB, Told};
use mancala::record::Record;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Long enough for a software renderer on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// A process that does not outlive the test.
struct Running(Child);

impl Running {
    /// Returns the exit status, once the process has ended.
    fn ended(&mut self) -> Option<ExitStatus> {
        self.0.try_wait().expect("its state can be asked")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself; there is nothing else to do about a failure here.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A virtual screen and the name under which programs reach it.
struct Screen {
    name: String,
    server: Running,
}

impl Screen {
    fn open() -> Screen {
        let mut server = Command::new("Xvfb")
            // Else it begins anew whenever nobody is connected, and a program that connects just then is thrown out.
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed");
        let mut number = String::new();
        let told = BufReader::new(server.stdout.take().expect("its output is piped")).read_line(&mut number);
        told.expect("Xvfb says which display it serves");
        Screen { name: format!(":{}", number.trim()), server: Running(server) }
    }

    /// The app's window, once it is there.
    fn window(&self, app: &mut Running) -> String {
        wait_for("the window", || {
            assert_eq!(app.ended(), None, "the app ended before it had a window");
            let found = self.xdotool(&["search", "--name", "Naqala$"]);
            found.lines().next().map(str::to_owned)
        })
    }

    fn xdotool(&self, words: &[&str]) -> String {
        let output =
            Command::new("xdotool").args(words).env("DISPLAY", &self.name).output().expect("xdotool is installed");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }
}

fn installed(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).exists()))
}

/// Waits until `found` finds something.
fn wait_for<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(it) = found() {
            return it;
        }
        assert!(begun.elapsed() < PATIENCE, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(200));
    }
}

/// The moves of the one game that is kept in a folder.
fn moves_kept(games: &Path) -> Option<Vec<String>> {
    let file = std::fs::read_dir(games).ok()?.next()?.ok()?;
    let text = std::fs::read_to_string(file.path()).ok()?;
    let record = Record::read("the game kept", &text).ok()?;
    (!record.moves.is_empty()).then_some(record.moves)
}

/// Returns `true` if the programs that a test needs are installed.
fn can_test(programs: &[&str]) -> bool {
    let missing: Vec<_> = programs.iter().filter(|program| !installed(program)).collect();
    if missing.is_empty() {
        return true;
    }
    assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "{missing:?} are needed: ./check installs them");
    eprintln!("not tested: {missing:?} are not installed");
    false
}

/// The app with a home of its own.
fn app(home: &Path, screen: &Screen) -> Command {
    let mut app = Command::new(env!("CARGO_BIN_EXE_naqala"));
    app.env("DISPLAY", &screen.name)
        .env_remove("WAYLAND_DISPLAY")
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_DATA_HOME", home.join("data"))
        .env("XDG_RUNTIME_DIR", home)
        .stdout(Stdio::null());
    app
}

#[test]
fn a_screen_reader_is_told_the_rules_and_plays_by_the_names_of_pits() {
    if !can_test(&["Xvfb", "dbus-daemon"]) {
        return;
    }
    let home = tempfile::tempdir().expect("a folder of our own");
    let (screen, bus) = (Screen::open(), Bus::open(home.path()));
    let said = bus.said();
    let started =
        app(home.path(), &screen).args(["oware", "--lang", "en"]).env("DBUS_SESSION_BUS_ADDRESS", &bus.address).spawn();
    let _app = started.map(Running).expect("the app starts");
    // What a person would hear who goes through everything.
    let hear =
        |what: &str, wanted: &dyn Fn(&Told) -> bool| wait_for(what, || bus.everything().into_iter().find(wanted));
    let pit = |name: &str| hear(name, &|told| told.role == BUTTON && told.name.starts_with(name));

    let c1 = pit("c1, 4 seeds, yours, may be played.");
    assert!(c1.name.ends_with("The last seed falls in f2."), "{}", c1.name);
    assert!(pit("b2, 4 seeds, North's.").name.contains("South may lift only a pit on South's own side"));
    hear("South's store", &|told| told.name == "South's store, empty");
    let rules = hear("the tab with the rules", &|told| told.name == "Rules" && told.role == TAB);
    assert!(bus.press(&rules), "it can be pressed");
    hear("a rule", &|told| told.name.starts_with("If the last seed falls in one of your opponent's pits"));

    let preferences =
        |dialog: bool| hear("the preferences", &|told| told.name == "Preferences" && (told.role == DIALOG) == dialog);
    assert!(bus.press(&preferences(false)), "it can be pressed");
    preferences(true);
    assert!(bus.press(&hear("what shuts them", &|told| told.name == "Close")), "it can be pressed");

    let press = |name: &str| {
        let found = hear(name, &|told| told.name == name && [BUTTON, TAB].contains(&told.role));
        assert!(bus.press(&found), "{name} can be pressed");
    };
    let hear_said = |wanted: &str| wait_for(wanted, || said.try_iter().find(|caption| caption.starts_with(wanted)));
    press("Learn");
    press("Begin");
    hear_said("The aim is to have more seeds in your store");
    for step in [
        "The board has two rows",
        "Each of you also has a store",
        "At the start there are 4 seeds",
        "The path of sowing",
    ] {
        press("Next");
        hear_said(step);
    }
    press("Next");
    hear_said("Choose any of your own pits");
    // The question follows by itself.
    hear("what is to be tried", &|told| told.role == BUTTON && told.name.contains("may be played"));
    press("Leave the lesson");
    let c1 = pit(&c1.name);

    while said.try_recv().is_ok() {}
    assert!(bus.press(&c1), "it can be pressed");
    hear_said("South lifts 4 seeds from c1 and sows them");
    let then = hear_said("South ");
    assert!(then.starts_with("South sowed 4 seeds"), "it is not said again with every seed: {then}");
    // The program plays North and answers by itself.
    hear_said("North lifts");
    hear("what may be played next", &|told| told.role == BUTTON && told.name.contains("yours, may be played"));

    press("Rules");
    press("Create a variant");
    let board = hear("the board", &|told| told.name == "Change: The board.");
    assert!(bus.press(&board), "it can be pressed");
    hear("the number of columns", &|told| told.role == SPIN && told.name.starts_with("How many columns"));
    press("Done");
    hear("a way back to it", &|told| told.role == BUTTON && told.name == "Change these rules");
}

#[test]
fn a_click_on_a_pit_plays_it_and_closing_the_window_ends_the_app() {
    if !can_test(&["Xvfb", "xdotool"]) {
        return;
    }
    let home = tempfile::tempdir().expect("a folder of our own");
    let games: PathBuf = home.path().join("data/naqala/games");
    let screen = Screen::open();
    let mut app = app(home.path(), &screen).arg("kalah").spawn().map(Running).expect("the app starts");
    let window = screen.window(&mut app);

    // Where the pits lie depends on the fonts' sizes: the mouse is led along South's row until a click hits one.
    let mut points = (0..).flat_map(|round| (12..68).step_by(4).map(move |x| (x, 40 + round % 6 * 3)));
    let moves = wait_for("a move after clicks on South's row", || {
        let (x, y) = points.next()?;
        let (x, y) = (1280 * x / 100, 800 * y / 100);
        screen.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
        std::thread::sleep(Duration::from_millis(300));
        screen.xdotool(&["click", "1"]);
        moves_kept(&games)
    });
    assert!(["a1", "b1", "c1", "d1", "e1", "f1"].contains(&moves[0].as_str()), "South played {}", moves[0]);

    screen.xdotool(&["windowsize", "--sync", &window, "1000", "640"]);

    // Keys are held for a while: on a slow machine a quick press begins and ends within one frame.
    screen.xdotool(&["windowfocus", &window]);
    let status = wait_for("the app to end", || {
        screen.xdotool(&[
            "keydown", "ctrl", "sleep", "0.4", "keydown", "q", "sleep", "0.4", "keyup", "q", "keyup", "ctrl",
        ]);
        app.ended()
    });
    assert_eq!(status.code(), Some(0));
    let kept = std::fs::read_to_string(home.path().join("config/naqala/window.ron")).expect("where it stood is kept");
    assert!(kept.contains("1000.0, 640.0"), "{kept}");
}

#[test]
fn the_app_ends_when_its_window_or_its_screen_is_taken_from_it() {
    if !can_test(&["Xvfb", "xdotool"]) {
        return;
    }
    let home = tempfile::tempdir().expect("a folder of our own");
    let mut screen = Screen::open();
    let start = |screen: &Screen| app(home.path(), screen).arg("kalah").spawn().map(Running).expect("the app starts");
    let ended = |app: &mut Running| wait_for("the app to end", || app.ended());
    let mut one = start(&screen);
    // Soon after the game is on the table, which the title tells, it has been drawn.
    wait_for("the game", || Some(()).filter(|()| !screen.xdotool(&["search", "--name", "^Kalah"]).is_empty()));
    std::thread::sleep(Duration::from_secs(5));
    // Destroys it without asking anybody.
    screen.xdotool(&["windowclose", &screen.window(&mut one)]);
    assert_eq!(ended(&mut one).code(), Some(0));
    let mut other = start(&screen);
    screen.window(&mut other);
    screen.server.0.kill().expect("it is ours");
    assert_eq!(ended(&mut other).code(), Some(1), "it ends by itself");
}
