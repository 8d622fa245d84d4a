//! The look of pictures and films.

use crate::look::{Look, Stones};

/// `[--look LOOK] [--stones KIND]`
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Looks {
    /// What the table is made of
    #[arg(long, value_enum, default_value_t)]
    pub(super) look: Look,
    /// What lies in the pits
    #[arg(long, value_enum, default_value_t)]
    pub(super) stones: Stones,
}

#[cfg(feature = "app")]
impl Looks {
    /// A picture of this size and look.
    pub(super) fn frame(self, size: super::film::Size) -> crate::film::Frame {
        let size = crate::film::Size { width: size.width, height: size.height };
        crate::film::Frame { size, look: self.look, stones: self.stones }
    }
}
