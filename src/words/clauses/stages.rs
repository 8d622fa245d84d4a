//! What a clause says of the turns, the stages and the races in which it holds.

use super::in_match;
use crate::rules::choice::Choice;
use crate::rules::phase::Until;
use crate::rules::rounds::Round;
use crate::rules::sowing::Sowing;
use crate::rules::{Clause, PhaseRules, Rules};
use crate::words::Words;
use crate::words::keys::Key;
use crate::words::message::Message;

/// In which turns a clause holds, where it does not hold in all of them; in which stages, where a stage lasts longer
/// than a turn.
pub(super) fn stage(words: &Words, rules: &Rules, clause: &Clause) -> Option<Message> {
    if in_race(rules, clause) {
        return None;
    }
    // A race comes before all turns and says itself what holds in it.
    let turns = rules.phases.iter().filter(|phase| !races(phase));
    let holds: Vec<bool> = turns.map(|phase| clause.holds_in(&phase.id)).collect();
    let first = holds.iter().position(|&it| it)?;
    let count = holds.iter().filter(|&&it| it).count();
    let last = holds.len() - 1;
    // Of two players each has had a turn after two.
    let each = |turns: usize| (turns == 2 && rules.board.sides().len() == 2).key();
    let said = if count == holds.len() {
        return None;
    } else if staged(rules) {
        let stages: Vec<String> = (0..holds.len()).filter(|&i| holds[i]).map(|i| words.stage(rules, i)).collect();
        return Some(Message::new("phase-stages").with("stages", words.all_of(&stages)));
    } else if count == 1 && first < last {
        Message::new("phase-only").with("turn", first + 1)
    } else if first == 0 && holds[..count].iter().all(|&it| it) {
        Message::new("phase-up-to").with("turns", count).with("each", each(count))
    } else if holds[first..].iter().all(|&it| it) {
        Message::new("phase-after").with("turns", first).with("each", each(first))
    } else {
        let counted: Vec<u16> = (0..last).filter(|&i| holds[i]).map(|i| i as u16 + 1).collect();
        let mut turns = words.numbers(&counted);
        if holds[last] {
            turns.push(words.say(&Message::new("phase-from").with("turn", last + 1)));
        }
        Message::new("phase-some").with("turns", words.all_of(&turns))
    };
    Some(said.with("match", in_match(rules).key()))
}

/// Whether a clause speaks of a race only.
pub(in crate::words) fn in_race(rules: &Rules, clause: &Clause) -> bool {
    let mut held = rules.phases.iter().filter(|phase| clause.holds_in(&phase.id)).peekable();
    held.peek().is_some() && held.all(races)
}

/// Whether the game has stages that are not counted in turns.
pub(in crate::words) fn staged(rules: &Rules) -> bool {
    rules.phases.iter().any(|phase| phase.until == Until::HandSpent)
}

/// Whether a clause on choosing says something of a stage: where seeds of the hand are placed, no pit is chosen.
pub(in crate::words) fn matters_in(rules: &Rules, clause: &Clause, stage: usize) -> bool {
    let phase = &rules.phases[stage];
    let places = phase.choice.iter().any(|(_, it)| matches!(it, Choice::PlaceSeed(_) | Choice::Arrange(_)));
    let pits = matches!(clause, Clause::Choice(Choice::OwnPits(_) | Choice::AnyPits(_)));
    let seats = phase.choice.iter().any(|(_, it)| matches!(it, Choice::Swap(it) if it.only));
    clause.holds_in(&phase.id) && !(pits && (places || seats))
}

/// In which stages a clause on choosing says something, where it holds in all of them but does not matter in each.
pub(in crate::words) fn matters_only(words: &Words, rules: &Rules, clause: &Clause) -> Option<Message> {
    let stages: Vec<usize> = (0..rules.phases.len()).filter(|&i| matters_in(rules, clause, i)).collect();
    let holds = rules.phases.iter().all(|phase| clause.holds_in(&phase.id));
    (staged(rules) && holds && stages.len() < rules.phases.len()).then(|| {
        let names: Vec<String> = stages.iter().map(|&i| words.stage(rules, i)).collect();
        Message::new("phase-stages").with("stages", words.all_of(&names))
    })
}

/// Whether both players sow at the same time in a stage.
pub(in crate::words) fn races(phase: &PhaseRules) -> bool {
    phase.sowing.iter().any(|(_, it)| matches!(it, Sowing::Race(_)))
}

/// Whether seeds are set out between two rounds only, by the player who has fewer.
pub(super) fn mirrored(rules: &Rules) -> bool {
    rules.clauses.iter().any(|it| matches!(it, Clause::Round(Round::Mirror(_))))
}

/// The stages of play, each with what ends it, where they are not counted in turns.
pub(in crate::words) fn stages(rules: &Rules) -> Vec<Message> {
    if !staged(rules) {
        return Vec::new();
    }
    let mut said = vec![Message::new("stages").with("count", rules.phases.len())];
    for (i, phase) in rules.phases.iter().enumerate() {
        let has = |is: fn(&Choice) -> bool| phase.choice.iter().any(|(_, it)| is(it));
        let begins = if has(|it| matches!(it, Choice::PlaceSeed(_))) {
            "place"
        } else if has(|it| matches!(it, Choice::Arrange(it) if it.all_pits)) {
            "spread"
        } else if has(|it| matches!(it, Choice::Arrange(_))) {
            if mirrored(rules) { "mirror" } else { "arrange" }
        } else if has(|it| matches!(it, Choice::Swap(it) if it.only)) {
            "seats"
        } else {
            "sow"
        };
        let name = rules.about.terms.stages.get(i).map_or("", String::as_str);
        said.push(
            Message::new("stage")
                .with("number", i + 1)
                .with("named", (!name.is_empty()).key())
                .with("name", name)
                .with("until", phase.until.key())
                .with("begins", begins),
        );
    }
    said
}
