//! A site that was just set up has no table: it makes one beside play when somebody first asks.

use super::first_question;
use crate::common;
use crate::site::{Client, Site};
use serde_json::Value;
use std::path::Path;
use std::time::Duration;
use std::{fs, thread};

#[test]
fn a_fresh_site_makes_the_table_when_it_is_asked_for_values() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fresh-site");
    let _ = fs::remove_dir_all(&data);
    fs::create_dir_all(&data).unwrap();
    let mut program = common::program();
    program.env("PARLOUR_DATA", &data);
    let site = Site::start_by(program, &data.join("site.db"));
    let mut anna = Client::new(&site.addr, "").unwrap();
    let mut ask = || {
        let answer = anna.send("GET", "/api/games/dobutsu/values", &Value::Null);
        answer.expect("the site answers")
    };
    let (status, why) = ask();
    assert_eq!(status, 503, "{why}");
    let why = why["error"].as_str().unwrap();
    assert!(why.contains("is being made"), "{why}");
    let (mut status, mut told) = ask();
    while status == 503 {
        thread::sleep(Duration::from_millis(500));
        (status, told) = ask();
    }
    assert_eq!(status, 200, "{told}");
    let lost = |m: &Value| m["value"] == "loss" && m["distance"].as_u64() >= Some(76);
    assert!(told["exact"].as_array().unwrap().iter().all(lost), "{told}");
    let file = |folder: &Path| fs::read(folder.join("dobutsu.table")).unwrap();
    assert!(file(&data) == file(&first_question().data));
}
