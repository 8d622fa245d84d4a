//! The order of the systems of a frame: wherever it matters, it is said.

use crate::app::window;
use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::{
    InternedScheduleLabel, LogLevel, ScheduleBuildError, ScheduleBuildSettings, ScheduleBuildWarning, ScheduleLabel,
};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPrimaryContextPass;
use mancala::rules::{Catalogue, Settings};
use naqala_core::session::Session;

/// Everything that the window is made of, but nothing to draw with.
fn window_without_driver() -> App {
    let catalogue = Catalogue::shipped();
    let current = Session::opening(&catalogue, "kalah", &Settings::new()).expect("Kalah is shipped");
    let no_driver = WgpuSettings { backends: None, ..default() };
    let rendering = RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(no_driver)), ..default() };
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(rendering).disable::<WinitPlugin>().disable::<LogPlugin>());
    window::add_features(&mut app, catalogue, current);
    window::add_window_features(&mut app);
    app
}

/// Pairs of our own systems of a schedule that use the same data in no certain order; and how many
/// systems of our own there are.
fn ambiguities(app: &mut App, label: InternedScheduleLabel) -> (Vec<String>, usize) {
    let world = app.world_mut();
    let Some(mut schedule) = world.resource_mut::<Schedules>().remove(label) else { return (Vec::new(), 0) };
    schedule.set_build_settings(ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        use_shortnames: false,
        report_sets: false,
        ..default()
    });
    // Bevy has systems of its own for each type of state.
    let is_ours = |name: &str| name.contains("naqala::") && !name.contains("bevy_state::");
    let ours = schedule.graph().systems.iter().filter(|(_, system, _)| is_ours(&system.name())).count();
    let found = match schedule.initialize(world) {
        Ok(_) => Vec::new(),
        Err(ScheduleBuildError::Elevated(ScheduleBuildWarning::Ambiguity(found))) => found
            .0
            .to_string(schedule.graph(), world.components())
            .filter(|(a, b, _)| is_ours(a) && is_ours(b))
            .map(|(a, b, data)| format!("{label:?}: {a} and {b} both use {data:?}"))
            .collect(),
        Err(error) => panic!("{label:?} cannot be built: {error}"),
    };
    (found, ours)
}

#[test]
fn systems_that_use_the_same_data_run_in_a_certain_order() {
    let mut app = window_without_driver();
    let order = app.world().resource::<MainScheduleOrder>();
    let mut labels = [&order.startup_labels[..], &order.labels[..]].concat();
    labels.push(EguiPrimaryContextPass.intern());
    let found: Vec<_> = labels.into_iter().map(|label| ambiguities(&mut app, label)).collect();
    let ours: usize = found.iter().map(|(_, ours)| ours).sum();
    assert!(ours > 50, "names of systems are known: {ours}");
    let found: Vec<String> = found.into_iter().flat_map(|(found, _)| found).collect();
    assert!(found.is_empty(), "{} pairs:\n{}", found.len(), found.join("\n"));
}
