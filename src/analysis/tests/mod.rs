//! Analysis in the app and in the panel.

mod review;
mod solution;
mod study;
mod view;
