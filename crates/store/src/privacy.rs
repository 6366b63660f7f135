//! Files that only their owner may read.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file to read and write, made when missing, for its owner only.
pub fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Takes the rights of everybody else from a file, if it is there and ours.
pub fn close(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(about) = path.metadata() else {
            return;
        };
        if about.permissions().mode() & 0o077 != 0 {
            // Whoever may not change it is not its owner.
            let _ = std::fs::set_permissions(path, PermissionsExt::from_mode(0o600));
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}
