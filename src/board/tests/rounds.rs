//! Between two rounds of a match: pits are chosen on the table.

use super::four_rows::signs;
use super::*;
use crate::board;
use crate::board::art::Sign;
use crate::board::labels::CountOf;
use crate::play::tests::small::{self, BEFORE, CHOSEN};
use crate::ui::systems;
use crate::ui::theme::Ink;
use naqala_core::session::Session;

fn between_rounds(rounds: &str) -> App {
    let current = Session::new(small::game(rounds, BEFORE, &["c1"]), Record::default());
    let end = current.choreography.duration();
    let mut app = table(current);
    seek(&mut app, end);
    app
}

/// Names of the pits with such a sign in such a colour.
fn signed(app: &App, sign: Sign, ink: Ink) -> Vec<String> {
    let world = app.world();
    let (current, layout) = (world.resource::<CurrentGame>(), world.resource::<TableLayout>());
    let signs = signs(app);
    let board = &current.game.rules().board;
    let has = |pit: &PitId| {
        signs.drawn.iter().any(|drawn| drawn.sign == sign && drawn.ink == ink && drawn.at == layout.pit(*pit))
    };
    board.pits().filter(has).map(|pit| board.name(pit)).collect()
}

#[test]
fn pits_that_may_be_closed_glow_and_are_closed_by_a_click() {
    let mut app = between_rounds(CHOSEN);
    assert_eq!(signed(&app, Sign::Halo, Ink::Capture), ["a2", "b2", "c2"]);
    assert_eq!(signed(&app, Sign::Halo, Ink::Bonus), [""; 0], "no pit is asked about");
    let (own, other) = (pit(&app, "b2"), pit(&app, "b1"));
    click(&mut app, other, 0.0);
    assert_eq!(played(&app), ["c1"]);
    click(&mut app, own, 0.0);
    assert_eq!(played(&app), ["c1", "b2"]);
    let end = app.world().resource::<CurrentGame>().choreography.duration();
    seek(&mut app, end);
    assert_eq!(signed(&app, Sign::Lid, Ink::Lid), ["b2"]);
    let mut counts = app.world_mut().query::<(&CountOf, &Text2d)>();
    let said = counts.iter(app.world()).find(|(of, _)| of.0 == Place::pit(own)).map(|(_, text)| text.0.clone());
    assert_eq!(said.as_deref(), Some(""), "nothing is counted under a lid");
    let last = app.world().resource::<CurrentGame>().game.position().clone();
    agrees(&mut app, &last, "in the second round");
}

#[test]
fn pits_of_the_other_row_are_won_by_their_letter() {
    let mut app = between_rounds("Territory(id: \"territory\", seeds: 2, begins: Winner)");
    assert_eq!(signed(&app, Sign::Halo, Ink::Capture), ["a2", "b2", "c2"]);
    press(&mut app, Key::Character("b".into()), KeyCode::KeyB);
    assert_eq!(played(&app), ["c1", "b2"]);
    let end = app.world().resource::<CurrentGame>().choreography.duration();
    seek(&mut app, end);
    assert_eq!(signed(&app, Sign::Ring, Ink::Side(Side::South)), ["b2"]);
}

#[test]
fn what_a_choice_or_a_move_means_for_the_match_is_said_of_the_pit_pointed_at() {
    let said = |app: &mut App, name: &str| {
        let at = pit(app, name);
        *app.world_mut().resource_mut::<Pointed>() = Pointed { pit: Some(at), by_key: true, ..default() };
        app.update();
        app.world().resource::<board::Hint>().lines.clone()
    };
    let speaking = |mut app: App| {
        app.add_systems(Update, crate::board::hint::say.in_set(systems::AppSystems::Show));
        app
    };
    let mut app = speaking(between_rounds(CHOSEN));
    assert!(said(&mut app, "a2").contains(&"Choose it to stay closed in round 2.".to_owned()));
    assert!(said(&mut app, "a1")[1].starts_with("North must choose"));
    let mut app = speaking(table(Session::new(small::game(CHOSEN, BEFORE, &[]), Record::default())));
    assert!(said(&mut app, "c1").contains(&"It ends the round, and you win it.".to_owned()));
}
