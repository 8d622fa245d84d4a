//! Makes cargo notice a change to a variant, which is a change to the library.

fn main() {
    println!("cargo:rerun-if-changed=variants");
    println!("cargo:rerun-if-changed=build.rs");
}
