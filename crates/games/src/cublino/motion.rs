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
        let note = format!("{} cannot move and passes", before.turn().name());
        motion.stages.push(Stage {
            notes: vec![note],
            ..Stage::default()
        });
        return motion;
    }
    let side = before.turn();
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

/// Losers leave together. Each fighter carries the highest sum that is brought against it.
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
        let (a, d) = (fight.attacker.to_string(), fight.defender.to_string());
        marks.push(Mark::arrow("fight", vec![a, d], fight.to_string()));
    }
    for fight in fought {
        let note = format!("{} against {}", fight.attack, fight.defender);
        let (d, sum) = (fight.defender.to_string(), fight.attack.to_string());
        marks.push(Mark::badge("fight", d, sum, note));
    }
    // All foes beside the attacker stand together in every fight.
    let first = &fought[0];
    let note = format!("{} against {}", first.defence, first.attacker);
    let (a, sum) = (first.attacker.to_string(), first.defence.to_string());
    marks.push(Mark::badge("fight", a, sum, note));
    for fight in fought {
        for cell in &fight.attack_support {
            let note = format!("{cell} supports the attack on {}", fight.defender);
            marks.push(Mark::spot("support", cell.to_string(), note));
        }
    }
    Stage {
        changes: leaving.iter().map(vanish).collect(),
        notes: fought.iter().map(Fight::to_string).collect(),
        marks,
    }
}
