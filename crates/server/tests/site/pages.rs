//! Pages: their heads, what is not there, files as small as can be, pictures for previews.

use crate::client::{Client, Site};
use serde_json::json;

async fn page(client: &Client, path: &str) -> (u16, String) {
    let response = client.raw("GET", path, None).await;
    (response.status().as_u16(), response.text().await.unwrap())
}

fn tag<'p>(page: &'p str, name: &str) -> &'p str {
    let at = page.find(&format!("\"{name}\" content=\""));
    let rest = &page[at.unwrap_or_else(|| panic!("{name} in {page}"))..];
    let rest = rest.split("content=\"").nth(1).unwrap();
    rest.split('"').next().unwrap()
}

#[tokio::test]
async fn every_page_has_its_title_and_a_preview() {
    let site = Site::open().await;
    let anna = site.guest("Anna <3").await;
    let id = anna.create("dobutsu", &["me", "link"]).await;
    let link = anna.state(&id).await["players"][1]["link"].clone();
    let link = link.as_str().unwrap();
    let join = &link[link.find("/join/").unwrap()..];
    for (path, title) in [
        ("/", "Parlour: sit down and play"),
        ("/lobby", "Lobby · Parlour"),
        ("/games", "My games · Parlour"),
        ("/about", "About · Parlour"),
        ("/help", "Help · Parlour"),
        ("/book", "The book · Parlour"),
        ("/book/player", "For players · Parlour"),
        ("/book/api", "The API of the site · Parlour"),
        ("/settings", "Settings · Parlour"),
        ("/open", "Open a position or a game · Parlour"),
        ("/developers", "For developers · Parlour"),
        ("/new/dog", "New game of Dog · Parlour"),
        ("/new/dog/friend", "New game of Dog · Parlour"),
        ("/rules/dominions", "How to play Dominions · Parlour"),
        ("/tour/dog", "A first game of Dog · Parlour"),
        ("/notation/dog", "Notation of Dog · Parlour"),
        ("/show/dog?moves=x", "Dog · Parlour"),
        ("/analysis/dog?moves=x", "Analysis of Dog · Parlour"),
        ("/puzzles", "Puzzles · Parlour"),
        ("/puzzles/dominions", "Puzzles of Dominions · Parlour"),
        ("/puzzles/dominions/1", "Puzzle 1 of Dominions · Parlour"),
        ("/puzzles/dog/daily", "Today’s puzzle of Dog · Parlour"),
        ("/puzzles/dog/next", "A puzzle of Dog · Parlour"),
        ("/puzzles/dog/streak", "Streak of Dog puzzles · Parlour"),
        (
            "/puzzles/dog/5-minutes",
            "5 minutes of Dog puzzles · Parlour",
        ),
        ("/rules/cublino", "Which one? · Parlour"),
        ("/notation/cublino", "Notation of Cublino · Parlour"),
        (
            &format!("/match/{id}"),
            "Dōbutsu shōgi: Anna &lt;3 – somebody · Parlour",
        ),
        (join, "An invitation to Dōbutsu shōgi · Parlour"),
    ] {
        let (status, page) = page(&anna, path).await;
        assert_eq!(status, 200, "{path}");
        assert!(
            page.contains(&format!("<title>{title}</title>")),
            "{path}: {page}"
        );
        assert_eq!(page.matches("<title>").count(), 1, "{path}");
        assert_eq!(page.matches("name=\"description\"").count(), 1, "{path}");
        assert_eq!(tag(&page, "og:title"), title);
        assert!(tag(&page, "og:url").starts_with(&anna.base), "{path}");
        let picture = tag(&page, "og:image").strip_prefix(&anna.base).unwrap();
        if ["/", "/new/dog", "/puzzles/dominions/1"].contains(&path) || path.starts_with("/match/")
        {
            let picture = anna.raw("GET", &picture.replace("&amp;", "&"), None).await;
            assert_eq!(picture.headers()["content-type"], "image/png", "{path}");
            let bytes = picture.bytes().await.unwrap();
            assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n", "{path}");
        }
    }
    let (_, shown) = page(&anna, "/show/dobutsu?moves=4C7+Al7&ply=1&other=1").await;
    let picture = tag(&shown, "og:image");
    assert!(
        picture.ends_with("/picture.png?moves=4C7+Al7&amp;ply=1"),
        "{picture}"
    );
}

#[tokio::test]
async fn what_is_not_there_is_not_found_and_says_so() {
    let site = Site::open().await;
    let anna = site.client();
    for path in [
        "/nowhere",
        "/match/nothing",
        "/join/nothing",
        "/new/chess",
        "/rules/chess",
        "/show/chess",
        "/new/dog/nobody",
        "/lobby/more",
        "/book/introduction",
        "/book/player/more",
        "/puzzles/chess",
        "/puzzles/dog/99999",
        "/puzzles/dog/01",
        "/puzzles/dog/monthly",
        "/puzzles/dog/1/2",
    ] {
        let (status, page) = page(&anna, path).await;
        assert_eq!(status, 404, "{path}");
        assert!(
            page.contains("<title>Nothing here · Parlour</title>"),
            "{path}"
        );
        assert!(
            page.contains("noindex") && page.contains("id=\"app\""),
            "{path}"
        );
    }
    let response = anna.raw("GET", "/", None).await;
    let tag = response.headers()["etag"].clone();
    let again = anna.http.get(format!("{}/", anna.base));
    let again = again.header("if-none-match", tag).send().await.unwrap();
    assert_eq!(again.status(), 304, "known already");
}

#[tokio::test]
async fn scripts_are_sent_as_brotli_to_whoever_reads_it() {
    let site = Site::open().await;
    let anna = site.client();
    let (_, page) = page(&anna, "/").await;
    let script = page
        .split("src=\"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    let get = |coding: &str| {
        let asked = anna.http.get(format!("{}{script}", anna.base));
        asked.header("accept-encoding", coding).send()
    };
    let plain = get("identity").await.unwrap();
    assert!(!plain.headers().contains_key("content-encoding"));
    assert_eq!(plain.headers()["vary"], "accept-encoding");
    let whole = plain.bytes().await.unwrap().len();
    let refused = get("br;q=0, gzip").await.unwrap();
    assert_eq!(refused.headers()["content-encoding"], "gzip");
    let packed = get("gzip, deflate, br").await.unwrap();
    assert_eq!(packed.headers()["content-encoding"], "br");
    assert!(
        packed.headers()["cache-control"]
            .to_str()
            .unwrap()
            .contains("immutable")
    );
    let packed = packed.bytes().await.unwrap().len();
    assert!(packed * 2 < whole, "{packed} of {whole}");
}

#[tokio::test]
async fn any_position_is_drawn() {
    let site = Site::open().await;
    let anna = site.client();
    let draw = |query: &str| {
        let path = format!("/api/games/dobutsu/picture.svg?{query}");
        let anna = &anna;
        async move { page(anna, &path).await }
    };
    let (_, start) = draw("").await;
    assert!(
        start.contains("hand") && start.contains("<rect width=\"100%\"")
            || start.contains("class=\"page\"")
    );
    let (_, bare) = draw("bare").await;
    assert!(bare.len() < start.len() && !bare.contains("width=\"100%\""));
    let (_, named) = draw("bare&names").await;
    assert!(named.contains(">b3</text>") && !bare.contains(">b3</text>"));
    let (_, moved) = draw("moves=4C7+Al7&ply=1").await;
    let (_, first) = draw("moves=4C7").await;
    assert_eq!(moved, first);
    assert_ne!(first, draw("moves=4C7+Al7").await.1);
    let (status, why) = draw("moves=4C7+4C7").await;
    assert_eq!(status, 422, "{why}");
    let line = anna.get("/api/games/dobutsu/line?moves=4C7+Al7").await;
    let second = &line["moves"][1];
    for (key, value) in [
        ("ply", json!(1)),
        ("seat", json!(1)),
        ("text", json!("Al7")),
    ] {
        assert_eq!(second[key], value, "{second}");
    }
    assert_eq!(second["said"], "Lb1xb2");
}
