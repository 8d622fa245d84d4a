//! The grammar of variant files, for the editor: each place with the values that may stand there and their meaning,
//! derived from the types that read files, so that the editor and the reader always agree.

use super::board::{BoardPatch, BoardText, SetupPatch, SetupText};
use super::kinds::rule_struct::{USUAL, text_of};
use super::kinds::{KindInfo, List, every_kind};
use super::stage::Stage;
use super::variant::{About, Setting};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Kind of value that may stand at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// `true` or `false`.
    Flag,
    /// A whole number.
    Number {
        /// Lower bound.
        least: u64,
        /// Upper bound.
        most: u64,
    },
    /// A number that may end in a half.
    Halves,
    /// Text in quotation marks.
    Text,
    /// Nothing, written `None`, or something.
    Maybe(Box<Form>),
    /// Any number of these in square brackets.
    List(Box<Form>),
    /// One of each in round brackets.
    Tuple(Vec<Form>),
    /// One of several words, some of them with something in brackets.
    Words(Vec<Word>),
    /// Named parts in round brackets.
    Bracket(Vec<Slot>),
    /// Names and values in braces, both text.
    Map,
    /// One of these.
    Either(Vec<Form>),
    /// Changes to the clause that is named before it.
    Change,
    /// The form of this name.
    Named(String),
}

/// One of several words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Its name as files spell it.
    pub name: String,
    /// Id of the message that explains it; empty if the word needs no explanation.
    pub label: String,
    /// Values in brackets after it.
    pub holds: Holds,
}

/// Values in brackets after a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holds {
    /// No brackets.
    Nothing,
    /// These, one after another.
    Parts(Vec<Form>),
    /// The parts of a bracket: a form that is one, or names one.
    Slots(Box<Form>),
}

/// A named part of a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its name as files spell it.
    pub name: String,
    /// Id of the message that explains it.
    pub label: String,
    /// Form of its value.
    pub form: Form,
    /// Its default as files spell it; `None` if it is required or its default cannot be spelt.
    pub usual: Option<String>,
    /// `true` if it may not be left out.
    pub required: bool,
}

/// The form of whole files: `Variant(...)`.
pub fn variant() -> &'static [Slot] {
    static SLOTS: LazyLock<Vec<Slot>> = LazyLock::new(whole);
    &SLOTS
}

impl Form {
    /// The form itself, or the one that it names.
    pub fn plain(&self) -> &Form {
        match self {
            Form::Named(name) => FORMS.get(name).expect("every form that is named is known").plain(),
            other => other,
        }
    }

    /// The words from which one is chosen; none if it is no such form.
    pub fn words(&self) -> &[Word] {
        match self.plain() {
            Form::Words(words) => words,
            _ => &[],
        }
    }

    /// The named parts; none if it is no bracket.
    pub fn slots(&self) -> &[Slot] {
        self.plain().slots_here()
    }

    /// The same of a form that names no other.
    fn slots_here(&self) -> &[Slot] {
        match self {
            Form::Bracket(slots) => slots,
            _ => &[],
        }
    }

    /// Returns a valid text, for a value that has just been added.
    pub fn first(&self) -> String {
        match self.plain() {
            Form::Flag => "true".into(),
            Form::Number { least, .. } => least.to_string(),
            Form::Halves => "0".into(),
            Form::Text => "\"\"".into(),
            Form::Maybe(form) => form.first(),
            Form::List(_) => "[]".into(),
            Form::Tuple(parts) => format!("({})", parts.iter().map(Form::first).collect::<Vec<_>>().join(", ")),
            Form::Words(words) => words.first().map(Word::first).unwrap_or_default(),
            Form::Bracket(slots) => bracket(slots),
            Form::Map => "{}".into(),
            Form::Change => "()".into(),
            Form::Either(forms) => forms.first().map(Form::first).unwrap_or_default(),
            Form::Named(_) => unreachable!("a plain form names no other"),
        }
    }
}

impl Word {
    /// Returns a valid text with this word.
    pub fn first(&self) -> String {
        match &self.holds {
            Holds::Nothing => self.name.clone(),
            Holds::Parts(parts) => {
                format!("{}({})", self.name, parts.iter().map(Form::first).collect::<Vec<_>>().join(", "))
            }
            Holds::Slots(form) => format!("{}{}", self.name, form.first()),
        }
    }
}

/// Returns a bracket with its required parts.
fn bracket(slots: &[Slot]) -> String {
    let needed = slots.iter().filter(|slot| slot.required);
    let parts = needed.map(|slot| format!("{}: {}", slot.name, slot.form.first()));
    format!("({})", parts.collect::<Vec<_>>().join(", "))
}

/// The name of the form of clauses that may stand in a list.
fn clauses_of(list: List) -> String {
    format!("{} clause", list.name())
}

/// Returns the name of the form of a clause of a kind.
fn clause_of(kind: &str) -> String {
    format!("what {kind} says")
}

/// The parts of a clause of a kind, by the kind's name.
pub fn clause(kind: &str) -> &'static [Slot] {
    FORMS.get(&clause_of(kind)).map_or(&[], Form::slots_here)
}

/// Returns the words for the changes that a choice of an option, or a preset, may make.
pub fn edit() -> &'static [Word] {
    FORMS.get(EDIT).map_or(&[], Form::words)
}

/// Returns the words for the clauses that may stand in a list.
pub fn clauses(list: List) -> &'static [Word] {
    FORMS.get(&clauses_of(list)).map_or(&[], Form::words)
}

/// The text of the first choice of an option where nobody has described it: it holds whatever the rules are.
pub const AS_WRITTEN: &str = "As the rules say.";

/// The ids of the messages of all places and words, each once.
pub fn labels() -> std::collections::BTreeSet<&'static str> {
    let mut found = std::collections::BTreeSet::new();
    let mut left: Vec<&'static Form> = FORMS.values().chain(variant().iter().map(|slot| &slot.form)).collect();
    found.extend(variant().iter().map(|slot| slot.label.as_str()));
    while let Some(form) = left.pop() {
        match form {
            Form::Maybe(inner) | Form::List(inner) => left.push(inner),
            Form::Tuple(parts) | Form::Either(parts) => left.extend(parts),
            Form::Bracket(slots) => {
                found.extend(slots.iter().map(|slot| slot.label.as_str()));
                left.extend(slots.iter().map(|slot| &slot.form));
            }
            Form::Words(words) => {
                found.extend(words.iter().map(|word| word.label.as_str()));
                left.extend(words.iter().flat_map(|word| match &word.holds {
                    Holds::Nothing => &[][..],
                    Holds::Parts(parts) => parts,
                    Holds::Slots(form) => std::slice::from_ref(&**form),
                }));
            }
            Form::Flag | Form::Number { .. } | Form::Halves | Form::Text | Form::Map | Form::Change => {}
            Form::Named(_) => {}
        }
    }
    found.remove("");
    found
}

/// Every form with a name.
static FORMS: LazyLock<BTreeMap<String, Form>> = LazyLock::new(|| {
    let mut generator = schemars::generate::SchemaSettings::default().into_generator();
    // The first of a name has it as it is.
    schema::<About>(&mut generator);
    schema::<BoardText>(&mut generator);
    schema::<BoardPatch>(&mut generator);
    schema::<SetupText>(&mut generator);
    schema::<SetupPatch>(&mut generator);
    schema::<Stage>(&mut generator);
    schema::<Setting>(&mut generator);
    schema::<List>(&mut generator);
    let kinds = every_kind().iter().map(|kind| (kind, (kind.schema)(&mut generator).to_value()));
    let kinds: Vec<(&KindInfo, Value)> = kinds.collect();
    let definitions: BTreeMap<String, Value> = generator.take_definitions(true).into_iter().collect();
    let reader = SchemaReader { definitions: &definitions };
    let mut forms: BTreeMap<String, Form> =
        definitions.iter().map(|(name, schema)| (name.clone(), reader.form(name, schema))).collect();
    for (kind, schema) in &kinds {
        let mut slots = forms.get(reference(schema).unwrap_or_default()).map_or(&[][..], Form::slots_here).to_vec();
        for slot in slots.iter_mut().filter(|slot| slot.name == "id") {
            (slot.required, slot.usual) = (true, None);
        }
        forms.insert(clause_of(kind.kind), Form::Bracket(slots));
    }
    for list in List::ALL {
        let words = every_kind().iter().filter(|kind| kind.lists.contains(&list)).map(word_of).collect();
        forms.insert(clauses_of(list), Form::Words(words));
    }
    let mut all: Vec<Word> = every_kind().iter().map(word_of).collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    forms.insert(ANY_CLAUSE.into(), Form::Words(all));
    let edits = edits(&forms);
    forms.insert(EDIT.into(), edits);
    forms
});

const ANY_CLAUSE: &str = "any clause";
const EDIT: &str = "edit";

fn schema<T: JsonSchema>(generator: &mut SchemaGenerator) {
    generator.subschema_for::<T>();
}

/// The name that a schema refers to, if it does.
fn reference(schema: &Value) -> Option<&str> {
    schema.get("$ref")?.as_str()?.strip_prefix("#/$defs/")
}

/// Reads schemas.
struct SchemaReader<'a> {
    definitions: &'a BTreeMap<String, Value>,
}

impl SchemaReader<'_> {
    /// The form that a schema describes. `owner`: the type of which it is, or of which it is a part.
    fn form(&self, owner: &str, schema: &Value) -> Form {
        if let Some(name) = reference(schema) {
            return Form::Named(name.into());
        }
        if let Some(either) = schema.get("anyOf").and_then(Value::as_array) {
            let (nothing, others): (Vec<&Value>, Vec<&Value>) = either.iter().partition(|it| is_type(it, "null"));
            let mut forms: Vec<Form> = others.into_iter().map(|it| self.form(owner, it)).collect();
            return match (nothing.is_empty(), forms.len()) {
                (false, 1) => Form::Maybe(Box::new(forms.remove(0))),
                (_, _) => Form::Either(forms),
            };
        }
        if let Some(words) = schema.get("oneOf").and_then(Value::as_array) {
            return Form::Words(words.iter().flat_map(|it| self.words(owner, it)).collect());
        }
        if schema.get("enum").is_some() || schema.get("const").is_some() {
            return Form::Words(self.words(owner, schema));
        }
        let form = if is_type(schema, "boolean") {
            Form::Flag
        } else if is_type(schema, "integer") {
            let limit = |name, usual| schema.get(name).and_then(Value::as_u64).unwrap_or(usual);
            Form::Number { least: limit("minimum", 0), most: limit("maximum", u32::MAX.into()) }
        } else if is_type(schema, "number") {
            Form::Halves
        } else if is_type(schema, "string") {
            Form::Text
        } else if is_type(schema, "array") {
            match schema.get("prefixItems").and_then(Value::as_array) {
                Some(parts) => Form::Tuple(parts.iter().map(|it| self.form(owner, it)).collect()),
                None => Form::List(Box::new(schema.get("items").map_or(Form::Text, |it| self.form(owner, it)))),
            }
        } else if let Some(parts) = schema.get("properties").and_then(Value::as_object) {
            let required: Vec<&str> = schema
                .get("required")
                .and_then(Value::as_array)
                .map_or(Vec::new(), |it| it.iter().filter_map(Value::as_str).collect());
            let slot = |(name, schema): (&String, &Value)| {
                let form = self.form(owner, schema);
                let usual = schema.get(USUAL).and_then(Value::as_str).map(str::to_owned);
                let usual = usual.or_else(|| spelt(schema.get("default")?, &form));
                Slot {
                    name: name.clone(),
                    label: label_of(owner, name),
                    form,
                    usual,
                    required: required.contains(&name.as_str()),
                }
            };
            Form::Bracket(parts.iter().map(slot).collect())
        } else {
            Form::Map
        };
        if is_type(schema, "null") { Form::Maybe(Box::new(form)) } else { form }
    }

    /// The words of a part of a choice.
    fn words(&self, owner: &str, schema: &Value) -> Vec<Word> {
        let has_meaning = schema.get("description").is_some();
        let means = |name: &str| if has_meaning { label_of(owner, name) } else { String::new() };
        let plain = |name: &Value| {
            let name = name.as_str().unwrap_or_default().to_owned();
            Word { label: means(&name), name, holds: Holds::Nothing }
        };
        if let Some(name) = schema.get("const") {
            return vec![plain(name)];
        }
        if let Some(names) = schema.get("enum").and_then(Value::as_array) {
            return names.iter().map(plain).collect();
        }
        let held = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
        let word = |(name, held): (&String, &Value)| {
            let is_bracket = |name: &str| self.definitions.get(name).is_some_and(|it| it.get("properties").is_some());
            let holds = match self.form(owner, held) {
                Form::Tuple(parts) => Holds::Parts(parts),
                Form::Named(name) if is_bracket(&name) => Holds::Slots(Box::new(Form::Named(name))),
                other => Holds::Parts(vec![other]),
            };
            Word { label: means(name), name: name.clone(), holds }
        };
        held.map(word).collect()
    }
}

fn is_type(schema: &Value, name: &str) -> bool {
    match schema.get("type") {
        Some(Value::String(it)) => it == name,
        Some(Value::Array(several)) => several.iter().any(|it| it == name),
        _ => false,
    }
}

/// Settings that kinds of clauses share, and their labels with them.
const SHARED: [&str; 3] = ["id", "stages", "when"];

/// Returns the id of the message that explains a part of a thing, or a word of it. Patches of the board share the
/// labels of the board.
pub fn label_of(owner: &str, name: &str) -> String {
    let owner = owner.strip_suffix("Patch").or_else(|| owner.strip_suffix("Text")).unwrap_or(owner);
    let is_shared = SHARED.contains(&name) && every_kind().iter().any(|kind| kind.fields_type == owner);
    let owner = if is_shared { "Clause" } else { owner };
    format!("form-{}-{}", kebab(owner), kebab(name))
}

/// Returns the id of the message that explains a kind of clause.
pub fn label_of_kind(kind: &str) -> String {
    label_of("rule", kind)
}

/// A name in small letters with strokes between its words: `InnerRight` and `inner_right` are `inner-right`.
pub fn kebab(name: &str) -> String {
    let mut plain = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_uppercase() && at > 0 {
            plain.push('-');
        }
        plain.extend(letter.to_lowercase());
    }
    plain.replace('_', "-")
}

/// Returns a default as files spell it, if it is simple enough.
fn spelt(default: &Value, form: &Form) -> Option<String> {
    match default {
        Value::Null => Some("None".into()),
        Value::Bool(_) | Value::Number(_) => Some(default.to_string()),
        Value::String(text) if *form == Form::Text => Some(text_of(text)),
        Value::String(word) => Some(word.clone()),
        Value::Array(list) if list.is_empty() => Some("[]".into()),
        Value::Array(_) | Value::Object(_) => None,
    }
}

fn word_of(kind: &KindInfo) -> Word {
    Word {
        name: kind.kind.into(),
        label: label_of_kind(kind.kind),
        holds: Holds::Slots(Box::new(Form::Named(clause_of(kind.kind)))),
    }
}

/// A named part of a thing.
fn slot(owner: &str, name: &str, form: Form, required: bool) -> Slot {
    Slot { name: name.into(), label: label_of(owner, name), form, usual: None, required }
}

fn named(name: &str) -> Form {
    Form::Named(name.into())
}

fn list_of(form: Form) -> Form {
    Form::List(Box::new(form))
}

/// The parts of a file, in the order in which they stand.
fn whole() -> Vec<Slot> {
    let mut slots = vec![
        slot("file", "id", Form::Text, true),
        slot("file", "about", named("About"), true),
        slot("file", "board", named("BoardText"), true),
        slot("file", "setup", named("SetupText"), true),
        slot("file", "marks", list_of(named(&clauses_of(List::Marks))), false),
        slot("file", "stages", list_of(named("Phase")), false),
    ];
    let lists = List::ALL.into_iter().filter(|list| *list != List::Marks);
    slots.extend(lists.map(|list| slot("file", list.name(), list_of(named(&clauses_of(list))), false)));
    for list in &mut slots {
        if let Some(word) = named("List").words().iter().find(|word| word.name.eq_ignore_ascii_case(&list.name)) {
            list.label.clone_from(&word.label);
        }
    }
    let text = |owner: &str, name: &str| slot(owner, name, Form::Text, true);
    let number = |name: &str| slot("option", name, Form::Number { least: 0, most: u16::MAX.into() }, true);
    let edits = |owner: &str| slot(owner, "edits", list_of(named(EDIT)), false);
    let choice = vec![text("choice", "id"), text("choice", "text"), edits("choice")];
    let id = || text("option", "id");
    let name = || text("option", "name");
    let option = vec![
        word("option", "Choice", vec![id(), name(), slot("option", "choices", list_of(Form::Bracket(choice)), true)]),
        word(
            "option",
            "Number",
            vec![
                id(),
                name(),
                number("from"),
                number("to"),
                Slot { required: false, ..number("default") },
                slot("option", "sets", list_of(named("Setting")), true),
            ],
        ),
    ];
    slots.push(slot("file", "options", list_of(Form::Words(option)), false));
    let preset = vec![
        text("preset", "id"),
        text("preset", "name"),
        slot("preset", "about", named("About"), false),
        slot("preset", "set", Form::Map, false),
        edits("preset"),
    ];
    slots.push(slot("file", "presets", list_of(Form::Bracket(preset)), false));
    slots
}

fn word(owner: &str, name: &str, slots: Vec<Slot>) -> Word {
    Word { name: name.into(), label: label_of(owner, name), holds: Holds::Slots(Box::new(Form::Bracket(slots))) }
}

/// Returns the form of the changes that a choice or a preset may make.
fn edits(forms: &BTreeMap<String, Form>) -> Form {
    let parts = |name: &str, parts: Vec<Form>| Word {
        name: name.into(),
        label: label_of("edit", name),
        holds: Holds::Parts(parts),
    };
    // An edit says no more of the board than it changes.
    let changes = |name: &str, patch: &str| {
        let of = |name: &str| forms.get(name).map_or(&[][..], Form::slots_here);
        let named = of(name).iter().filter(|slot| of(patch).iter().any(|changed| changed.name == slot.name));
        Form::Bracket(named.map(|slot| Slot { usual: None, required: false, ..slot.clone() }).collect())
    };
    let within = |name: &str, form: Form| Word {
        name: name.into(),
        label: label_of("edit", name),
        holds: Holds::Slots(Box::new(form)),
    };
    let add = vec![
        slot("add", "to", named("List"), true),
        slot("add", "before", Form::Maybe(Box::new(Form::Text)), false),
        slot("add", "clause", named(ANY_CLAUSE), true),
    ];
    Form::Words(vec![
        parts("Change", vec![Form::Text, Form::Change]),
        parts("Remove", vec![Form::Text]),
        word("edit", "Add", add),
        within("Board", changes("BoardText", "BoardPatch")),
        within("Setup", changes("SetupText", "SetupPatch")),
        parts("Stages", vec![list_of(named("Phase"))]),
        within("FirstStage", named("Phase")),
    ])
}
