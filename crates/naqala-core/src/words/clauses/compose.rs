//! Sentences composed of smaller ones, where a language has no message for the conditions and effect of a clause. The
//! parts are whole grammatical clauses, put into frames and joins of the language: an atom says one field of a
//! condition, a frame the effect of a kind of clause with all of them.

use super::fields::{ClauseView, kebab};
use super::subject::Subject;
use super::{Args, ClauseWriter, FieldValue, FieldView, RuleStruct};
use crate::words::game;
use crate::words::message::Arg;
use mancala::diagnostic::beginning;
use mancala::rules::kinds::condition::{MoveIf, Near, PitIf, TurnIf, Whose};
use mancala::rules::kinds::ending::Once;
use mancala::rules::kinds::landing::Target;
use mancala::rules::kinds::{Clause, List};
use std::collections::BTreeSet;

/// Grammatical clauses of a condition, as far as they are composed.
#[derive(Default)]
struct Condition {
    clauses: Vec<String>,
    /// Pit that was mentioned last, if any.
    pit: Option<Subject>,
    /// Number of times that it was mentioned, by its own name or by another word.
    named: usize,
}

impl Condition {
    /// Creates a condition on a pit that was mentioned before it.
    fn of(pit: Subject) -> Condition {
        Condition { pit: Some(pit), ..Condition::default() }
    }
}

impl ClauseWriter<'_> {
    /// Returns a clause composed by a frame of its kind, and the fields that it tells.
    pub(super) fn composed(&self, it: &ClauseView) -> (String, BTreeSet<String>) {
        let mut args = it.args.clone();
        let mut told: Vec<&str> = vec!["id", "stages", "if", "move", "where"];
        told.extend([
            "take", "pits", "lifts", "to", "of", "do", "on", "once", "way", "first", "heaps", "store", "mark",
        ]);
        let mut condition = Condition::default();
        if let Some(asked) = it.conditions.pit {
            self.pit(asked, &subject(it), &mut condition);
        }
        if let Some(asked) = it.conditions.movement {
            self.movement(asked, &mut condition);
        }
        if let Clause::End(end) = it.clause
            && let Some(Once::Left(left)) = &end.once
        {
            self.pit(&left.pits, &Subject::SuchPit, &mut condition);
        }
        let acted_on = it.conditions.acted_on;
        let taken = if let Clause::Capture(it) = it.clause { it.take.as_slice() } else { &[] };
        let every = *taken == [Target::Every];
        if every {
            let mut every = Condition::of(Subject::SuchPit);
            acted_on.into_iter().for_each(|asked| self.pit(asked, &Subject::SuchPit, &mut every));
            args.insert("every".into(), self.join(&every.clauses, "join-two").into());
        }
        let pits = if every { acted_on } else { it.conditions.pit };
        let that = pits.and_then(|asked| self.relative(asked));
        args.insert("relative".into(), if that.is_some() { "yes" } else { "no" }.into());
        args.insert("that".into(), that.unwrap_or_default().into());
        // What is asked of the pits that are acted on is asked with the rest.
        if let Some(asked) = acted_on.filter(|_| !every) {
            let is_known = condition.pit == Some(Subject::Last) || condition.named > 0;
            let seen_from = if is_known { Subject::It } else { Subject::Last };
            let pit = taken.first().map_or(Subject::Another, |target| Subject::taken(*target, seen_from));
            (condition.pit, condition.named) = (Some(pit.clone()), 0);
            self.pit(asked, &pit, &mut condition);
        }
        // An exception has its reason in the turn, if in nothing else; and the turn comes first where some pit is
        // meant.
        let when = it.conditions.turn;
        let reason = condition.clauses.is_empty().then_some(when).flatten();
        if let Some(asked) = reason {
            self.turn(&asked.given(), &mut condition);
            told.push("when");
        }
        let some = when.filter(|_| reason.is_none()).and_then(|when| when.there_is.as_deref());
        let while_there = some.map(|asked| {
            let mut there = Condition { named: 2, ..Condition::of(Subject::Introduced) };
            self.pit(asked, &Subject::Introduced, &mut there);
            let that = self.relative(asked);
            let relative = if that.is_some() { "yes" } else { "no" };
            let said = self.join(&there.clauses, "join-two-apart");
            [("relative", Arg::from(relative)), ("that", that.unwrap_or_default().into()), ("if", said.into())]
        });
        let is_taken = |pit: &Subject| taken.first().is_some_and(|target| pit.is_taken(*target));
        let named = if condition.pit.as_ref().is_some_and(is_taken) { "yes" } else { "no" };
        args.insert("named".into(), named.into());
        args.insert("target".into(), it.targets.join("-").into());
        args.insert("list".into(), it.list.name().into());
        args.insert("conditional".into(), if condition.clauses.is_empty() { "no" } else { "yes" }.into());
        if condition.clauses.is_empty() {
            condition.clauses.extend(self.atom("always", "is", &args));
        }
        args.insert("if".into(), self.join(&condition.clauses, "join-two").into());
        if let Some(not) = it.conditions.not {
            let mut condition = Condition::default();
            self.movement(not, &mut condition);
            args.insert("not".into(), self.join(&condition.clauses, "join-two").into());
            told.push("not");
        }
        for field in &it.fields {
            self.count(&mut args, field);
        }
        let frame = format!("frame-{}", kebab(it.clause.kind()));
        let fields = self.attribute(&frame, "says");
        let mut text = self.message(&frame, &args).unwrap_or_else(|| frame.clone());
        if let (Some(there), Some(within)) = (while_there, self.form(&frame, Some("within"), &args)) {
            let mut args: Args = there.into_iter().map(|(name, said)| (name.to_owned(), said)).collect();
            args.insert("within".to_owned(), within.into());
            text = self.message("frame-while-there-is", &args).unwrap_or(text);
            told.push("when-there-is");
        }
        // What follows from a run is asked of the next pit as it was of the first.
        if matches!(it.clause, Clause::Capture(it) if it.run.is_some()) && self.aspect_id(it, "run").is_none() {
            text = [text, self.message("frame-run", &args).unwrap_or_default()].join(" ");
            told.push("run");
        }
        let fields = fields.iter().map(|field| field.replace('-', "_"));
        (text, told.into_iter().map(str::to_owned).chain(fields).collect())
    }

    /// Returns the sentence of a field that has no message of its own.
    pub(super) fn composed_aspect(&self, it: &ClauseView, field: &str, value: &FieldValue) -> Option<String> {
        let mut args = it.args.clone();
        if let FieldValue::PitIf(asked) = value {
            let mut condition = Condition::of(Subject::Such);
            self.pit(asked, &Subject::Such, &mut condition);
            args.insert("if".into(), self.join(&condition.clauses, "join-two").into());
        }
        self.message(&format!("frame-field-{}", kebab(field)), &args)
    }

    /// Returns the sentence on turns and laps, of the fields that have no message of their own.
    pub(super) fn composed_when(&self, it: &ClauseView, asked: &[FieldView]) -> Option<String> {
        let mut condition = Condition::default();
        self.turn(asked, &mut condition);
        let mut args = it.args.clone();
        args.insert("if".into(), self.join(&condition.clauses, "join-two").into());
        self.message("frame-when", &args)
    }

    /// Adds the conditions on a pit.
    fn pit(&self, asked: &PitIf, subject: &Subject, condition: &mut Condition) {
        let given = asked.given();
        for field in &given {
            if let (Some(near), FieldValue::PitIf(inner)) = (Near::of_field(field.name), &field.value) {
                let is_known = condition.pit.as_ref() == Some(subject) && condition.named > 0;
                let near = Subject::near(if is_known { Subject::It } else { subject.clone() }, near);
                (condition.pit, condition.named) = (Some(near.clone()), 0);
                self.pit(inner, &near, condition);
                continue;
            }
            if condition.pit.as_ref() != Some(subject) {
                (condition.pit, condition.named) = (Some(subject.clone()), 0);
            }
            let is_side = matches!(field.value, FieldValue::Whose(_));
            // Whose pits are spoken of is said with what is asked of them.
            if *subject == Subject::NoPit && is_side {
                continue;
            }
            let mut args = self.values(&given, asked.side);
            args.entry("side".to_owned()).or_insert_with(|| "any".into());
            self.count(&mut args, field);
            let named = ["no", "just", "yes"][condition.named.min(2)];
            // Whose it is says the seed that falls there, and names no pit yet.
            args.extend([("pit".to_owned(), Arg::from(subject.key())), ("named".to_owned(), named.into())]);
            let introduced = matches!(subject, Subject::Last | Subject::MoveLast) && is_side;
            condition.clauses.extend(self.atom(&format!("pit-{}", kebab(field.name)), "is", &args));
            condition.named += match subject {
                Subject::That => 0,
                _ if introduced || condition.named > 0 => 1,
                _ => 2,
            };
        }
    }

    /// Returns the conditions on a pit as they stand behind the word: of yours that holds two seeds. `None` if they
    /// lead to a neighbouring pit.
    fn relative(&self, asked: &PitIf) -> Option<String> {
        if asked.given().iter().any(|field| Near::of_field(field.name).is_some()) {
            return None;
        }
        let of_side = PitIf { side: asked.side, ..PitIf::default() };
        let others = PitIf { side: Whose::Any, ..asked.clone() };
        let mut args = self.values(&of_side.given(), asked.side);
        args.entry("side".to_owned()).or_insert_with(|| "any".into());
        args.insert("pit".to_owned(), Subject::That.key().into());
        args.insert("named".to_owned(), "no".into());
        let whose = self.atom("pit-side", "is", &args)?;
        let mut condition = Condition::default();
        self.pit(&others, &Subject::That, &mut condition);
        Some([whose, self.join(&condition.clauses, "join-two")].join(" ").trim_end().to_owned())
    }

    /// Adds the conditions on the turn and the lap.
    fn turn(&self, asked: &[FieldView], condition: &mut Condition) {
        for field in asked {
            match &field.value {
                FieldValue::PitIf(inner) if field.name == "from" => self.pit(inner, &Subject::LapFrom, condition),
                FieldValue::PitIf(inner) => self.pit(inner, &Subject::SomePit, condition),
                FieldValue::TurnIf(unless) => match no_pit(unless) {
                    Some(asked) => self.pit(asked, &Subject::NoPit, condition),
                    None => {
                        let mut inner = Condition::default();
                        self.turn(&unless.given(), &mut inner);
                        let args = Args::from([("if".to_owned(), self.join(&inner.clauses, "join-two").into())]);
                        condition.clauses.extend(self.atom("turn-unless", "is", &args));
                    }
                },
                _ => self.field("turn", asked, field, condition),
            }
        }
    }

    /// Adds the conditions on a move.
    fn movement(&self, asked: &MoveIf, condition: &mut Condition) {
        let given = asked.given();
        for field in &given {
            match (field.name, &field.value) {
                ("from", FieldValue::PitIf(inner)) => self.pit(inner, &Subject::MoveFrom, condition),
                ("first", FieldValue::PitIf(inner)) => self.pit(inner, &Subject::MoveFirst, condition),
                ("last", FieldValue::PitIf(inner)) => self.pit(inner, &Subject::MoveLast, condition),
                _ => self.field("move", &given, field, condition),
            }
        }
    }

    /// Adds a condition on a turn or a move, one of several that are given.
    fn field(&self, of: &str, given: &[FieldView], field: &FieldView, condition: &mut Condition) {
        let mut args = self.values(given, Whose::Any);
        self.count(&mut args, field);
        condition.clauses.extend(self.atom(&format!("{of}-{}", kebab(field.name)), "is", &args));
    }

    /// Returns the arguments for the fields that are given.
    fn values(&self, given: &[FieldView], whose: Whose) -> Args {
        let mut args = Args::new();
        for field in given {
            self.tell(&mut args, &kebab(field.name), &field.value, whose);
        }
        args
    }

    /// Adds the numbers of a field for the messages that say numbers.
    fn count(&self, args: &mut Args, field: &FieldView) {
        if let FieldValue::Counts(counts) = field.value {
            self.tell_counts(args, "count", counts);
        }
    }

    fn atom(&self, id: &str, form: &str, args: &Args) -> Option<String> {
        self.form(&format!("atom-{id}"), Some(form), args)
    }

    /// Returns clauses joined one after another.
    fn join(&self, clauses: &[String], two: &str) -> String {
        let say = |id: &str, first: &str, rest: &str| {
            let args = [("first", Arg::from(first)), ("rest", rest.into()), ("rest-begins", beginning(rest).into())];
            self.words.label_with(id, &args)
        };
        match clauses {
            [] => String::new(),
            [only] => only.clone(),
            [first, second] => say(two, first, second),
            [before @ .., second_last, last] => {
                let end = say("join-last", second_last, last);
                before.iter().rfold(end, |rest, first| say("join-more", first, &rest))
            }
        }
    }
}

/// Returns the pit that a clause is about.
fn subject(it: &ClauseView) -> Subject {
    match (it.clause, it.list) {
        (Clause::Skip(_), _) => Subject::Next,
        (Clause::Lift(it), _) if !game::lifts_pits(it) => Subject::Store,
        (Clause::Lift(_) | Clause::Place(_) | Clause::Way(_) | Clause::LiftSome(_), _) => Subject::Lifted,
        (Clause::Instead(_), _) => Subject::SomePit,
        (_, List::Dropping) => Subject::Dropped,
        (_, List::Starting) => Subject::Every,
        _ => Subject::Last,
    }
}

/// Returns the condition on a pit of which there must be none, if it is a single one in addition to the owner.
fn no_pit(unless: &TurnIf) -> Option<&PitIf> {
    let asked = unless.there_is.as_deref().filter(|_| unless.given().len() == 1)?;
    let others = PitIf { side: Whose::Any, ..asked.clone() };
    let given = others.given();
    matches!(given[..], [ref field] if Near::of_field(field.name).is_none()).then_some(asked)
}
