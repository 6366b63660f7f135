//! Accounts, on SQLite and, where a server is named, on PostgreSQL.

use parlour_core::Watch;
use parlour_store::{
    AccountKind, Deed, Errand, Guest, MailKept, MailLimit, MailLink, Making, Measure, NewAccount,
    Passkey, Report, Role, Store, TokenKind, TournamentCard, TournamentNews, move_database,
};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A word that no other test uses.
fn fresh(name: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Relaxed);
    format!("{name}-{}-{count}", std::process::id())
}

/// Every database to test, and a folder to be removed.
async fn stores() -> (Vec<Store>, std::path::PathBuf) {
    let folder = std::env::temp_dir().join(fresh("parlour-accounts"));
    std::fs::create_dir_all(&folder).unwrap();
    let mut places = vec![folder.join("a.db").to_str().unwrap().to_owned()];
    places.extend(std::env::var("PARLOUR_POSTGRES"));
    let mut stores = Vec::new();
    for place in places {
        stores.push(Store::open(&place).await.unwrap());
    }
    (stores, folder)
}

fn new<'a>(id: &'a str, name: &'a str, setup: Option<&'a str>) -> NewAccount<'a> {
    NewAccount {
        id,
        name,
        folded: name,
        retired: name,
        kind: AccountKind::Person,
        owner: "",
        password: Some("hash"),
        setup,
        at: 7,
    }
}

#[tokio::test]
async fn an_account_is_a_guest_with_a_name_of_its_own() {
    let (stores, folder) = stores().await;
    for store in stores {
        let (id, other, name) = (fresh("g"), fresh("h"), fresh("Anna"));
        let guest = Guest {
            id: id.clone(),
            name: "Guest 1".into(),
        };
        store.add_guest(&guest, &id, 5).await.unwrap();
        assert_eq!(store.meet(&id).await.unwrap().unwrap().account, None);
        let made = store.make_account(&new(&id, &name, None)).await.unwrap();
        assert_eq!(made, Making::Made);
        let met = store.meet(&id).await.unwrap().unwrap();
        let account = met.account.expect("the same token");
        assert_eq!((met.guest.id, met.guest.name), (id.clone(), name.clone()));
        assert_eq!(
            (account.kind, account.role),
            (AccountKind::Person, Role::Player)
        );
        assert_eq!(met.kind, TokenKind::Cookie);
        for (id, name) in [(&other, &name), (&id, &fresh("Ben"))] {
            let made = store.make_account(&new(id, name, None)).await.unwrap();
            assert_eq!(made, Making::Taken, "{id} {name}");
        }
        assert_eq!(store.meet(&id).await.unwrap().unwrap().guest.name, name);
        let named = store.account_by_name(&name).await.unwrap();
        assert_eq!(named.as_ref(), Some(&account));
        assert_eq!(store.account(&other).await.unwrap(), None);
        let ids = [id.clone(), other.clone()];
        assert_eq!(store.accounts(&ids).await.unwrap(), [account]);
        store.close().await;
    }
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test]
async fn a_set_up_token_makes_one_operator() {
    let (stores, folder) = stores().await;
    // The database of others may have one already.
    let store = &stores[0];
    assert_eq!(store.remember("setup", "token").await.unwrap(), "token");
    assert_eq!(store.remember("setup", "other").await.unwrap(), "token");
    let make = async |id: &str, setup| store.make_account(&new(id, id, Some(setup))).await.unwrap();
    assert_eq!(make("anna", "wrong").await, Making::NoSetup);
    assert_eq!(store.account("anna").await.unwrap(), None);
    assert_eq!(make("anna", "token").await, Making::Made);
    let role = store.account("anna").await.unwrap().unwrap().role;
    assert_eq!(role, Role::Operator);
    assert_eq!(make("ben", "token").await, Making::NoSetup);
    for store in stores {
        store.close().await;
    }
    let _ = std::fs::remove_dir_all(&folder);
}

fn passkey(guest: &str) -> Passkey {
    Passkey {
        id: "key".into(),
        guest: guest.into(),
        name: "My phone".into(),
        public: "BAAA".into(),
        counter: 3,
        created: 8,
        used: 0,
    }
}

fn deed(id: &str, about: &str) -> Deed {
    Deed {
        id: id.into(),
        author: "anna".into(),
        name: "Anna".into(),
        act: "mute".into(),
        about: about.into(),
        whom: "Ben".into(),
        note: "why".into(),
        at: 9,
    }
}

#[tokio::test]
async fn what_is_good_once_is_good_once() {
    let (stores, folder) = stores().await;
    for store in stores {
        let (id, code, asked) = (fresh("g"), fresh("code"), fresh("challenge"));
        store.make_account(&new(&id, &id, None)).await.unwrap();
        let codes = [code.clone(), fresh("code")];
        store.set_codes(&id, &codes, 1).await.unwrap();
        assert!(!store.use_code("somebody", &code).await.unwrap());
        assert!(store.use_code(&id, &code).await.unwrap());
        assert!(!store.use_code(&id, &code).await.unwrap());
        assert_eq!(store.count_codes(&id).await.unwrap(), 1);
        let use_it =
            async |what, who: &str, now| store.use_challenge(&asked, what, who, now).await.unwrap();
        store
            .add_challenge(&asked, "prove", &id, (10, 20))
            .await
            .unwrap();
        assert!(!use_it("sign_in", &id, 15).await);
        assert!(!use_it("prove", "", 15).await);
        assert!(!use_it("prove", &id, 21).await);
        assert!(use_it("prove", &id, 20).await);
        assert!(!use_it("prove", &id, 20).await);
        let key = Passkey {
            id: fresh("key"),
            ..passkey(&id)
        };
        assert!(store.add_passkey(&key).await.unwrap());
        assert!(!store.add_passkey(&key).await.unwrap());
        assert!(store.note_passkey(&key, 4, 30).await.unwrap());
        assert!(
            !store.note_passkey(&key, 4, 30).await.unwrap(),
            "somebody was faster"
        );
        assert!(!store.drop_passkey("somebody", &key.id).await.unwrap());
        assert!(store.drop_passkey(&id, &key.id).await.unwrap());
        store.close().await;
    }
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test]
async fn the_oldest_sessions_make_room() {
    let (stores, folder) = stores().await;
    for store in stores {
        let id = fresh("g");
        store.make_account(&new(&id, &id, None)).await.unwrap();
        let token = fresh("bearer");
        store
            .add_token(&id, &token, TokenKind::Bearer, 0)
            .await
            .unwrap();
        let hash = |n| format!("{id}-{n:03}");
        for n in 0..60 {
            store
                .add_session(&id, &hash(n), "a browser", n)
                .await
                .unwrap();
        }
        assert!(store.sessions(&id).await.unwrap().len() <= 52);
        for (hash, stays) in [(hash(0), false), (hash(59), true), (token, true)] {
            assert_eq!(store.meet(&hash).await.unwrap().is_some(), stays, "{hash}");
        }
        store.close().await;
    }
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test]
async fn a_measure_is_taken_with_its_note_or_not_at_all() {
    let (stores, folder) = stores().await;
    for store in stores {
        let (id, first, second) = (fresh("g"), fresh("1"), fresh("2"));
        store.make_account(&new(&id, &id, None)).await.unwrap();
        store.add_session(&id, &id, "a browser", 1).await.unwrap();
        let noted = async |id: &str| {
            let deeds = store.deeds("", 1000).await.unwrap();
            deeds.iter().any(|deed| deed.id == id)
        };
        let nobody = deed(&first, "nobody");
        assert!(
            !store
                .take_measure(&Measure::Mute(5), &nobody)
                .await
                .unwrap()
        );
        assert!(!noted(&first).await);
        let ban = store
            .take_measure(&Measure::Ban(9), &deed(&second, &id))
            .await;
        assert!(ban.unwrap() && noted(&second).await);
        assert_eq!(
            store.meet(&id).await.unwrap(),
            None,
            "every token has ended"
        );
        assert!(store.account(&id).await.unwrap().unwrap().banned);
        store.close().await;
    }
    let _ = std::fs::remove_dir_all(&folder);
}

fn link<'a>(
    guest: &'a str,
    hash: &'a str,
    what: Errand,
    address: &'a str,
    sent: i64,
) -> MailLink<'a> {
    MailLink {
        hash,
        guest,
        what,
        address,
        sent,
        until: sent + 100,
    }
}

#[tokio::test]
async fn links_of_letters_are_good_once_and_few() {
    let (stores, folder) = stores().await;
    for store in stores {
        let (anna, ben) = (fresh("anna"), fresh("ben"));
        let (address, other) = (fresh("a"), fresh("b"));
        let limit = |since| MailLimit { since, most: 2 };
        let [first, second, third] = [fresh("1"), fresh("2"), fresh("3")];
        let add = async |link: MailLink<'_>, since| {
            store.add_mail_link(&link, limit(since)).await.unwrap()
        };
        assert_eq!(
            add(link(&anna, &first, Errand::Confirm, &address, 1000), 0).await,
            MailKept::Kept
        );
        let waiting = store.mail_waiting(&anna, 1001).await.unwrap();
        assert_eq!(waiting.as_deref(), Some(address.as_str()));
        assert_eq!(store.mail_waiting(&anna, 1100).await.unwrap(), None);
        // The second one takes the place of the first.
        let again = link(&anna, &second, Errand::Confirm, &other, 1001);
        assert_eq!(add(again, 0).await, MailKept::Kept);
        assert_eq!(store.confirm_mail(&first, &anna, 1002).await.unwrap(), None);
        assert_eq!(store.confirm_mail(&second, &ben, 1002).await.unwrap(), None);
        let recovers = store.use_recovery(&second, &anna, 1002).await.unwrap();
        assert!(!recovers, "it confirms and does nothing else");
        let late = store.confirm_mail(&second, &anna, 1101).await.unwrap();
        assert_eq!(late, None);
        let done = store.confirm_mail(&second, &anna, 1002).await.unwrap();
        assert_eq!(done, Some((None, other.clone())));
        assert_eq!(
            store.confirm_mail(&second, &anna, 1002).await.unwrap(),
            None
        );
        assert_eq!(store.mail(&anna).await.unwrap(), Some(other.clone()));
        // Two within a while are enough, for an account and for an address.
        let more = link(&anna, &third, Errand::Recover, &other, 1003);
        assert_eq!(add(more.clone(), 0).await, MailKept::Often);
        let bens = fresh("4");
        let to = link(&ben, &bens, Errand::Confirm, &other, 1003);
        assert_eq!(add(to, 0).await, MailKept::Kept);
        let carl = fresh("carl");
        let fifth = fresh("5");
        let to = link(&carl, &fifth, Errand::Confirm, &other, 1003);
        assert_eq!(add(to, 0).await, MailKept::Crowded);
        // A way back in is good once, and not for another address.
        assert_eq!(add(more, 1002).await, MailKept::Kept);
        let sixth = fresh("6");
        let more = link(&anna, &sixth, Errand::Recover, &other, 1004);
        assert_eq!(add(more, 1003).await, MailKept::Kept);
        let found = store
            .mail_link(&third, Errand::Recover, 1010)
            .await
            .unwrap();
        assert_eq!(found, Some(anna.clone()));
        assert!(!store.use_recovery(&third, &ben, 1010).await.unwrap());
        assert!(store.use_recovery(&third, &anna, 1010).await.unwrap());
        for hash in [&third, &sixth] {
            assert!(!store.use_recovery(hash, &anna, 1010).await.unwrap());
        }
        assert_eq!(store.drop_mail(&anna).await.unwrap(), Some(other.clone()));
        assert_eq!(store.mail(&anna).await.unwrap(), None);
        // What is a day old is forgotten.
        let last = fresh("7");
        let day = 24 * 60 * 60 * 1000;
        let to = link(&anna, &last, Errand::Confirm, &other, 2000 + day);
        assert_eq!(add(to, 0).await, MailKept::Kept);
        store.close().await;
    }
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test]
async fn everything_about_accounts_moves_to_another_database() {
    let (stores, folder) = stores().await;
    for store in stores.into_iter().skip(1) {
        store.close().await;
    }
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let old = Store::open(&file("old.db")).await.unwrap();
    old.make_account(&new("anna", "Anna", None)).await.unwrap();
    old.make_account(&new("ben", "Ben", None)).await.unwrap();
    old.add_session("anna", "token", "Firefox on Linux", 5)
        .await
        .unwrap();
    old.set_codes("anna", &["code".into()], 6).await.unwrap();
    old.add_passkey(&passkey("anna")).await.unwrap();
    old.add_device("anna", "device", 7).await.unwrap();
    let report = Report {
        id: "r".into(),
        author: "ben".into(),
        about: "anna".into(),
        match_id: String::new(),
        body: "She hums.".into(),
        answer: None,
        created: 8,
        closed: None,
    };
    old.add_report(&report).await.unwrap();
    assert!(
        old.take_measure(&Measure::Mute(77), &deed("1", "anna"))
            .await
            .unwrap()
    );
    assert!(old.close_account("ben", "gone", 9).await.unwrap());
    old.remember("key", "value").await.unwrap();
    let link = link("anna", "secret", Errand::Confirm, "anna@example.net", 10);
    let kept = old
        .add_mail_link(&link, MailLimit { since: 0, most: 4 })
        .await;
    assert_eq!(kept.unwrap(), MailKept::Kept);
    let confirmed = old.confirm_mail("secret", "anna", 11).await.unwrap();
    assert_eq!(confirmed, Some((None, "anna@example.net".into())));
    // More than is read at once.
    let bodies: Vec<String> = (0..450).map(|n| format!("{{\"n\":{n}}}")).collect();
    let news = TournamentNews {
        card: TournamentCard {
            id: "t".into(),
            phase: "over".into(),
            body: "{}".into(),
            host: "anna".into(),
            start: 5,
            updated: 7,
        },
        known: 0,
        bodies,
        paired: Vec::new(),
        decided: Vec::new(),
        fence: None,
    };
    assert!(old.write_tournament(&news).await.unwrap());
    old.close().await;
    let moved = move_database(&file("old.db"), &file("new.db"), &Watch::new())
        .await
        .unwrap();
    assert_eq!(moved.guests, 2);
    let new = Store::open(&file("new.db")).await.unwrap();
    let account = new.meet("token").await.unwrap().unwrap().account.unwrap();
    assert_eq!((account.name.as_str(), account.muted), ("Anna", 77));
    assert_eq!(
        new.sessions("anna").await.unwrap()[0].about,
        "Firefox on Linux"
    );
    assert_eq!(new.count_codes("anna").await.unwrap(), 1);
    assert_eq!(new.passkeys("anna").await.unwrap(), [passkey("anna")]);
    assert!(new.is_device("anna", "device").await.unwrap());
    assert_eq!(new.reports(10).await.unwrap(), [report]);
    assert_eq!(new.deeds("", 10).await.unwrap(), [deed("1", "anna")]);
    for (folded, hash, taken) in [("x", "gone", true), ("Anna", "x", true), ("x", "x", false)] {
        assert_eq!(new.is_name_taken(folded, hash).await.unwrap(), taken);
    }
    assert_eq!(
        new.mail("anna").await.unwrap().as_deref(),
        Some("anna@example.net")
    );
    assert_eq!(new.tournament_events("t", 0).await.unwrap().len(), 450);
    assert_eq!(new.setting("key").await.unwrap().as_deref(), Some("value"));
    new.close().await;
    let _ = std::fs::remove_dir_all(&folder);
}
