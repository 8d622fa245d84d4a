//! Sentences composed of smaller ones, where a language has no message for the conditions and effect of a clause. The
//! parts are whole grammatical clauses, put into frames and joins of the language: an atom says one field of a
//! condition, a frame the effect of a kind of clause with all of them.

use super::fields::{bracket, carrier, declared, kebab};
use super::{Args, ClauseWriter, Clauses};
use crate::words::game;
use crate::words::message::Arg;
use mancala::rules::kinds::condition::Whose;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Fields of a pit's condition that lead to a neighbouring pit.
const NEAR: [&str; 5] = ["facing", "behind", "next", "before", "twin"];

/// Grammatical clauses of a condition, as far as they are composed.
#[derive(Default)]
struct Condition {
    clauses: Vec<String>,
    /// Pit that was mentioned last.
    pit: String,
    /// Number of times that it was mentioned, by its own name or by another word.
    named: usize,
}

impl ClauseWriter<'_> {
    /// Returns a clause composed by a frame of its kind, and the fields that it tells.
    pub(super) fn composed(&self, it: &Clauses) -> (String, BTreeSet<String>) {
        let mut args = it.args.clone();
        let mut told: Vec<&str> = vec!["id", "stages", "if", "move", "where"];
        told.extend([
            "take", "pits", "lifts", "to", "of", "do", "on", "once", "way", "first", "heaps", "store", "mark",
        ]);
        let mut condition = Condition::default();
        if let Some(asked) = it.given.get("if").and_then(bracket) {
            self.pit(asked, self.subject(it), &mut condition);
        }
        if let Some(asked) = it.given.get("move").and_then(bracket) {
            self.movement(asked, &mut condition);
        }
        if let Some((_, left)) = it.given.get("once").and_then(carrier)
            && let Some(asked) = left.get("pits").and_then(bracket)
        {
            self.pit(asked, "such-pit", &mut condition);
        }
        let acted_on = it.given.get("where").and_then(bracket);
        let every = it.targets == ["every"];
        if every {
            let mut every = Condition { pit: "such-pit".into(), ..Condition::default() };
            acted_on.into_iter().for_each(|asked| self.pit(asked, "such-pit", &mut every));
            args.insert("every".into(), self.join(&every.clauses, "join-two").into());
        }
        let pits = if every { acted_on } else { it.given.get("if").and_then(bracket) };
        let that = pits.and_then(|asked| self.relative(asked));
        args.insert("relative".into(), if that.is_some() { "yes" } else { "no" }.into());
        args.insert("that".into(), that.unwrap_or_default().into());
        // What is asked of the pits that are acted on is asked with the rest.
        if let Some(asked) = acted_on.filter(|_| !every) {
            let target = it.targets.first().map_or("another", String::as_str);
            let seen = if condition.pit == "last" || condition.named > 0 { "it" } else { "last" };
            let near = if NEAR.contains(&target) { format!("{seen}-{target}") } else { target.to_owned() };
            (condition.pit, condition.named) = (near.clone(), 0);
            self.pit(asked, &near, &mut condition);
        }
        // An exception has its reason in the turn, if in nothing else; and the turn comes first where some pit is
        // meant.
        let when = it.given.get("when").and_then(bracket);
        let reason = condition.clauses.is_empty().then_some(when).flatten();
        if let Some(asked) = reason {
            self.turn(asked, &mut condition);
            told.push("when");
        }
        let some = when.filter(|_| reason.is_none()).and_then(|when| when.get("there_is")).and_then(bracket);
        let while_there = some.map(|asked| {
            let mut there = Condition { pit: "some".into(), named: 2, ..Condition::default() };
            self.pit(asked, "some", &mut there);
            let that = self.relative(asked);
            let relative = if that.is_some() { "yes" } else { "no" };
            let said = self.join(&there.clauses, "join-two-apart");
            [("relative", Arg::from(relative)), ("that", that.unwrap_or_default().into()), ("if", said.into())]
        });
        let target = it.targets.first().is_some_and(|target| condition.pit.ends_with(target.as_str()));
        args.insert("named".into(), if target { "yes" } else { "no" }.into());
        args.insert("target".into(), it.targets.join("-").into());
        args.insert("list".into(), kebab(&format!("{:?}", it.list)).into());
        args.insert("conditional".into(), if condition.clauses.is_empty() { "no" } else { "yes" }.into());
        if condition.clauses.is_empty() {
            condition.clauses.extend(self.atom("always", "is", &args));
        }
        args.insert("if".into(), self.join(&condition.clauses, "join-two").into());
        if let Some(not) = it.given.get("not").and_then(bracket) {
            let mut condition = Condition::default();
            self.movement(not, &mut condition);
            args.insert("not".into(), self.join(&condition.clauses, "join-two").into());
            told.push("not");
        }
        for field in declared(it.clause.kind()).unwrap_or_default().iter().filter(|field| field.kind == "Counts") {
            self.count(&mut args, &field.name);
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
        if it.given.contains_key("run") && self.aspect_id(it, "run").is_none() {
            text = [text, self.message("frame-run", &args).unwrap_or_default()].join(" ");
            told.push("run");
        }
        let fields = fields.iter().map(|field| field.replace('-', "_"));
        (text, told.into_iter().map(str::to_owned).chain(fields).collect())
    }

    /// Returns the sentence of a field that has no message of its own.
    pub(super) fn composed_aspect(&self, it: &Clauses, field: &str, value: &Value) -> Option<String> {
        let mut condition = Condition { pit: "such".into(), ..Condition::default() };
        let mut args = it.args.clone();
        if let Some(asked) = bracket(value) {
            self.pit(asked, "such", &mut condition);
            args.insert("if".into(), self.join(&condition.clauses, "join-two").into());
        }
        self.message(&format!("frame-field-{}", kebab(field)), &args)
    }

    /// Returns the sentence on turns and laps, of the fields that have no message of their own.
    pub(super) fn composed_when(&self, it: &Clauses, asked: &Map<String, Value>) -> Option<String> {
        let mut condition = Condition::default();
        self.turn(asked, &mut condition);
        let mut args = it.args.clone();
        args.insert("if".into(), self.join(&condition.clauses, "join-two").into());
        self.message("frame-when", &args)
    }

    /// Returns the pit that a clause is about.
    fn subject(&self, it: &Clauses) -> &'static str {
        use mancala::rules::kinds::{Clause, List};
        match (it.clause, it.list) {
            (Clause::Skip(_), _) => "next",
            (Clause::Lift(it), _) if !game::lifts_pits(it) => "store",
            (Clause::Lift(_) | Clause::Place(_) | Clause::Way(_) | Clause::LiftSome(_), _) => "lifted",
            (Clause::Instead(_), _) => "some-pit",
            (_, List::Dropping) => "dropped",
            (_, List::Starting) => "every",
            _ => "last",
        }
    }

    /// Adds the conditions on a pit.
    fn pit(&self, asked: &Map<String, Value>, subject: &str, condition: &mut Condition) {
        for (field, value) in asked {
            if let (true, Some(inner)) = (NEAR.contains(&field.as_str()), bracket(value)) {
                let seen = if condition.pit == subject && condition.named > 0 { "it" } else { subject };
                let near = format!("{seen}-{field}");
                (condition.pit, condition.named) = (near.clone(), 0);
                self.pit(inner, &near, condition);
                continue;
            }
            if condition.pit != subject {
                (condition.pit, condition.named) = (subject.to_owned(), 0);
            }
            // Whose pits are spoken of is said with what is asked of them.
            if subject == "none" && field == "side" {
                continue;
            }
            let mut args = self.values("PitIf", asked);
            args.entry("side".to_owned()).or_insert_with(|| "any".into());
            self.count(&mut args, field);
            let named = ["no", "just", "yes"][condition.named.min(2)];
            // Whose it is says the seed that falls there, and names no pit yet.
            args.extend([("pit".to_owned(), Arg::from(subject)), ("named".to_owned(), named.into())]);
            let introduced = subject.ends_with("last") && field == "side";
            condition.clauses.extend(self.atom(&format!("pit-{}", kebab(field)), "is", &args));
            condition.named += match subject {
                "that" => 0,
                _ if introduced || condition.named > 0 => 1,
                _ => 2,
            };
        }
    }

    /// Returns the conditions on a pit as they stand behind the word: of yours that holds two seeds. `None` if they
    /// lead to a neighbouring pit.
    fn relative(&self, asked: &Map<String, Value>) -> Option<String> {
        if asked.keys().any(|field| NEAR.contains(&field.as_str())) {
            return None;
        }
        let (of_side, others): (Map<_, _>, Map<_, _>) =
            asked.clone().into_iter().partition(|(field, _)| field == "side");
        let mut args = self.values("PitIf", &of_side);
        args.entry("side".to_owned()).or_insert_with(|| "any".into());
        args.insert("pit".to_owned(), "that".into());
        args.insert("named".to_owned(), "no".into());
        let whose = self.atom("pit-side", "is", &args)?;
        let mut condition = Condition::default();
        self.pit(&others, "that", &mut condition);
        Some([whose, self.join(&condition.clauses, "join-two")].join(" ").trim_end().to_owned())
    }

    /// Adds the conditions on the turn and the lap.
    fn turn(&self, asked: &Map<String, Value>, condition: &mut Condition) {
        for (field, value) in asked {
            match (field.as_str(), bracket(value)) {
                ("from", Some(inner)) => self.pit(inner, "lap-from", condition),
                ("there_is", Some(inner)) => self.pit(inner, "some-pit", condition),
                ("unless", Some(inner)) if let Some(asked) = no_pit(inner) => {
                    self.pit(asked, "none", condition);
                }
                ("unless", Some(inner)) => {
                    let mut unless = Condition::default();
                    self.turn(inner, &mut unless);
                    let args = Args::from([("if".to_owned(), self.join(&unless.clauses, "join-two").into())]);
                    condition.clauses.extend(self.atom("turn-unless", "is", &args));
                }
                _ => self.field("turn", "TurnIf", asked, field, condition),
            }
        }
    }

    /// Adds the conditions on a move.
    fn movement(&self, asked: &Map<String, Value>, condition: &mut Condition) {
        for (field, value) in asked {
            match (field.as_str(), bracket(value)) {
                ("from" | "first" | "last", Some(inner)) => self.pit(inner, &format!("move-{field}"), condition),
                _ => self.field("move", "MoveIf", asked, field, condition),
            }
        }
    }

    fn field(&self, of: &str, kind: &str, asked: &Map<String, Value>, field: &str, condition: &mut Condition) {
        let mut args = self.values(kind, asked);
        self.count(&mut args, field);
        condition.clauses.extend(self.atom(&format!("{of}-{}", kebab(field)), "is", &args));
    }

    /// Returns the values of a bracket by the names of its fields.
    fn values(&self, kind: &str, asked: &Map<String, Value>) -> Args {
        let mut args = Args::new();
        let whose = match asked.get("side").and_then(Value::as_str) {
            Some("Own") => Whose::Own,
            Some("Other") => Whose::Other,
            _ => Whose::Any,
        };
        for field in declared(kind).unwrap_or_default() {
            if let Some(value) = asked.get(&field.name) {
                self.tell(&mut args, &kebab(&field.name), &field.kind, value, whose);
            }
        }
        args
    }

    /// Adds the numbers of a field for the messages that say numbers.
    fn count(&self, args: &mut Args, field: &str) {
        let field = kebab(field);
        let of = |name: &String| {
            name.strip_prefix(&field).filter(|it| it.is_empty() || it.starts_with('-')).map(str::to_owned)
        };
        let numbers: Vec<(String, Arg)> =
            args.iter().filter_map(|(name, arg)| of(name).map(|of| (format!("count{of}"), arg.clone()))).collect();
        args.extend(numbers);
    }

    fn atom(&self, id: &str, form: &str, args: &Args) -> Option<String> {
        self.form(&format!("atom-{id}"), Some(form), args)
    }

    /// Returns clauses joined one after another.
    fn join(&self, clauses: &[String], two: &str) -> String {
        let say = |id: &str, first: &str, rest: &str| {
            let args = [("first", Arg::from(first)), ("rest", rest.into())];
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

/// Returns the condition on a pit of which there must be none, if it is a single one in addition to the owner.
fn no_pit(unless: &Map<String, Value>) -> Option<&Map<String, Value>> {
    let asked = unless.get("there_is").filter(|_| unless.len() == 1).and_then(bracket)?;
    let mut fields = asked.keys().filter(|field| *field != "side");
    let field = fields.next()?;
    (fields.next().is_none() && !NEAR.contains(&field.as_str())).then_some(asked)
}
