//! Lists the games that come with the library: id, name, people and the number of clauses.
//!
//! `cargo run -p mancala --example list_games [WORD]`: those whose name or place has the word.

use mancala::rules::{Catalogue, LoadError, Settings};

fn main() -> Result<(), LoadError> {
    let word = std::env::args().nth(1).unwrap_or_default().to_lowercase();
    let catalogue = Catalogue::shipped();
    for id in catalogue.ids() {
        let rules = catalogue.rules(&id, &Settings::new())?;
        let about = &rules.about;
        if format!("{} {}", about.name, about.place).to_lowercase().contains(&word) {
            println!("{id:28} {:28} {:3} clauses  {}", about.name, rules.clauses.len(), about.people);
        }
    }
    Ok(())
}
