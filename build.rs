//! The variants and the recorded games are carried inside the program: a change to one is a change to it.

fn main() {
    println!("cargo:rerun-if-changed=variants");
    println!("cargo:rerun-if-changed=assets/records");
    println!("cargo:rerun-if-changed=build.rs");
}
