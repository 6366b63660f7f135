//! The one place that says where Parlour keeps what it makes.

use std::env;
use std::path::PathBuf;

/// The folder for tables and the site's database: `PARLOUR_DATA`, or `parlour` in the user's data
/// folder; `None` where the system names no such folder.
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
    set("PARLOUR_DATA").or_else(|| Some(users()?.join("parlour")))
}
