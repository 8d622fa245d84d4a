//! The parts of a file, each clause still text.

use crate::rules::board::{BoardPatch, SetupPatch};
use crate::rules::kinds::List;
use crate::rules::phase::Phase;
use crate::rules::variant::{About, Setting};
use ron::value::RawValue;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(rename = "Variant", deny_unknown_fields)]
pub(in crate::rules) struct Skeleton<'a> {
    // Optional here, so that all that are missing are told at once.
    #[serde(borrow, default)]
    pub id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub about: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub board: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub setup: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub marks: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub stages: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub opening: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub starting: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub choice: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub sowing: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub dropping: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub landing: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub turn: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub ending: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub rounds: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub options: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub presets: Vec<&'a RawValue>,
}

impl<'a> Skeleton<'a> {
    /// The lists of clauses, in their order.
    pub fn lists(&self) -> [(List, &[&'a RawValue]); 10] {
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
    pub id: String,
    pub name: String,
    #[serde(borrow)]
    pub choices: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rules) struct NumberText {
    pub id: String,
    pub name: String,
    pub from: u16,
    pub to: u16,
    #[serde(default, deserialize_with = "super::super::dialect::given")]
    pub default: Option<u16>,
    pub sets: Vec<Setting>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rules) struct ChoiceItem<'a> {
    pub id: String,
    pub text: String,
    #[serde(borrow, default)]
    pub edits: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rules) struct PresetText<'a> {
    pub id: String,
    pub name: String,
    #[serde(default)]
    pub about: Option<About>,
    #[serde(default)]
    pub set: BTreeMap<String, String>,
    #[serde(borrow, default)]
    pub edits: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
pub(in crate::rules) enum EditText<'a> {
    Remove(String),
    Change(String, #[serde(borrow)] &'a RawValue),
    #[serde(borrow)]
    Add(AddText<'a>),
    Stages(Vec<Phase>),
    FirstStage(Phase),
    Board(BoardPatch),
    Setup(SetupPatch),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rules) struct AddText<'a> {
    pub to: List,
    #[serde(borrow)]
    pub clause: &'a RawValue,
    #[serde(default)]
    pub before: Option<String>,
}
