//! Places of the panel that features fill: each adds views of its own, and none knows those of the others.

use super::icons::Icon;
use super::tabs::Tab;
use super::{Action, run_view};
use bevy::ecs::system::IntoSystem;
use bevy::platform::collections::HashMap;
use bevy::prelude::{App, InMut, Resource, World};
use bevy_egui::egui::Ui;
use std::sync::Arc;

/// A place of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// The side panel under a tab.
    Tab(Tab),
    /// The bars over the table.
    Top,
    /// The controls of whoever speaks in front of a window that is projected, from the right to the left.
    Speaker,
    /// The rule page, above its rules.
    Rules,
    /// The tab with the record, between its players and its menu.
    Record,
    /// The menu of the record.
    RecordMenu,
    /// The lines below that menu.
    RecordNotes,
    /// The dialog with the preferences.
    Preferences,
}

type View = Arc<dyn Fn(&mut World, &mut Ui) -> Vec<Action> + Send + Sync>;

/// The views of all features, by place and order.
#[derive(Resource, Default)]
pub struct Slots {
    views: HashMap<Slot, Vec<(u32, View)>>,
    buttons: Vec<BarButton>,
}

/// A button of the bar under the table: its sign, the message that says what it does, and that action.
pub type BarButton = (Icon, &'static str, Action);

/// Parts of the panel for an app.
pub trait SlotApp {
    /// Adds a view to a place, among its others in the order of these numbers.
    fn add_view<V, O, M>(&mut self, slot: Slot, order: u32, view: V) -> &mut Self
    where
        V: IntoSystem<InMut<'static, Ui>, O, M> + Copy + Send + Sync + 'static,
        O: IntoIterator<Item = Action> + 'static,
        M: 'static;

    /// Adds a button to the bar under the table.
    fn add_bar_button(&mut self, button: BarButton) -> &mut Self;
}

impl SlotApp for App {
    fn add_view<V, O, M>(&mut self, slot: Slot, order: u32, view: V) -> &mut App
    where
        V: IntoSystem<InMut<'static, Ui>, O, M> + Copy + Send + Sync + 'static,
        O: IntoIterator<Item = Action> + 'static,
        M: 'static,
    {
        let mut slots = self.world_mut().get_resource_or_init::<Slots>();
        let views = slots.views.entry(slot).or_default();
        let at = views.partition_point(|(before, _)| *before <= order);
        let shown = move |world: &mut World, ui: &mut Ui| run_view(world, view, ui).into_iter().collect();
        views.insert(at, (order, Arc::new(shown)));
        self
    }

    fn add_bar_button(&mut self, button: BarButton) -> &mut App {
        self.world_mut().get_resource_or_init::<Slots>().buttons.push(button);
        self
    }
}

impl Slots {
    /// The buttons that features have added to the bar under the table.
    pub fn bar_buttons(&self) -> &[BarButton] {
        &self.buttons
    }
}

/// Shows what is in a place.
pub fn show(world: &mut World, slot: Slot, ui: &mut Ui) -> Vec<Action> {
    let views = world.get_resource_or_init::<Slots>().views.get(&slot).cloned().unwrap_or_default();
    views.iter().flat_map(|(_, view)| view(world, ui)).collect()
}
