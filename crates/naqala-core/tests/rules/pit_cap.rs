//! Abstract mancala's option by which no pit may come to hold more than twenty seeds.

use mancala::engine::{Move, NoEvents, Position, Refused, play, why_not};
use mancala::record::notation::{legal_texts, parse_move, parse_position};
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::words::Words;

fn rules(cap: &str) -> Rules {
    let settings = Settings::from([("pit_cap".to_owned(), cap.to_owned())]);
    Catalogue::shipped().rules("abstract-mancala", &settings).expect("abstract-mancala has the option")
}

/// Returns the reason why a move is refused, in words; `None` if it is legal.
fn refusal(rules: &Rules, position: &Position, mv: Move) -> Option<String> {
    let refused = why_not(rules, position, mv)?;
    assert!(matches!(refused, Refused::Barred(clause) if rules.cause_name(clause) == "pit-cap"), "{refused:?}");
    Some(Words::english().refusal(rules, position, refused))
}

#[test]
fn a_lap_may_not_fill_a_pit_above_twenty() {
    let start = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,2,20,0,0,0,0,0/0,0,0,0,0,0,0,0 stores=10,10 to=S";
    let (on, off) = (rules("on"), rules("off"));
    let [held, free] = [&on, &off].map(|rules| parse_position(rules, start).expect("the position is right"));
    let east = parse_move(&off, &free, "b2:e").expect("it is a move");
    assert_eq!(why_not(&off, &free, east), None);
    let said = refusal(&on, &held, east).expect("c2 would hold 21");
    assert_eq!(said, "This sowing would bring a pit to more than 20 seeds, and that is not allowed.");
    let listed = legal_texts(&on, &held);
    assert!(!listed.contains(&"b2:e".into()) && listed.contains(&"b2:w".into()), "{listed:?}");
}

/// The lap ends in c2, which has to be sown on: to the east lies a full pit.
#[test]
fn a_later_lap_may_not_either() {
    let start = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,1,1,20,0,0,0,0/0,0,0,0,0,0,0,0 stores=10,10 to=S";
    let rules = rules("on");
    let mut position = parse_position(&rules, start).expect("the position is right");
    let first = parse_move(&rules, &position, "b2:e").expect("it is a move");
    play(&rules, &mut position, first, &mut NoEvents).expect("it may be played");
    let listed = legal_texts(&rules, &position);
    assert!(position.ask().is_some() && listed.len() == 7 && !listed.contains(&"e".into()), "{listed:?}");
    let east = parse_move(&rules, &position, "e").expect("it is an answer");
    assert!(refusal(&rules, &position, east).is_some());
}

/// A player who must sow on may choose any direction if all of them are barred; a turn can never begin in such a way.
#[test]
fn a_player_who_must_sow_on_can() {
    let crowded = "0,0,0,0,0,0,0,0/20,20,20,0,0,0,0,0/20,2,20,0,0,0,0,0/20,20,20,0,0,0,0,0 stores=0,0";
    let rules = rules("on");
    let asked = parse_position(&rules, &format!("{crowded} ask=direction:b2:occupied:e:h2:1 to=S"));
    assert_eq!(legal_texts(&rules, &asked.expect("the position is right")).len(), 8);
    let opening = parse_position(&rules, &format!("{crowded} to=S")).expect("the position is right");
    assert!(legal_texts(&rules, &opening).iter().all(|text| !text.starts_with("b2")));
    assert!(refusal(&rules, &opening, parse_move(&rules, &opening, "b2:n").expect("it is a move")).is_some());
}
