//! A look into the running app for whoever works on it: its entities and resources with what they hold. Part of the cargo
//! feature `dev`; F12 opens it.

use bevy::ecs::reflect::{AppTypeRegistry, ReflectComponent};
use bevy::ecs::world::EntityRef;
use bevy::prelude::*;
use bevy::reflect::{PartialReflect, ReflectRef, TypeRegistry};
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use egui::{CollapsingHeader, Key, Ui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.after(super::panel::show_panel));
}

/// Most items of a list that are shown.
const MOST: usize = 100;

/// The inspector, and what is looked for in it.
#[derive(Default)]
struct Inspector {
    is_open: bool,
    search: String,
}

fn show(world: &mut World, mut inspector: Local<Inspector>) {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let Ok(ctx) = contexts.single_mut(world).map(|mut context| context.get_mut().clone()) else { return };
    inspector.is_open ^= ctx.input(|input| input.key_pressed(Key::F12));
    if !inspector.is_open {
        return;
    }
    let types = world.resource::<AppTypeRegistry>().clone();
    let mut entities = world.query::<EntityRef>();
    let Inspector { is_open, search } = &mut *inspector;
    egui::Window::new("Inspector").open(is_open).vscroll(true).show(&ctx, |ui| {
        ui.text_edit_singleline(search);
        for entity in entities.iter(world) {
            entity_ui(ui, world, &types.read(), entity, search);
        }
    });
}

/// An entity with those of its components that are ours; a resource is an entity of its own.
fn entity_ui(ui: &mut Ui, world: &World, types: &TypeRegistry, entity: EntityRef<'_>, search: &str) {
    let components: Vec<_> = entity
        .archetype()
        .components()
        .iter()
        .filter_map(|&id| {
            let registered = types.get(world.components().get_info(id)?.type_id()?)?;
            let info = registered.type_info().type_path_table();
            let is_ours = info.crate_name() == Some("naqala");
            let value = registered.data::<ReflectComponent>().filter(|_| is_ours)?.reflect(entity)?;
            Some((info.short_path(), value))
        })
        .collect();
    let Some((first, _)) = components.first() else { return };
    let name = entity.get::<Name>().map_or(*first, Name::as_str);
    if !name.to_lowercase().contains(&search.to_lowercase()) {
        return;
    }
    CollapsingHeader::new(name).id_salt(entity.id()).show(ui, |ui| {
        for (name, value) in components {
            value_ui(ui, name, value.as_partial_reflect());
        }
    });
}

fn value_ui(ui: &mut Ui, name: &str, value: &dyn PartialReflect) {
    match value.reflect_ref() {
        ReflectRef::Struct(it) => {
            parts_ui(ui, name, it.field_len(), |at| Some((it.name_at(at)?.to_owned(), it.field_at(at)?)))
        }
        ReflectRef::TupleStruct(it) => {
            parts_ui(ui, name, it.field_len(), |at| Some((at.to_string(), it.field(at)?)));
        }
        ReflectRef::Enum(it) => {
            let name = format!("{name}: {}", it.variant_name());
            parts_ui(ui, &name, it.field_len(), |at| {
                let field = it.name_at(at).map_or_else(|| at.to_string(), str::to_owned);
                Some((field, it.field_at(at)?))
            });
        }
        ReflectRef::List(it) => {
            let name = format!("{name}, {} items", it.len());
            parts_ui(ui, &name, it.len().min(MOST), |at| Some((at.to_string(), it.get(at)?)));
        }
        ReflectRef::Array(it) => {
            parts_ui(ui, name, it.len().min(MOST), |at| Some((at.to_string(), it.get(at)?)));
        }
        _ => {
            ui.monospace(format!("{name}: {value:?}"));
        }
    }
}

/// A value with `count` parts, each of which has a name.
fn parts_ui<'a>(
    ui: &mut Ui,
    name: &str,
    count: usize,
    part: impl Fn(usize) -> Option<(String, &'a dyn PartialReflect)>,
) {
    if count == 0 {
        ui.monospace(name);
        return;
    }
    CollapsingHeader::new(name).show(ui, |ui| {
        for (name, value) in (0..count).filter_map(part) {
            value_ui(ui, &name, value);
        }
    });
}
