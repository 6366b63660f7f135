//! What browser somebody uses, in a few words.

/// By the header `User-Agent`; never more than these words.
pub fn browser(agent: &str) -> String {
    let has = |word: &str| agent.contains(word);
    // Most claim to be others as well: the rarest claim comes first.
    let browsers = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    let systems = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "Mac"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ];
    let name = |all: &[(&str, &'static str)]| {
        let found = all.iter().find(|(word, _)| has(word));
        found.map(|(_, name)| *name)
    };
    match (name(&browsers), name(&systems)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        (Some(browser), None) => browser.into(),
        (None, Some(system)) => format!("a browser on {system}"),
        (None, None) => "a program".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_known_by_what_they_say() {
        let x11 = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                    Chrome/139.0.0.0 Safari/537.36 Edg/139.0";
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 \
                     (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
        for (agent, words) in [
            (x11, "Firefox on Linux"),
            (edge, "Edge on Windows"),
            (phone, "Safari on iPhone"),
            ("curl/8", "a program"),
            ("", "a program"),
        ] {
            assert_eq!(browser(agent), words);
        }
    }
}
