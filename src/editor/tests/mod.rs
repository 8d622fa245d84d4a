//! Rules changed and positions set up.

mod page;
mod position;
mod session;
