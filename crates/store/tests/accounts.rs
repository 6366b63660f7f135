//! Accounts, on SQLite and, where a server is named, on PostgreSQL.

use parlour_store::{AccountKind, Guest, Making, NewAccount, Role, Store, TokenKind};
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
