//! Processor time of the program while nothing moves: the game waits for a move, or is over. It is read from Linux;
//! elsewhere nothing is measured.

use bevy::winit::{UpdateMode, WinitSettings};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// As the window of the program rests: it is drawn when something happens, and else not for a long time.
pub fn resting() -> WinitSettings {
    let rest = UpdateMode::reactive_low_power(Duration::from_secs(3600));
    WinitSettings { focused_mode: rest, unfocused_mode: rest }
}

/// Time that a window is given to open and come to rest.
const SETTLE: Duration = Duration::from_secs(12);
/// Time for which it is then watched.
const WATCHED: Duration = Duration::from_secs(15);
/// The parts into which Linux divides a second when it counts what a process takes.
const TICKS: f64 = 100.0;

/// A game that is over.
const OVER: &str = r#"Record(
    format: 1,
    variant: "kalah",
    opening: "0,0,0,0,0,0/0,0,0,0,0,0 stores=28,20 to=S",
    moves: [],
)"#;

/// A process that does not outlive its measurement.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Prints the processor time of each window at rest.
pub fn compare() {
    let home = tempfile::tempdir().expect("a folder of our own");
    let over = home.path().join("over.naqala");
    std::fs::write(&over, OVER).expect("it can be written to");
    let this = std::env::current_exe().expect("a running program has a file");
    let mut empty = Command::new(this);
    empty.args(["--case", "rest", "still"]);
    let program = |game: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_naqala"));
        program.arg(game);
        program
    };
    let over = over.to_str().expect("a plain name").to_owned();
    let cases = [
        ("an empty window", empty),
        ("Kalah, waiting for the first move", program("kalah")),
        ("Mefuvha, waiting for the first move", program("mefuvha")),
        ("Kalah, a game that is over", program(&over)),
    ];
    for (what, command) in cases {
        match share(command, home.path()) {
            Some(share) => println!("{what}: {share:.2} % of a core at rest"),
            None => println!("{what}: what it takes at rest is not told on this system"),
        }
    }
}

/// Starts a program, lets it come to rest, and returns the hundredths of a core that it takes from then on.
fn share(mut command: Command, home: &Path) -> Option<f64> {
    command.env("XDG_CONFIG_HOME", home.join("config")).env("XDG_DATA_HOME", home.join("data"));
    let running = Running(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts"));
    std::thread::sleep(SETTLE);
    let (before, begun) = (taken(running.0.id())?, Instant::now());
    std::thread::sleep(WATCHED);
    let taken = taken(running.0.id())? - before;
    Some(taken / begun.elapsed().as_secs_f64() * 100.0)
}

/// Seconds of a core that a process has taken so far.
fn taken(process: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name, which may be of any letters, the numbers begin with the third.
    let numbers: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let [own, system]: [f64; 2] = [numbers.get(11)?.parse().ok()?, numbers.get(12)?.parse().ok()?];
    Some((own + system) / TICKS)
}
