//! `naqala clauses`: lists the kinds of clauses that variant files are made of.

use super::{Failure, Out, json_line};
use mancala::rules::kinds::rule_struct::Field;
use mancala::rules::kinds::{KindInfo, List, every_kind};
use mancala::rules::{Catalogue, Settings};
use naqala_core::words::Words;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// `naqala clauses [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    /// Prints a JSON array, with an object for each kind
    #[arg(long)]
    json: bool,
}

/// Headings of the columns, as message ids.
const COLUMNS: [&str; 4] = ["cli-clauses-kind", "cli-clauses-list", "cli-clauses-games", "cli-clauses-does"];

/// One kind of clause.
#[derive(Serialize)]
struct Entry<'w> {
    kind: &'static str,
    /// The list in which it stands, the first of several.
    subject: List,
    does: &'w str,
    /// Its own parameters; besides these every kind has an id, stages and a condition on the turn.
    parameters: Vec<Field>,
    /// The ids whose default rules hold one.
    games: Vec<String>,
}

impl Args {
    /// Lists every kind, in the order of the lists.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let mut games = games()?;
        let entries = every_kind().iter().map(|it| entry(words, it, &mut games));
        if self.json {
            return json_line(out, &entries.collect::<Vec<_>>());
        }
        let [kind, list, games, does] = COLUMNS.map(|id| words.label(id));
        writeln!(out, "{kind:<12} {list:<9} {games:>5}  {does}")?;
        for entry in entries {
            let Entry { kind, subject, does, parameters, games } = entry;
            writeln!(out, "{kind:<12} {:<9} {:>5}  {does}", subject.name(), games.len())?;
            let parameters: Vec<String> = parameters.iter().map(|it| format!("{}: {}", it.name, it.default)).collect();
            if !parameters.is_empty() {
                writeln!(out, "{:<30}{}", "", parameters.join(", "))?;
            }
        }
        Ok(())
    }
}

/// By the name of a kind, the ids whose default rules hold one, in the order of the catalogue.
fn games() -> Result<BTreeMap<&'static str, Vec<String>>, Failure> {
    let catalogue = Catalogue::shipped();
    let mut games: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for id in catalogue.ids() {
        let rules = catalogue.rules(&id, &Settings::new())?;
        let kinds: BTreeSet<&str> = rules.clauses.iter().map(|(_, clause)| clause.kind()).collect();
        for kind in kinds {
            games.entry(kind).or_default().push(id.clone());
        }
    }
    Ok(games)
}

fn entry<'w>(words: &'w Words, info: &'static KindInfo, games: &mut BTreeMap<&str, Vec<String>>) -> Entry<'w> {
    let shared = ["id", "stages", "when"];
    Entry {
        kind: info.kind,
        subject: info.lists[0],
        does: words.text(info.does),
        parameters: info.fields.iter().filter(|it| !shared.contains(&it.name.as_str())).cloned().collect(),
        games: games.remove(info.kind).unwrap_or_default(),
    }
}
