//! Boards with pieces of another kind beside the seeds, boards set endwise, and moves at pits that lift none of them.

use super::*;
use crate::board;
use crate::board::art::{self, Art};
use crate::board::labels::{CountOf, Emblem};
use crate::board::pointing::ShiftNext;
use crate::play::PlayCommand;
use crate::ui::systems;
use mancala::engine::Question;
use mancala::record::notation::parse_position;
use mancala::rules::Direction;
use naqala_core::geometry::{Layout, Outline};
use naqala_core::session::Session;

#[test]
fn special_pieces_look_otherwise_are_larger_and_have_a_count_of_their_own() {
    let mut app = opening("kauri");
    let current = app.world().resource::<CurrentGame>().clone();
    let specials = app.world().resource::<Art>().specials.clone();
    let mut stones = app.world_mut().query::<(&Stone, &Sprite)>();
    let (mut cowries, mut seeds) = (Vec::new(), Vec::new());
    for (stone, sprite) in stones.iter(app.world()) {
        let special = current.choreography.is_special(stone.0);
        assert_eq!(sprite.image == specials, special);
        let width = sprite.custom_size.expect("a stone has a size").x;
        if special { cowries.push(width) } else { seeds.push(width) }
    }
    assert_eq!((cowries.len(), seeds.len()), (12, 60));
    assert!(cowries[0] > 1.2 * seeds[0]);
    let mut counts = app.world_mut().query::<(&CountOf, &Text2d)>();
    let counted: BTreeMap<Place, String> = counts.iter(app.world()).map(|(it, text)| (it.0, text.0.clone())).collect();
    let mut emblems = app.world_mut().query::<(&Emblem, &Visibility)>();
    let shown: BTreeMap<Place, bool> =
        emblems.iter(app.world()).map(|(it, seen)| (it.0, *seen != Visibility::Hidden)).collect();
    let board = &current.game.rules().board;
    for pit in board.pits() {
        let place = Place::special(pit);
        let cowries = current.game.position().special(pit);
        assert_eq!(counted[&place], if cowries > 0 { cowries.to_string() } else { String::new() });
        assert_eq!(shown[&place], cowries > 0, "{}", board.name(pit));
    }
    assert_eq!(counted[&Place::special_store(Side::North)], "0");
}

#[test]
fn a_pit_into_which_captured_seeds_go_is_clicked() {
    for seed in 0..400 {
        let current = random_game("ohojichi", 12, seed);
        let end = current.choreography.duration();
        let game = &current.game;
        let Some(ask) = game.position().ask().filter(|ask| ask.question == Question::Deposit) else { continue };
        let (plies, board) = (game.plies().len(), game.rules().board.clone());
        let mut app = table(current);
        seek(&mut app, end);
        let offers = app.world().resource::<LegalMoves>().clone();
        let own = board.pits_of(ask.who).next().expect("a side has pits");
        assert!(!offers.has(own), "they go to the other side");
        let into = board.pits().find(|&pit| offers.has(pit)).expect("they go somewhere");
        assert_eq!(board.owner(into), ask.who.opponent());
        app.add_systems(Update, crate::board::hint::say.in_set(systems::AppSystems::Show));
        let said = |app: &mut App, pit: PitId| {
            *app.world_mut().resource_mut::<Pointed>() = Pointed { pit: Some(pit), by_key: true, ..default() };
            app.update();
            app.world().resource::<board::Hint>().lines[1].clone()
        };
        assert!(said(&mut app, into).ends_with("captured seeds go into this pit."));
        assert!(said(&mut app, own).contains(" must choose a pit of "), "it has never been chosen");
        click(&mut app, into, 0.0);
        assert_eq!(moves(&app).len(), plies + 1);
        assert_eq!(moves(&app).last(), Some(&Move::Pick(into)));
        return;
    }
    panic!("no game comes to a capture");
}

#[test]
fn a_click_on_the_pit_that_is_asked_about_says_yes() {
    let games = [("oware-nam-nam", &[("captures", "claimed")][..]), ("congkak/papan-dakon", &[]), ("igisoro", &[])];
    for (id, set) in games {
        let settings: Settings = set.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
        let rules = Catalogue::shipped().rules(id, &settings).expect("a shipped variant is sound");
        let opening = start(&rules);
        let mut game = Game::new(Arc::new(rules), opening);
        let mut chance = ChaCha8Rng::seed_from_u64(3);
        while !legal_moves(game.rules(), game.position()).contains(&Move::Go) {
            let mv = *legal_moves(game.rules(), game.position()).choose(&mut chance).expect("the game is not over yet");
            game.play(mv).expect("a legal move may be played");
        }
        let asked = game.position().ask().and_then(|ask| ask.about()).expect("it is asked about a pit");
        let current = Session::new(game, Record::default());
        let end = current.choreography.duration();
        let mut app = table(current);
        app.add_systems(Update, crate::board::hint::say.in_set(systems::AppSystems::Show));
        seek(&mut app, end);
        *app.world_mut().resource_mut::<Pointed>() = Pointed { pit: Some(asked), by_key: true, ..default() };
        app.update();
        let said = app.world().resource::<board::Hint>().lines.clone();
        assert!(said[1].starts_with("A click answers: "), "{said:?}");
        click(&mut app, asked, 0.0);
        assert_eq!(moves(&app).last(), Some(&Move::Go), "{id}");
    }
}

/// Source: page lamosh, the opening move.
#[test]
fn enter_does_what_only_a_button_does_where_there_is_nothing_else_to_do() {
    let mut app = opening("oware-nam-nam/lamosh");
    press(&mut app, Key::Enter, KeyCode::Enter);
    assert_eq!(moves(&app), [Move::Gather]);
}

/// Points at `c1` and returns what is said of it.
fn said_of_c1(app: &mut App) -> Vec<String> {
    let c1 = pit(app, "c1");
    *app.world_mut().resource_mut::<Pointed>() = Pointed { pit: Some(c1), by_key: true, ..default() };
    app.update();
    app.world().resource::<board::Hint>().lines.clone()
}

/// Source: page english-wari, option `opening_shift`.
#[test]
fn where_a_pit_may_be_shifted_the_button_or_the_shift_key_says_so() {
    for by_key in [false, true] {
        let mut app = opening("english-wari");
        app.add_systems(Update, crate::board::hint::say.in_set(systems::AppSystems::Show));
        let c1 = pit(&app, "c1");
        assert_eq!(said_of_c1(&mut app)[1..], ["The last seed falls in f2."]);
        if by_key {
            let mut keys = ButtonInput::<KeyCode>::default();
            keys.press(KeyCode::ShiftLeft);
            app.insert_resource(keys);
        } else {
            app.world_mut().trigger(PlayCommand::ShiftNext);
        }
        app.update();
        assert_eq!(said_of_c1(&mut app)[1..], ["All the seeds go together into d1."]);
        click(&mut app, c1, 0.0);
        assert_eq!(moves(&app), [Move::Shift(c1)]);
        let end = app.world().resource::<CurrentGame>().choreography.duration();
        seek(&mut app, end);
        app.update();
        assert!(!app.world().resource::<ShiftNext>().0, "it was said for one turn");
    }
}

/// Source: page english-wari, option `opening_shift`, value `forced`.
#[test]
fn where_every_pit_is_shifted_a_click_does_it() {
    let settings = Settings::from_iter([("opening_shift".to_owned(), "forced".to_owned())]);
    let forced = Session::opening(&Catalogue::shipped(), "english-wari", &settings).expect("the option is there");
    let mut app = table(forced);
    app.add_systems(Update, crate::board::hint::say.in_set(systems::AppSystems::Show));
    seek(&mut app, 0.0);
    let c1 = pit(&app, "c1");
    assert_eq!(said_of_c1(&mut app)[1..], ["All the seeds go together into d1."]);
    click(&mut app, c1, 0.0);
    assert_eq!(moves(&app), [Move::Shift(c1)]);
}

#[test]
fn counts_and_names_of_a_board_set_endwise_stand_beside_its_columns() {
    for (id, least) in [("ohojichi", 18.0), ("ohojichi/8-rows", 14.0)] {
        let board = Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound").board.clone();
        let layout = Layout::new(&board, Rect::new(0.0, 0.0, 606.0, 400.0), 1.0);
        assert!(layout.radius >= least, "{id}: {}", layout.radius);
        for pit in board.pits() {
            let (at, count) = (layout.pit(pit), layout.count(Place::pit(pit)));
            let name = layout.name(pit).expect("there is room for names");
            assert!(count.y == at.y && name.y == at.y);
            assert!((count.x < at.x) == (board.column(pit) == 0) && (name.x < count.x) == (count.x < at.x));
        }
    }
}

#[test]
fn what_rests_in_a_half_round_pit_lies_inside_it() {
    let current = random_game("o-an-quan", 60, 5);
    let mut app = table(current);
    let duration = app.world().resource::<CurrentGame>().choreography.duration();
    let mut in_ends = 0;
    for part in 0..=20 {
        seek(&mut app, duration * f64::from(part) / 20.0);
        let layout = app.world().resource::<TableLayout>().clone();
        for (stone, transform, _, place) in seen(&mut app) {
            let Some(place) = place.filter(|&place| layout.outline(place) != Outline::Oblong(1.0)) else { continue };
            in_ends += 1;
            let from_middle = Vec2::new(transform.translation.x, -transform.translation.y) - layout.centre(place);
            let within = -art::distance(layout.outline(place), from_middle, layout.half_size(place));
            let radius = if place.is_special() { layout.special() } else { layout.stone() };
            assert!(within > 0.95 * radius, "stone {stone} in {place:?} at {part}: {within} of {radius}");
        }
    }
    assert!(in_ends > 60, "{in_ends}");
}

#[test]
fn a_special_piece_that_a_move_would_win_is_foretold() {
    let rules = Catalogue::shipped().rules("o-an-quan", &Settings::new()).expect("a shipped variant is sound");
    // A worked example of the game's page: a mandarin is taken.
    let text = "0,16,1,3,0/0,0,0,4,0 ends=9,9 stores=8,0 end-specials=1,1 to=N";
    let position = parse_position(&rules, text).expect("a position of the game");
    let mut app = table(Session::new(Game::new(Arc::new(rules), position), Record::default()));
    app.add_systems(Update, crate::board::hint::say.in_set(systems::AppSystems::Show));
    let c2 = pit(&app, "c2");
    let said = [Direction::Ccw, Direction::Cw].map(|way| {
        *app.world_mut().resource_mut::<Pointed>() =
            Pointed { pit: Some(c2), way: Some(way), by_key: true, ..default() };
        app.update();
        app.world().resource::<board::Hint>().lines.clone()
    });
    let taken = "It captures 13 seeds and one mandarin.".to_owned();
    assert!(said.iter().flatten().any(|line| *line == taken), "{said:?}");
}
