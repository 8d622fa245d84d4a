//! The parts of a file, each clause still text.

use crate::rules::board::{BoardPatch, SetupPatch};
use crate::rules::kinds::List;
use crate::rules::stage::Stage;
use crate::rules::variant::{About, Setting};
use ron::value::RawValue;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(rename = "Variant", deny_unknown_fields)]
pub(in crate::rules) struct Skeleton<'a> {
    // Optional here, so that all that are missing are told at once.
    #[serde(borrow, default)]
    pub(super) id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) about: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) board: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) setup: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) marks: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) stages: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) opening: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) starting: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) choice: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) sowing: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) dropping: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) landing: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) turn: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) ending: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) rounds: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) options: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) presets: Vec<&'a RawValue>,
}

impl<'a> Skeleton<'a> {
    /// The lists of clauses, in their order.
    pub(super) fn lists(&self) -> [(List, &[&'a RawValue]); 10] {
        [
            (List::Marks, &self.marks),
            (List::Opening, &self.opening),
            (List::Starting, &self.starting),
            (List::Choice, &self.choice),
            (List::Sowing, &self.sowing),
            (List::Dropping, &self.dropping),
            (List::Landing, &self.landing),
            (List::Turn, &self.turn),
            (List::Ending, &self.ending),
            (List::Rounds, &self.rounds),
        ]
    }
}

#[derive(Deserialize)]
pub(in crate::rules) enum OptionText<'a> {
    #[serde(borrow)]
    Choice(ChoiceText<'a>),
    Number(NumberText),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rules) struct ChoiceText<'a> {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(borrow)]
    pub(super) choices: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rules) struct NumberText {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) from: u16,
    pub(super) to: u16,
    #[serde(default, deserialize_with = "super::super::dialect::given")]
    pub(super) default: Option<u16>,
    pub(super) sets: Vec<Setting>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rules) struct ChoiceItem<'a> {
    pub(super) id: String,
    pub(super) text: String,
    #[serde(borrow, default)]
    pub(super) edits: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rules) struct PresetText<'a> {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(default)]
    pub(super) about: Option<About>,
    #[serde(default)]
    pub(super) set: BTreeMap<String, String>,
    #[serde(borrow, default)]
    pub(super) edits: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
pub(in crate::rules) enum EditText<'a> {
    Remove(String),
    Change(String, #[serde(borrow)] &'a RawValue),
    #[serde(borrow)]
    Add(AddText<'a>),
    Stages(Vec<Stage>),
    FirstStage(Stage),
    Board(BoardPatch),
    Setup(SetupPatch),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rules) struct AddText<'a> {
    pub(super) to: List,
    #[serde(borrow)]
    pub(super) clause: &'a RawValue,
    #[serde(default)]
    pub(super) before: Option<String>,
}
