//! Kinds of changed texts, and the laws that hold for all of them:
//! - a diagnostic names its place, line and column from 1, and what was expected;
//! - whatever is read can be written and read again, and is the same;
//! - every legal move can be played, and has the same effect with and without a listener for its events;
//! - seeds are conserved, and applying the events one by one leads to the same position;
//! - the search has the moves of the engine, its lines can be played, and its exact values agree with exhaustive play;
//! - everything that happens, and every rule, can be put into words;
//! - whatever can be played can be shown, compared, taught, set up and played against: see [`uses`].

use crate::Held;
use crate::mutation::Build;
use crate::run::{Seen, Target};
use crate::trying::move_by_trying;
use crate::uses;
use mancala::engine::{Game, History, Move, NoEvents, Position, legal_moves, start};
use mancala::record::Record;
use mancala::record::notation::{legal_texts, move_text, parse_move, parse_position, position_text};
use mancala::rules::dialect::MAX_FAULTS;
use mancala::rules::variant::{OptionKind, VariantOption};
use mancala::rules::{Catalogue, LoadError, Rules, Settings, Variant};
use naqala_core::exchange::{self, Format, link};
use naqala_core::samples::samples;
use naqala_core::search::{Analyser, Budget, EVERY_MOVE};
use naqala_core::words::Words;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fs;
use std::mem::discriminant;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Most events of a ply that are put into words.
const MOST_SAID: usize = 200;
/// Most events of a game that is shown from beginning to end.
const MOST_SHOWN: usize = 2_000;
/// Most seeds with which a game is searched.
const FEW: u32 = 100;
/// Most moves of exhaustive play for the value of a position.
const MOST_TRIED: u32 = 5_000;

/// Plays at random from a position, at most `plies` plies.
fn play(rules: &Arc<Rules>, from: Position, plies: usize, chance: &mut ChaCha8Rng, seen: &mut Seen) -> Held {
    let words = Words::english();
    let seeds = from.total();
    let mut game = Game::new(Arc::clone(rules), from.clone());
    let mut history = History::new(rules, &from);
    let mut silent = from;
    let speaks = seen.one_of(4, chance);
    for _ in 0..plies {
        let before = game.position().clone();
        let moves = legal_moves(rules, &before);
        if moves.is_empty() {
            break;
        }
        let mv = moves[chance.random_range(0..moves.len())];
        let ply = game.play(mv).map_err(|refused| {
            format!("{mv:?} is listed and refused: {refused:?} in {} {}", rules.id, position_text(rules, &before))
        })?;
        holds!(ply.after.total() == seeds, "{seeds} seeds have become {}", ply.after.total());
        history.play_legal(rules, &mut silent, mv, &mut NoEvents);
        holds!(silent == ply.after, "{mv:?} leads elsewhere when nobody listens");
        let mut told_of = before.clone();
        for told in &ply.events {
            let kind = told.clause.map(|cause| rules.clause(cause.clause).kind());
            seen.note((discriminant(&told.event), kind));
        }
        if speaks && ply.events.len() < MOST_SAID {
            for told in &ply.events {
                let caption = words.caption(rules, &told_of, told);
                holds!(!caption.trim().is_empty(), "{told:?} is not put into words");
                told_of.apply(told.event);
            }
            let text = move_text(rules, &before, mv);
            let again = parse_move(rules, &before, &text);
            holds!(again == Ok(mv), "{mv:?} is written {text}, which is read as {again:?}");
        }
    }
    let last = game.position();
    let text = position_text(rules, last);
    let again = parse_position(rules, &text);
    holds!(again.as_ref() == Ok(last), "{text} is read as another position: {again:?}");
    if seen.one_of(20, chance) && last.total() <= FEW && last.ask().is_none() {
        search(rules, last)?;
        uses::opposed(rules, last, chance)?;
    }
    if seen.one_of(20, chance) && game.plies().iter().map(|ply| ply.events.len()).sum::<usize>() < MOST_SHOWN {
        uses::described(&words, rules, &game)?;
        uses::composed(rules, last, chance)?;
    }
    if seen.one_of(300, chance) && last.total() <= FEW {
        uses::tabled(rules, chance)?;
    }
    if seen.one_of(600, chance) && last.total() <= FEW {
        seen.beside();
        uses::taught(&words, rules, chance)?;
    }
    Ok(())
}

/// Searches a position with little effort, and compares exact values with exhaustive play.
fn search(rules: &Rules, position: &Position) -> Held {
    // A round is searched as a game.
    let rules = &Rules { rounds: None, ..rules.clone() };
    let budget = Budget { nodes: Some(400), depth: Some(12), memory: 1 << 16, ..Budget::default() };
    let off = AtomicBool::new(false);
    let analysis = Analyser::new(rules, budget).analyse(&[], position, EVERY_MOVE, &off, |_| {});
    let at = || format!("{} {}", rules.id, position_text(rules, position));
    let sorted = |mut moves: Vec<String>| {
        moves.sort();
        moves
    };
    let listed = sorted(analysis.moves.iter().map(|rated| format!("{:?}", rated.mv)).collect());
    let legal = sorted(legal_moves(rules, position).iter().map(|mv| format!("{mv:?}")).collect());
    holds!(listed == legal, "the search has other moves in {}: {listed:?}, {legal:?}", at());
    let mut left = MOST_TRIED;
    let history = History::new(rules, position);
    for rated in &analysis.moves {
        let (mut after, mut course) = (position.clone(), history.clone());
        for &mv in &rated.line {
            let played = course.play(rules, &mut after, mv, &mut NoEvents);
            holds!(played.is_ok(), "{mv:?} of the line {:?} cannot be played in {}", rated.line, at());
        }
        if rated.exact && rules.board.sides().len() < 3 {
            let tried = move_by_trying(rules, analysis.unit, (position, &history), rated.mv, &mut left, 60);
            let Some(tried) = tried else { continue };
            let (mv, value) = (move_text(rules, position, rated.mv), rated.value);
            holds!(tried == value, "{mv} is worth {tried} and not {value} in {}", at());
        }
    }
    Ok(())
}

/// Checks that every line of a message begins with the file, a line and a column, and goes on with a sentence.
fn placed(said: &str) -> Held {
    // Nothing has no line.
    if said.starts_with("text: `text` is empty; ") {
        return Ok(());
    }
    for line in said.lines() {
        let mut parts = line.strip_prefix("text:").unwrap_or_default().splitn(3, ':');
        let mut number = || parts.next().and_then(|part| part.parse::<u32>().ok()).is_some_and(|number| number > 0);
        holds!(number() && number(), "a fault without a place: {line}");
        holds!(parts.next().is_some_and(|message| !message.trim().is_empty()), "a fault without a sentence: {line}");
    }
    holds!((1..=MAX_FAULTS).contains(&said.lines().count()), "no fault, or too many: {said}");
    Ok(())
}

/// The files of a folder of the source that end so, as text.
pub fn files(folder: &str, ending: &str) -> Vec<String> {
    let listed = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder))
        .expect("it is part of the source");
    let mut paths: Vec<_> = listed.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == ending));
    paths.sort();
    paths.iter().filter_map(|path| fs::read_to_string(path).ok()).collect()
}

/// One of the values of an option.
pub fn some_value_of(option: &VariantOption, chance: &mut ChaCha8Rng) -> String {
    match &option.kind {
        OptionKind::Choices(choices) => choices[chance.random_range(0..choices.len())].id.clone(),
        OptionKind::Number { from, to, .. } => chance.random_range(*from..=*to).to_string(),
    }
}

/// Variant files.
pub struct Variants;

impl Target for Variants {
    const NAME: &'static str = "variants";
    const BUILD: Build = Build::Tree;

    fn texts(&self) -> Vec<String> {
        [files("variants", "ron"), files("tests/bad", "ron")].concat()
    }

    fn attempt(&self, text: &str, chance: &mut ChaCha8Rng, seen: &mut Seen) -> Held {
        let variant = match Variant::read("text", text) {
            Ok(variant) => variant,
            Err(error) => {
                let said = error.to_string();
                said.lines().for_each(|line| seen.refused(line));
                return placed(&said);
            }
        };
        seen.read();
        let rules = variant.rules(None, &Settings::new()).map_err(|error| format!("it was checked: {error}"))?;
        for (list, clause) in &rules.clauses {
            seen.note((format!("{list:?}"), clause.kind()));
        }
        let rules = Arc::new(rules);
        play(&rules, start(&rules), 40, chance, seen)?;
        for preset in &variant.presets {
            let preset = variant.rules(Some(&preset.id), &Settings::new());
            holds!(preset.is_ok(), "it was checked with its presets: {preset:?}");
        }
        if variant.options.is_empty() {
            return Ok(());
        }
        let option = &variant.options[chance.random_range(0..variant.options.len())];
        let value = some_value_of(option, chance);
        match variant.rules(None, &Settings::from([(option.id.clone(), value)])) {
            Ok(rules) => {
                let rules = Arc::new(rules);
                play(&rules, start(&rules), 10, chance, seen)
            }
            Err(LoadError::Options { diagnostics, .. }) => {
                holds!(!diagnostics.is_empty(), "an option is refused without a reason");
                Ok(())
            }
            Err(other) => Err(other.to_string()),
        }
    }
}

/// Recorded games in every format that is read, given by the first letter of a text.
pub struct Records {
    catalogue: Catalogue,
    words: Words,
}

impl Records {
    pub fn new() -> Records {
        Records { catalogue: Catalogue::shipped(), words: Words::english() }
    }
}

/// A game of random moves.
fn random_game(rules: Rules, plies: usize, chance: &mut impl Rng) -> Game {
    let rules = Arc::new(rules);
    let mut game = Game::new(Arc::clone(&rules), start(&rules));
    for _ in 0..plies {
        let moves = legal_moves(&rules, game.position());
        if moves.is_empty() {
            break;
        }
        game.play(moves[chance.random_range(0..moves.len())]).expect("it is listed");
    }
    game
}

impl Target for Records {
    const NAME: &'static str = "records";
    const BUILD: Build = Build::Tree;

    fn texts(&self) -> Vec<String> {
        let mut chance = ChaCha8Rng::seed_from_u64(3);
        let ids = self.catalogue.ids();
        let played = ids.iter().step_by(7).map(|id| {
            let rules = self.catalogue.rules(id, &Settings::new()).expect("it is shipped");
            Record::of(&random_game(rules, 12, &mut chance))
        });
        let records: Vec<Record> = samples().iter().map(|it| it.record.clone()).chain(played).collect();
        let mut texts: Vec<String> = files("tests/bad", "naqala").into_iter().map(|text| format!("0{text}")).collect();
        for record in &records {
            let game = record.replay(&self.catalogue).expect("it was just played");
            for (n, &format) in Format::READ.iter().enumerate() {
                let written = exchange::write(format, record, &game, &self.words);
                texts.extend(written.ok().map(|text| format!("{n}{text}")));
            }
        }
        texts
    }

    fn attempt(&self, text: &str, chance: &mut ChaCha8Rng, seen: &mut Seen) -> Held {
        let first = text.chars().next().unwrap_or('0');
        let format = Format::READ[first.to_digit(10).unwrap_or(0) as usize % Format::READ.len()];
        let text = text.strip_prefix(first).unwrap_or_default();
        let record = match exchange::read(format, "text", text, &self.catalogue) {
            Ok(record) => record,
            Err(error) => {
                seen.refused(&error.to_string());
                return placed(&error.to_string());
            }
        };
        let again = Record::read("again", &record.write());
        holds!(again.as_ref() == Ok(&record), "what was read is written otherwise: {again:?}");
        let game = match record.replay(&self.catalogue) {
            Ok(game) => game,
            Err(error) => {
                seen.refused(&error.to_string());
                return Ok(());
            }
        };
        seen.read();
        seen.note((first, game.rules().id.as_str(), game.plies().len().min(3), game.position().ended().is_some()));
        holds!(game.plies().len() == record.moves.len(), "{} moves were replayed", game.plies().len());
        for &format in &[Format::Text, Format::Json] {
            let Ok(written) = exchange::write(format, &record, &game, &self.words) else { continue };
            let read = exchange::read(format, "text", &written, &self.catalogue);
            let replayed = read
                .map_err(|error| error.to_string())
                .and_then(|read| read.replay(&self.catalogue).map_err(|error| error.to_string()));
            let moves = |game: &Game| game.plies().iter().map(|ply| ply.mv).collect::<Vec<Move>>();
            let same = replayed.as_ref().is_ok_and(|read| moves(read) == moves(&game));
            holds!(same, "{format:?} gives another game: {:?}\n{written}", replayed.err());
        }
        if let Ok(page) = exchange::write(Format::Html, &record, &game, &self.words) {
            holds!(page.ends_with("</html>\n"), "a page that ends in the middle");
        }
        uses::rearranged(&record, game, chance)
    }
}

/// Every game of the catalogue, each with some positions of random games.
struct Boards {
    games: Vec<(Arc<Rules>, Vec<Position>)>,
}

impl Boards {
    fn new() -> Boards {
        let catalogue = Catalogue::shipped();
        let mut chance = ChaCha8Rng::seed_from_u64(5);
        let board = |id: &String| {
            let rules = catalogue.rules(id, &Settings::new()).expect("it is shipped");
            let mut positions = Vec::new();
            for plies in [1, 30, 80] {
                let game = random_game(rules.clone(), plies, &mut chance);
                positions.push(game.position().clone());
                // Of what is asked in mid-turn too.
                let asked = game.plies().iter().map(|ply| &ply.after).find(|position| position.ask().is_some());
                positions.extend(asked.cloned());
            }
            (Arc::new(rules), positions)
        };
        Boards { games: catalogue.ids().iter().map(board).collect() }
    }

    /// The game and the position of the numbers with which a text begins, and the rest of the text.
    fn named<'t>(&self, text: &'t str) -> Option<(&Arc<Rules>, &Position, &'t str)> {
        let (game, rest) = text.split_once(';')?;
        let (position, rest) = rest.split_once(';')?;
        let (rules, positions) = self.games.get(game.parse::<usize>().ok()? % self.games.len())?;
        Some((rules, &positions[position.parse::<usize>().ok()? % positions.len()], rest))
    }

    /// Texts that begin with the numbers of a game and a position.
    fn texts(&self, of: impl Fn(&Rules, &Position) -> Vec<String>) -> Vec<String> {
        let mut texts = Vec::new();
        for (game, (rules, positions)) in self.games.iter().enumerate() {
            for (number, position) in positions.iter().enumerate() {
                texts.extend(of(rules, position).into_iter().map(|text| format!("{game};{number};{text}")));
            }
        }
        texts
    }
}

/// Positions as they are written on the command line.
pub struct Positions(Boards);

impl Positions {
    pub fn new() -> Positions {
        Positions(Boards::new())
    }
}

impl Target for Positions {
    const NAME: &'static str = "positions";
    const BUILD: Build = Build::Line;

    fn texts(&self) -> Vec<String> {
        self.0.texts(|rules, position| vec![position_text(rules, position)])
    }

    fn attempt(&self, text: &str, chance: &mut ChaCha8Rng, seen: &mut Seen) -> Held {
        let Some((rules, _, text)) = self.0.named(text) else { return Ok(()) };
        match parse_position(rules, text) {
            Err(error) => {
                let said = error.to_string();
                seen.refused(&said);
                holds!(
                    said.starts_with("column ") && (said.contains("; expected ") || said.contains("? expected ")),
                    "a fault without a place: {said}"
                );
                Ok(())
            }
            Ok(position) => {
                seen.read();
                let again = parse_position(rules, &position_text(rules, &position));
                holds!(again.as_ref() == Ok(&position), "what was read is written otherwise: {again:?}");
                let answered = position.ask().is_none() || !legal_moves(rules, &position).is_empty();
                holds!(answered, "a question without an answer");
                play(rules, position, 6, chance, seen)
            }
        }
    }
}

/// Moves as they are typed.
pub struct Moves(Boards);

impl Moves {
    pub fn new() -> Moves {
        Moves(Boards::new())
    }
}

impl Target for Moves {
    const NAME: &'static str = "moves";
    const BUILD: Build = Build::Line;

    fn texts(&self) -> Vec<String> {
        self.0.texts(legal_texts)
    }

    fn attempt(&self, text: &str, _: &mut ChaCha8Rng, seen: &mut Seen) -> Held {
        let Some((rules, position, text)) = self.0.named(text) else { return Ok(()) };
        let mv = match parse_move(rules, position, text) {
            Ok(mv) => mv,
            Err(error) => {
                let said = error.to_string();
                seen.refused(&said);
                holds!(!said.trim().is_empty(), "a fault without words");
                return Ok(());
            }
        };
        let (mut after, mut history) = (position.clone(), History::new(rules, position));
        match history.play(rules, &mut after, mv, &mut NoEvents) {
            Err(refused) => {
                let listed = legal_moves(rules, position).contains(&mv);
                holds!(!listed, "{text} is listed and refused: {refused:?}");
                holds!(after == *position, "a refused move has changed the position");
            }
            Ok(()) => {
                seen.read();
                seen.note(discriminant(&mv));
                holds!(after.total() == position.total(), "{text} changes the number of seeds");
                let again = parse_move(rules, position, &move_text(rules, position, mv));
                holds!(again == Ok(mv), "{mv:?} is read as {again:?}");
            }
        }
        Ok(())
    }
}

/// Links to positions.
pub struct Links {
    boards: Boards,
    catalogue: Catalogue,
}

impl Links {
    pub fn new() -> Links {
        Links { boards: Boards::new(), catalogue: Catalogue::shipped() }
    }
}

impl Target for Links {
    const NAME: &'static str = "links";
    const BUILD: Build = Build::Line;

    fn texts(&self) -> Vec<String> {
        let of = |(rules, positions): &(Arc<Rules>, Vec<Position>)| link::write(&self.catalogue, rules, &positions[0]);
        self.boards.games.iter().map(of).collect()
    }

    fn attempt(&self, text: &str, _: &mut ChaCha8Rng, seen: &mut Seen) -> Held {
        if !link::is_link(text) {
            return Ok(());
        }
        let Some(link) = link::read(text) else { return Ok(()) };
        let rules = match self.catalogue.rules(&link.variant, &link.set) {
            Ok(rules) => rules,
            Err(error) => {
                seen.refused(&error.to_string());
                return Ok(());
            }
        };
        match parse_position(&rules, &link.position) {
            Err(error) => seen.refused(&error.to_string()),
            Ok(position) => {
                seen.read();
                let again = link::read(&link::write(&self.catalogue, &rules, &position));
                let same = again.as_ref().is_some_and(|again| {
                    again.variant == link.variant && parse_position(&rules, &again.position).as_ref() == Ok(&position)
                });
                holds!(same, "the link to what was read leads elsewhere: {again:?}");
            }
        }
        Ok(())
    }
}
