//! Files of the page are embedded: a new one means building again.

fn main() {
    println!("cargo::rerun-if-changed=page");
}
