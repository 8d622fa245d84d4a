//! Laying out events: which stones move, when, and into which slots.

use super::keyframe::{Keyframe, KeyframeKind, LapStart, site};
use super::pace::{CARRIED, MOVING, STAGGER, Tempo};
use super::pose::{StoneId, StoneSlot};
use super::{Choreography, CountStep, HANDS, HandMove, StoneMove, Waypoint, all_hands, hand_index};
use mancala::engine::{CausedEvent, Event, Game, Info, Position, StateChange, Transfer};
use mancala::rules::{Board, PLACES, PitId, Place, Side};

/// The state of the stones at the end of the plies laid out.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BuildState {
    /// The stones of each place by slot, by [`Place::index`].
    lying: Vec<Vec<StoneId>>,
    /// State of each hand, by [`hand_index`].
    hands: [Holding; HANDS],
    /// The hand that acts.
    acting: Option<Side>,
}

/// The state of a hand.
#[derive(Clone, Debug, PartialEq)]
struct Holding {
    /// The stones in it; the last is dropped next.
    held: Vec<StoneId>,
    /// Place above which it is; meaningless while it is empty.
    over: Place,
}

impl Default for Holding {
    fn default() -> Self {
        Holding { held: Vec::new(), over: Place::pit(PitId(0)) }
    }
}

impl BuildState {
    /// The hand that acts.
    fn hand(&mut self) -> &mut Holding {
        &mut self.hands[hand_index(self.acting)]
    }
}

/// The time that an event is given, in seconds.
#[derive(Clone, Copy)]
struct Window {
    start: f64,
    end: f64,
}

impl Window {
    /// The time at which a part of the window, 0 to 1, is past.
    fn at(self, part: f64) -> f64 {
        self.start + (self.end - self.start) * part
    }
}

impl Choreography {
    /// Nothing shown yet: the stones lie as in `start`, a position between two moves. Seeds in flight while a question
    /// is open are held above the pit that is asked about.
    pub fn new(board: &Board, start: &Position) -> Choreography {
        let sides = Side::ALL.into_iter();
        let beside = sides.clone().map(Place::store).chain(sides.clone().map(Place::hand));
        let paid = sides.map(Place::penalty).filter(|_| board.penalties);
        let spare = Side::BOTH.map(Place::spare).into_iter().filter(|_| board.spare > 0);
        let special = board.every_pit().map(Place::special).chain(Side::BOTH.map(Place::special_store));
        let special = special.filter(|_| board.specials > 0);
        let pits = board.every_pit().map(Place::pit);
        let places: Vec<Place> = pits.chain(beside).chain(paid).chain(special).chain(spare).collect();
        let mut opening = [0; PLACES];
        let mut home = Vec::new();
        for &place in &places {
            // No game has more seeds than a u16 counts; a position put together by hand might.
            let room = usize::from(u16::MAX) - home.len();
            let count = usize::from(start.at(place)).min(room) as u16;
            opening[place.index()] = count;
            home.extend((0..count).map(|slot| Waypoint::Lie(StoneSlot { place, slot })));
        }
        let held = usize::from(start.lifted()).min(usize::from(u16::MAX) - home.len()) as u16;
        home.extend((0..held).map(|index| Waypoint::Hold(None, index)));
        let over = Place::pit(start.ask().map_or(PitId(0), |ask| ask.pit));
        // The hand has been there for ever.
        let long_ago = f64::NEG_INFINITY;
        let waits = HandMove { start: long_ago, end: long_ago, from: over, to: over, before: held, after: held };
        let laps = start.ask().map_or(0, |ask| ask.laps);
        let mut show = Choreography {
            places,
            opening,
            legs: vec![Vec::new(); home.len()],
            home,
            hands: [if held > 0 { vec![waits] } else { Vec::new() }, vec![], vec![], vec![], vec![]],
            steps: vec![Vec::new(); PLACES],
            keyframes: Vec::new(),
            first_keyframes: Vec::new(),
            laps: Vec::new(),
            lines: Vec::new(),
            tempos: vec![Tempo::resumed(laps)],
            now: BuildState { lying: Vec::new(), hands: Default::default(), acting: None },
        };
        show.now = show.lying_now();
        show
    }

    /// A whole game.
    pub fn of(game: &Game) -> Choreography {
        let mut show = Choreography::new(&game.rules().board, game.start());
        for ply in game.plies() {
            show.push(&ply.events);
        }
        show
    }

    /// Lays out one more ply.
    pub fn push(&mut self, events: &[CausedEvent]) {
        let ply = self.plies();
        let goes_on =
            matches!(events.first(), Some(CausedEvent { event: Event::Change(StateChange::Answered { .. }), .. }));
        let mut tempo = self.tempos.last().copied().filter(|_| goes_on).unwrap_or_default();
        self.first_keyframes.push(self.keyframes.len());
        for (event, told) in events.iter().enumerate() {
            let start = self.duration();
            let window = Window { start, end: start + tempo.next(told.event) };
            if let Event::Info(Info::LapBegan { lap, hand, .. }) = told.event {
                let hand = self.now.acting.map(|_| hand);
                self.laps.push(LapStart { start, ply, keyframe: self.keyframes.len(), number: lap, hand });
            }
            let Some(kind) = KeyframeKind::of(told.event) else { continue };
            self.keyframes.push(Keyframe {
                start,
                end: window.end,
                ply,
                event,
                kind,
                clause: told.clause,
                at: site(told.event),
                hand: self.now.acting.filter(|_| kind.is_by_hand()),
            });
            self.lay(told.event, window);
        }
        self.tempos.push(tempo);
        self.write_lines(ply);
        if self.now.hands.iter().all(|hand| hand.held.is_empty()) {
            self.now.acting = None;
        }
    }

    /// Forgets all plies from the given one on, so that this many are left.
    pub fn truncate(&mut self, plies: usize) {
        let Some(&keyframes) = self.first_keyframes.get(plies) else {
            return;
        };
        let cut = self.ply_start(plies);
        self.first_keyframes.truncate(plies);
        self.keyframes.truncate(keyframes);
        self.tempos.truncate(plies + 1);
        self.laps.truncate(self.laps.partition_point(|lap| lap.ply < plies));
        self.lines.truncate(self.lines.partition_point(|line| line.ply < plies));
        for reaches in &mut self.hands {
            reaches.truncate(reaches.partition_point(|reach| reach.start < cut));
        }
        for legs in &mut self.legs {
            legs.truncate(legs.partition_point(|leg| leg.start < cut));
        }
        for steps in &mut self.steps {
            steps.truncate(steps.partition_point(|step| step.time <= cut));
        }
        self.now = self.lying_now();
    }

    /// Works out from the journeys how the stones lie at their end.
    fn lying_now(&self) -> BuildState {
        let mut lying: Vec<Vec<(u16, StoneId)>> = vec![Vec::new(); PLACES];
        let mut held: [Vec<(u16, StoneId)>; HANDS] = Default::default();
        for stone in self.all_stones() {
            match self.legs[stone.index()].last().map_or(self.home[stone.index()], |leg| leg.goal) {
                Waypoint::Lie(StoneSlot { place, slot }) => lying[place.index()].push((slot, stone)),
                Waypoint::Hold(whose, index) => held[hand_index(whose)].push((index, stone)),
            }
        }
        let ordered = |mut stones: Vec<(u16, StoneId)>| {
            stones.sort_unstable();
            stones.into_iter().map(|(_, stone)| stone).collect::<Vec<_>>()
        };
        let acting = all_hands().find(|&whose| !held[hand_index(whose)].is_empty()).flatten();
        let mut hands: [Holding; HANDS] = Default::default();
        for (hand, (held, reaches)) in hands.iter_mut().zip(held.into_iter().zip(&self.hands)) {
            hand.held = ordered(held);
            hand.over = reaches.last().map_or(hand.over, |reach| reach.to);
        }
        BuildState { lying: lying.into_iter().map(ordered).collect(), hands, acting }
    }

    fn lay(&mut self, event: Event, window: Window) {
        match event {
            Event::Transfer(Transfer { from, to: Place::FLIGHT, seeds, .. }) => self.gather(from, seeds, window),
            Event::Transfer(Transfer { from: Place::FLIGHT, to, .. }) => self.drop_one(to, window),
            Event::Transfer(Transfer { from, to, seeds, .. }) => self.carry(from, to, seeds, window),
            Event::Change(_) => {}
            Event::Info(info) => self.guide(info, window),
        }
    }

    /// Moves the hands, where an event says so.
    fn guide(&mut self, info: Info, window: Window) {
        match info {
            Info::Hand { side } => self.change_hands(side),
            Info::Skipped { place } => self.pass_over(place, window),
            Info::Entered { pit, .. } => self.pass_over(Place::pit(pit), window),
            Info::Opened { .. }
            | Info::LapBegan { .. }
            | Info::LapEnded { .. }
            | Info::Withheld { .. }
            | Info::Relayed { .. }
            | Info::Stopped { .. }
            | Info::Bonus { .. }
            | Info::BonusLost { .. }
            | Info::Passed { .. }
            | Info::Closed => {}
        }
    }

    /// The topmost stones of a place rise into the hand, which comes there with what it holds already.
    fn gather(&mut self, from: Place, seeds: u16, window: Window) {
        let lying = &mut self.now.lying[from.index()];
        let left = lying.len().saturating_sub(seeds.into());
        let taken = lying.split_off(left);
        let before = self.now.hand().held.len() as u16;
        if taken.is_empty() && before == 0 {
            return;
        }
        let end = window.at(MOVING);
        self.reach(from, before, before + taken.len() as u16, window.start, end);
        self.count_from(from, window.start.next_up());
        for stone in taken {
            let goal = Waypoint::Hold(self.now.acting, self.now.hand().held.len() as u16);
            self.legs[stone.index()].push(StoneMove { start: window.start, end, goal });
            self.now.hand().held.push(stone);
        }
    }

    /// One stone falls from where the hand is, while the hand follows with the rest.
    fn drop_one(&mut self, to: Place, window: Window) {
        let Some(stone) = self.now.hand().held.pop() else {
            return;
        };
        let left = self.now.hand().held.len() as u16;
        self.reach(to, left + 1, left, window.start, window.end);
        self.lie_down(stone, to, window.start, window.end);
    }

    /// The hand goes to a place and drops nothing there.
    fn pass_over(&mut self, place: Place, window: Window) {
        let held = self.now.hand().held.len() as u16;
        if held > 0 {
            self.reach(place, held, held, window.start, window.end);
        }
    }

    /// The topmost stones of a place fly to another, one after another.
    fn carry(&mut self, from: Place, to: Place, seeds: u16, window: Window) {
        if from == to {
            return;
        }
        let seeds = usize::from(seeds).min(self.now.lying[from.index()].len());
        for n in 0..seeds {
            let Some(stone) = self.now.lying[from.index()].pop() else {
                return;
            };
            let wait = STAGGER * n as f64 / seeds as f64;
            let start = window.at(wait);
            self.count_from(from, start.next_up());
            self.lie_down(stone, to, start, window.at(wait + CARRIED));
        }
    }

    /// The hand goes to a place, from there if it was empty.
    fn reach(&mut self, to: Place, before: u16, after: u16, start: f64, end: f64) {
        let hand = self.now.hand();
        let from = if before == 0 { to } else { hand.over };
        hand.over = to;
        self.hands[hand_index(self.now.acting)].push(HandMove { start, end, from, to, before, after });
    }

    /// From here on the hand of this side acts; what the others hold waits in the air.
    pub(super) fn change_hands(&mut self, side: Side) {
        self.now.acting = Some(side);
    }

    /// A stone comes to lie in the lowest free slot of a place.
    fn lie_down(&mut self, stone: StoneId, place: Place, start: f64, end: f64) {
        let slot = self.now.lying[place.index()].len() as u16;
        self.now.lying[place.index()].push(stone);
        self.legs[stone.index()].push(StoneMove { start, end, goal: Waypoint::Lie(StoneSlot { place, slot }) });
        self.count_from(place, end);
    }

    /// Notes that from a time on a place holds what lies in it now.
    fn count_from(&mut self, place: Place, time: f64) {
        let count = self.now.lying[place.index()].len() as u16;
        let steps = &mut self.steps[place.index()];
        match steps.last_mut() {
            Some(last) if last.time == time => last.count = count,
            _ => steps.push(CountStep { time, count }),
        }
    }
}
