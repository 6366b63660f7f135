//! What a move does: tips, hops, fights.

use super::board::Square;
use super::chain::Move;
use super::fight::{Fight, fights};
use super::game::Variant;
use super::glyphs;
use super::position::Position;
use parlour_core::{Change, Mark, Motion, Stage};

/// A stage for each step, and one for the fights.
pub(super) fn of(variant: Variant, before: &Position, m: Move) -> Motion {
    let mut motion = Motion::default();
    if m.is_pass() {
        let note = format!("{} cannot move and passes", before.mover().name());
        motion.stages.push(Stage {
            notes: vec![note],
            ..Stage::default()
        });
        return motion;
    }
    let side = before.mover();
    let trail = m.trail();
    for (i, pair) in trail.windows(2).enumerate() {
        let (from, to) = (pair[0].to_string(), pair[1].to_string());
        let change = match m.tip(side) {
            Some(dir) if i == 0 => Change::Tip {
                from,
                to,
                glyph: glyphs::name(side, before.lying(m.from()).tip(dir)),
            },
            _ => Change::Hop { from, to },
        };
        motion = motion.then(vec![change]);
    }
    if variant == Variant::Contra {
        let fought = fights(before, m);
        if !fought.is_empty() {
            motion.stages.push(aftermath(&fought));
        }
    }
    motion
}

/// Losers leave together. Each fighter wears the sum that is brought against it.
fn aftermath(fought: &[Fight]) -> Stage {
    let mut leaving: Vec<Square> = fought.iter().filter_map(Fight::leaves).collect();
    leaving.sort_unstable();
    leaving.dedup();
    let vanish = |cell: &Square| Change::Vanish {
        spot: cell.to_string(),
        why: "lost its fight".into(),
    };
    let mut marks = Vec::new();
    for cell in &leaving {
        marks.push(Mark::spot(
            "danger",
            cell.to_string(),
            format!("{cell} leaves"),
        ));
    }
    for fight in fought {
        let (d, sum) = (fight.defender.to_string(), fight.attack.to_string());
        marks.push(Mark::badge("fight", d, sum, fight.to_string()));
    }
    // All foes beside the attacker stand together in every fight.
    let (a, sum) = (fought[0].attacker.to_string(), fought[0].defence);
    let note = format!("{sum} stand against {a}");
    marks.push(Mark::badge("fight", a, sum.to_string(), note));
    let supports = |cell: &Square| fought.iter().any(|f| f.attack_support.contains(cell));
    for cell in Square::all().filter(supports) {
        let note = format!("{cell} supports the attack");
        marks.push(Mark::spot("support", cell.to_string(), note));
    }
    Stage {
        changes: leaving.iter().map(vanish).collect(),
        notes: fought.iter().map(Fight::to_string).collect(),
        marks,
    }
}
