//! `parlour perft`: counting lines.

use crate::args::Perft;
use crate::fault::Fault;
use crate::{interrupt, opening};
use serde_json::json;
use std::io::Write;

/// Nobody counts further, and the stack is not endless.
pub const DEEPEST: u32 = 100;

/// Prints the count, and with `--divide` the count behind each first move.
pub fn run(args: &Perft, out: &mut impl Write) -> Result<(), Fault> {
    let table = opening::at(&args.game, &args.at)?;
    let (depth, divide) = (args.depth, args.divide);
    let (behind, nodes) = interrupt::unless_stopped(move || {
        if divide && depth > 0 {
            let behind = table.divide(depth);
            let nodes = behind.iter().map(|(_, n)| n).sum();
            (behind, nodes)
        } else {
            (Vec::new(), table.perft(depth))
        }
    })?;
    if args.json {
        let mut answer = json!({"nodes": nodes});
        if divide {
            let one = |(text, nodes): &(String, u64)| json!({"move": text, "nodes": nodes});
            answer["divide"] = behind.iter().map(one).collect();
        }
        return Ok(writeln!(out, "{answer}")?);
    }
    for (text, nodes) in &behind {
        writeln!(out, "{text} {nodes}")?;
    }
    Ok(writeln!(out, "{nodes}")?)
}
