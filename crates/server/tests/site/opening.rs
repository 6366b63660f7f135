//! The database at the start: taken, damaged, read-only, gone; and what `/health` says of it later.

use crate::client::{Site, config};
use parlour_server::{Config, Server};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Why a server does not start; it must say so at once.
async fn refused(config: Config) -> String {
    let begun = Instant::now();
    let why = match Server::start(config).await {
        Ok(_) => panic!("it started"),
        Err(why) => why.to_string(),
    };
    assert!(
        begun.elapsed() < Duration::from_secs(6),
        "{why}: {:?}",
        begun.elapsed()
    );
    assert_eq!(why.lines().count(), 1, "{why}");
    why
}

fn folder(name: &str) -> PathBuf {
    let name = format!("parlour-opening-{name}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[tokio::test]
async fn one_file_has_one_server() {
    let mut site = Site::on_file().await;
    let why = refused(config(&site.db())).await;
    assert!(why.contains("another server is using it"), "{why}");
    let copy = site.db().with_extension("copy");
    parlour_store::back_up(site.db().to_str().unwrap(), &copy)
        .await
        .unwrap();
    site.guest("Anna").await;
    site.restart().await;
    site.guest("Ben").await;
}

#[tokio::test]
async fn a_database_that_cannot_be_used_ends_the_start_with_the_cause() {
    let folder = folder("bad");
    let text = folder.join("letter.db");
    fs::write(
        &text,
        "Dear Sir or Madam, this is no database. ".repeat(100),
    )
    .unwrap();
    let why = refused(config(&text)).await;
    assert!(why.contains("not a database"), "{why}");

    let good = folder.join("good.db");
    Server::start(config(&good))
        .await
        .unwrap()
        .stop()
        .await
        .unwrap();
    let mut reading = config(&good);
    reading.db = format!("sqlite://{}?mode=ro", good.display());
    let why = refused(reading).await;
    assert!(why.contains("readonly"), "{why}");

    let mut gone = config(&good);
    gone.db = "postgres://nobody:secret@127.0.0.1:1/nothing".into();
    let why = refused(gone).await;
    assert!(why.contains("refused") && !why.contains("secret"), "{why}");
    let _ = fs::remove_dir_all(folder);
}

#[tokio::test]
async fn health_tells_whether_anything_can_be_written() {
    let site = Site::with(|config| config.rate = 1).await;
    let anna = site.client();
    for _ in 0..30 {
        assert_eq!(
            anna.status("/health").await,
            200,
            "never refused for its number"
        );
    }
    let mut other = site.lock().await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let begun = Instant::now();
    assert_eq!(anna.status("/health").await, 503);
    assert!(
        begun.elapsed() < Duration::from_secs(4),
        "{:?}",
        begun.elapsed()
    );
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    let until = Instant::now() + Duration::from_secs(30);
    while anna.status("/health").await != 200 {
        assert!(Instant::now() < until, "well again");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_database_or_its_copies() {
    use std::os::unix::fs::PermissionsExt;
    let site = Site::on_file().await;
    let anna = site.guest("Anna").await;
    anna.send("POST", "/api/me/tokens", json!({})).await;
    let copy = site.db().with_extension("copy");
    parlour_store::back_up(site.db().to_str().unwrap(), &copy)
        .await
        .unwrap();
    let paths = ["", "-wal", "-shm", ".lock"].map(|end| format!("{}{end}", site.db().display()));
    for path in paths.iter().map(Path::new).chain([copy.as_path()]) {
        let mode = fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", path.display());
    }
}
