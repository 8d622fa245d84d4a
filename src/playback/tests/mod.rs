//! Playback, with its captions and its bar.

mod captions;
mod laps;
mod playhead;
mod races;
mod transport;
