//! Pages that replay a game, in a real browser: each shows the seeds that the engine has after a ply.
//!
//! Needs Chromium, which `./check` installs. Where there is none the tests say so; with `CI=true` they fail instead.

use mancala::engine::{Game, balance};
use mancala::record::Record;
use mancala::rules::{Catalogue, Place, PlaceKind, Rules};
use naqala_core::exchange::{Format, read, write};
use naqala_core::words::{TurnContext, Words};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;

/// Names of the browser's program, on Debian and elsewhere.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// Virtual time that a page has to be ready, in milliseconds.
const PATIENCE: &str = "3000";
/// One browser at a time: it takes the whole machine.
static BROWSER: Mutex<()> = Mutex::new(());

/// The name of a browser that is installed.
fn browser() -> Option<&'static str> {
    let is_there = |name: &&str| {
        let tried = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        tried.is_ok_and(|status| status.success())
    };
    let found = BROWSERS.into_iter().find(is_there);
    if found.is_none() {
        assert!(std::env::var_os("CI").is_none(), "no browser is installed");
        eprintln!("no browser is installed: the page is not looked at");
    }
    found
}

/// The page of a file after its script has run, as the browser has it.
fn shown(browser: &str, page: &Path, fragment: &str) -> String {
    let _one = BROWSER.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let own = tempfile::tempdir().expect("a folder of our own");
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom"])
        .arg(format!("--virtual-time-budget={PATIENCE}"))
        .arg(format!("--user-data-dir={}", own.path().display()))
        .arg(format!("file://{}{fragment}", page.display()))
        .stderr(Stdio::null())
        .output()
        .expect("the browser starts");
    assert!(output.status.success(), "{:?}", output.status);
    String::from_utf8(output.stdout).expect("pages are UTF-8")
}

/// Returns the text between `start` and the next `end`.
fn after<'a>(dom: &'a str, start: &str, end: &str) -> &'a str {
    let rest = dom.split_once(start).unwrap_or_else(|| panic!("no {start} in\n{dom}")).1;
    rest.split_once(end).unwrap_or_else(|| panic!("no {end} after {start}")).0
}

/// The text of an element without tags in it.
fn text(dom: &str, id: &str) -> String {
    let tag = after(dom, &format!("id=\"{id}\""), "</");
    plain(tag.split_once('>').expect("a tag is closed").1)
}

/// Returns a text as it was before it became part of a page.
fn plain(text: &str) -> String {
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{a0}"), ("&amp;", "&")];
    signs.into_iter().fold(text.to_owned(), |text, (written, sign)| text.replace(written, sign))
}

/// The places that the page must show, each with its seeds.
fn places(rules: &Rules, game: &Game, ply: usize) -> Vec<(String, i64)> {
    let (board, position, words) = (&rules.board, game.before(ply), Words::english());
    let of_sides = |there: bool, place: fn(mancala::rules::Side) -> Place| {
        board.sides().iter().map(move |&side| place(side)).filter(move |_| there)
    };
    let pits = board.every_pit().map(Place::pit);
    let all = pits.chain(of_sides(board.has_stores(), Place::store)).chain(of_sides(board.penalties, Place::penalty));
    all.map(|place| {
        let seeds = match place.kind() {
            PlaceKind::Store(side) => balance(board, position, side).into(),
            _ => position.at(place).into(),
        };
        (words.place(rules, place), seeds)
    })
    .collect()
}

/// Returns every sentence on a ply, counted from 1.
fn sentences(rules: &Rules, game: &Game, ply: usize) -> Vec<String> {
    let (words, mut position) = (Words::english(), game.before(ply - 1).clone());
    let mut so_far = TurnContext::new(&position);
    let tell = |told| {
        let said = words.caption_in_turn(rules, &so_far, &position, told);
        position.apply(told.event);
        so_far.hear(rules, told);
        (!told.event.marks_lap()).then_some(said)
    };
    game.plies()[ply - 1].events.iter().filter_map(tell).collect()
}

fn recorded(game: &Value) -> Record {
    read(Format::Json, "game", &game.to_string(), &Catalogue::shipped()).expect("a record")
}

/// Compares the page of a ply in the browser with the game.
fn look(variant: &str, moves: &str, remark: Option<&str>, ply: usize) {
    let Some(browser) = browser() else { return };
    let moves: Vec<&str> = moves.split(' ').collect();
    let comments: BTreeMap<String, &str> = remark.into_iter().map(|remark| (ply.to_string(), remark)).collect();
    let record = recorded(&json!({
        "format": 1, "variant": variant, "south": "Ada </script><b>bold</b>", "moves": moves, "comments": comments,
    }));
    let game = record.replay(&Catalogue::shipped()).expect("a game");
    let rules: &Rules = game.rules();
    let page = write(Format::Html, &record, &game, &Words::english()).expect("a page");
    for never in ["http:", "https:", "//www", "<b>bold", "src=", "href="] {
        assert!(!page.contains(never) || remark.is_some_and(|remark| remark.contains(never)), "{variant}: {never}");
    }
    let folder = tempfile::tempdir().expect("a folder for the page");
    let file = folder.path().join("game.html");
    std::fs::write(&file, &page).expect("the folder can be written to");
    let dom = shown(browser, &file, &format!("#ply={ply}"));

    assert!(dom.contains(&format!("data-ply=\"{ply}\"")), "{variant}: another ply is shown");
    for (index, (name, seeds)) in places(rules, &game, ply).into_iter().enumerate() {
        let start = format!("data-index=\"{index}\"");
        let tag = after(&dom, &start, ">");
        assert!(tag.contains(&format!("data-count=\"{seeds}\"")), "{variant}, {name}: {tag}");
        let place = dom.split_once(&start).map_or("", |(_, rest)| rest);
        let drawn = after(place, "<g class=\"seeds\">", "</g>").matches("<circle").count() as i64;
        assert_eq!(drawn, seeds.clamp(0, 60), "{variant}, {name}: seeds drawn");
    }
    let said = after(&dom, "id=\"steps\">", "</ol>");
    let said: Vec<String> = said.split("<li>").skip(1).map(|it| plain(it.trim_end_matches("</li>"))).collect();
    assert_eq!(said, sentences(rules, &game, ply), "{variant}");
    let told: Vec<_> = game.plies()[ply - 1].events.iter().collect();
    let summary = Words::english().summary(rules, game.before(ply - 1), &told);
    assert_eq!(Some(text(&dom, "caption")), summary.or(said.first().cloned()), "{variant}");
    assert_eq!(text(&dom, "remark"), remark.unwrap_or_default(), "{variant}");
    assert_eq!(text(&dom, "text"), mancala::record::notation::position_text(rules, game.before(ply)), "{variant}");
    assert_eq!(dom.matches("aria-current=\"step\"").count(), 1, "{variant}");
    assert_eq!(after(&dom, "<li>South: Ada ", "</li>"), "&lt;/script&gt;&lt;b&gt;bold&lt;/b&gt;", "{variant}");
}

#[test]
fn a_game_of_kalah_is_shown_with_its_remark() {
    look("kalah", "c1 f1 a2 a1 b2", Some("Better: </script><img src=x onerror=alert(1)> \"&amp;\""), 3);
}

#[test]
fn a_board_of_four_rows_is_shown() {
    look("hus", "c1 c3", None, 2);
}

#[test]
fn a_square_of_four_seats_is_shown() {
    look("ruma", "Sc Ec Nc Wc", None, 4);
}

#[test]
fn a_torus_is_shown() {
    look("abstract-mancala", "a1:ne", None, 1);
}

#[test]
fn without_a_fragment_the_opening_is_shown_and_a_wrong_one_does_no_harm() {
    let Some(browser) = browser() else { return };
    let record = recorded(&json!({"format": 1, "variant": "kalah", "moves": ["c1"]}));
    let game = record.replay(&Catalogue::shipped()).expect("a game");
    let page = write(Format::Html, &record, &game, &Words::english()).expect("a page");
    let folder = tempfile::tempdir().expect("a folder for the page");
    let file = folder.path().join("game.html");
    std::fs::write(&file, page).expect("the folder can be written to");
    for (fragment, where_it_is) in
        [("", "Starting position"), ("#ply=x", "Starting position"), ("#ply=99999999999", "Move 1 of 1: c1")]
    {
        let dom = shown(browser, &file, fragment);
        assert_eq!(text(&dom, "where"), where_it_is, "{fragment}");
    }
}

/// Script that uses the page step by step, noting after each the ply shown and the label of the middle button.
const HANDLING: &str = r#"<script>
    const key = (name) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    const press = (id) => document.getElementById(id).click();
    const steps = [
        () => press("forward"), () => key("ArrowRight"), () => key("End"), () => key("ArrowLeft"), () => press("first"),
        () => document.querySelector('#moves [data-ply="3"]').click(), () => key(" "), () => key(" "), () => press("last"),
        () => press("back"), () => key("Home"),
    ];
    const seen = steps.map((step) => {
        step();
        return document.body.dataset.ply + document.getElementById("play").getAttribute("aria-label");
    });
    const list = document.createElement("p");
    list.id = "seen";
    list.textContent = seen.join(" ");
    document.body.append(list);
</script>"#;

#[test]
fn buttons_keys_and_the_list_of_moves_go_through_the_game() {
    let Some(browser) = browser() else { return };
    let record = recorded(&json!({"format": 1, "variant": "kalah", "moves": ["c1", "f1", "a2", "a1", "b2"]}));
    let game = record.replay(&Catalogue::shipped()).expect("a game");
    let page = write(Format::Html, &record, &game, &Words::english()).expect("a page");
    let folder = tempfile::tempdir().expect("a folder for the page");
    let file = folder.path().join("game.html");
    let handled = page.replace("</body>", &format!("{HANDLING}</body>"));
    std::fs::write(&file, handled).expect("the folder can be written to");
    let dom = shown(browser, &file, "");
    let expected = "1Play 2Play 5Play 4Play 0Play 3Play 3Pause 3Play 5Play 4Play 0Play";
    assert_eq!(text(&dom, "seen"), expected);
    let labels = [
        ("first", "Starting position"),
        ("back", "Previous move"),
        ("forward", "Next move"),
        ("last", "Last position"),
    ];
    for (id, label) in labels {
        assert!(dom.contains(&format!("id=\"{id}\" aria-label=\"{label}\"")), "{id}");
    }
    assert!(dom.contains("id=\"caption\" aria-live=\"polite\""));
}

/// Script that uses the page of a language that is written from right to left.
const TURNED: &str = r#"<script>
    const key = (name) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    const left = (id) => document.getElementById(id).getBoundingClientRect().left;
    const seen = ["ArrowLeft", "ArrowLeft", "ArrowRight"].map((name) => {
        key(name);
        return document.body.dataset.ply;
    });
    const list = document.createElement("p");
    list.id = "seen";
    list.textContent = `${seen.join(" ")} ${left("first") > left("last")} ${getComputedStyle(board).direction}`;
    document.body.append(list);
</script>"#;

#[test]
fn a_page_in_hebrew_runs_from_right_to_left_and_its_board_does_not() {
    let Some(browser) = browser() else { return };
    let record = recorded(&json!({"format": 1, "variant": "kalah", "moves": ["c1", "f1", "a2"]}));
    let game = record.replay(&Catalogue::shipped()).expect("a game");
    let hebrew = Words::language("he").expect("it is one of the languages");
    let page = write(Format::Html, &record, &game, &hebrew).expect("a page");
    assert!(page.contains("<html lang=\"he\" dir=\"rtl\">"));
    let folder = tempfile::tempdir().expect("a folder for the page");
    let file = folder.path().join("game.html");
    std::fs::write(&file, page.replace("</body>", &format!("{TURNED}</body>"))).expect("the folder can be written to");
    assert_eq!(text(&shown(browser, &file, ""), "seen"), "1 2 1 true ltr");
}

/// Script that uses variations, noting the position shown after each step.
const VARIED: &str = r##"<script>
    const press = (id) => document.getElementById(id).click();
    const move = (text) => [...document.querySelectorAll("#moves button")].find((it) => it.textContent === text).click();
    const steps = [
        () => move("2. b2"), () => press("forward"), () => press("back"), () => press("back"), () => move("3. d1"),
        () => press("first"), () => move("2. c2"), () => press("last"), () => move("3. c1"), () => press("last"),
    ];
    const seen = steps.map((step) => {
        step();
        return document.getElementById("text").textContent + "|";
    });
    const list = document.createElement("p");
    list.id = "seen";
    list.textContent = seen.join("");
    document.body.append(list);
</script>"##;

#[test]
fn variations_are_listed_and_played_and_what_is_drawn_is_seen() {
    let Some(browser) = browser() else { return };
    let record = recorded(&json!({
        "format": 1, "variant": "oware", "moves": ["a1", "b2", "c1"],
        "lines": [
            {"moves": ["a1", "c2", "d1"], "drawings": {"2": ["a1", "b1>c2", "S"]}, "comments": {"2": "Sharper."}},
            {"moves": ["a1", "c2", "e1"]},
            {"moves": ["a1", "b2", "c1", "a2"]},
        ],
    }));
    let game = record.replay(&Catalogue::shipped()).expect("a game");
    let page = write(Format::Html, &record, &game, &Words::english()).expect("a page");
    let folder = tempfile::tempdir().expect("a folder for the page");
    let file = folder.path().join("game.html");
    std::fs::write(&file, page.replace("</body>", &format!("{VARIED}</body>"))).expect("the folder can be written to");
    let dom = shown(browser, &file, "");
    let after = |moves: &[&str]| {
        let record = recorded(&json!({"format": 1, "variant": "oware", "moves": moves}));
        let game = record.replay(&Catalogue::shipped()).expect("a game");
        mancala::record::notation::position_text(game.rules(), game.position())
    };
    let expected = [
        after(&["a1", "b2"]),
        after(&["a1", "b2", "c1"]),
        after(&["a1", "b2"]),
        after(&["a1"]),
        after(&["a1", "c2", "d1"]),
        after(&[]),
        after(&["a1", "c2"]),
        after(&["a1", "c2", "d1"]),
        after(&["a1", "b2", "c1"]),
        after(&["a1", "b2", "c1"]),
    ];
    assert_eq!(text(&dom, "seen").split_terminator('|').collect::<Vec<_>>(), expected);
    assert_eq!(dom.matches("class=\"variation\"").count(), 3);
    let plain = folder.path().join("plain.html");
    std::fs::write(&plain, page).expect("the folder can be written to");
    let drawn = shown(browser, &plain, "#ply=4");
    assert_eq!(text(&drawn, "remark"), "Sharper.");
    let signs = drawn.split_once("class=\"drawn\"").expect("something is drawn").1;
    let signs = signs.split_once("</g>").expect("the layer ends").0;
    assert_eq!((signs.matches("<rect").count(), signs.matches("class=\"head\"").count()), (2, 1), "{signs}");
}
