//! `naqala variants`: lists the variants.

use super::named::known;
use super::{Failure, Out, json_line};
use crate::rules::{OptionKind, Rules, Settings, Variant, VariantOption};
use serde::Serialize;

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
    pub(super) fn run(self, out: Out) -> Result<(), Failure> {
        let catalogue = known("");
        let mut listed = Vec::new();
        for variant in catalogue.variants() {
            listed.push((variant, variant.about.name.as_str(), variant.rules(None, &Settings::new())?));
            for preset in &variant.presets {
                let name = preset.about.as_ref().map_or(preset.name.as_str(), |about| about.name.as_str());
                listed.push((variant, name, variant.rules(Some(&preset.id), &Settings::new())?));
            }
        }
        if self.json {
            let entries: Vec<Entry> = listed.iter().map(|(variant, name, rules)| entry(variant, name, rules)).collect();
            return json_line(out, &entries);
        }
        let mut rows = vec![["ID", "NAME", "PLACE", "BOARD", "SEEDS", "OPTIONS"].map(str::to_owned)];
        for (variant, name, rules) in &listed {
            let options = if rules.id.contains('/') { String::new() } else { option_names(&variant.options) };
            rows.push([
                rules.id.clone(),
                (*name).to_owned(),
                rules.about.place.clone(),
                format!("{} x {}", rules.board.rows, rules.board.columns),
                rules.board.total.to_string(),
                options,
            ]);
        }
        Ok(table(out, &rows)?)
    }
}

fn entry<'a>(variant: &'a Variant, name: &'a str, rules: &'a Rules) -> Entry<'a> {
    let knob = |option: &'a VariantOption| Knob {
        id: &option.id,
        name: &option.name,
        default: rules.settings.get(&option.id).cloned().unwrap_or_default(),
        values: match &option.kind {
            OptionKind::Choices(choices) => {
                Values::Named { values: choices.iter().map(|choice| choice.id.as_str()).collect() }
            }
            OptionKind::Number { from, to, .. } => Values::Number { from: *from, to: *to },
        },
    };
    Entry {
        id: &rules.id,
        name,
        place: &rules.about.place,
        people: &rules.about.people,
        rows: rules.board.rows,
        columns: rules.board.columns,
        seeds: rules.board.total,
        options: variant.options.iter().map(knob).collect(),
    }
}

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
