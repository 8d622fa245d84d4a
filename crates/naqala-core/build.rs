//! Packs what is said in each language into the library.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() {
    for folder in ["records", "examples", "locales", "weights", "books"] {
        println!("cargo:rerun-if-changed={ASSETS}/{folder}");
    }
    println!("cargo:rerun-if-changed={DIAGNOSTICS}");
    println!("cargo:rerun-if-changed=build.rs");
    if let Err(error) = embed_languages() {
        panic!("{ASSETS}/locales cannot be read, or OUT_DIR not written: {error}");
    }
}

/// The folder of what the program carries inside.
const ASSETS: &str = "../../assets";

/// The folder of the English messages that belong to the library of rules.
const DIAGNOSTICS: &str = "../mancala/messages";

/// Packs what each language says, and lists the languages: English first, the others by their codes.
fn embed_languages() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for what a build script makes"));
    let mut languages: Vec<PathBuf> = listed(&Path::new(ASSETS).join("locales"))?;
    languages.retain(|folder| folder.is_dir());
    languages.sort_by_key(|folder| !folder.ends_with("en"));
    let mut table = String::from("&[");
    for folder in languages {
        let code = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let texts = folder.join("texts");
        let parts = [("messages", &folder, "ftl"), ("texts", &texts, "ron")];
        for (what, folder, ending) in parts {
            let mut files = if folder.is_dir() { listed(folder)? } else { Vec::new() };
            if (code, what) == ("en", "messages") {
                files.extend(listed(Path::new(DIAGNOSTICS))?);
            }
            let whole: Vec<String> = files
                .iter()
                .filter(|it| it.extension().is_some_and(|it| it == ending))
                .map(fs::read_to_string)
                .collect::<Result<_, _>>()?;
            let packed = miniz_oxide::deflate::compress_to_vec(whole.join(FILE_ENDS).as_bytes(), 9);
            fs::write(out.join(format!("{code}.{what}")), packed)?;
        }
        let packed = |what: &str| format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{code}.{what}\"))");
        let [messages, texts] = ["messages", "texts"].map(packed);
        table += &format!("Locale {{ code: \"{code}\", messages: {messages}, texts: {texts} }},");
    }
    fs::write(out.join("languages.rs"), table + "]")
}

/// Separator of the files of a language.
const FILE_ENDS: &str = "\n\u{c}\n";

/// Returns the paths in a folder, by name.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}
