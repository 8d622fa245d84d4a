//! Sizes of text.

/// Another size of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextSize {
    /// The next larger one.
    Larger,
    /// The next smaller one.
    Smaller,
    /// The size that they have by themselves.
    Usual,
}

impl TextSize {
    /// The sizes offered, as factors of the usual one.
    const SIZES: std::ops::RangeInclusive<f32> = 0.75..=2.0;
    /// The step from one size to the next.
    const STEP: f32 = 0.125;

    /// The size that follows from this one, within those offered.
    pub fn after(self, size: f32) -> f32 {
        let wanted = match self {
            TextSize::Larger => size + TextSize::STEP,
            TextSize::Smaller => size - TextSize::STEP,
            TextSize::Usual => 1.0,
        };
        wanted.clamp(*TextSize::SIZES.start(), *TextSize::SIZES.end())
    }
}
