//! The five animals, drawn on tiles with a dot for each direction in which they may step.

use super::pieces::Animal;
use parlour_core::Glyph;

/// One drawing for each animal, called by its name, looking up the board.
pub(super) fn glyphs() -> Vec<Glyph> {
    let glyph = |animal: Animal| Glyph {
        name: animal.name().into(),
        body: format!("{TILE}{}{}", face(animal), dots(animal)),
        size: (1.0, 1.0),
    };
    Animal::ALL.into_iter().map(glyph).collect()
}

/// The tile: its two upper corners are cut, so that one sees at a glance where it heads.
const TILE: &str = r##"<path class="shade" d="M-.25-.44H.29L.47-.28V.43Q.47.485.42.485H-.38Q-.43.485-.43.43V-.28Z" fill="#000" opacity=".25"/><path d="M-.27-.46H.27L.45-.3V.41Q.45.46.4.46H-.4Q-.45.46-.45.41V-.3Z" fill="{fill}" stroke="{ink}" stroke-width=".025" stroke-linejoin="round"/>"##;

/// The letter, and the letter among dots where the animal may go.
pub(super) fn letters(glyph: &str) -> Vec<String> {
    let Some(animal) = Animal::ALL.into_iter().find(|a| a.name() == glyph) else {
        return Vec::new();
    };
    let place = |x, y| match (x, y) {
        (0, 0) => animal.letter(),
        way if goes(animal).contains(&way) => '•',
        _ => ' ',
    };
    let line = |y| format!("{} {} {}", place(-1, y), place(0, y), place(1, y));
    vec![
        animal.letter().into(),
        [line(-1), line(0), line(1)].join("\n"),
    ]
}

/// Where it may go, up being forward.
fn goes(animal: Animal) -> &'static [(i8, i8)] {
    match animal {
        Animal::Lion => &[
            (-1, -1),
            (0, -1),
            (1, -1),
            (-1, 0),
            (1, 0),
            (-1, 1),
            (0, 1),
            (1, 1),
        ],
        Animal::Giraffe => &[(0, -1), (-1, 0), (1, 0), (0, 1)],
        Animal::Elephant => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        Animal::Chick => &[(0, -1)],
        Animal::Rooster => &[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (0, 1)],
    }
}

fn dots(animal: Animal) -> String {
    let dot = |&(x, y): &(i8, i8)| {
        // The upper corners are cut, so their dots lie further in.
        let x = match (x, y) {
            (0, _) => 0.0,
            (_, -1) => 0.3 * f32::from(x),
            _ => 0.385 * f32::from(x),
        };
        let y = match y {
            -1 => -0.37,
            0 => 0.03,
            _ => 0.395,
        };
        format!(r##"<circle cx="{x}" cy="{y}" r=".036" fill="{{ink}}"/>"##)
    };
    goes(animal).iter().map(dot).collect()
}

fn face(animal: Animal) -> &'static str {
    match animal {
        Animal::Lion => LION,
        Animal::Giraffe => GIRAFFE,
        Animal::Elephant => ELEPHANT,
        Animal::Chick => CHICK,
        Animal::Rooster => ROOSTER,
    }
}

const LION: &str = r##"<g fill="#b5541c"><circle cx="0" cy="-.2" r=".1"/><circle cx=".125" cy="-.16" r=".1"/><circle cx=".21" cy="-.06" r=".1"/><circle cx=".22" cy=".07" r=".1"/><circle cx=".16" cy=".18" r=".1"/><circle cx=".06" cy=".24" r=".1"/><circle cx="-.06" cy=".24" r=".1"/><circle cx="-.16" cy=".18" r=".1"/><circle cx="-.22" cy=".07" r=".1"/><circle cx="-.21" cy="-.06" r=".1"/><circle cx="-.125" cy="-.16" r=".1"/><circle cx="0" cy=".03" r=".22"/></g>
<circle cx="-.135" cy="-.115" r=".052" fill="#f2b04e"/><circle cx=".135" cy="-.115" r=".052" fill="#f2b04e"/><circle cx="-.135" cy="-.115" r=".025" fill="#b5541c"/><circle cx=".135" cy="-.115" r=".025" fill="#b5541c"/>
<circle cx="0" cy=".03" r=".175" fill="#f7bd5e"/><ellipse cx="0" cy=".105" rx=".1" ry=".075" fill="#fde6b8"/>
<circle cx="-.07" cy="-.005" r=".024" fill="#2b1a10"/><circle cx=".07" cy="-.005" r=".024" fill="#2b1a10"/><path d="M-.04.055H.04L0 .1Z" fill="#5a2a12" stroke="#5a2a12" stroke-width=".015" stroke-linejoin="round"/>
<path d="M0 .1V.125M-.055.13Q-.03.16 0 .125Q.03.16.055.13" fill="none" stroke="#5a2a12" stroke-width=".015" stroke-linecap="round"/>"##;

const GIRAFFE: &str = r##"<path d="M-.1.34L-.075-.02H.075L.1.34Q0 .355-.1.34Z" fill="#f3c64b"/><path d="M-.085.12l.05-.03.035.045-.04.05-.05-.01zM.02.17l.06-.03.012.09-.05.012zM-.095.25l.07-.03.03.06-.05.04-.052-.01zM.03.29l.05-.03.012.06-.045.01z" fill="#a8642a"/>
<path d="M-.06-.19L-.075-.27M.06-.19L.075-.27" stroke="#a8642a" stroke-width=".035" stroke-linecap="round"/><circle cx="-.08" cy="-.285" r=".034" fill="#6d3c17"/><circle cx=".08" cy="-.285" r=".034" fill="#6d3c17"/>
<path d="M-.1-.13Q-.2-.22-.25-.14Q-.2-.07-.1-.1ZM.1-.13Q.2-.22.25-.14Q.2-.07.1-.1Z" fill="#f3c64b"/><path d="M-.14-.135Q-.19-.165-.215-.14Q-.18-.11-.14-.12ZM.14-.135Q.19-.165.215-.14Q.18-.11.14-.12Z" fill="#e59f79"/>
<path d="M-.13-.12Q-.13-.22 0-.22Q.13-.22.13-.12L.1.04Q.09.12 0 .12Q-.09.12-.1.04Z" fill="#f8d35f"/><path d="M-.045-.21l.045-.008.045.008-.02.055-.045 0z" fill="#a8642a"/><ellipse cx="0" cy=".06" rx=".095" ry=".068" fill="#fbe9b9"/>
<circle cx="-.075" cy="-.085" r=".025" fill="#2b1a10"/><circle cx=".075" cy="-.085" r=".025" fill="#2b1a10"/><circle cx="-.035" cy=".035" r=".012" fill="#7a4a20"/><circle cx=".035" cy=".035" r=".012" fill="#7a4a20"/><path d="M-.045.082Q0 .108.045.082" fill="none" stroke="#7a4a20" stroke-width=".014" stroke-linecap="round"/>"##;

const ELEPHANT: &str = r##"<ellipse cx="-.215" cy="-.03" rx=".13" ry=".18" fill="#7d93ad"/><ellipse cx=".215" cy="-.03" rx=".13" ry=".18" fill="#7d93ad"/><ellipse cx="-.215" cy="-.02" rx=".075" ry=".115" fill="#e0b3bb"/><ellipse cx=".215" cy="-.02" rx=".075" ry=".115" fill="#e0b3bb"/>
<path d="M-.11.1L-.15.24Q-.1.24-.06.14ZM.11.1L.15.24Q.1.24.06.14Z" fill="#fffdf4" stroke="#b9b09a" stroke-width=".01" stroke-linejoin="round"/>
<path d="M-.17-.06Q-.17-.25 0-.25Q.17-.25.17-.06Q.17.09.075.13Q.06.2.075.26Q.1.3.14.27Q.165.25.185.275Q.2.3.17.33Q.1.385.03.34Q-.04.29-.065.14Q-.17.1-.17-.06Z" fill="#93a9c3"/>
<path d="M-.04.17Q0 .185.055.165M-.025.23Q.015.24.06.215M.01.295Q.045.285.075.265" fill="none" stroke="#6d839d" stroke-width=".014" stroke-linecap="round"/><circle cx="-.085" cy="-.05" r=".025" fill="#22303f"/><circle cx=".085" cy="-.05" r=".025" fill="#22303f"/><path d="M-.12-.115Q-.085-.135-.055-.115M.055-.115Q.085-.135.12-.115" fill="none" stroke="#6d839d" stroke-width=".014" stroke-linecap="round"/>"##;

const CHICK: &str = r##"<path d="M0-.2Q-.05-.27-.09-.25M0-.2Q0-.285.02-.29M0-.2Q.05-.26.09-.24" fill="none" stroke="#e2a814" stroke-width=".025" stroke-linecap="round"/>
<circle cx="0" cy="-.02" r=".19" fill="#ffd93b"/><path d="M-.19.08Q-.29.02-.26-.05Q-.2-.03-.17 0ZM.19.08Q.29.02.26-.05Q.2-.03.17 0Z" fill="#f2bd1d"/>
<path d="M-.25.09L-.17.16-.085.09 0 .16.085.09.17.16.25.09Q.27.36 0 .37Q-.27.36-.25.09Z" fill="#fffaf0" stroke="#c9b99a" stroke-width=".014" stroke-linejoin="round"/><path d="M-.11.27l.045.035M.09.24l-.03.045" stroke="#d9cbb0" stroke-width=".018" stroke-linecap="round"/>
<circle cx="-.075" cy="-.045" r=".025" fill="#2b1a10"/><circle cx=".075" cy="-.045" r=".025" fill="#2b1a10"/><path d="M-.045 0H.045L0 .055Z" fill="#f07f13" stroke="#f07f13" stroke-width=".014" stroke-linejoin="round"/><circle cx="-.125" cy=".015" r=".026" fill="#f7a64a" fill-opacity=".8"/><circle cx=".125" cy=".015" r=".026" fill="#f7a64a" fill-opacity=".8"/>"##;

const ROOSTER: &str = r##"<path d="M-.14-.13Q-.19-.28-.09-.24Q-.07-.34.01-.27Q.08-.34.1-.24Q.19-.26.14-.13Z" fill="#d8342b" stroke="#a81f1b" stroke-width=".012" stroke-linejoin="round"/>
<path d="M-.2.35Q-.3.14-.18.02Q-.2-.18 0-.19Q.2-.18.18.02Q.3.14.2.35Q.1.3 0 .36Q-.1.3-.2.35Z" fill="#fff8ea" stroke="#b79f7c" stroke-width=".014" stroke-linejoin="round"/><path d="M-.22.18Q-.31.2-.3.3Q-.24.3-.2.26ZM.22.18Q.31.2.3.3Q.24.3.2.26Z" fill="#2f7d6b"/>
<path d="M-.03.12Q-.085.18-.055.225Q-.01.24 0 .15Q.01.24.055.225Q.085.18.03.12Z" fill="#d8342b"/><path d="M-.075.035Q0-.03.075.035L0 .125Z" fill="#f0a013" stroke="#b36f05" stroke-width=".012" stroke-linejoin="round"/><path d="M-.07.04Q0 .07.07.04" fill="none" stroke="#b36f05" stroke-width=".012"/>
<circle cx="-.085" cy="-.04" r=".026" fill="#2b1a10"/><circle cx=".085" cy="-.04" r=".026" fill="#2b1a10"/><path d="M-.125-.095L-.06-.075M.125-.095L.06-.075" stroke="#2b1a10" stroke-width=".016" stroke-linecap="round"/>"##;
