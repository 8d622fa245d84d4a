//! What is pointed at, by pointer or keyboard, and what may be done there; a click plays.

use super::Pit;
use super::layout::Layout;
use super::preview::Preview;
use crate::engine::{self, Move, Refused};
use crate::game::{Current, Moment, Scene, Wish};
use crate::rules::{Board, PitId, Way};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>()
        .init_resource::<Offers>()
        .init_resource::<Outlook>()
        .add_observer(point)
        .add_observer(turn)
        .add_observer(point_away)
        .add_observer(choose)
        .add_systems(Update, (offer, look_ahead).chain().in_set(Moment::Lay));
}

/// The pit pointed at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointed {
    /// Which; `None` when nothing is.
    pub pit: Option<PitId>,
    /// The way in which it would be sown, where the player chooses.
    pub way: Option<Way>,
    /// Whether by keyboard: it then stays when the pointer moves about elsewhere.
    pub by_key: bool,
}

/// The moves that may be made now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Offers {
    /// Every legal move; none while nobody can move.
    pub moves: Vec<Move>,
}

impl Offers {
    /// The ways in which a pit may be lifted: `None` where the pit decides.
    pub fn ways(&self, pit: PitId) -> impl Iterator<Item = Option<Way>> + '_ {
        self.moves.iter().filter_map(move |mv| match *mv {
            Move::Sow { pit: from, way } if from == pit => Some(way),
            _ => None,
        })
    }

    /// The move that lifts a pit, if there is one and it is clear which.
    pub fn lift(&self, pit: PitId, way: Option<Way>) -> Option<Move> {
        let mut ways = self.ways(pit);
        let first = ways.next()?;
        let way = match (first, ways.next()) {
            (only, None) => only,
            (_, Some(_)) => Some(way?),
        };
        let mv = Move::Sow { pit, way };
        self.moves.contains(&mv).then_some(mv)
    }

    /// Whether the player must say which way a pit is to be sown.
    pub fn asks_way(&self, pit: PitId) -> bool {
        self.ways(pit).count() > 1
    }
}

/// What can be said of the pit pointed at.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum Outlook {
    /// Nothing is pointed at, or nobody can move now.
    #[default]
    Nothing,
    /// It can be lifted, but first it must be said which way.
    Ways,
    /// What lifting it would do.
    Ahead(Preview),
    /// Why it cannot be lifted.
    Barred(Refused),
}

/// The way towards which a point of a pit's face leads.
pub fn way_at(board: &Board, pit: PitId, right: bool) -> Way {
    if board.runs_right(pit, Way::Ccw) == right { Way::Ccw } else { Way::Cw }
}

fn point(over: On<Pointer<Over>>, pits: Query<&Pit>, mut pointed: ResMut<Pointed>) {
    if let Ok(&Pit(pit)) = pits.get(over.entity) {
        pointed.set_if_neq(Pointed { pit: Some(pit), way: None, by_key: false });
    }
}

fn point_away(out: On<Pointer<Out>>, pits: Query<&Pit>, mut pointed: ResMut<Pointed>) {
    if let Ok(&Pit(pit)) = pits.get(out.entity)
        && pointed.pit == Some(pit)
        && !pointed.by_key
    {
        pointed.set_if_neq(Pointed::default());
    }
}

fn turn(
    moved: On<Pointer<bevy::picking::events::Move>>,
    pits: Query<&Pit>,
    layout: Res<Layout>,
    current: Res<Current>,
    offers: Res<Offers>,
    mut pointed: ResMut<Pointed>,
) {
    if let (Ok(&Pit(pit)), Some(at)) = (pits.get(moved.entity), moved.hit.position) {
        let way = way_under(pit, at, &layout, &current, &offers);
        pointed.set_if_neq(Pointed { pit: Some(pit), way, by_key: false });
    }
}

fn way_under(pit: PitId, at: Vec3, layout: &Layout, current: &Current, offers: &Offers) -> Option<Way> {
    let board = &current.game.rules().board;
    offers.asks_way(pit).then(|| way_at(board, pit, at.x > layout.pit(pit).x))
}

fn choose(
    click: On<Pointer<Click>>,
    pits: Query<&Pit>,
    layout: Res<Layout>,
    current: Res<Current>,
    offers: Res<Offers>,
    mut pointed: ResMut<Pointed>,
    mut commands: Commands,
) {
    let Ok(&Pit(pit)) = pits.get(click.entity) else { return };
    if click.button != PointerButton::Primary {
        return;
    }
    let way = match click.hit.position {
        Some(at) => way_under(pit, at, &layout, &current, &offers),
        None => pointed.way.filter(|_| pointed.pit == Some(pit)),
    };
    if let Some(mv) = offers.lift(pit, way) {
        // Nothing is to be said of the pit just emptied until the pointer moves on.
        pointed.set_if_neq(Pointed::default());
        commands.trigger(Wish::Play(mv));
    }
}

fn offer(current: Res<Current>, scene: Res<Scene>, mut offers: ResMut<Offers>) {
    if !current.is_changed() && !scene.is_changed() {
        return;
    }
    let moves = scene
        .front
        .filter(|&front| front <= current.game.plies().len())
        .map_or_else(Vec::new, |front| engine::legal_moves(current.game.rules(), current.game.before(front)).to_vec());
    offers.set_if_neq(Offers { moves });
}

fn look_ahead(
    current: Res<Current>,
    scene: Res<Scene>,
    offers: Res<Offers>,
    mut pointed: ResMut<Pointed>,
    mut outlook: ResMut<Outlook>,
) {
    if !pointed.is_changed() && !offers.is_changed() && !scene.is_changed() {
        return;
    }
    let board = &current.game.rules().board;
    if pointed.pit.is_some_and(|pit| pit.index() >= board.pit_count()) {
        pointed.set_if_neq(Pointed::default());
    }
    outlook.set_if_neq(outlook_of(&current, &scene, &offers, *pointed));
}

fn outlook_of(current: &Current, scene: &Scene, offers: &Offers, pointed: Pointed) -> Outlook {
    let (Some(pit), Some(front)) = (pointed.pit, scene.front) else { return Outlook::Nothing };
    if front > current.game.plies().len() {
        return Outlook::Nothing;
    }
    let (rules, position) = (current.game.rules(), current.game.before(front));
    if let Some(mv) = offers.lift(pit, pointed.way) {
        return Preview::of(rules, position, mv).map_or(Outlook::Nothing, Outlook::Ahead);
    }
    if offers.ways(pit).next().is_some() {
        return Outlook::Ways;
    }
    let refused = |way| engine::why_not(rules, position, Move::Sow { pit, way });
    // A pit that is sown by choice is refused without a way; why it may not be lifted at all is said of either.
    let plain = refused(None);
    let why = match plain {
        Some(Refused::Direction(_)) => refused(Some(Way::Ccw)).or(plain),
        other => other,
    };
    why.map_or(Outlook::Nothing, Outlook::Barred)
}
