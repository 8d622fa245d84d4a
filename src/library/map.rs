//! The atlas: a map of the world with the games at their places, from which one is chosen; and a small map that shows where
//! one game is played.

use super::row::Row;
use super::state::LibraryMut;
use super::tab;
use crate::playback::GameContext;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::run_view;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tabs::Tab;
use crate::ui::{right_to_left, tooltips};
use bevy::prelude::{InMut, World};
use bevy_egui::egui::epaint::{Mesh, Vertex, WHITE_UV};
use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Response, RichText, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use naqala_core::atlas::{self, GeoPoint};
use naqala_core::library::{Entry, by_place};
use naqala_core::words::Arg;
use std::sync::Arc;
use std::sync::LazyLock;

/// The part of the world where games are played: west, east, south and north, in degrees.
const WORLD: [f32; 4] = [-106.0, 148.0, -42.0, 64.0];
/// Degrees to the north are drawn longer than those to the east, so that the lands about the tropics keep their shape.
const STRETCH: f32 = 1.08;
/// Width and height of a small map, in points at text size 1, and the fewest degrees that it spans from west to east.
const SMALL: Vec2 = vec2(148.0, 104.0);
const LEAST_DEGREES: f32 = 84.0;
/// Fewest degrees around the places on a small map.
const MARGIN: f32 = 9.0;
/// Tints of the sea and of the land.
const SEA: Color32 = Color32::from_rgb(0x4f, 0x86, 0xa8);
const LAND_TINT: Color32 = Color32::from_rgb(0xb0, 0x9a, 0x5c);
/// The radius of a place on the map, in points at text size 1.
const RADIUS: f32 = 9.5;
/// Height that the window needs above and below map and list, in points at text size 1, and the map's part of the rest.
const ROUND_IT: f32 = 175.0;
const MAP: f32 = 0.68;
/// The most height that the list has, in points at text size 1: enough for every place.
const LIST: f32 = 330.0;
/// Most rounds of moving apart places that overlap.
const MOVES: usize = 120;

/// The greatest magnification of the map, and the factor by which a point of the wheel changes it.
const NEAREST: f32 = 8.0;
const ZOOM_BY_POINT: f32 = 1.005;

/// The atlas while it is open.
#[derive(Clone, Debug, PartialEq)]
pub struct MapView {
    /// The place whose games are listed.
    pub place: Option<String>,
    /// The magnification; 1 shows the whole world.
    zoom: f32,
    /// The middle of what is seen, in degrees to the east and to the north.
    middle: [f32; 2],
}

impl Default for MapView {
    fn default() -> MapView {
        let [west, east, south, north] = WORLD;
        MapView { place: None, zoom: 1.0, middle: [(west + east) / 2.0, (south + north) / 2.0] }
    }
}

impl MapView {
    /// The part of the world that is seen: west, east, south and north, in degrees.
    fn seen(&self) -> [f32; 4] {
        let [west, east, south, north] = WORLD;
        let (wide, high) = ((east - west) / 2.0 / self.zoom, (north - south) / 2.0 / self.zoom);
        let [x, y] = self.middle;
        [x - wide, x + wide, y - high, y + high]
    }

    /// Comes nearer, or goes farther away, so that what lies under the pointer stays there; or moves what is seen.
    fn look(&mut self, zoom: f32, under: GeoPoint, moved: [f32; 2]) {
        let before = self.zoom;
        self.zoom = (self.zoom * zoom).clamp(1.0, NEAREST);
        let [west, east, south, north] = WORLD;
        let part = 1.0 - before / self.zoom;
        let [x, y] = self.middle;
        let middle = [x + (under.east - x) * part - moved[0], y + (under.north - y) * part - moved[1]];
        let half = [(east - west) / 2.0 / self.zoom, (north - south) / 2.0 / self.zoom];
        let within = |at: f32, half: f32, least: f32, most: f32| at.max(least + half).min(most - half);
        self.middle = [within(middle[0], half[0], west, east), within(middle[1], half[1], south, north)];
    }
}

/// The land as it is painted, in degrees.
struct Land {
    corners: Vec<GeoPoint>,
    /// Triangles, each by three of the corners.
    triangles: Vec<u32>,
    shores: Vec<Vec<GeoPoint>>,
    borders: Vec<Vec<GeoPoint>>,
}

static LAND: LazyLock<Land> = LazyLock::new(|| {
    let shores = atlas::shores();
    Land { corners: shores.concat(), triangles: atlas::triangles(), shores, borders: atlas::borders() }
});

/// Section of the world map, as laid out in a part of the window.
struct Chart {
    rect: Rect,
    west: f32,
    north: f32,
    /// Points a degree to the east.
    degree: f32,
    /// `true` if it is drawn the other way round, to be turned back with the panel.
    mirrored: bool,
}

impl Chart {
    /// The part of the world within these bounds, as large as it can be in this part of the window.
    fn fit(ui: &Ui, rect: Rect, [west, east, south, north]: [f32; 4]) -> Chart {
        let degree = (rect.width() / (east - west)).min(rect.height() / ((north - south) * STRETCH));
        let spare = rect.size() - degree * vec2(east - west, (north - south) * STRETCH);
        let (west, north) = (west - spare.x / 2.0 / degree, north + spare.y / 2.0 / degree / STRETCH);
        Chart { rect, west, north, degree, mirrored: right_to_left::is_set(ui.ctx()) }
    }

    fn at(&self, spot: GeoPoint) -> Pos2 {
        let east = spot.east - self.west;
        let south = self.north - spot.north;
        let from_left = self.degree * vec2(east, south * STRETCH);
        match self.mirrored {
            true => self.rect.right_top() + vec2(-from_left.x, from_left.y),
            false => self.rect.min + from_left,
        }
    }

    /// The place of the world at a point of the window.
    fn spot(&self, at: Pos2) -> GeoPoint {
        let from_left = if self.mirrored { self.rect.right() - at.x } else { at.x - self.rect.left() };
        let from_top = at.y - self.rect.top();
        GeoPoint { east: self.west + from_left / self.degree, north: self.north - from_top / self.degree / STRETCH }
    }

    /// Sea, land and borders.
    fn paint(&self, ui: &Ui, painter: &Painter) {
        let palette = Palette::of(ui);
        let sea = style::mix(palette.sunken, SEA, 0.28);
        painter.rect_filled(self.rect, 6.0, sea);
        let painter = painter.with_clip_rect(painter.clip_rect().intersect(self.rect));
        let land = &*LAND;
        let colour = style::mix(palette.raised, LAND_TINT, 0.16);
        let mesh = Mesh {
            indices: land.triangles.clone(),
            vertices: land
                .corners
                .iter()
                .map(|&spot| Vertex { pos: self.at(spot), uv: WHITE_UV, color: colour })
                .collect(),
            ..Mesh::default()
        };
        painter.add(Shape::mesh(mesh));
        let line = |spots: &[GeoPoint]| spots.iter().map(|&spot| self.at(spot)).collect::<Vec<Pos2>>();
        for border in &land.borders {
            painter.add(Shape::line(line(border), Stroke::new(0.6, palette.line)));
        }
        let shore = style::mix(palette.line, palette.soft, 0.4);
        for ring in &land.shores {
            painter.add(Shape::closed_line(line(ring), Stroke::new(0.9, shore)));
        }
    }
}

/// The middle of each mark, moved from where the place lies until none lies over another and all lie in the map.
fn apart(places: &[Pos2], least: f32, within: Rect) -> Vec<Pos2> {
    let mut marks = places.to_vec();
    for _ in 0..MOVES {
        let mut moved = false;
        for one in 0..marks.len() {
            for other in 0..one {
                let between = marks[one] - marks[other];
                let short = least - between.length();
                if short > 0.01 {
                    // Of two in the same spot one goes to the right.
                    let way = if between.length() > 0.01 { between.normalized() } else { Vec2::X };
                    marks[one] += way * short / 2.0;
                    marks[other] -= way * short / 2.0;
                    moved = true;
                }
            }
            marks[one] = within.shrink(least / 2.0).clamp(marks[one]);
        }
        if !moved {
            break;
        }
    }
    marks
}

impl DialogContents for MapView {
    fn title(&self) -> &'static str {
        "atlas-title"
    }

    /// More than there is on most screens.
    fn width(&self) -> f32 {
        1400.0
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        DialogAnswer { closes: run_view(world, choose, (ui, self)), ..DialogAnswer::default() }
    }
}

/// Shows the map. Tells if a game was chosen, whose options are then open.
fn choose((InMut(ui), InMut(atlas)): (InMut<Ui>, InMut<MapView>), view: GameContext, mut memory: LibraryMut) -> bool {
    let entries = memory.tab.catalogue.entries(&view.words, &memory.variants.0).0;
    let Some(id) = contents(ui, &view, &entries, atlas) else { return false };
    memory.side_panel.tab = Tab::Game;
    memory.tab.draft = Some(tab::draft_of(&view, &memory.variants.0, &id));
    true
}

/// Shows the contents of the dialog. Gives the game that was chosen.
fn contents(ui: &mut Ui, view: &GameContext<'_>, entries: &[Arc<Entry>], atlas: &mut MapView) -> Option<String> {
    let scale = style::scale(ui);
    let games = by_place(entries);
    let [west, east, south, north] = WORLD;
    let width = ui.available_width();
    let room = (ui.ctx().content_rect().height() - ROUND_IT * scale).max(160.0);
    let high = (width * (north - south) * STRETCH / (east - west)).min(MAP * room);
    let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::drag());
    look_about(ui, &response, atlas);
    let chart = Chart::fit(ui, rect, atlas.seen());
    chart.paint(ui, ui.painter());
    let known = games.keys().filter_map(|&place| Some((place, chart.at(atlas::spot(place)?))));
    let known: Vec<(&str, Pos2)> = known.filter(|&(_, at)| atlas.zoom == 1.0 || rect.contains(at)).collect();
    let radius = RADIUS * scale.min(1.4) * (width / 860.0).clamp(0.75, 1.4);
    let spots: Vec<Pos2> = known.iter().map(|&(_, at)| at).collect();
    let marks = apart(&spots, 2.0 * radius + 1.0, rect);
    let soft = Stroke::new(1.0, Palette::of(ui).soft);
    for (&(_, at), &mark) in known.iter().zip(&marks) {
        ui.painter().line_segment([at, mark], soft);
    }
    for (&(place, _), &mark) in known.iter().zip(&marks) {
        mark_ui(ui, view, atlas, place, &games[place], Mark { at: mark, radius });
    }
    ui.add_space(6.0 * scale);
    // Room for what is listed is there from the start, so that nothing moves when it comes.
    let list = vec2(width, (room - high).clamp(60.0, LIST * scale));
    ui.allocate_ui(list, |ui| {
        ui.set_min_size(list);
        let games = atlas.place.as_deref().and_then(|place| Some((place, games.get(place)?.as_slice())));
        list_ui(ui, view, games)
    })
    .inner
}

/// Comes nearer and goes away with the wheel, and moves what is seen with the pointer.
fn look_about(ui: &Ui, map: &Response, atlas: &mut MapView) {
    let chart = Chart::fit(ui, map.rect, atlas.seen());
    let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| map.contains_pointer() || map.dragged());
    let Some(pointer) = pointer.filter(|&at| map.rect.contains(at)) else { return };
    // The wheel is not to scroll what lies round the map as well.
    let wheel = ui.input_mut(|input| std::mem::take(&mut input.smooth_scroll_delta)).y;
    let pinched = ui.input(|input| input.zoom_delta());
    let (from, to) = (chart.spot(pointer - map.drag_delta()), chart.spot(pointer));
    let zoom = ZOOM_BY_POINT.powf(wheel) * pinched;
    if zoom != 1.0 || map.dragged() {
        atlas.look(zoom, to, [to.east - from.east, to.north - from.north]);
    }
}

/// Lists the games of a place. Gives the one that was chosen.
fn list_ui(ui: &mut Ui, view: &GameContext<'_>, games: Option<(&str, &[&Entry])>) -> Option<String> {
    let Some((place, games)) = games else {
        let how = RichText::new(view.words.label("atlas-how")).font(style::font(ui, FontRole::Small));
        ui.label(how.color(Palette::of(ui).soft));
        return None;
    };
    let colour = Palette::of(ui).accent;
    style::heading(ui, RichText::new(view.words.text(place)).color(colour), FontRole::Heading);
    let mut chosen = None;
    ScrollArea::vertical().id_salt(("place", place)).auto_shrink(false).show(ui, |ui| {
        ui.columns(2, |columns| {
            for (number, entry) in games.iter().enumerate() {
                let row = Row {
                    name: &entry.name,
                    facts: entry.people.clone(),
                    board: Some(&entry.board),
                    is_on_table: entry.id == view.rules().id,
                    ..Row::default()
                };
                if row.show(&mut columns[number % 2]).clicked() {
                    chosen = Some(entry.id.clone());
                }
            }
        });
    });
    chosen
}

/// Mark of a place on the map.
struct Mark {
    at: Pos2,
    radius: f32,
}

/// A place on the map, with the number of its games, to be clicked.
fn mark_ui(ui: &Ui, view: &GameContext<'_>, atlas: &mut MapView, place: &str, games: &[&Entry], mark: Mark) {
    let palette = Palette::of(ui);
    let Mark { at, radius } = mark;
    let rect = Rect::from_center_size(at, Vec2::splat(2.0 * radius));
    let response = ui.interact(rect, ui.id().with(("place", place)), Sense::click());
    let label = view
        .words
        .label_with("atlas-place", &[("place", Arg::from(view.words.text(place))), ("games", Arg::from(games.len()))]);
    let chosen = atlas.place.as_deref() == Some(place);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &label));
    let lit = chosen || response.hovered() || response.has_focus();
    let fill = if lit { palette.accent } else { style::mix(palette.accent, palette.raised, 0.25) };
    let painter = ui.painter();
    painter.circle(at, radius, fill, Stroke::new(1.2, palette.raised));
    if chosen {
        painter.circle_stroke(at, radius + 2.0, Stroke::new(2.0, palette.lit_edge));
    }
    if response.has_focus() {
        painter.circle_stroke(at, radius + 4.0, Stroke::new(2.0, palette.accent));
    }
    let font = FontId::proportional(1.2 * radius);
    painter.text(at, Align2::CENTER_CENTER, games.len().to_string(), font, palette.on_accent);
    let names: Vec<String> = games.iter().map(|entry| entry.name.clone()).collect();
    let response = tooltips::above(ui, response, format!("{label}\n{}", view.words.enumeration(&names)));
    if response.clicked() {
        atlas.place = Some(place.to_owned());
    }
}

/// A small map with the places of one game, where any of them is known; whether one is shown.
pub fn locator(ui: &mut Ui, view: &GameContext<'_>, places: &[String]) -> bool {
    let spots: Vec<GeoPoint> = places.iter().filter_map(|place| atlas::spot(place)).collect();
    if spots.is_empty() {
        return false;
    }
    let (rect, response) = ui.allocate_exact_size(SMALL * style::picture_scale(ui), Sense::hover());
    let names: Vec<String> = places.iter().map(|place| view.words.text(place).to_owned()).collect();
    let names = view.words.enumeration(&names);
    let label = view.words.label_with("atlas-where", &[("places", Arg::from(names.as_str()))]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &label));
    if ui.is_rect_visible(rect) {
        let degrees: Vec<Pos2> = spots.iter().map(|spot| pos2(spot.east, spot.north)).collect();
        let near = Rect::from_points(&degrees).expand(MARGIN);
        let wide = Vec2::new(LEAST_DEGREES, LEAST_DEGREES * rect.height() / rect.width() / STRETCH);
        let shown = Rect::from_center_size(near.center(), near.size().max(wide));
        let chart = Chart::fit(ui, rect, [shown.left(), shown.right(), shown.top(), shown.bottom()]);
        let palette = Palette::of(ui);
        chart.paint(ui, ui.painter());
        for &spot in &spots {
            ui.painter().circle(chart.at(spot), 4.0, palette.accent, Stroke::new(1.2, palette.raised));
        }
        ui.painter().rect_stroke(rect, 6.0, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    }
    tooltips::above(ui, response, names);
    true
}
