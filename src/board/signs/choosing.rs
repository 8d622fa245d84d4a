//! The signs of choosing: the pits that may be played, what playing the one pointed at would do, and the directions in
//! which it can be sown.

use super::{PlacedSign, SignFrame, Signs};
use crate::board::art::Sign;
use crate::ui::look::Look;
use crate::ui::theme::Ink;
use bevy::math::Vec2;
use mancala::engine::{Move, Question};
use mancala::rules::{Board, PitId, Place};
use naqala_core::geometry::directions;
use naqala_core::session::PitOutlook;
use naqala_core::session::Preview;

/// Opacity of the fill of a pit that may be played, on a plain table, as a part of the light around it.
const FILLED: f32 = 0.65;

impl Signs {
    /// The pits at which a move can be made now, and the one about which something is asked.
    pub(super) fn choices(&mut self, frame: &SignFrame<'_>) {
        let alpha = if frame.moving { 0.25 } else { 0.8 * frame.breath };
        let board = &frame.current.game.rules().board;
        for pit in board.pits().filter(|&pit| frame.offers.has(pit)) {
            let taken = frame.offers.at(pit).any(|(_, mv)| matches!(mv, Move::Pick(_) | Move::Take(_)));
            let ink = if taken { Ink::Capture } else { Ink::Playable };
            if frame.look == Look::Plain {
                // Every pit has a dark line about it there: light round it is not enough.
                self.on(frame, Place::pit(pit), Sign::Glow, ink, FILLED * alpha);
            }
            self.on(frame, Place::pit(pit), Sign::Halo, ink, alpha);
        }
        if let Some(hinted) = frame.hinted.filter(|_| !frame.moving) {
            self.over(frame, Place::pit(hinted), Sign::Star, Ink::Relay, 1.0, 1.0);
        }
        let Some(asked) = frame.offers.asked().filter(|_| !frame.moving) else { return };
        self.over(frame, Place::pit(asked), Sign::Halo, Ink::Bonus, 0.9, 1.0);
        if frame.offers.ask.is_some_and(|ask| ask.question == Question::Retreat)
            && let Some((spared, behind)) = board.facing(asked).and_then(|pit| Some((pit, board.behind(pit)?)))
        {
            self.drawn_back(frame, spared, behind);
        }
        if frame.pointed.pit != Some(asked) {
            self.arrows(frame, board, asked);
        }
    }

    /// Seeds that may be moved from one pit to another.
    fn drawn_back(&mut self, frame: &SignFrame<'_>, from: PitId, to: PitId) {
        for pit in [from, to] {
            self.over(frame, Place::pit(pit), Sign::Dashes, Ink::Pointed, 0.9, 1.0);
        }
        let (radius, start) = (frame.layout.radius, frame.layout.pit(from));
        let heading = (frame.layout.pit(to) - start).normalize_or(Vec2::Y);
        let at = start + heading * 0.68 * radius;
        let (disc, ink) = (0.3 * radius, Ink::Pointed);
        let sign = |sign, radius, ink, alpha, turn| PlacedSign { sign, at, radius, ink, alpha, over: true, turn };
        self.drawn.push(sign(Sign::Disc, disc, Ink::Backing, 0.85, 0.0));
        self.drawn.push(sign(Sign::Arrow, 0.72 * disc, ink, 1.0, heading.to_angle()));
    }

    /// The pit pointed at, what lifting it would do, and the directions in which it can be sown.
    pub(super) fn pointing(&mut self, frame: &SignFrame<'_>) {
        let Some(pit) = frame.pointed.pit else { return };
        // While stones fly, only what can be done already is worth a sign.
        if frame.moving && !matches!(frame.outlook, PitOutlook::Ahead(_) | PitOutlook::Ways) {
            return;
        }
        let here = Place::pit(pit);
        match frame.outlook {
            PitOutlook::Nothing => {
                self.over(frame, here, Sign::Ring, Ink::Withheld, 0.5, 1.0);
            }
            PitOutlook::Barred(_) => {
                self.over(frame, here, Sign::Barred, Ink::Withheld, 0.55, 1.0);
            }
            PitOutlook::Ways => {
                self.over(frame, here, Sign::Halo, Ink::Pointed, 0.9, 1.0);
            }
            PitOutlook::Ahead(preview) => {
                self.over(frame, here, Sign::Halo, Ink::Pointed, 1.0, 1.0);
                for &taken in &preview.captured {
                    self.on(frame, Place::pit(taken), Sign::Glow, Ink::Capture, 0.30);
                    self.over(frame, Place::pit(taken), Sign::Dashes, Ink::Capture, 1.0, 1.0);
                }
                self.path(frame, preview);
                // The first lap's end is what one counts to; where the turn goes on, its end is only hinted at.
                if preview.last != preview.lap_end {
                    self.end(frame, preview.last, 0.5);
                }
                self.end(frame, preview.lap_end, 0.95);
            }
        }
        self.arrows(frame, &frame.current.game.rules().board, pit);
    }

    /// Marks the place where the last seed of a lap falls.
    fn end(&mut self, frame: &SignFrame<'_>, last: Option<Place>, alpha: f32) {
        let Some(last) = last else { return };
        if last.as_pit().is_some() {
            self.over(frame, last, Sign::Target, Ink::Pointed, alpha, 0.8);
        } else {
            self.on(frame, last, Sign::Halo, Ink::Playable, alpha);
        }
    }

    /// The line of a lap over a torus: from pit to pit, and over the edges to what is seen beyond them.
    fn path(&mut self, frame: &SignFrame<'_>, preview: &Preview) {
        let board = &frame.current.game.rules().board;
        let Some((mut from, way)) = preview.lap_start.filter(|_| board.is_torus()) else { return };
        let layout = frame.layout;
        let heading = directions::heading(board, layout, from, way);
        let (right, up) = way.step();
        let mut step = |from: Vec2, to: Vec2| {
            self.drawn.push(PlacedSign {
                sign: Sign::Chevron,
                at: (from + to) / 2.0,
                radius: 0.26 * layout.radius,
                ink: Ink::Pointed,
                alpha: 0.95,
                over: true,
                turn: heading.to_angle(),
            });
        };
        let mut beyond = Vec::new();
        for &place in &preview.path {
            let Some(to) = place.as_pit() else { return };
            if to == from {
                continue;
            }
            let next_to = |pit: PitId, right: i8, up: i8| {
                let at = (board.column(pit) as i8 + right, board.row(pit) as i8 + up);
                layout.ghosts.iter().find(|ghost| ghost.at == at)
            };
            match (next_to(from, right, up), next_to(to, -right, -up)) {
                (Some(out), Some(back)) => {
                    step(layout.pit(from), out.centre);
                    step(back.centre, layout.pit(to));
                    beyond.extend([out.centre, back.centre]);
                }
                _ => step(layout.pit(from), layout.pit(to)),
            }
            from = to;
        }
        for at in beyond {
            let (sign, radius, ink) = (Sign::Ring, layout.radius, Ink::Pointed);
            self.drawn.push(PlacedSign { sign, at, radius, ink, alpha: 0.7, over: true, turn: 0.0 });
        }
    }

    /// The arrows by which a direction is chosen.
    fn arrows(&mut self, frame: &SignFrame<'_>, board: &Board, pit: PitId) {
        if !frame.offers.asks_way(pit) {
            return;
        }
        for way in frame.offers.ways(pit) {
            let arrow = directions::arrow(board, frame.layout, pit, way);
            let chosen = frame.pointed.pit == Some(pit) && frame.pointed.way == Some(way);
            let (size, alpha) = if chosen { (1.15, 1.0) } else { (1.0, 0.8) };
            let ink = if chosen { Ink::Playable } else { Ink::Pointed };
            let radius = arrow.radius * size;
            let back = PlacedSign {
                sign: Sign::Disc,
                at: arrow.at,
                radius,
                ink: Ink::Backing,
                alpha: 0.8,
                over: true,
                turn: 0.0,
            };
            self.drawn.push(back);
            let turn = arrow.heading.to_angle();
            self.drawn.push(PlacedSign { sign: Sign::Arrow, radius: 0.72 * radius, ink, alpha, turn, ..back });
        }
    }
}
