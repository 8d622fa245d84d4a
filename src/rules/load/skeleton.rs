//! The parts of a file, each clause still text.

use crate::rules::board::{BoardPatch, SetupPatch};
use crate::rules::phase::Phase;
use crate::rules::variant::{About, Setting};
use ron::value::RawValue;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(rename = "Variant", deny_unknown_fields)]
pub(super) struct Skeleton<'a> {
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
    pub phases: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub choice: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub sowing: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub capture: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub claim: Vec<&'a RawValue>,
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

#[derive(Deserialize)]
pub(super) enum OptionText<'a> {
    #[serde(borrow)]
    Choice(ChoiceText<'a>),
    Number(NumberText),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChoiceText<'a> {
    pub id: String,
    pub name: String,
    #[serde(borrow)]
    pub choices: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NumberText {
    pub id: String,
    pub name: String,
    pub from: u16,
    pub to: u16,
    pub default: u16,
    pub sets: Vec<Setting>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChoiceItem<'a> {
    pub id: String,
    pub text: String,
    #[serde(borrow, default)]
    pub edits: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PresetText<'a> {
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
pub(super) enum EditText<'a> {
    Remove(String),
    Change(String, #[serde(borrow)] &'a RawValue),
    #[serde(borrow)]
    Add(AddText<'a>),
    Phases(Vec<Phase>),
    FirstPhase(Phase),
    Board(BoardPatch),
    Setup(SetupPatch),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AddText<'a> {
    pub to: Subject,
    #[serde(borrow)]
    pub clause: &'a RawValue,
    #[serde(default)]
    pub before: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
pub(super) enum Subject {
    Choice,
    Sowing,
    Capture,
    Claim,
    Turn,
    Ending,
    Rounds,
}
