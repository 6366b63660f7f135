//! The one place that says where Parlour keeps what it makes.

use std::env;
use std::path::PathBuf;
use std::sync::OnceLock;

static CHOSEN: OnceLock<PathBuf> = OnceLock::new();

/// Keeps everything that this program makes in `folder`, whatever the environment says. The first
/// call counts; whoever calls it does so before anything looks for data.
pub fn keep_data_in(folder: impl Into<PathBuf>) {
    CHOSEN.get_or_init(|| folder.into());
}

/// The folder for tables, saved games and the site's database: `PARLOUR_DATA`, or `parlour` in the
/// user's data folder; `None` where the system names no such folder.
pub fn data_folder() -> Option<PathBuf> {
    let set = |name| {
        let value = env::var_os(name).filter(|v| !v.is_empty());
        value.map(PathBuf::from)
    };
    let users = || {
        if cfg!(windows) {
            set("APPDATA")
        } else if cfg!(target_os = "macos") {
            Some(set("HOME")?.join("Library/Application Support"))
        } else {
            let given = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
            given.or_else(|| Some(set("HOME")?.join(".local/share")))
        }
    };
    let chosen = CHOSEN.get().cloned();
    chosen
        .or_else(|| set("PARLOUR_DATA"))
        .or_else(|| Some(users()?.join("parlour")))
}
