//! Dog: vectors, rules one by one, the kit, slow twins, what eyes see.

#[path = "dog/eyes.rs"]
mod eyes;
#[path = "dog/options.rs"]
mod options;
#[path = "dog/pictures.rs"]
mod pictures;
#[path = "dog/rules.rs"]
mod rules;
#[path = "dog/sevens.rs"]
mod sevens;
#[path = "dog/slow.rs"]
mod slow;
#[path = "dog/texts.rs"]
mod texts;
#[path = "dog/tools.rs"]
mod tools;
#[path = "dog/vectors.rs"]
mod vectors;
