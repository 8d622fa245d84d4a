//! Colours that table, panel and film share. Sides and events are told apart by shape and brightness as well, so that
//! nobody need see the hue.

use super::look::Look;
use bevy::color::Color;
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use mancala::rules::Side;

/// A colour as a screen shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tint(pub u8, pub u8, pub u8);

impl Tint {
    /// For what Bevy draws.
    pub fn color(self) -> Color {
        Color::srgb_u8(self.0, self.1, self.2)
    }

    /// For what Bevy draws, seen through: `alpha` from 0, invisible, to 1.
    pub fn faded(self, alpha: f32) -> Color {
        Color::srgba(f32::from(self.0) / 255.0, f32::from(self.1) / 255.0, f32::from(self.2) / 255.0, alpha)
    }

    /// For what egui draws.
    pub fn egui(self) -> Color32 {
        Color32::from_rgb(self.0, self.1, self.2)
    }

    /// Red, green and blue, 0 to 1.
    pub fn parts(self) -> [f32; 3] {
        [self.0, self.1, self.2].map(|part| f32::from(part) / 255.0)
    }
}

/// The colours of a [`Look`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Cloth under the board.
    pub cloth: Tint,
    /// Darkest tint of the board; of a plain one, its lines.
    pub dark: Tint,
    /// Palest tint of the board.
    pub pale: Tint,
    /// The floor of a pit that is drawn and not carved.
    pub floor: Tint,
}

/// The colours of a look.
pub fn ground(look: Look) -> Ground {
    match look {
        Look::LightWood => Ground {
            cloth: Tint(50, 66, 62),
            dark: Tint(88, 46, 22),
            pale: Tint(204, 142, 84),
            floor: Tint(88, 46, 22),
        },
        Look::DarkWood => Ground {
            cloth: Tint(82, 97, 112),
            dark: Tint(34, 18, 12),
            pale: Tint(116, 68, 42),
            floor: Tint(34, 18, 12),
        },
        Look::Sand => Ground {
            cloth: Tint(186, 150, 104),
            dark: Tint(150, 112, 70),
            pale: Tint(226, 194, 144),
            floor: Tint(150, 112, 70),
        },
        Look::Plain => Ground {
            cloth: Tint(16, 16, 18),
            dark: Tint(0, 0, 0),
            pale: Tint(255, 255, 255),
            floor: Tint(226, 226, 226),
        },
    }
}

/// Meaning of a colour. The colour itself depends on the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Counts and names on the board, and the path of sowing.
    Count,
    /// Texts beside the board.
    Plate,
    /// The disc behind a mark, so that it is seen on anything.
    Backing,
    /// The lid on a pit that is out of play.
    Lid,
    /// Pits that may be chosen.
    Playable,
    /// The pit pointed at, and the keyboard's focus.
    Pointed,
    /// Sowing on from the pit where a lap ended.
    Relay,
    /// Captures.
    Capture,
    /// Moving again.
    Bonus,
    /// Seeds or moves that were spared, lost or not allowed.
    Withheld,
    /// Pits that may not be chosen.
    Barred,
    /// Sowing.
    Sow,
    /// Turns, questions, the end.
    Turn,
    /// Anything that belongs to a side.
    Side(Side),
}

impl Ink {
    /// The colour on a table of such a look.
    pub fn on(self, look: Look) -> Tint {
        match look {
            Look::LightWood | Look::DarkWood => self.on_wood(),
            Look::Sand => self.on_sand(),
            Look::Plain => self.on_plain(),
        }
    }

    /// The colour on wood, and in the panel's pictures of it.
    pub const fn on_wood(self) -> Tint {
        match self {
            Ink::Count | Ink::Plate => Tint(255, 241, 214),
            Ink::Backing => Tint(60, 28, 10),
            Ink::Lid => Tint(150, 92, 50),
            Ink::Playable => Tint(255, 232, 168),
            Ink::Pointed => Tint(255, 255, 255),
            Ink::Relay => Tint(86, 180, 233),
            Ink::Capture => Tint(236, 104, 36),
            Ink::Bonus => Tint(240, 228, 66),
            Ink::Withheld => Tint(204, 196, 188),
            Ink::Barred => Tint(222, 92, 80),
            Ink::Sow => Tint(170, 190, 160),
            Ink::Turn => Tint(204, 121, 167),
            Ink::Side(Side::South) => Tint(246, 198, 72),
            Ink::Side(Side::North) => Tint(192, 164, 246),
            Ink::Side(Side::East) => Tint(86, 190, 232),
            Ink::Side(Side::West) => Tint(240, 150, 120),
        }
    }

    fn on_sand(self) -> Tint {
        match self {
            Ink::Count | Ink::Plate => Tint(40, 21, 6),
            Ink::Backing => Tint(252, 240, 216),
            Ink::Lid => Tint(168, 122, 72),
            Ink::Playable => Tint(0, 104, 118),
            Ink::Pointed => Tint(34, 20, 10),
            Ink::Relay => Tint(0, 84, 168),
            Ink::Capture => Tint(190, 52, 8),
            Ink::Bonus => Tint(122, 74, 0),
            Ink::Withheld => Tint(104, 84, 62),
            Ink::Barred => Tint(168, 30, 30),
            Ink::Sow => Tint(74, 96, 36),
            Ink::Turn => Tint(142, 44, 104),
            Ink::Side(Side::South) => Tint(158, 92, 0),
            Ink::Side(Side::North) => Tint(98, 58, 172),
            Ink::Side(Side::East) => Tint(0, 96, 150),
            Ink::Side(Side::West) => Tint(178, 62, 36),
        }
    }

    fn on_plain(self) -> Tint {
        match self {
            Ink::Count => Tint(0, 0, 0),
            Ink::Plate | Ink::Backing => Tint(255, 255, 255),
            Ink::Lid => Tint(96, 96, 96),
            Ink::Playable => Tint(0, 110, 60),
            Ink::Pointed => Tint(0, 0, 0),
            Ink::Relay => Tint(0, 90, 190),
            Ink::Capture => Tint(200, 44, 0),
            Ink::Bonus => Tint(150, 84, 0),
            Ink::Withheld => Tint(90, 90, 90),
            Ink::Barred => Tint(180, 0, 20),
            Ink::Sow => Tint(60, 100, 30),
            Ink::Turn => Tint(160, 30, 110),
            Ink::Side(Side::South) => Tint(196, 112, 0),
            Ink::Side(Side::North) => Tint(142, 92, 232),
            Ink::Side(Side::East) => Tint(0, 130, 200),
            Ink::Side(Side::West) => Tint(220, 78, 54),
        }
    }
}

/// Returns whether writing stands out better with a shadow under it: pale letters on wood do.
pub fn shadows(look: Look) -> bool {
    matches!(look, Look::LightWood | Look::DarkWood)
}

/// Returns how strongly something is written that is to look so strong, 0 to 1: dark letters lose more when light
/// shines through them than pale ones do.
pub fn thinned(look: Look, strength: f32) -> f32 {
    if shadows(look) { strength } else { 1.0 - 0.4 * (1.0 - strength) }
}

/// The colours of drawings on the board.
pub const DRAWINGS: [Color32; 4] = [
    Color32::from_rgb(0x4f, 0xc1, 0x5c),
    Color32::from_rgb(0xe0, 0x45, 0x35),
    Color32::from_rgb(0x4a, 0x9c, 0xf0),
    Color32::from_rgb(0xf2, 0xb9, 0x2e),
];

/// The points of a line round a rectangle with round ends.
fn outline(rect: Rect) -> Vec<Pos2> {
    const STEPS: usize = 64;
    let radius = rect.size().min_elem() / 2.0;
    let straight = rect.size() / 2.0 - Vec2::splat(radius);
    let around = |step: usize| Vec2::angled(step as f32 / STEPS as f32 * std::f32::consts::TAU);
    let point = |way: Vec2| rect.center() + straight * vec2(way.x.signum(), way.y.signum()) + radius * way;
    (0..=STEPS).map(|step| point(around(step))).collect()
}

/// A ring round a place, by what it says: each has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    /// Somebody has drawn it, in this colour.
    Drawn(Color32),
    /// The place may not be chosen: the ring is crossed by a bar.
    Barred,
    /// A puzzle asks about the place: there are two rings.
    Asked,
    /// The place has been pointed out: the ring is filled.
    Chosen,
    /// A lesson describes the place: the ring is broken.
    Described,
}

impl Ring {
    /// Paints it round a rectangle with round ends, with a line of this width.
    pub fn paint(self, painter: &Painter, rect: Rect, width: f32) {
        let corners = |rect: Rect| CornerRadius::same((rect.size().min_elem() / 2.0).min(250.0) as u8);
        let line = |rect: Rect, colour: Color32, width: f32| {
            for (colour, more) in [(Color32::from_black_alpha(140), 3.0), (colour, 0.0)] {
                painter.rect_stroke(rect, corners(rect), Stroke::new(width + more, colour), StrokeKind::Middle);
            }
        };
        match self {
            Ring::Drawn(colour) => line(rect, colour, width),
            Ring::Barred => {
                let colour = DRAWINGS[1];
                line(rect, colour, width);
                let reach = rect.size().min_elem() / 2.0 * std::f32::consts::FRAC_1_SQRT_2;
                let corner = vec2(reach, -reach);
                painter.line_segment([rect.center() - corner, rect.center() + corner], Stroke::new(width, colour));
            }
            Ring::Asked => {
                line(rect, DRAWINGS[3], width * 0.6);
                line(rect.expand(width * 1.6), DRAWINGS[3], width * 0.6);
            }
            Ring::Chosen => {
                painter.rect_filled(rect, corners(rect), DRAWINGS[2].gamma_multiply(0.35));
                line(rect, DRAWINGS[2], width);
            }
            Ring::Described => {
                let points = outline(rect.expand(width * 0.5));
                for (colour, more) in [(Color32::from_black_alpha(140), 3.0), (DRAWINGS[3], 0.0)] {
                    let stroke = Stroke::new(width + more, colour);
                    painter.extend(Shape::dashed_line(&points, stroke, 3.0 * width, 2.0 * width));
                }
            }
        }
    }
}

#[cfg(test)]
pub(crate) fn contrast(a: Tint, b: Tint) -> f32 {
    let light = |tint: Tint| {
        let [r, g, b] = tint.parts().map(|c| if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (light(a), light(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_stands_out_from_what_it_is_written_on() {
        for look in Look::ALL {
            let ground = ground(look);
            // Wood and sand are of many shades; the middle of them is what there is most of.
            let middle = Tint(
                ground.pale.0 / 2 + ground.dark.0 / 2,
                ground.pale.1 / 2 + ground.dark.1 / 2,
                ground.pale.2 / 2 + ground.dark.2 / 2,
            );
            let board = if look == Look::Plain { ground.pale } else { middle };
            assert!(contrast(Ink::Count.on(look), board) > 4.5, "counts on {look:?}");
            assert!(contrast(Ink::Plate.on(look), ground.cloth) > 4.0, "names on {look:?}");
            for side in Side::ALL {
                assert!(contrast(Ink::Side(side).on(look), Ink::Backing.on(look)) > 3.0, "{side:?} on {look:?}");
            }
        }
    }

    #[test]
    fn the_plain_table_keeps_its_marks_apart_from_its_white() {
        for ink in
            [Ink::Playable, Ink::Pointed, Ink::Relay, Ink::Capture, Ink::Bonus, Ink::Withheld, Ink::Barred, Ink::Turn]
        {
            assert!(contrast(ink.on(Look::Plain), ground(Look::Plain).pale) > 4.5, "{ink:?}");
        }
    }
}
