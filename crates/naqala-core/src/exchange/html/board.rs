//! The board of a page as SVG: every place once, with the seeds of the opening. The page itself updates it.

use super::course::ReplayData;
use super::escaped;
use crate::geometry::{Rect, Spacing, Vec2};
use crate::teach::sheet::board::{DiagramLayout, PaperLayout, lay, strips};
use crate::words::Words;
use mancala::engine::Game;
use mancala::rules::{Place, PlaceKind, Rules, Side};
use std::fmt::Write as _;

/// Radius of a pit, in units of the drawing.
const RADIUS: f32 = 22.0;
/// Size of the names of columns, rows and sides.
const NAMES: f32 = 12.0;
/// Most columns side by side; a wider board is drawn in strips, one below the other.
const WIDE: u8 = 16;
/// Largest size of the drawing on screen, in pixels per unit.
const LARGEST: f32 = 1.7;
/// Room between the board's edge and what lies on it, in pit radii.
const MARGIN: f32 = 0.7;
/// Room round the drawing.
const EDGE: f32 = 4.0;

/// Returns the drawing of the board.
pub(super) fn drawing(game: &Game, words: &Words, course: &ReplayData) -> String {
    let rules: &Rules = game.rules();
    let board = &rules.board;
    let hands = course.places.iter().any(|place| matches!(place.kind(), PlaceKind::Hand(_)));
    let spacing = Spacing { margin: [MARGIN; 2], ..Spacing::CLOSE };
    let shape = DiagramLayout { spacing, sides: true, hands, names: NAMES, strips: strips(board.columns, WIDE) };
    let geometry = lay(board, &shape, RADIUS);
    let size = geometry.size;
    let mut out = format!(
        "<svg id=\"board\" role=\"img\" aria-label=\"{}\" viewBox=\"{} {} {} {}\" style=\"max-width: {}px\">\n",
        escaped(&words.label("replay-board")),
        number(-EDGE),
        number(-EDGE),
        number(size.x + 2.0 * EDGE),
        number(size.y + 2.0 * EDGE),
        number(LARGEST * size.x),
    );
    for (area, _) in geometry.frames() {
        let torus = if board.is_torus() { " torus" } else { "" };
        let _ = writeln!(out, "{}", rectangle(area, 0.6 * RADIUS, &format!("frame{torus}")));
    }
    for line in &geometry.parting {
        let points: Vec<String> = line.iter().map(|at| format!("{},{}", number(at.x), number(at.y))).collect();
        let _ = writeln!(out, "<polyline class=\"parting\" points=\"{}\"/>", points.join(" "));
    }
    for (index, &place) in course.places.iter().enumerate() {
        out += &hollow(rules, words, course, &geometry, index, place);
    }
    for (at, name) in &geometry.names {
        let _ = writeln!(out, "{}", letters(*at, "name", name));
    }
    for &(side, at) in &geometry.sides {
        let name = escaped(&words.side(side));
        let (x, y) = (number(at.x), number(at.y));
        let letter = side.letter();
        let _ =
            writeln!(out, "<text class=\"side\" data-side=\"{letter}\" x=\"{x}\" y=\"{y}\" dy=\".36em\">{name}</text>");
    }
    out + "</svg>\n"
}

/// Returns a place with its seeds, its number and the marks that it may bear.
fn hollow(
    rules: &Rules,
    words: &Words,
    course: &ReplayData,
    geometry: &PaperLayout,
    index: usize,
    place: Place,
) -> String {
    let (area, pit) = match (geometry.tray(place), geometry.centre(place)) {
        (Some(area), _) => (area, false),
        (None, Some(centre)) => (Rect::from_center_half_size(centre, Vec2 { x: RADIUS, y: RADIUS }), true),
        (None, None) => return String::new(),
    };
    let (centre, half) = (area.center(), area.size() * 0.5);
    let class = match place.kind() {
        PlaceKind::Pit(pit) if rules.board.names_seats() && !rules.board.is_nobodys(pit) => {
            format!("pit of-{}", rules.board.owner(pit).letter())
        }
        PlaceKind::Pit(_) => "pit".to_owned(),
        PlaceKind::Hand(_) => "hand".to_owned(),
        PlaceKind::Penalty(_) => "penalty".to_owned(),
        _ => "store".to_owned(),
    };
    let opening = &course.steps[0];
    let seeds = opening.seeds[index];
    let mut out = format!(
        "<g class=\"place {class}\" data-index=\"{index}\" data-count=\"{seeds}\" data-x=\"{}\" data-y=\"{}\" data-wide=\"{}\" \
         data-high=\"{}\"><title>{}</title>",
        number(centre.x),
        number(centre.y),
        number(half.x),
        number(half.y),
        escaped(&words.place(rules, place)),
    );
    if pit {
        let (x, y, r) = (number(centre.x), number(centre.y), number(0.95 * RADIUS));
        let _ = write!(out, "<circle class=\"hollow\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>");
        out += &rectangle(Rect::from_center_half_size(centre, half * 0.92), 0.12 * RADIUS, "hollow square");
    } else {
        out += &rectangle(area, half.x.min(half.y), "hollow");
    }
    out += "<g class=\"seeds\"></g>";
    if rules.board.specials > 0 {
        out += &letters(centre + Vec2 { x: 0.0, y: -0.55 * RADIUS }, "specials", "");
    }
    out += &letters(centre, "count", &seeds.to_string());
    if course.steps.iter().any(|step| step.marks.contains_key(&index)) {
        out += &signs(centre);
    }
    if let Some(side) = place.side().filter(|_| !rules.board.is_square() && geometry.tray(place).is_some()) {
        out += &owner(area, side);
    }
    out + "</g>\n"
}

/// Returns the signs of a marked pit: a ring with its owner's letter, a cross, a dot.
fn signs(centre: Vec2) -> String {
    let at = |x: f32, y: f32| centre + Vec2 { x: x * RADIUS, y: y * RADIUS };
    let (ring, badge) = (number(0.8 * RADIUS), at(0.68, 0.68));
    let corner = |x: f32, y: f32| {
        let at = at(x, y);
        format!("{} {}", number(at.x), number(at.y))
    };
    format!(
        "<g class=\"mark\"><circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"{ring}\"/>\
         <path class=\"cross\" d=\"M{}L{}M{}L{}\"/><circle class=\"badge\" cx=\"{bx}\" cy=\"{by}\" r=\"{}\"/>{}</g>",
        corner(-0.6, -0.6),
        corner(0.6, 0.6),
        corner(0.6, -0.6),
        corner(-0.6, 0.6),
        number(0.36 * RADIUS),
        letters(badge, "owner", ""),
        x = number(centre.x),
        y = number(centre.y),
        bx = number(badge.x),
        by = number(badge.y),
    )
}

/// Returns the letter of the side that a store or a hand belongs to, at its outer end.
fn owner(area: Rect, side: Side) -> String {
    let tall = area.size().y > area.size().x;
    let centre = area.center();
    let at = match (tall, side) {
        (true, Side::North | Side::West) => Vec2 { x: centre.x, y: area.min.y + 0.62 * RADIUS },
        (true, _) => Vec2 { x: centre.x, y: area.max.y - 0.62 * RADIUS },
        (false, _) => Vec2 { x: area.min.x + 0.6 * RADIUS, y: centre.y },
    };
    if tall && area.size().y < 3.0 * RADIUS {
        return String::new();
    }
    letters(at, "whose", &side.letter().to_string())
}

fn rectangle(area: Rect, radius: f32, class: &str) -> String {
    let size = area.size();
    format!(
        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>",
        number(area.min.x),
        number(area.min.y),
        number(size.x),
        number(size.y),
        number(radius),
    )
}

/// Returns letters centred on a point.
fn letters(at: Vec2, class: &str, text: &str) -> String {
    let (x, y) = (number(at.x), number(at.y));
    format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\" dy=\".36em\">{}</text>", escaped(text))
}

/// Returns a length to a tenth of a unit.
fn number(length: f32) -> String {
    let text = format!("{length:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
