//! `parlour backup`: a copy of the site's database.

use crate::args::Backup;
use crate::fault::Fault;
use parlour_server::Config;
use std::io::Write;

/// Copies, checks, says what it has.
pub fn run(args: &Backup, out: &mut impl Write) -> Result<(), Fault> {
    let db = args.db.clone().unwrap_or_else(|| Config::default().db);
    let matches = parlour_server::back_up(&db, &args.to).map_err(Fault::Run)?;
    writeln!(out, "{}: {matches} matches", args.to.display())?;
    Ok(())
}
