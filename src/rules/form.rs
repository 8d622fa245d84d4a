//! What may stand at each place of a variant file, with what it means: worked out from the types by which files are read, so
//! that an editor knows every place that a reader knows, and no others.

use super::board::{BoardPatch, BoardText, SetupPatch, SetupText};
use super::kinds::bracket::{USUAL, text_of};
use super::kinds::{KindInfo, List, every_kind};
use super::phase::Phase;
use super::variant::{About, Setting};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What may stand at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// `true` or `false`.
    Flag,
    /// A whole number.
    Number {
        /// The least.
        least: u64,
        /// The most.
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
    /// What the form of this name says.
    Named(String),
}

/// One of several words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// As files spell it.
    pub name: String,
    /// What it means.
    pub does: String,
    /// What stands in brackets after it.
    pub holds: Holds,
}

/// What stands in brackets after a word.
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
    /// What it says.
    pub does: String,
    /// What may stand there.
    pub form: Form,
    /// How files would spell what holds where it is left out; `None` where it must be there, or where that cannot be spelt.
    pub usual: Option<String>,
    /// Whether it must be there.
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

    /// A text that fits: what stands there when it is first put there.
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
    /// A text with it that fits.
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

/// A bracket with what must be there.
fn bracket(slots: &[Slot]) -> String {
    let needed = slots.iter().filter(|slot| slot.required);
    let parts = needed.map(|slot| format!("{}: {}", slot.name, slot.form.first()));
    format!("({})", parts.collect::<Vec<_>>().join(", "))
}

/// The name of the form of clauses that may stand in a list.
fn clauses_of(list: List) -> String {
    format!("{} clause", list.name())
}

/// The name of the form of what a clause of a kind says.
fn clause_of(kind: &str) -> String {
    format!("what {kind} says")
}

/// The parts of a clause of a kind, by the kind's name.
pub fn clause(kind: &str) -> &'static [Slot] {
    FORMS.get(&clause_of(kind)).map_or(&[], Form::slots_here)
}

/// What a choice of an option, or a preset, may change.
pub fn edit() -> &'static [Word] {
    FORMS.get(EDIT).map_or(&[], Form::words)
}

/// What may stand in a list of clauses.
pub fn clauses(list: List) -> &'static [Word] {
    FORMS.get(&clauses_of(list)).map_or(&[], Form::words)
}

/// The text of the first choice of an option where nobody has described it: it holds whatever the rules are.
pub const AS_WRITTEN: &str = "As the rules say.";

/// Every sentence by which a place, a word or a kind of clause is explained, and the one that stands for a description.
#[cfg(test)]
pub(crate) fn meanings() -> std::collections::BTreeSet<&'static str> {
    let mut found = std::collections::BTreeSet::from([AS_WRITTEN]);
    // What an edit may change of the board is said of the board itself.
    let mut left: Vec<&'static Form> =
        FORMS.iter().filter(|(name, _)| !name.ends_with("Patch")).map(|(_, form)| form).collect();
    let told = |slots: &'static [Slot], found: &mut std::collections::BTreeSet<&'static str>| {
        found.extend(slots.iter().map(|slot| slot.does.as_str()));
        slots.iter().map(|slot| &slot.form).collect::<Vec<_>>()
    };
    left.extend(told(variant(), &mut found));
    while let Some(form) = left.pop() {
        match form {
            Form::Maybe(inner) | Form::List(inner) => left.push(inner),
            Form::Tuple(parts) | Form::Either(parts) => left.extend(parts),
            Form::Bracket(slots) => left.extend(told(slots, &mut found)),
            Form::Words(words) => {
                for word in words {
                    found.insert(word.does.as_str());
                    match &word.holds {
                        Holds::Nothing => {}
                        Holds::Parts(parts) => left.extend(parts),
                        Holds::Slots(form) => left.push(form),
                    }
                }
            }
            Form::Flag | Form::Number { .. } | Form::Halves | Form::Text | Form::Map | Form::Change => {}
            Form::Named(_) => {}
        }
    }
    found.extend(every_kind().iter().map(|kind| kind.does));
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
    schema::<Phase>(&mut generator);
    schema::<Setting>(&mut generator);
    schema::<List>(&mut generator);
    let kinds = every_kind().iter().map(|kind| (kind, (kind.schema)(&mut generator).to_value()));
    let kinds: Vec<(&KindInfo, Value)> = kinds.collect();
    let definitions: BTreeMap<String, Value> = generator.take_definitions(true).into_iter().collect();
    let reader = Reader { definitions: &definitions };
    let mut forms: BTreeMap<String, Form> =
        definitions.iter().map(|(name, schema)| (name.clone(), reader.form(schema))).collect();
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
struct Reader<'a> {
    definitions: &'a BTreeMap<String, Value>,
}

impl Reader<'_> {
    /// The form that a schema describes.
    fn form(&self, schema: &Value) -> Form {
        if let Some(name) = reference(schema) {
            return Form::Named(name.into());
        }
        if let Some(either) = schema.get("anyOf").and_then(Value::as_array) {
            let (nothing, others): (Vec<&Value>, Vec<&Value>) = either.iter().partition(|it| is_type(it, "null"));
            let mut forms: Vec<Form> = others.into_iter().map(|it| self.form(it)).collect();
            return match (nothing.is_empty(), forms.len()) {
                (false, 1) => Form::Maybe(Box::new(forms.remove(0))),
                (_, _) => Form::Either(forms),
            };
        }
        if let Some(words) = schema.get("oneOf").and_then(Value::as_array) {
            return Form::Words(words.iter().flat_map(|it| self.words(it)).collect());
        }
        if schema.get("enum").is_some() || schema.get("const").is_some() {
            return Form::Words(self.words(schema));
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
                Some(parts) => Form::Tuple(parts.iter().map(|it| self.form(it)).collect()),
                None => Form::List(Box::new(schema.get("items").map_or(Form::Text, |it| self.form(it)))),
            }
        } else if let Some(parts) = schema.get("properties").and_then(Value::as_object) {
            let required: Vec<&str> = schema
                .get("required")
                .and_then(Value::as_array)
                .map_or(Vec::new(), |it| it.iter().filter_map(Value::as_str).collect());
            let slot = |(name, schema): (&String, &Value)| {
                let form = self.form(schema);
                let usual = schema.get(USUAL).and_then(Value::as_str).map(str::to_owned);
                let usual = usual.or_else(|| spelt(schema.get("default")?, &form));
                Slot {
                    name: name.clone(),
                    does: does(schema),
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
    fn words(&self, schema: &Value) -> Vec<Word> {
        let plain = |name: &Value| {
            let name = name.as_str().unwrap_or_default().to_owned();
            Word { name, does: does(schema), holds: Holds::Nothing }
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
            let holds = match self.form(held) {
                Form::Tuple(parts) => Holds::Parts(parts),
                Form::Named(name) if is_bracket(&name) => Holds::Slots(Box::new(Form::Named(name))),
                other => Holds::Parts(vec![other]),
            };
            Word { name: name.clone(), does: does(schema), holds }
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

/// What a schema says of itself, on one line.
fn does(schema: &Value) -> String {
    let text = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    text.replace('`', "").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How a file spells a default that is plain enough.
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
        // Why it is a kind of its own is for those who write the language.
        does: kind.does.split(" Of one game:").next().unwrap_or(kind.does).replace('`', ""),
        holds: Holds::Slots(Box::new(Form::Named(clause_of(kind.kind)))),
    }
}

fn slot(name: &str, does: &str, form: Form, required: bool) -> Slot {
    Slot { name: name.into(), does: does.into(), form, usual: None, required }
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
        slot("id", "Short name of the game in files and commands.", Form::Text, true),
        slot("about", "What the game is called and where it comes from.", named("About"), true),
        slot("board", "The board.", named("BoardText"), true),
        slot("setup", "The seeds at the start.", named("SetupText"), true),
        slot("marks", "", list_of(named(&clauses_of(List::Marks))), false),
        slot("stages", "Stages of play, one after another.", list_of(named("Phase")), false),
    ];
    let lists = List::ALL.into_iter().filter(|list| *list != List::Marks);
    slots.extend(lists.map(|list| slot(list.name(), "", list_of(named(&clauses_of(list))), false)));
    for list in &mut slots {
        if let Some(word) = named("List").words().iter().find(|word| word.name.eq_ignore_ascii_case(&list.name)) {
            list.does.clone_from(&word.does);
        }
    }
    let text = |name: &str, does: &str| slot(name, does, Form::Text, true);
    let number = |name: &str, does: &str| slot(name, does, Form::Number { least: 0, most: u16::MAX.into() }, true);
    let edits = || slot("edits", "What it changes in the rules.", list_of(named(EDIT)), false);
    let choice =
        vec![text("id", "Short name of the choice in files."), text("text", "What it means, as a sentence."), edits()];
    let id = || text("id", "Short name of the option in files and commands.");
    let name = || text("name", "What it decides.");
    let option = vec![
        word(
            "Choice",
            "One of several.",
            vec![
                id(),
                name(),
                slot(
                    "choices",
                    "What may be chosen; the first is what the rules say.",
                    list_of(Form::Bracket(choice)),
                    true,
                ),
            ],
        ),
        word(
            "Number",
            "A number.",
            vec![
                id(),
                name(),
                number("from", "The least."),
                number("to", "The most."),
                Slot { required: false, ..number("default", "What it is unless changed.") },
                slot("sets", "What the number is.", list_of(named("Setting")), true),
            ],
        ),
    ];
    slots.push(slot("options", "What players may choose.", list_of(Form::Words(option)), false));
    let preset = vec![
        text("id", "Short name of the preset in files and commands."),
        text("name", "What it is called."),
        slot("about", "What it says of itself, where it is a game of its own.", named("About"), false),
        slot("set", "The options that it sets.", Form::Map, false),
        edits(),
    ];
    slots.push(slot("presets", "Games that differ in a few points.", list_of(Form::Bracket(preset)), false));
    slots
}

fn word(name: &str, does: &str, slots: Vec<Slot>) -> Word {
    Word { name: name.into(), does: does.into(), holds: Holds::Slots(Box::new(Form::Bracket(slots))) }
}

/// What a choice or a preset may change.
fn edits(forms: &BTreeMap<String, Form>) -> Form {
    let parts = |name: &str, does: &str, parts: Vec<Form>| Word {
        name: name.into(),
        does: does.into(),
        holds: Holds::Parts(parts),
    };
    // An edit says no more of the board than it changes.
    let changes = |name: &str, patch: &str| {
        let of = |name: &str| forms.get(name).map_or(&[][..], Form::slots_here);
        let named = of(name).iter().filter(|slot| of(patch).iter().any(|changed| changed.name == slot.name));
        Form::Bracket(named.map(|slot| Slot { usual: None, required: false, ..slot.clone() }).collect())
    };
    let within = |name: &str, does: &str, form: Form| Word {
        name: name.into(),
        does: does.into(),
        holds: Holds::Slots(Box::new(form)),
    };
    let add = vec![
        slot("to", "Where it stands.", named("List"), true),
        slot("before", "The clause before which it stands.", Form::Maybe(Box::new(Form::Text)), false),
        slot("clause", "The clause.", named(ANY_CLAUSE), true),
    ];
    Form::Words(vec![
        parts("Change", "A clause is changed.", vec![Form::Text, Form::Change]),
        parts("Remove", "A clause is removed.", vec![Form::Text]),
        word("Add", "A clause is added.", add),
        within("Board", "The board is changed.", changes("BoardText", "BoardPatch")),
        within("Setup", "The seeds at the start are changed.", changes("SetupText", "SetupPatch")),
        parts("Stages", "There are other stages of play.", vec![list_of(named("Phase"))]),
        within("FirstStage", "A stage of play comes before the others.", named("Phase")),
    ])
}
