//! Sizes of text.

/// Another size of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// The next larger one.
    Larger,
    /// The next smaller one.
    Smaller,
    /// The size that they have by themselves.
    Usual,
}

impl Letters {
    /// The sizes offered, as factors of the usual one.
    const SIZES: std::ops::RangeInclusive<f32> = 0.75..=2.0;
    /// The step from one size to the next.
    const STEP: f32 = 0.125;

    /// The size that follows from this one, within those offered.
    pub fn after(self, size: f32) -> f32 {
        let wanted = match self {
            Letters::Larger => size + Letters::STEP,
            Letters::Smaller => size - Letters::STEP,
            Letters::Usual => 1.0,
        };
        wanted.clamp(*Letters::SIZES.start(), *Letters::SIZES.end())
    }
}
