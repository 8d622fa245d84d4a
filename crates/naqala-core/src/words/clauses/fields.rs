//! Fields of a clause: the ids by which its messages are found, and their arguments.

use crate::words::game::lifts_pits;
use mancala::rules::Part;
use mancala::rules::kinds::condition::{Counts, MoveIf, PitIf, TurnIf};
use mancala::rules::kinds::ending::{Left, Repeated};
use mancala::rules::kinds::landing::Run;
use mancala::rules::kinds::rule_struct::{Field, RuleStruct};
use mancala::rules::kinds::{Clause, every_kind};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The fields of every kind and of every bracket, by the name of its type.
static TYPES: LazyLock<BTreeMap<&'static str, Vec<Field>>> = LazyLock::new(|| {
    let brackets = [
        ("PitIf", PitIf::fields()),
        ("TurnIf", TurnIf::fields()),
        ("MoveIf", MoveIf::fields()),
        ("Run", Run::fields()),
        ("Left", Left::fields()),
        ("Repeated", Repeated::fields()),
    ];
    every_kind().iter().map(|it| (it.kind, it.fields.clone())).chain(brackets).collect()
});

/// The declared fields of a kind or a bracket, if the type is one.
pub(super) fn declared(of: &str) -> Option<&'static [Field]> {
    let path = of.rsplit("::").next().unwrap_or(of);
    TYPES.get(path).map(Vec::as_slice)
}

/// Returns the fields of a clause that differ from their defaults, by name.
pub(super) fn given(clause: &Clause) -> Map<String, Value> {
    let Value::Object(mut fields) = written(clause)[clause.kind()].take() else { return Map::new() };
    // A condition that is the usual one of its kind is asked all the same.
    let usual = match clause {
        Clause::Lift(it) => Some(("if", &it.r#if)),
        Clause::Place(it) => Some(("if", &it.r#if)),
        Clause::LiftSome(it) => Some(("if", &it.r#if)),
        Clause::Meeting(it) => Some(("if", &it.r#if)),
        Clause::More(it) => Some(("where", &it.r#where)),
        _ => None,
    };
    if let Some((name, condition)) = usual {
        fields.insert(name.into(), written(condition));
    }
    // A store that is lifted is always the player's own.
    if let (Clause::Lift(it), Some(Value::Object(asked))) = (clause, fields.get_mut("if"))
        && !lifts_pits(it)
    {
        asked.remove("side");
    }
    // Of the further pits of a run the same is asked, unless it says otherwise.
    if let Clause::Capture(it) = clause
        && it.run.as_ref().is_some_and(|run| run.through.is_none())
    {
        fields["run"]["through"] = written(&it.r#if);
    }
    fields
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("values of the rule language can be written")
}

/// Returns a value as the list of fields spells it, as far as messages know it.
pub(super) fn usual(text: &str) -> Value {
    if let Ok(number) = text.parse::<u32>() {
        return number.into();
    }
    match (text, text.split_once('(')) {
        ("true" | "false", _) => (text == "true").into(),
        ("None", _) => Value::Null,
        (_, Some(("", _))) => Value::Object(Map::new()),
        (_, Some((name, rest))) => {
            let numbers = rest.trim_matches(['(', ')', '[', ']']).split(',');
            let mut args: Vec<Value> =
                numbers.filter_map(|it| it.trim().parse::<u32>().ok()).map(Value::from).collect();
            let is_list = rest.starts_with('[') || args.len() > 1;
            let payload = if is_list { Value::Array(args) } else { args.pop().unwrap_or(Value::Null) };
            Value::Object(Map::from_iter([(name.to_owned(), payload)]))
        }
        _ => match text.strip_prefix('[') {
            Some(list) => list.trim_end_matches(']').split(',').filter(|it| !it.is_empty()).map(usual).collect(),
            None => text.trim().trim_matches('"').into(),
        },
    }
}

/// Names as ids and keys spell them.
pub(in crate::words) fn kebab(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(if c == '_' { '-' } else { c.to_ascii_lowercase() });
    }
    text
}

/// A value of an enum that carries something: its name and what it carries.
pub(super) fn carrier(value: &Value) -> Option<(&str, &Value)> {
    let (name, payload) = value.as_object().filter(|it| it.len() == 1)?.iter().next()?;
    name.starts_with(|c: char| c.is_ascii_uppercase()).then_some((name.as_str(), payload))
}

/// The fields of a bracket.
pub(super) fn bracket(value: &Value) -> Option<&Map<String, Value>> {
    value.as_object().filter(|_| carrier(value).is_none())
}

/// Numbers, if the value says which.
pub(super) fn counts(value: &Value) -> Option<Counts> {
    let name = value.as_str().or_else(|| carrier(value).map(|it| it.0))?;
    ["Of", "Even", "Odd", "From", "UpTo", "Between", "Not", "Both", "AsMany"].contains(&name).then_some(())?;
    serde_json::from_value(value.clone()).ok()
}

/// Parts of rows, if the value names some.
pub(super) fn parts(value: &Value) -> Option<Vec<Part>> {
    match serde_json::from_value(value.clone()) {
        Ok(part) => Some(vec![part]),
        Err(_) => serde_json::from_value::<Vec<Part>>(value.clone()).ok().filter(|it| !it.is_empty()),
    }
}
