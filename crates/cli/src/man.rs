//! `parlour man`: the manual pages.

use crate::args::{Args, Man};
use crate::fault::Fault;
use clap::CommandFactory;
use std::fs;
use std::io::Write;

/// Writes the page of the program, or with a folder that page and one for each command.
pub fn run(args: &Man, out: &mut impl Write) -> Result<(), Fault> {
    let mut command = Args::command();
    command.build();
    let page = |command: clap::Command| {
        let mut page = Vec::new();
        clap_mangen::Man::new(command)
            .render(&mut page)
            .map(|()| page)
    };
    let Some(dir) = &args.out else {
        return Ok(out.write_all(&page(command)?)?);
    };
    fs::create_dir_all(dir).map_err(|why| Fault::file("make", dir, why))?;
    let commands = command.get_subcommands().filter(|sub| !sub.is_hide_set());
    let mut pages = vec![("parlour.1".to_string(), page(command.clone())?)];
    for sub in commands {
        let name = format!("parlour-{}.1", sub.get_name());
        pages.push((name, page(sub.clone())?));
    }
    for (name, text) in pages {
        let file = dir.join(name);
        fs::write(&file, text).map_err(|why| Fault::file("write", &file, why))?;
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}
