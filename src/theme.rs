//! Colours that table, panel and film share. Sides and events are told apart by shape and brightness as well, so that
//! nobody need see the hue.

use crate::look::Look;
use crate::rules::Side;
use bevy::color::Color;
use bevy_egui::egui::Color32;

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

/// The cloth on which the board lies.
pub const CLOTH: Tint = Tint(50, 66, 62);
/// The darkest of the wood.
pub const WOOD_DARK: Tint = Tint(88, 46, 22);
/// The palest of the wood.
pub const WOOD_PALE: Tint = Tint(204, 142, 84);
/// The lid on a pit that is out of play.
pub const LID: Tint = Tint(150, 92, 50);
/// Counts on the board.
pub const COUNT: Tint = Tint(255, 241, 214);
/// Names of pits on the board.
pub const NAME: Tint = Tint(60, 28, 10);
/// Pits that may be chosen.
pub const PLAYABLE: Tint = Tint(255, 232, 168);
/// The pit pointed at, and the keyboard's focus.
pub const POINTED: Tint = Tint(255, 255, 255);
/// Sowing on from the pit where a lap ended.
pub const RELAY: Tint = Tint(86, 180, 233);
/// Captures.
pub const CAPTURE: Tint = Tint(236, 104, 36);
/// Moving again.
pub const BONUS: Tint = Tint(240, 228, 66);
/// What was spared, lost or not allowed.
pub const WITHHELD: Tint = Tint(204, 196, 188);
/// What may not be chosen.
pub const BARRED: Tint = Tint(222, 92, 80);
/// Sowing.
pub const SOW: Tint = Tint(170, 190, 160);
/// Turns, questions, the end.
pub const TURN: Tint = Tint(204, 121, 167);

/// The colour of a side.
pub fn side(side: Side) -> Tint {
    match side {
        Side::South => Tint(246, 198, 72),
        Side::North => Tint(192, 164, 246),
        Side::East => Tint(86, 190, 232),
        Side::West => Tint(240, 150, 120),
    }
}

/// The colours of a [`Look`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// What the board lies on.
    pub cloth: Tint,
    /// The darkest of what the board is made of; of a plain one, its lines.
    pub dark: Tint,
    /// The palest of what the board is made of.
    pub pale: Tint,
    /// The floor of a pit that is drawn and not carved.
    pub floor: Tint,
}

/// The colours of a look.
pub fn ground(look: Look) -> Ground {
    match look {
        Look::LightWood => Ground { cloth: CLOTH, dark: WOOD_DARK, pale: WOOD_PALE, floor: WOOD_DARK },
        Look::DarkWood => Ground {
            cloth: Tint(118, 112, 100),
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
