//! Sentences on the turns, the stages and the races in which clauses hold.

use crate::words::keys::MessageKey;
use crate::words::message::Message;
use crate::words::{Words, game};
use mancala::rules::Rules;
use mancala::rules::kinds::condition::Whose;
use mancala::rules::kinds::{Clause, List};
use mancala::rules::stage::Until;

/// Returns the stages in which a clause holds.
pub(in crate::words) fn of(rules: &Rules, clause: &Clause) -> Vec<usize> {
    let named = clause.stages();
    let stages = &rules.stages;
    let holds = |i: usize, named: &[String]| named.is_empty() || named.contains(&stages[i].id);
    // Before moves there may be turns of another kind, which say so themselves.
    let lifts = |i: usize| game::any(rules, |it| matches!(it, Clause::Lift(_)) && holds(i, it.stages()));
    let before = |i: usize| matches!(clause, Clause::Lift(_)) && !staged(rules) && !lifts(i);
    // While seeds are set out none are lifted.
    let sets_out = |i: usize| {
        matches!(clause, Clause::Lift(_))
            && staged(rules)
            && game::every(rules)
                .any(|(list, it)| list == List::Opening && !it.stages().is_empty() && holds(i, it.stages()))
    };
    (0..stages.len()).filter(|&i| (holds(i, named) && !sets_out(i)) || before(i)).collect()
}

/// Returns the stages in which a field of a clause has its effect.
pub(super) fn of_field(rules: &Rules, clause: &Clause, field: &str) -> Vec<usize> {
    let held = of(rules, clause);
    match clause {
        Clause::House(it) if field == "falls" => {
            held.into_iter().filter(|&i| it.falls.contains(&rules.stages[i].id)).collect()
        }
        _ => held,
    }
}

/// Returns the number of turns played before a clause first holds.
pub(super) fn turns_before(rules: &Rules, clause: &Clause) -> usize {
    let first = of(rules, clause).first().copied().unwrap_or(0);
    (0..first).filter(|&stage| rules.stages[stage].until == Until::OneTurn && !is_race(rules, stage)).count()
}

/// Returns whether a stage is the race before the first move.
fn is_race(rules: &Rules, stage: usize) -> bool {
    game::any(rules, |it| matches!(it, Clause::Race(_)) && of(rules, it).contains(&stage))
}

/// Returns whether the game has stages that are not counted in turns.
pub(in crate::words) fn staged(rules: &Rules) -> bool {
    rules.stages.iter().any(|stage| stage.until == Until::HandSpent)
}

/// Returns the message on the turns in which something holds, if it does not hold in all of them; on the stages, if a
/// stage lasts longer than a turn.
pub(in crate::words) fn said(words: &Words, rules: &Rules, held: &[usize]) -> Option<Message> {
    // A race comes before all turns and says itself what holds in it.
    let turns = (0..rules.stages.len()).filter(|&stage| !is_race(rules, stage));
    let holds: Vec<bool> = turns.map(|stage| held.contains(&stage)).collect();
    let first = holds.iter().position(|&it| it)?;
    let count = holds.iter().filter(|&&it| it).count();
    let last = holds.len() - 1;
    // Of two players each has had a turn after two.
    let each = |turns: usize| (turns == 2 && rules.board.sides().len() == 2).key();
    let said = if count == holds.len() {
        return None;
    } else if staged(rules) {
        return Some(words.of_stages(rules, "phase-stages", held));
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
    Some(said.with("match", rules.profile.rounds.is_match.key()))
}

/// Returns the messages on the stages of play, each with its end, if they are not counted in turns.
pub(in crate::words) fn stages(words: &Words, rules: &Rules) -> Vec<Message> {
    if !staged(rules) {
        return Vec::new();
    }
    let stages = &rules.stages;
    let mut said = vec![Message::new("stages").with("count", stages.len())];
    for (i, stage) in stages.iter().enumerate() {
        let begins = game::every(rules).filter(|(_, it)| of(rules, it).contains(&i)).find_map(|(list, it)| match it {
            Clause::Place(_) => Some("place"),
            Clause::Arrange(it) if it.pits == Whose::Any => Some("spread"),
            Clause::Arrange(_) if rules.profile.rounds.mirrored => Some("mirror"),
            Clause::Arrange(_) => Some("arrange"),
            Clause::Swap(_) if list == List::Opening => Some("seats"),
            _ => None,
        });
        let name = rules.about.terms.stages.get(i).map_or("", String::as_str);
        said.push(
            Message::new("stage")
                .with("number", i + 1)
                .with("named", (!name.is_empty()).key())
                .with("name", words.text(name))
                .with("until", stage.until.key())
                .with("begins", begins.unwrap_or("sow")),
        );
    }
    said
}
