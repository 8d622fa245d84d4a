//! `naqala variants`: lists the variants.

use super::named::known_and_faulty;
use super::{Failure, Out, json_line, report};
use mancala::rules::{OptionKind, Outline, Variant, VariantOption};
use naqala_core::words::Words;
use serde::Serialize;
use std::ffi::OsStr;

/// `naqala variants [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    /// Prints a JSON array, with an object for each variant
    #[arg(long)]
    json: bool,
}

/// One variant, sibling or preset.
#[derive(Serialize)]
struct Entry<'a> {
    id: &'a str,
    name: &'a str,
    place: &'a str,
    people: &'a str,
    rows: u8,
    columns: u8,
    /// All seeds of the game.
    seeds: u32,
    options: Vec<Knob<'a>>,
}

/// One option: with the values it may have, the default first, or with the least and the most.
#[derive(Serialize)]
struct Knob<'a> {
    id: &'a str,
    name: &'a str,
    /// The value in this variant, sibling or preset.
    default: String,
    #[serde(flatten)]
    values: Values<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Values<'a> {
    Named { values: Vec<&'a str> },
    Number { from: u16, to: u16 },
}

impl Args {
    /// Lists every variant, each followed by its siblings and presets.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let (catalogue, troubles) = known_and_faulty(OsStr::new(""));
        for trouble in &troubles {
            report::warn(words, &trouble.into());
        }
        let variants = catalogue.variants().iter();
        let games: Vec<(&Variant, Outline<'_>)> =
            variants.flat_map(|it| it.outlines().into_iter().map(|game| (&**it, game))).collect();
        if self.json {
            let entries: Vec<Entry> =
                games.iter().map(|(variant, game)| entry(words, variant.offered(game.preset), game)).collect();
            return json_line(out, &entries);
        }
        let mut rows = vec![COLUMNS.map(|id| words.label(id))];
        for (variant, game) in &games {
            let options = if game.preset.is_some() { String::new() } else { option_names(&variant.options) };
            rows.push([
                game.id.clone(),
                words.text(game.name).to_owned(),
                words.text(&game.about.place).to_owned(),
                format!("{} x {}", game.board.rows, game.board.columns),
                words.number(game.board.total),
                options,
            ]);
        }
        Ok(table(out, &rows)?)
    }
}

fn entry<'a>(words: &'a Words, options: &'a [VariantOption], game: &'a Outline<'_>) -> Entry<'a> {
    let knob = |option: &'a VariantOption| Knob {
        id: &option.id,
        name: words.text(&option.name),
        default: game.settings.get(&option.id).cloned().unwrap_or_default(),
        values: match &option.kind {
            OptionKind::Choices(choices) => {
                Values::Named { values: choices.iter().map(|choice| choice.id.as_str()).collect() }
            }
            OptionKind::Number { from, to, .. } => Values::Number { from: *from, to: *to },
        },
    };
    Entry {
        id: &game.id,
        name: words.text(game.name),
        place: words.text(&game.about.place),
        people: words.text(&game.about.people),
        rows: game.board.rows,
        columns: game.board.columns,
        seeds: game.board.total,
        options: options.iter().map(knob).collect(),
    }
}

/// The headings of the list.
const COLUMNS: [&str; 6] =
    ["column-id", "column-name", "column-place", "column-board", "column-seeds", "column-options"];

fn option_names(options: &[VariantOption]) -> String {
    options.iter().map(|option| option.id.as_str()).collect::<Vec<_>>().join(", ")
}

/// Columns two spaces apart, the last as long as it is. Long places are cut.
fn table(out: Out, rows: &[[String; 6]]) -> std::io::Result<()> {
    const MOST: usize = 40;
    let cut = |text: &str| match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    };
    let widths: [usize; 5] =
        std::array::from_fn(|i| rows.iter().map(|row| cut(&row[i]).chars().count()).max().unwrap_or(0));
    for row in rows {
        let cells = (0..5).map(|i| format!("{:<width$}  ", cut(&row[i]), width = widths[i]));
        let line = format!("{}{}", cells.collect::<String>(), row[5]);
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
