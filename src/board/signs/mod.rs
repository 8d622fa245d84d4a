//! The signs on the table, as a pure function of the data of a frame: kind, place and brightness of each. The signs at
//! the playhead's time depend on that time alone, so that they are the same forwards, backwards and in a film.

mod choosing;

use super::Pointed;
use super::art::Sign;
use super::sowing::hand_sign;
use crate::playback::Scene;
use crate::ui::look::Look;
use crate::ui::theme::Ink;
use bevy::ecs::reflect::ReflectResource;
use bevy::math::Vec2;
use bevy::prelude::{Reflect, Resource};
use mancala::engine::{Event, GameResult, Info, Mark, Position, Question, StateChange, Transfer, TransferKind};
use mancala::rules::{Direction, PitId, Place, Side};
use naqala_core::geometry::path::{self, PathPoint};
use naqala_core::geometry::pit_roles::{Feature, inwards};
use naqala_core::geometry::{Layout, directions};
use naqala_core::session::players::{self, Partner};
use naqala_core::session::{Choices, PitOutlook, Session};
use naqala_core::show::{Keyframe, KeyframeKind};
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// Time that a sign lingers after its event, in seconds of show time.
const LINGER: f64 = 0.45;
/// Number of events before the one shown that may still linger.
const LOOK_BACK: usize = 12;
/// Distance of a mark beside a pit from the pit's middle, in pit radii.
const NEAR: f32 = 1.15;

/// A sign on a pit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PlacedSign {
    pub sign: Sign,
    /// Its middle, in logical pixels.
    pub at: Vec2,
    /// Radius of the pit it would fit, in logical pixels.
    pub radius: f32,
    pub ink: Ink,
    pub alpha: f32,
    /// `true` if it lies over the stones.
    pub over: bool,
    /// Angle of the sign from the right, in radians, clockwise on screen.
    pub turn: f32,
}

/// Light round a store or tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LitRim {
    pub place: Place,
    pub ink: Ink,
    pub alpha: f32,
}

/// All signs and lights of a frame.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq)]
#[reflect(opaque)]
#[reflect(Resource, Clone, Debug, PartialEq)]
pub(super) struct Signs {
    pub drawn: Vec<PlacedSign>,
    pub lit: Vec<LitRim>,
}

/// Brightness of an event at a moment.
#[derive(Clone, Copy)]
struct Light {
    /// 1 while it happens, fading after it.
    strength: f32,
    /// The same as a pulse.
    bright: f32,
    /// Part of it that is past, 0 to 1.
    done: f32,
}

/// Data from which the signs of a frame follow.
pub(super) struct SignFrame<'a> {
    pub current: &'a Session,
    pub scene: &'a Scene,
    pub layout: &'a Layout,
    pub offers: &'a Choices,
    pub pointed: Pointed,
    pub outlook: &'a PitOutlook,
    pub time: f64,
    /// `true` if a move is being shown, or the show rests in the middle of one.
    pub moving: bool,
    /// `true` if nothing should pulse.
    pub calm: bool,
    /// Brightness of the pits that may be played: 1 at rest.
    pub breath: f32,
    /// The pit that a hint names.
    pub hinted: Option<PitId>,
    /// The pit chosen before its time.
    pub early: Option<PitId>,
    /// `true` if the path of sowing is drawn.
    pub path: bool,
    /// Materials of the table.
    pub look: Look,
}

impl Signs {
    /// The signs of a frame.
    pub(crate) fn of(frame: &SignFrame<'_>) -> Signs {
        let mut signs = Signs::default();
        if let Some(position) = &frame.scene.position {
            signs.circuit(frame, position);
            signs.features(frame, position);
            signs.marks(frame, position);
            signs.turn(frame, position);
        }
        signs.last_seed(frame);
        signs.events(frame);
        signs.hands(frame);
        signs.choices(frame);
        signs.pointing(frame);
        if let Some(pit) = frame.early {
            signs.over(frame, Place::pit(pit), Sign::Ring, Ink::Pointed, 1.0, WITHIN);
        }
        signs
    }

    fn on(&mut self, frame: &SignFrame<'_>, place: Place, sign: Sign, ink: Ink, alpha: f32) -> Option<&mut PlacedSign> {
        if alpha <= 0.003 {
            return None;
        }
        match place.as_pit() {
            Some(pit) => {
                let (at, radius) = (frame.layout.pit(pit), frame.layout.radius);
                self.drawn.push(PlacedSign { sign, at, radius, ink, alpha, over: false, turn: 0.0 });
                self.drawn.last_mut()
            }
            None => {
                self.lit.push(LitRim { place, ink, alpha });
                None
            }
        }
    }

    /// The path of sowing: dashes from pit to pit, with arrow heads if it is always followed the same way round.
    fn circuit(&mut self, frame: &SignFrame<'_>, position: &Position) {
        if !frame.path {
            return;
        }
        let (rules, radius) = (frame.current.game.rules(), frame.layout.radius);
        let way = path::fixed_direction(rules, position.stage());
        let closed = |pit| position.mark(pit) == Mark::Closed;
        for step in path::steps(&rules.board, frame.layout, way.unwrap_or_default(), closed) {
            let (ink, alpha) = step.side.map_or((Ink::Count, 0.7), |side| (Ink::Side(side), 0.9));
            let mut sign = |sign, passed: PathPoint, part: f32| {
                let turn = passed.heading.to_angle();
                self.drawn.push(PlacedSign {
                    sign,
                    at: passed.at,
                    radius: part * radius,
                    ink,
                    alpha,
                    over: false,
                    turn,
                });
            };
            let heads = if way.is_some() { step.heads(radius) } else { Vec::new() };
            for dash in step.dashes(radius, &heads) {
                sign(Sign::Dash, dash, 0.22);
            }
            for head in heads {
                sign(Sign::Chevron, head, 0.24);
            }
        }
    }

    /// Draws the special roles of pits, quietly: direction of the rings, ends near which captured seeds enter, pits
    /// where a lap halts or may turn round.
    fn features(&mut self, frame: &SignFrame<'_>, position: &Position) {
        let rules = frame.current.game.rules();
        let (board, radius) = (&rules.board, frame.layout.radius);
        let mut sign = |sign, at, part: f32, turn, alpha| {
            let ink = Ink::Count;
            self.drawn.push(PlacedSign { sign, at, radius: radius * part, ink, alpha, over: false, turn });
        };
        for pit in board.pits() {
            let feature = Feature::of(rules, position.stage(), pit);
            let (centre, inwards) = (frame.layout.pit(pit), inwards(board.owner(pit), frame.layout.turned));
            if feature.near_end.is_some() {
                sign(Sign::Bar, centre + Vec2::Y * inwards * NEAR * radius, 1.0, 0.0, 0.6);
            }
            if feature.head {
                // Seeds run away from a head; the arc is at its back.
                let back = Vec2::X * (centre.x - frame.layout.board.center().x);
                sign(Sign::Arc, centre, 1.0, back.to_angle(), 0.75);
            }
            if feature.halts {
                sign(Sign::Clasp, centre, 1.0, 0.0, 0.6);
            }
            if let Some(way) = feature.reverse {
                let heading = directions::heading(board, frame.layout, pit, way);
                sign(Sign::Chevron, centre + heading * NEAR * radius, 0.16, heading.to_angle(), 0.75);
            }
        }
        self.lit.extend(board.ends().map(|pit| LitRim { place: Place::pit(pit), ink: Ink::Count, alpha: 0.3 }));
        for side in Side::BOTH {
            let (Some(ring), Some(way)) =
                (frame.layout.carving.ring(side), path::fixed_direction(rules, position.stage()))
            else {
                continue;
            };
            for (x, right) in [(ring.min.x, false), (ring.max.x, true)] {
                // Anticlockwise, a ring is sown upwards at its right end.
                let up = (way == Direction::Ccw) == right;
                let turn = if up { -FRAC_PI_2 } else { FRAC_PI_2 };
                sign(Sign::Chevron, Vec2::new(x, ring.center().y), 0.2, turn, 0.8);
            }
        }
    }

    /// Draws the marks of pits: claimed, barred, houses still owned.
    fn marks(&mut self, frame: &SignFrame<'_>, position: &Position) {
        let board = &frame.current.game.rules().board;
        for pit in board.pits() {
            match position.mark(pit) {
                Mark::None => {}
                Mark::Trap(side) => {
                    self.on(frame, Place::pit(pit), Sign::Band, Ink::Side(side), 0.9);
                    self.badge(frame, pit, side);
                    for ghost in frame.layout.ghosts.iter().filter(|ghost| ghost.pit == pit) {
                        let (sign, radius, ink) = (Sign::Band, frame.layout.radius, Ink::Side(side));
                        let (at, alpha) = (ghost.centre, 0.35);
                        self.drawn.push(PlacedSign { sign, at, radius, ink, alpha, over: false, turn: 0.0 });
                    }
                }
                Mark::Filled => {
                    // Its owner may well choose it: it is barred only while the other player is asked.
                    let asked = position.ask().is_some_and(|ask| ask.question == Question::Deposit);
                    self.over(frame, Place::pit(pit), Sign::Barred, Ink::Barred, if asked { 0.95 } else { 0.3 }, 0.6);
                }
                Mark::Barred => self.over(frame, Place::pit(pit), Sign::Barred, Ink::Barred, 0.9, 1.0),
                Mark::Played => {
                    // Within the ring of a pit that may be chosen.
                    if let Some(ring) = self.on(frame, Place::pit(pit), Sign::Ring, Ink::Withheld, 0.8) {
                        ring.radius *= 0.84;
                    }
                }
                Mark::Closed => {
                    self.on(frame, Place::pit(pit), Sign::Disc, Ink::Backing, 1.0);
                    self.on(frame, Place::pit(pit), Sign::Lid, Ink::Lid, 1.0);
                }
                Mark::Won(side) => self.won(frame, pit, side),
                Mark::Missed(side) => {
                    // It may yet become its owner's trap: the ring of one, faintly.
                    if side != board.owner(pit) {
                        self.won(frame, pit, side);
                    }
                    self.on(frame, Place::pit(pit), Sign::Band, Ink::Side(side), 0.35);
                }
                Mark::Sold | Mark::HalfSold => {
                    // A ring of the buyer's, thin for a half share.
                    let buyer = board.owner(pit).opponent();
                    let strength = if position.mark(pit) == Mark::Sold { 0.9 } else { 0.45 };
                    self.on(frame, Place::pit(pit), Sign::Ring, Ink::Side(buyer), strength);
                    self.badge(frame, pit, buyer);
                }
                Mark::House => self.house(frame, position, pit),
                Mark::BarredHouse => {
                    self.house(frame, position, pit);
                    self.over(frame, Place::pit(pit), Sign::Barred, Ink::Barred, 0.9, 1.0);
                }
            }
        }
    }

    /// A pit that is a player's for this round, on whichever side it lies: two thin rings, where a trap has a thick one.
    fn won(&mut self, frame: &SignFrame<'_>, pit: PitId, side: Side) {
        for part in [1.0, 0.84] {
            if let Some(ring) = self.on(frame, Place::pit(pit), Sign::Ring, Ink::Side(side), 0.9) {
                ring.radius *= part;
            }
        }
        self.badge(frame, pit, side);
    }

    /// A house that its owner still has: a frame, bright while it holds enough seeds to count as one.
    fn house(&mut self, frame: &SignFrame<'_>, position: &Position, pit: PitId) {
        let rules = frame.current.game.rules();
        let house = rules.stage_rules[position.stage()].plan.house.as_ref();
        let counts = house.is_some_and(|house| house.counts.contains(position.pit(pit)));
        let ink = Ink::Side(rules.board.owner(pit));
        self.on(frame, Place::pit(pit), Sign::Frame, ink, if counts { 0.95 } else { 0.4 });
    }

    /// The owner's shape on the rim of a pit that was claimed, on the side away from its count; between rows, beside the
    /// count of the pit there.
    fn badge(&mut self, frame: &SignFrame<'_>, pit: PitId, side: Side) {
        let (centre, radius) = (frame.layout.pit(pit), frame.layout.radius);
        let away = (centre - frame.layout.count(Place::pit(pit))).normalize_or(Vec2::NEG_Y);
        let rows = frame.current.game.rules().board.rows;
        let turn = if rows > 2 { -FRAC_PI_4 } else { 0.0 };
        let at = centre + Vec2::from_angle(turn).rotate(away) * radius * 0.93;
        let small =
            |sign, ink, part| PlacedSign { sign, at, radius: radius * part, ink, alpha: 1.0, over: true, turn: 0.0 };
        self.drawn.push(small(Sign::Disc, Ink::Backing, 0.27));
        self.drawn.push(small(shape(side), Ink::Side(side), 0.19));
    }

    /// Each player's shape beside the name, bright for the one who is to move or to decide.
    fn turn(&mut self, frame: &SignFrame<'_>, position: &Position) {
        for &side in frame.current.game.rules().board.sides() {
            let (line, height) = (frame.layout.name_line(side), frame.layout.plate);
            let races = frame.current.choreography.hands(frame.time).any(|hand| hand.whose == Some(side));
            let on = (races || position.chooser() == side) && position.ended().is_none();
            let at = line + Vec2::X * 0.62 * height;
            let ink = Ink::Side(side);
            let lamp = |sign, radius, alpha| PlacedSign { sign, at, radius, ink, alpha, over: false, turn: 0.0 };
            self.drawn.push(lamp(shape(side), 0.26 * height, if on { 1.0 } else { 0.5 }));
            if position.has_lost(side) {
                let cross = PlacedSign { ink: Ink::Barred, ..lamp(Sign::Cross, 0.42 * height, 0.9) };
                self.drawn.push(PlacedSign { over: true, ..cross });
            }
            if on {
                self.drawn.push(lamp(Sign::Halo, 0.36 * height, 0.75));
            }
            if let Some(fellow) = players::partner(frame.current.game.rules().board.players, side) {
                self.fellow(at, height, fellow);
            }
        }
    }

    /// Beside a player's shape, that of the seat which belongs to it: tied to it by a line if both have the same player,
    /// by dots if their players win together.
    fn fellow(&mut self, lamp: Vec2, height: f32, fellow: Partner) {
        let mut sign = |sign, right: f32, part: f32, ink, alpha| {
            let at = lamp + Vec2::X * right * height;
            self.drawn.push(PlacedSign { sign, at, radius: part * height, ink, alpha, over: false, turn: 0.0 });
        };
        if fellow.same {
            sign(Sign::Dash, 0.66, 0.3, Ink::Count, 0.9);
        } else {
            for right in [0.57, 0.75] {
                sign(Sign::Disc, right, 0.05, Ink::Count, 0.9);
            }
        }
        sign(shape(fellow.side), 1.1, 0.19, Ink::Side(fellow.side), 0.8);
    }

    /// While several hands are at work, each is ringed in its owner's colour, with the owner's shape beside it.
    fn hands(&mut self, frame: &SignFrame<'_>) {
        for hand in frame.current.choreography.hands(frame.time) {
            let Some((side, at)) = hand_sign(&hand, frame.layout) else { continue };
            let (radius, ink) = (frame.layout.radius, Ink::Side(side));
            let mut sign = |sign, at, part: f32, ink, alpha| {
                self.drawn.push(PlacedSign { sign, at, radius: part * radius, ink, alpha, over: true, turn: 0.0 });
            };
            let edge =
                at + Vec2::new(0.62, if (side == Side::South) != frame.layout.turned { 0.5 } else { -0.5 }) * radius;
            sign(Sign::Halo, at, 0.8, ink, 0.95);
            sign(Sign::Disc, edge, 0.34, Ink::Backing, 1.0);
            sign(shape(side), edge, 0.24, ink, 1.0);
        }
    }

    /// Between two moves, where the last seed of the one just made fell.
    fn last_seed(&mut self, frame: &SignFrame<'_>) {
        let show = &frame.current.choreography;
        let Some(ply) = show.ply_at(frame.time).filter(|&ply| !frame.moving && frame.time >= show.ply_end(ply)) else {
            return;
        };
        let keyframes = &show.keyframes()[show.ply_keyframes(ply)];
        let Some(last) =
            keyframes.iter().rev().find(|keyframe| keyframe.kind == KeyframeKind::Sow).and_then(|keyframe| keyframe.at)
        else {
            return;
        };
        // Within the light of a pit that may be played.
        if let Some(ring) = self.on(frame, last, Sign::Ring, Ink::Pointed, 0.6) {
            ring.radius *= WITHIN;
        }
    }

    /// Draws the event shown, and those just before it.
    fn events(&mut self, frame: &SignFrame<'_>) {
        let show = &frame.current.choreography;
        let Some(now) = show.keyframe_at(frame.time) else { return };
        for index in now.saturating_sub(LOOK_BACK)..=now {
            let keyframe = &show.keyframes()[index];
            if frame.time <= keyframe.end + LINGER {
                self.event(frame, keyframe);
            }
        }
    }

    fn event(&mut self, frame: &SignFrame<'_>, keyframe: &Keyframe) {
        let plies = frame.current.game.plies();
        let Some(told) = plies.get(keyframe.ply).and_then(|ply| ply.events.get(keyframe.event)) else { return };
        let strength = strength(keyframe, frame.time);
        let done = ((frame.time - keyframe.start) / (keyframe.end - keyframe.start)).clamp(0.0, 1.0) as f32;
        let pulse = if frame.calm { 1.0 } else { 0.78 + 0.22 * (done * 2.0 * std::f32::consts::TAU).cos() };
        let light = Light { strength, bright: strength * pulse, done };
        match told.event {
            Event::Transfer(stones) => self.stones(frame, stones, light),
            Event::Change(change) => self.change(frame, change, keyframe, light),
            Event::Info(info) => self.info(frame, info, light),
        }
    }

    /// Stones that go from place to place.
    fn stones(&mut self, frame: &SignFrame<'_>, stones: Transfer, light: Light) {
        let Transfer { from, to, kind, .. } = stones;
        let Light { strength, bright, done } = light;
        match kind {
            TransferKind::Lifted { .. } => {
                if let Some(ring) = self.on(frame, from, Sign::Ring, Ink::Pointed, 0.7 * strength) {
                    ring.radius *= WITHIN;
                }
            }
            TransferKind::Sown => {
                self.on(frame, to, Sign::Ring, Ink::Sow, 0.55 * strength);
            }
            TransferKind::Captured => {
                self.on(frame, from, Sign::Glow, Ink::Capture, 0.40 * strength);
                self.over(frame, from, Sign::Halo, Ink::Capture, bright, 1.0);
                if to != Place::FLIGHT {
                    self.on(frame, to, Sign::Halo, Ink::Capture, bright * done);
                }
            }
            TransferKind::SpecialsTaken
            | TransferKind::Crossed
            | TransferKind::Retreated
            | TransferKind::Shifted
            | TransferKind::Reseeded
            | TransferKind::Borrowed
            | TransferKind::Repaid
            | TransferKind::Gathered
            | TransferKind::GivenBack
            | TransferKind::Laid
            | TransferKind::Completed
            | TransferKind::SpecialsLaid
            | TransferKind::Handed
            | TransferKind::Mirrored
            | TransferKind::Returned => {
                self.over(frame, from, Sign::Dashes, Ink::Withheld, strength, 1.0);
                self.over(frame, to, Sign::Halo, Ink::Turn, bright * done, 1.0);
            }
            TransferKind::Swept => {
                self.over(frame, from, Sign::Halo, Ink::Turn, strength, 1.0);
                self.on(frame, to, Sign::Halo, Ink::Turn, strength);
            }
            TransferKind::Paid => {
                self.on(frame, from, Sign::Halo, Ink::Withheld, strength);
                self.on(frame, to, Sign::Halo, Ink::Barred, bright);
            }
        }
    }

    /// Lights what a change of the position is about.
    fn change(&mut self, frame: &SignFrame<'_>, change: StateChange, keyframe: &Keyframe, light: Light) {
        let Light { strength, bright, .. } = light;
        match change {
            StateChange::Marked { pit, .. } => {
                let mover = frame.current.game.before(keyframe.ply).to_move();
                self.over(frame, Place::pit(pit), Sign::Star, Ink::Side(mover), bright, 1.0);
            }
            StateChange::Asked { .. } | StateChange::Answered { .. } => {
                if let Some(at) = keyframe.at {
                    self.over(frame, at, Sign::Halo, Ink::Bonus, bright, 1.0);
                }
            }
            StateChange::Lost { side } => self.own_light(frame, side, Ink::Barred, strength),
            StateChange::Swapped => {
                for side in Side::BOTH {
                    self.plate(frame, side, Sign::Pass, Ink::Turn, strength);
                }
            }
            StateChange::Endless { .. } => {
                for place in frame.current.choreography.places() {
                    self.on(frame, *place, Sign::Dashes, Ink::Withheld, 0.8 * strength);
                }
            }
            StateChange::RoundEnded { result, .. } | StateChange::Ended { result, .. } => {
                if let GameResult::Won(side) = result {
                    self.own_light(frame, side, Ink::Side(side), bright);
                }
            }
            StateChange::TurnPassed { .. }
            | StateChange::LeadChanged { .. }
            | StateChange::Extra { .. }
            | StateChange::Bound { .. }
            | StateChange::Brought { .. }
            | StateChange::Idle { .. }
            | StateChange::StageBegan { .. }
            | StateChange::RoundBegan { .. } => {}
        }
    }

    /// Lights what an event is about that leaves the position as it is.
    fn info(&mut self, frame: &SignFrame<'_>, info: Info, light: Light) {
        let Light { strength, bright, done } = light;
        match info {
            Info::Skipped { place } => {
                self.on(frame, place, Sign::Dashes, Ink::Withheld, strength);
                self.over(frame, place, Sign::Cross, Ink::Withheld, 0.7 * strength, 0.45);
            }
            Info::Entered { pit, .. } => {
                self.on(frame, Place::pit(pit), Sign::Glow, Ink::Relay, 0.35 * strength);
                self.over(frame, Place::pit(pit), Sign::Halo, Ink::Relay, bright, 1.0);
            }
            Info::Withheld { pit, .. } => {
                self.over(frame, Place::pit(pit), Sign::Dashes, Ink::Withheld, bright, 1.0);
                self.over(frame, Place::pit(pit), Sign::Cross, Ink::Withheld, 0.85 * bright, 0.6);
            }
            Info::Relayed { pit } => {
                let grown = if frame.calm { 1.04 } else { 1.0 + 0.10 * (done * std::f32::consts::PI).sin() };
                self.on(frame, Place::pit(pit), Sign::Glow, Ink::Relay, 0.35 * strength);
                self.over(frame, Place::pit(pit), Sign::Relay, Ink::Relay, strength, grown);
            }
            Info::Stopped { at } => self.over(frame, at, Sign::Ring, Ink::Pointed, strength, WITHIN),
            Info::Bonus { side } => self.own_light(frame, side, Ink::Bonus, bright),
            Info::BonusLost { side } => self.own_light(frame, side, Ink::Withheld, strength),
            Info::Passed { side } => self.plate(frame, side, Sign::Pass, Ink::Turn, strength),
            Info::Opened { .. } | Info::Hand { .. } | Info::LapBegan { .. } | Info::LapEnded { .. } | Info::Closed => {}
        }
    }

    /// Lights a side's own store or, where it has none, its pits.
    fn own_light(&mut self, frame: &SignFrame<'_>, side: Side, ink: Ink, alpha: f32) {
        let board = &frame.current.game.rules().board;
        if board.has_stores() {
            self.on(frame, Place::store(side), Sign::Halo, ink, alpha);
            return;
        }
        for pit in board.pits_of(side) {
            self.on(frame, Place::pit(pit), Sign::Halo, ink, 0.7 * alpha);
        }
    }

    /// A sign at the far end of a player's plate.
    fn plate(&mut self, frame: &SignFrame<'_>, side: Side, sign: Sign, ink: Ink, alpha: f32) {
        let (plate, line, height) =
            (frame.layout.plates[side.index()], frame.layout.name_line(side), frame.layout.plate);
        let at = Vec2::new((line.x + 5.2 * height).min(plate.max.x - 0.6 * height), line.y);
        self.drawn.push(PlacedSign { sign, at, radius: 0.36 * height, ink, alpha, over: true, turn: 0.0 });
    }

    fn over(&mut self, frame: &SignFrame<'_>, place: Place, sign: Sign, ink: Ink, alpha: f32, size: f32) {
        if let Some(drawn) = self.on(frame, place, sign, ink, alpha) {
            drawn.over = true;
            drawn.radius *= size;
        }
    }
}

/// The radius of a ring within the edge of its pit, which may be lit or drawn as a line itself, in pit radii.
const WITHIN: f32 = 0.9;

/// A side's shape.
pub(super) fn shape(side: Side) -> Sign {
    match side {
        Side::South => Sign::Triangle,
        Side::North => Sign::Square,
        Side::East => Sign::Diamond,
        Side::West => Sign::Hexagon,
    }
}

/// Returns how strongly an event shows at a time: it comes up quickly, holds until it is done, and fades.
fn strength(keyframe: &Keyframe, time: f64) -> f32 {
    if time <= keyframe.start {
        return 0.0;
    }
    let quick = if keyframe.kind == KeyframeKind::Sow { 0.5 } else { 0.22 };
    let rise = ((time - keyframe.start) / ((keyframe.end - keyframe.start) * quick)).min(1.0);
    let fade = 1.0 - ((time - keyframe.end) / LINGER).clamp(0.0, 1.0);
    (rise * fade * fade) as f32
}
