//! The signs on the table, as a pure function of what is shown: which sign, where, how bright. What happens at the
//! playhead's time depends on that time alone, so that it is the same forwards, backwards and in a film.

use super::art::Sign;
use super::keys::arrows;
use super::layout::Layout;
use super::pointing::{Offers, Outlook, Pointed};
use crate::engine::{Event, GameResult, Mark, Position};
use crate::game::{Current, Scene};
use crate::rules::{Board, PitId, Place, Side};
use crate::show::{Beat, BeatKind};
use crate::theme::{self, Tint};
use bevy::math::Vec2;

/// How long a sign lingers after its event, in seconds of show time.
const LINGER: f64 = 0.45;
/// How many events before the one shown may still linger.
const LOOK_BACK: usize = 12;

/// A sign on a pit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Drawn {
    pub sign: Sign,
    /// Its middle, in logical pixels.
    pub at: Vec2,
    /// Radius of the pit it would fit, in logical pixels.
    pub radius: f32,
    pub tint: Tint,
    pub alpha: f32,
    /// Whether it lies over the stones.
    pub over: bool,
    /// Whether it is turned to the left.
    pub flipped: bool,
}

/// Light round a store or tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lit {
    pub place: Place,
    pub tint: Tint,
    pub alpha: f32,
}

/// All signs and lights of a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Signs {
    pub drawn: Vec<Drawn>,
    pub lit: Vec<Lit>,
}

/// What the signs of a frame follow from.
pub(super) struct Frame<'a> {
    pub current: &'a Current,
    pub scene: &'a Scene,
    pub layout: &'a Layout,
    pub offers: &'a Offers,
    pub pointed: Pointed,
    pub outlook: &'a Outlook,
    pub time: f64,
    /// Whether a move is being shown, or the show rests in the middle of one.
    pub moving: bool,
    /// Whether nothing should pulse.
    pub calm: bool,
}

impl Signs {
    /// The signs of a frame.
    pub(super) fn of(frame: &Frame<'_>) -> Signs {
        let mut signs = Signs::default();
        if let Some(position) = &frame.scene.position {
            signs.marks(frame, position);
            signs.turn(frame, position);
        }
        signs.events(frame);
        signs.choices(frame);
        signs.pointing(frame);
        signs
    }

    fn on(&mut self, frame: &Frame<'_>, place: Place, sign: Sign, tint: Tint, alpha: f32) -> Option<&mut Drawn> {
        if alpha <= 0.003 {
            return None;
        }
        match place.as_pit() {
            Some(pit) => {
                let (at, radius) = (frame.layout.pit(pit), frame.layout.radius);
                self.drawn.push(Drawn { sign, at, radius, tint, alpha, over: false, flipped: false });
                self.drawn.last_mut()
            }
            None => {
                self.lit.push(Lit { place, tint, alpha });
                None
            }
        }
    }

    /// What pits have become: claimed, barred.
    fn marks(&mut self, frame: &Frame<'_>, position: &Position) {
        for pit in frame.current.game.rules().board.pits() {
            match position.mark(pit) {
                Mark::None => {}
                Mark::Trap(side) => {
                    self.on(frame, Place::pit(pit), Sign::Band, theme::side(side), 0.9);
                    self.badge(frame, pit, side);
                }
                Mark::Barred => {
                    if let Some(sign) = self.on(frame, Place::pit(pit), Sign::Barred, theme::BARRED, 0.9) {
                        sign.over = true;
                    }
                }
            }
        }
    }

    /// The owner's shape on the rim of a pit that was claimed, on the side away from its count.
    fn badge(&mut self, frame: &Frame<'_>, pit: PitId, side: Side) {
        let (centre, radius) = (frame.layout.pit(pit), frame.layout.radius);
        let away = (centre - frame.layout.count(Place::pit(pit))).normalize_or(Vec2::NEG_Y);
        let at = centre + away * radius * 0.93;
        let small =
            |sign, tint, part| Drawn { sign, at, radius: radius * part, tint, alpha: 1.0, over: true, flipped: false };
        self.drawn.push(small(Sign::Disc, theme::NAME, 0.27));
        self.drawn.push(small(shape(side), theme::side(side), 0.19));
    }

    /// Each player's shape beside his name, bright for the one whose turn it is.
    fn turn(&mut self, frame: &Frame<'_>, position: &Position) {
        for side in Side::ALL {
            let plate = frame.layout.plates[side.index()];
            let height = plate.height();
            let on = position.to_move() == side && position.ended().is_none();
            let at = Vec2::new(plate.min.x + 0.62 * height, plate.center().y);
            let tint = theme::side(side);
            let lamp = |sign, radius, alpha| Drawn { sign, at, radius, tint, alpha, over: false, flipped: false };
            self.drawn.push(lamp(shape(side), 0.26 * height, if on { 1.0 } else { 0.35 }));
            if on {
                self.drawn.push(lamp(Sign::Halo, 0.36 * height, 0.75));
            }
        }
    }

    /// What is happening, and what has just happened.
    fn events(&mut self, frame: &Frame<'_>) {
        let show = &frame.current.choreography;
        let Some(now) = show.beat_at(frame.time) else { return };
        for index in now.saturating_sub(LOOK_BACK)..=now {
            let beat = &show.beats()[index];
            if frame.time <= beat.end + LINGER {
                self.event(frame, beat);
            }
        }
    }

    fn event(&mut self, frame: &Frame<'_>, beat: &Beat) {
        let plies = frame.current.game.plies();
        let Some(told) = plies.get(beat.ply).and_then(|ply| ply.events.get(beat.event)) else { return };
        let strength = strength(beat, frame.time);
        let done = ((frame.time - beat.start) / (beat.end - beat.start)).clamp(0.0, 1.0) as f32;
        let pulse = if frame.calm { 1.0 } else { 0.78 + 0.22 * (done * 2.0 * std::f32::consts::TAU).cos() };
        let mover = frame.current.game.before(beat.ply).to_move();
        let bright = strength * pulse;
        match (&told.event, beat.at) {
            (Event::Lifted { .. }, Some(at)) => {
                self.on(frame, at, Sign::Ring, theme::POINTED, 0.8 * strength);
            }
            (Event::Sown { .. }, Some(at)) => {
                self.on(frame, at, Sign::Ring, theme::SOW, 0.55 * strength);
            }
            (Event::Skipped { .. }, Some(at)) => {
                self.on(frame, at, Sign::Dashes, theme::WITHHELD, strength);
                self.over(frame, at, Sign::Cross, theme::WITHHELD, 0.7 * strength, 0.45);
            }
            (Event::Captured { to, .. }, Some(at)) => {
                self.on(frame, at, Sign::Glow, theme::CAPTURE, 0.55 * strength);
                self.over(frame, at, Sign::Halo, theme::CAPTURE, bright, 1.0);
                if let Some(to) = to {
                    self.on(frame, *to, Sign::Halo, theme::CAPTURE, bright * done);
                }
            }
            (Event::Swept { to, .. }, Some(at)) => {
                self.over(frame, at, Sign::Halo, theme::TURN, strength, 1.0);
                self.on(frame, *to, Sign::Halo, theme::TURN, strength);
            }
            (Event::Withheld { .. }, Some(at)) => {
                self.over(frame, at, Sign::Dashes, theme::WITHHELD, bright, 1.0);
                self.over(frame, at, Sign::Cross, theme::WITHHELD, 0.85 * bright, 0.6);
            }
            (Event::Relayed { .. }, Some(at)) => {
                let grown = if frame.calm { 1.04 } else { 1.0 + 0.10 * (done * std::f32::consts::PI).sin() };
                self.on(frame, at, Sign::Glow, theme::RELAY, 0.35 * strength);
                self.over(frame, at, Sign::Relay, theme::RELAY, strength, grown);
            }
            (Event::Stopped { .. }, Some(at)) => {
                self.over(frame, at, Sign::Ring, theme::POINTED, strength, 1.0);
            }
            (Event::Marked { .. }, Some(at)) => {
                self.over(frame, at, Sign::Star, theme::side(mover), bright, 1.0);
            }
            (Event::Asked { .. } | Event::Answered { .. }, Some(at)) => {
                self.over(frame, at, Sign::Halo, theme::BONUS, bright, 1.0);
            }
            (Event::Bonus { side }, _) => self.own_light(frame, *side, theme::BONUS, bright),
            (Event::BonusLost { side }, _) => self.own_light(frame, *side, theme::WITHHELD, strength),
            (Event::Passed { side }, _) => self.plate(frame, *side, Sign::Pass, theme::TURN, strength),
            (Event::Swapped, _) => {
                for side in Side::ALL {
                    self.plate(frame, side, Sign::Pass, theme::TURN, strength);
                }
            }
            (Event::TurnPassed { to }, _) => self.plate(frame, *to, Sign::Arrow, theme::side(*to), strength),
            (Event::Endless { .. }, _) => {
                for place in frame.current.choreography.places() {
                    self.on(frame, *place, Sign::Dashes, theme::WITHHELD, 0.8 * strength);
                }
            }
            (Event::Ended { result: GameResult::Won(side), .. }, _) => {
                self.own_light(frame, *side, theme::side(*side), bright)
            }
            _ => {}
        }
    }

    /// Lights a side's own store or, where it has none, its pits.
    fn own_light(&mut self, frame: &Frame<'_>, side: Side, tint: Tint, alpha: f32) {
        let board = &frame.current.game.rules().board;
        if board.has_stores() {
            self.on(frame, Place::store(side), Sign::Halo, tint, alpha);
            return;
        }
        for pit in board.pits_of(side) {
            self.on(frame, Place::pit(pit), Sign::Halo, tint, 0.7 * alpha);
        }
    }

    /// A sign at the far end of a player's plate.
    fn plate(&mut self, frame: &Frame<'_>, side: Side, sign: Sign, tint: Tint, alpha: f32) {
        let plate = frame.layout.plates[side.index()];
        let at =
            Vec2::new((plate.min.x + 5.2 * plate.height()).min(plate.max.x - 0.6 * plate.height()), plate.center().y);
        self.drawn.push(Drawn { sign, at, radius: 0.36 * plate.height(), tint, alpha, over: true, flipped: false });
    }

    fn over(&mut self, frame: &Frame<'_>, place: Place, sign: Sign, tint: Tint, alpha: f32, size: f32) {
        if let Some(drawn) = self.on(frame, place, sign, tint, alpha) {
            drawn.over = true;
            drawn.radius *= size;
        }
    }

    /// The pits that may be lifted now.
    fn choices(&mut self, frame: &Frame<'_>) {
        let alpha = if frame.moving { 0.25 } else { 0.8 };
        for pit in frame.current.game.rules().board.pits() {
            if frame.offers.ways(pit).next().is_some() {
                self.on(frame, Place::pit(pit), Sign::Halo, theme::PLAYABLE, alpha);
            }
        }
    }

    /// The pit pointed at, what lifting it would do, and the ways in which it can be sown.
    fn pointing(&mut self, frame: &Frame<'_>) {
        let Some(pit) = frame.pointed.pit else { return };
        // While stones fly, only what can be done already is worth a sign.
        if frame.moving && !matches!(frame.outlook, Outlook::Ahead(_) | Outlook::Ways) {
            return;
        }
        let here = Place::pit(pit);
        match frame.outlook {
            Outlook::Nothing => {
                self.over(frame, here, Sign::Ring, theme::WITHHELD, 0.5, 1.0);
            }
            Outlook::Barred(_) => {
                self.over(frame, here, Sign::Barred, theme::WITHHELD, 0.55, 1.0);
            }
            Outlook::Ways => {
                self.over(frame, here, Sign::Halo, theme::POINTED, 0.9, 1.0);
            }
            Outlook::Ahead(preview) => {
                self.over(frame, here, Sign::Halo, theme::POINTED, 1.0, 1.0);
                for &taken in &preview.captured {
                    self.on(frame, Place::pit(taken), Sign::Glow, theme::CAPTURE, 0.30);
                    self.over(frame, Place::pit(taken), Sign::Dashes, theme::CAPTURE, 1.0, 1.0);
                }
                if let Some(last) = preview.last {
                    match last.as_pit() {
                        Some(_) => self.over(frame, last, Sign::Target, theme::POINTED, 0.95, 0.8),
                        None => {
                            self.on(frame, last, Sign::Halo, theme::PLAYABLE, 0.8);
                        }
                    }
                }
            }
        }
        self.arrows(frame, &frame.current.game.rules().board, pit);
    }

    fn arrows(&mut self, frame: &Frame<'_>, board: &Board, pit: PitId) {
        if !frame.offers.asks_way(pit) {
            return;
        }
        let (centre, radius) = (frame.layout.pit(pit), frame.layout.radius);
        for (right, way) in arrows(board, pit) {
            if frame.offers.ways(pit).all(|offered| offered != Some(way)) {
                continue;
            }
            let aside = if right { 0.52 } else { -0.52 } * radius;
            let at = centre + Vec2::new(aside, 0.0);
            let chosen = frame.pointed.way == Some(way);
            let (size, alpha) = if chosen { (0.46, 1.0) } else { (0.40, 0.75) };
            let tint = if chosen { theme::PLAYABLE } else { theme::POINTED };
            let back = Drawn {
                sign: Sign::Disc,
                at,
                radius: radius * size,
                tint: theme::NAME,
                alpha: 0.8,
                over: true,
                flipped: false,
            };
            self.drawn.push(back);
            self.drawn.push(Drawn {
                sign: Sign::Arrow,
                radius: radius * size * 0.72,
                tint,
                alpha,
                flipped: !right,
                ..back
            });
        }
    }
}

/// A side's shape.
pub(super) fn shape(side: Side) -> Sign {
    match side {
        Side::South => Sign::Triangle,
        Side::North => Sign::Square,
    }
}

/// How strongly an event shows at a time: it comes up quickly, holds until it is done, and fades.
fn strength(beat: &Beat, time: f64) -> f32 {
    if time <= beat.start {
        return 0.0;
    }
    let quick = if beat.kind == BeatKind::Sow { 0.5 } else { 0.22 };
    let rise = ((time - beat.start) / ((beat.end - beat.start) * quick)).min(1.0);
    let fade = 1.0 - ((time - beat.end) / LINGER).clamp(0.0, 1.0);
    (rise * fade * fade) as f32
}
