//! Sizes of counts and names on the table.

use super::Spacing;

/// Least distance of a name's middle to the left of its pit's middle, in pit radii.
const NAME_ASIDE: f32 = 0.82;
/// Size of the letters of a count and of a name, in lines.
pub const COUNT_SIZE: f32 = 0.86;
const NAME_SIZE: f32 = 0.66;
/// Size of the letters of a player's name, in heights of its plate.
pub const PLATE_SIZE: f32 = 0.58;
/// Approximate width of a count of two digits, in lines, and of a pit's name, in sizes of its letters.
const TWO_DIGITS: f32 = 1.0;
pub(super) const NAME_WIDTH: f32 = 1.35;
/// Greatest reach of a name beside a count to the left of its pit's middle, in pit radii.
const NAME_REACH: f32 = 1.35;
/// From one named column to the next where only some are.
pub(super) const FIFTH: u8 = 5;
/// The greatest size of such a name, in pit radii, so that it stays clear of what lies beside the board's first pit; and the
/// least that can be read, in pixels.
const FIFTH_NAME: f32 = 2.4;
pub(super) const READABLE: f32 = 6.0;
/// The least room between a name and a count, in lines.
const APART: f32 = 0.2;
/// The smallest height of a line of counts, in pixels at text size 1.
pub(super) const LINE: f32 = 15.0;
/// The greatest height of such a line, in pit radii: of ordinary letters, and of larger ones. If there is little room,
/// the pits come before the letters.
const LINE_PARTS: [f32; 2] = [1.5, 1.0];
/// The smallest height of a player's name, in pixels at text size 1.
pub(super) const PLATE: f32 = 26.0;
/// The greatest height of a player's name, in pit radii: of ordinary letters, and of larger ones.
const PLATE_PARTS: [f32; 2] = [2.6, 1.8];

/// Sizes of letters beside the pits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Letters {
    /// The size of text, 1 being ordinary.
    pub text: f32,
    /// The smallest size of counts and names, in pixels. If it is not 0, every pit has its name.
    pub least: f32,
    /// `true` if letters grow and rows move apart where the pits leave room.
    pub grow: bool,
}

impl Letters {
    /// None.
    pub(super) const NONE: Letters = Letters { text: 0.0, least: 0.0, grow: false };

    /// The height of a line of counts and that of a player's name, for a radius.
    pub(super) fn heights(self, radius: f32, spacing: &Spacing) -> (f32, f32) {
        // Of letters `least` high at text size 1, ordinary ones may be no higher than the first of two bounds and
        // larger ones no higher than the second.
        let height = |least: f32, parts: [f32; 2]| {
            let [ordinary, larger] = parts.map(|part| part * radius);
            (least * self.text).min(least.min(ordinary).max(larger))
        };
        let line = (spacing.line * radius).max(height(LINE, LINE_PARTS)).max(self.least / COUNT_SIZE);
        let plate = (spacing.plate * radius).max(height(PLATE, PLATE_PARTS)).max(self.least / PLATE_SIZE);
        (line, plate)
    }

    /// The size of the letters of a pit's name beside counts of a height.
    pub(super) fn name(self, line: f32) -> f32 {
        (NAME_SIZE * line).max(self.least)
    }

    /// The size of the letters of a pit's name where only every fifth column has one: there is room to its sides.
    pub(super) fn fifth_name(self, radius: f32, line: f32) -> f32 {
        (NAME_SIZE * LINE * self.text).min(FIFTH_NAME * radius).max(self.name(line))
    }

    /// Returns where the names of pits stand.
    pub(super) fn names(self, radius: f32, line: f32) -> Names {
        if self.least <= 0.0 {
            return if radius > 1.5 * line { Names::Beside } else { Names::Nowhere };
        }
        let reach = self.name_offset(radius, line) + NAME_WIDTH / 2.0 * self.name(line);
        if reach <= NAME_REACH * radius { Names::Beside } else { Names::Beyond }
    }

    /// Returns how far to the left of its pit's middle a name beside a count stands.
    pub(super) fn name_offset(self, radius: f32, line: f32) -> f32 {
        (NAME_ASIDE * radius).max((TWO_DIGITS / 2.0 + APART) * line + NAME_WIDTH / 2.0 * self.name(line))
    }
}

/// Placement of the names of pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Names {
    /// There is no room for them.
    Nowhere,
    /// Beside the counts.
    Beside,
    /// In a line of their own beyond the counts.
    Beyond,
    /// The same, of every fifth column: those of a wide board whose pits are smaller than their names.
    Fifths,
}
