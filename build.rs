//! What the program carries inside, and how it is linked.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, io};

fn main() {
    // A change to a variant or a recorded game is a change to the program.
    println!("cargo:rerun-if-changed=variants");
    println!("cargo:rerun-if-changed=assets/records");
    println!("cargo:rerun-if-changed=assets/examples");
    println!("cargo:rerun-if-changed=assets/locales");
    println!("cargo:rerun-if-changed=build.rs");
    if let Err(error) = embed_languages() {
        panic!("assets/locales cannot be read, or OUT_DIR not written: {error}");
    }
    if is_linked_by_lld() {
        // Functions that come out the same are kept once: the program is 3 MB smaller.
        println!("cargo:rustc-link-arg-bins=-Wl,--icf=all");
        if loads_packed_relocations() {
            // Where addresses stand that are mended when the program is loaded is written in short: 8 MB less.
            println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
        }
    }
}

/// Packs what each language says, and lists the languages: English first, the others by their codes.
fn embed_languages() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for what a build script makes"));
    let mut languages: Vec<PathBuf> = listed(Path::new("assets/locales"))?;
    languages.retain(|folder| folder.is_dir());
    languages.sort_by_key(|folder| !folder.ends_with("en"));
    let mut table = String::from("&[");
    for folder in languages {
        let code = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let [texts, sentences] = ["texts", "sentences"].map(|name| folder.join(name));
        let parts = [("messages", &folder, "ftl"), ("texts", &texts, "ron"), ("sentences", &sentences, "ron")];
        for (what, folder, ending) in parts {
            let files = if folder.is_dir() { listed(folder)? } else { Vec::new() };
            let whole: Vec<String> = files
                .iter()
                .filter(|it| it.extension().is_some_and(|it| it == ending))
                .map(fs::read_to_string)
                .collect::<Result<_, _>>()?;
            let packed = miniz_oxide::deflate::compress_to_vec(whole.join(FILE_ENDS).as_bytes(), 9);
            fs::write(out.join(format!("{code}.{what}")), packed)?;
        }
        let packed = |what: &str| format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{code}.{what}\"))");
        let [messages, texts, sentences] = ["messages", "texts", "sentences"].map(packed);
        table +=
            &format!("Locale {{ code: \"{code}\", messages: {messages}, texts: {texts}, sentences: {sentences} }},");
    }
    fs::write(out.join("languages.rs"), table + "]")
}

/// What stands between two files of a language.
const FILE_ENDS: &str = "\n\u{c}\n";

/// What lies in a folder, by name.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

/// Whether a release is linked by the linker that rustc brings along for this target, and by none of the user's choice.
fn is_linked_by_lld() -> bool {
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|it| it == value);
    let target = "x86_64-unknown-linux-gnu";
    is("PROFILE", "release")
        && is("TARGET", target)
        && is("HOST", target)
        && is("CARGO_ENCODED_RUSTFLAGS", "")
        && env::var("RUSTC_LINKER").is_err()
        && sysroot()
            .is_some_and(|root| Path::new(&root).join("lib/rustlib").join(target).join("bin/gcc-ld/ld.lld").is_file())
}

/// Whether the C library of this machine reads them: glibc does from 2.36 on.
fn loads_packed_relocations() -> bool {
    let printed = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok();
    let version = printed.and_then(|printed| String::from_utf8(printed.stdout).ok()).and_then(|said| {
        let (major, minor) = said.trim().strip_prefix("glibc ")?.split_once('.')?;
        Some((major.parse::<u32>().ok()?, minor.split('.').next()?.parse::<u32>().ok()?))
    });
    version.is_some_and(|version| version >= (2, 36))
}

/// Where rustc lives.
fn sysroot() -> Option<String> {
    let rustc = env::var("RUSTC").ok()?;
    let printed = Command::new(rustc).args(["--print", "sysroot"]).output().ok()?;
    String::from_utf8(printed.stdout).ok().map(|root| root.trim().to_owned())
}
