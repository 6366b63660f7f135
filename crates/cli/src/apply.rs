//! `parlour apply`: the position after some moves.

use crate::args::Apply;
use crate::fault::Fault;
use crate::{opening, status};
use parlour_core::Eye;
use serde_json::json;
use std::io::Write;

/// Plays all moves, or says which cannot be played.
pub fn run(args: &Apply, out: &mut impl Write) -> Result<(), Fault> {
    let game = opening::rules_at(&args.game, Some(&args.position), &args.rules)?;
    let mut table = opening::table(&*game, Some(&args.position), args.rules.seed)?;
    opening::play_all(&mut *table, &args.moves)?;
    let notes = |ply| {
        let motion = table.motion(ply, Eye::Keeper).unwrap_or_default();
        motion.notes().map(String::from).collect::<Vec<_>>()
    };
    let position = table.position(Eye::Keeper);
    if args.json {
        let mut answer = json!({"position": position, "status": status::data(&*table)});
        if args.explain {
            answer["notes"] = (0..table.ply()).map(notes).collect();
        }
        return Ok(writeln!(out, "{answer}")?);
    }
    if args.explain {
        let told = args.printed.or_exact().history(&*table, Eye::Keeper);
        for (ply, text) in told.iter().enumerate() {
            for note in notes(ply) {
                writeln!(out, "{text}: {note}")?;
            }
        }
    }
    Ok(writeln!(out, "{position}")?)
}
