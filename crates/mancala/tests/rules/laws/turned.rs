//! The board turned round: every game is the same for both sides.

use super::*;

#[test]
fn turning_the_board_round_changes_nothing() {
    in_every_case(24, 60, |case, course| {
        let rules = &*case.rules;
        // A single row has no other edge; round a square every seat changes with the one across.
        if rules.board.sides().len() == 1 || seats_differ(rules) || draws_lots(rules) {
            return Ok(());
        }
        let mut position = course.start(rules);
        let mut other = turned(rules, &position);
        for ply in 0..course.choices.len() {
            let moves = engine::legal_moves(rules, &position);
            let across: Vec<Move> = moves.iter().map(|&mv| turned_move(rules, mv)).collect();
            let listed = engine::legal_moves(rules, &other);
            prop_assert_eq!(listed.len(), across.len());
            prop_assert!(across.iter().all(|mv| listed.contains(mv)), "{across:?}, {listed:?}");
            if moves.is_empty() {
                break;
            }
            let mv = course.pick(ply, &moves);
            engine::play_legal(rules, &mut position, mv, &mut NoEvents);
            engine::play_legal(rules, &mut other, turned_move(rules, mv), &mut NoEvents);
            prop_assert_eq!(other.ended().map(|end| end.clause), position.ended().map(|end| end.clause));
            prop_assert_eq!(other.ended().map(|end| end.result), position.ended().map(|end| turned_result(end.result)));
            if position.ended().is_some() {
                let across = turned(rules, &position);
                prop_assert_eq!(other.seeds(), across.seeds());
                break;
            }
            prop_assert_eq!(&other, &turned(rules, &position));
        }
        Ok(())
    });
}

/// The position as seen from the other edge of the table.
fn turned(rules: &Rules, position: &Position) -> Position {
    let mut seeds = [0; PLACES];
    let mut marks = [Mark::None; MAX_PITS];
    for pit in rules.board.every_pit() {
        let across = turned_pit(rules, pit);
        seeds[across.index()] = position.pit(pit);
        marks[across.index()] = match position.mark(pit) {
            Mark::Trap(side) => Mark::Trap(side.opponent()),
            Mark::Won(side) => Mark::Won(side.opponent()),
            Mark::Missed(side) => Mark::Missed(side.opponent()),
            other => other,
        };
    }
    for pit in rules.board.every_pit().filter(|_| rules.board.specials > 0) {
        seeds[Place::special(turned_pit(rules, pit)).index()] = position.special(pit);
    }
    for side in Side::BOTH {
        seeds[Place::special_store(side.opponent()).index()] = position.special_store(side);
    }
    for &side in rules.board.sides() {
        seeds[Place::store(side.opponent()).index()] = position.store(side);
        seeds[Place::spare(side.opponent()).index()] = position.at(Place::spare(side));
        seeds[Place::hand(side.opponent()).index()] = position.hand(side);
        seeds[Place::penalty(side.opponent()).index()] = position.at(Place::penalty(side));
    }
    // Between two rounds a question is about no pit.
    let asked_of = |ask: Ask, pit| if ask.question.is_between_rounds() { pit } else { turned_pit(rules, pit) };
    let origin = |ask: Ask, place: Place| match place.as_pit() {
        Some(pit) => Place::pit(asked_of(ask, pit)),
        None => place.side().map_or(place, |side| Place::store(side.opponent())),
    };
    let ask = position.ask().map(|ask| Ask {
        who: ask.who.opponent(),
        pit: asked_of(ask, ask.pit),
        way: turned_way(rules, ask.way),
        lap_origin: origin(ask, ask.lap_origin),
        turn_origin: origin(ask, ask.turn_origin),
        ends: (ask.ends & 1) << 1 | ask.ends >> 1,
        ..ask
    });
    let to_move = position.to_move().opponent();
    seeds[Place::FLIGHT.index()] = position.lifted();
    let mut turned = Position::arranged(seeds, marks, to_move, position.stage() as u8, position.swapped(), ask);
    let [south, north, east, west] = position.past().ways;
    turned = turned.with_past(Past { ways: [north, south, west, east], ..*position.past() });
    turned.apply(StateChange::Extra { moves: position.extra() });
    let RoundState { round, began, held: [south, north], points: [souths, norths] } = position.round_state();
    let points = [norths, souths];
    turned = turned.in_round(RoundState { round, began: began.opponent(), held: [north, south], points }, None);
    for &side in rules.board.sides().iter().filter(|&&side| position.has_lost(side)) {
        turned.apply(StateChange::Lost { side: side.opponent() });
    }
    for &side in rules.board.sides().iter().filter(|&&side| position.has_brought(side)) {
        turned.apply(StateChange::Brought { side: side.opponent() });
    }
    turned.apply(StateChange::Idle { turns: position.idle() });
    turned.apply(StateChange::Bound { way: position.bound() });
    turned.apply(StateChange::Extra { moves: position.extra() });
    turned.apply(StateChange::LeadChanged {
        lead: match position.lead() {
            FirstCapture::One { side, turns, now } => FirstCapture::One { side: side.opponent(), turns, now },
            same => same,
        },
    });
    turned
}

/// Round a ring a direction stays what it is; over a torus it runs against the eye.
fn turned_way(rules: &Rules, way: Direction) -> Direction {
    if rules.board.is_owned() { way } else { way.reversed() }
}

fn turned_pit(rules: &Rules, pit: PitId) -> PitId {
    if rules.board.shape().square {
        return PitId((pit.0 + 2 * rules.board.columns) % rules.board.pit_count() as u8);
    }
    let plain = rules.board.pits().count() as u8;
    if rules.board.is_end(pit) {
        return PitId(2 * plain + 1 - pit.0);
    }
    PitId(plain - 1 - pit.0)
}

fn turned_move(rules: &Rules, mv: Move) -> Move {
    match mv {
        Move::Sow { pit, way } => Move::Sow { pit: turned_pit(rules, pit), way: way.map(|way| turned_way(rules, way)) },
        Move::SowStore { seeds, way } => Move::SowStore { seeds, way: way.map(|way| turned_way(rules, way)) },
        Move::Place { pit, way } => Move::Place { pit: turned_pit(rules, pit), way },
        Move::Pick(pit) => Move::Pick(turned_pit(rules, pit)),
        Move::Take(pit) => Move::Take(turned_pit(rules, pit)),
        Move::Shift(pit) => Move::Shift(turned_pit(rules, pit)),
        Move::Give(pit) => Move::Give(turned_pit(rules, pit)),
        Move::Way(way) => Move::Way(turned_way(rules, way)),
        Move::Reserve | Move::Gather | Move::Go | Move::Stop | Move::Pass | Move::Swap => mv,
    }
}

fn turned_result(result: GameResult) -> GameResult {
    match result {
        GameResult::Won(side) => GameResult::Won(side.opponent()),
        other => other,
    }
}
