//! Finds the examples of variants anew and writes their files in `assets/examples`; see the README there.
//!
//! `cargo run --release --no-default-features --example make_examples [VARIANT]...`: all variants if none is named.

use naqala::rules::Catalogue;
use naqala::teach::example::{Effort, make};
use std::{env, error, fs, path::Path};

fn main() -> Result<(), Box<dyn error::Error>> {
    let catalogue = Catalogue::shipped();
    let mut variants: Vec<String> = env::args().skip(1).collect();
    if variants.is_empty() {
        variants = catalogue.variants().iter().map(|variant| variant.id.clone()).collect();
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/examples");
    for variant in variants {
        let text = make(&catalogue, &variant, Effort::THOROUGH)?;
        fs::write(folder.join(format!("{variant}.ron")), text)?;
        println!("{variant}");
    }
    Ok(())
}
