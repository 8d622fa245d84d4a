//! Options of the linker for the released program.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if is_linked_by_lld() {
        // Functions that come out the same are kept once: the program is 3 MB smaller.
        println!("cargo:rustc-link-arg-bins=-Wl,--icf=all");
        if loads_packed_relocations() {
            // Where addresses stand that are mended when the program is loaded is written in short: 8 MB less.
            println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
        }
    }
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
