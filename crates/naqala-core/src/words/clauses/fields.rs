//! Fields of a clause as its sentences know them.

use super::{Args, List};
use crate::words::game::lifts_pits;
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::condition::{MoveIf, PitIf, TurnIf, Whose};
use mancala::rules::kinds::describe::{FieldValue, FieldView};
use std::borrow::Cow;

/// A clause with everything by which its messages are found, and their arguments.
pub(super) struct ClauseView<'a> {
    pub(super) list: List,
    pub(super) clause: &'a Clause,
    /// Fields of the clause with all that it implies.
    pub(super) fields: Vec<FieldView<'a>>,
    pub(super) conditions: Conditions<'a>,
    pub(super) args: Args,
    /// Targets, as ids name them.
    pub(super) targets: Vec<String>,
}

impl<'a> ClauseView<'a> {
    /// Returns the value of a field; `None` if it has its default.
    pub(super) fn given(&self, field: &str) -> Option<&FieldValue<'a>> {
        self.fields.iter().find(|it| it.name == field && it.is_given).map(|it| &it.value)
    }
}

/// Conditions of a clause, as far as they are given.
#[derive(Default)]
pub(super) struct Conditions<'a> {
    /// On the pit in which a seed fell, or which is lifted.
    pub(super) pit: Option<&'a PitIf>,
    /// On the move.
    pub(super) movement: Option<&'a MoveIf>,
    /// On the move, where it must not hold.
    pub(super) not: Option<&'a MoveIf>,
    /// On the pits acted on.
    pub(super) acted_on: Option<&'a PitIf>,
    /// On the turn and the lap.
    pub(super) turn: Option<&'a TurnIf>,
}

impl<'a> Conditions<'a> {
    pub(super) fn of(fields: &[FieldView<'a>]) -> Conditions<'a> {
        let mut conditions = Conditions::default();
        for field in fields.iter().filter(|it| it.is_given) {
            match (field.name, &field.value) {
                ("if", FieldValue::PitIf(it)) => conditions.pit = Some(it),
                ("where", FieldValue::PitIf(it)) => conditions.acted_on = Some(it),
                ("move", FieldValue::MoveIf(it)) => conditions.movement = Some(it),
                ("not", FieldValue::MoveIf(it)) => conditions.not = Some(it),
                ("when", FieldValue::TurnIf(it)) => conditions.turn = Some(it),
                _ => {}
            }
        }
        conditions
    }
}

/// Returns a clause with what it implies spelt out.
pub(super) fn spelt_out(clause: &Clause) -> Cow<'_, Clause> {
    match clause {
        // A store that is lifted is always the player's own.
        Clause::Lift(it) if !lifts_pits(it) => {
            let mut it = it.clone();
            it.r#if.side = Whose::Any;
            Cow::Owned(Clause::Lift(it))
        }
        // Of the further pits of a run the same is asked, unless it says otherwise.
        Clause::Capture(it) if it.run.as_ref().is_some_and(|run| run.through.is_none()) => {
            let mut it = it.clone();
            if let Some(run) = &mut it.run {
                run.through = Some(Box::new(it.r#if.clone()));
            }
            Cow::Owned(Clause::Capture(it))
        }
        clause => Cow::Borrowed(clause),
    }
}

/// Returns the fields of a clause.
pub(super) fn fields(clause: &Clause) -> Vec<FieldView<'_>> {
    let mut fields = clause.views();
    // A condition that is the usual one of its kind is asked all the same.
    if let Clause::Lift(_) | Clause::Place(_) | Clause::LiftSome(_) | Clause::Meeting(_) | Clause::More(_) = clause {
        for field in &mut fields {
            field.is_given |= matches!(field.value, FieldValue::PitIf(_));
        }
    }
    fields
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
