//! Failures outside the program: it is killed, the disk is full, nothing can be written, files change while they are
//! read.

mod changing;
mod disk;
mod kept;
mod killed;
