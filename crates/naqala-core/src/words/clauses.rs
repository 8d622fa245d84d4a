//! Sentences of clauses: first the core, then the aspects, each a message found by the fields given in the clause. A
//! clause for which the language has no message as a whole is composed.
//!
//! The id of a core is the kind, then the fields of its conditions, then its targets: `capture--side-was--facing`; the
//! fields of an inner bracket follow its name, `twin_trap`. Every value is an argument under the name of its field. An
//! attribute `says` names further fields that the message tells, `also` fields of the condition that it tells where
//! they are given, `for` the values for which it holds, `aspects` the fields whose sentences come first. An aspect is a
//! message of the kind and the field: `capture-alone--facing`, `capture-run`.

mod compose;
mod fields;
mod otherwise;
mod places;
mod stages;
mod told;

pub(super) use fields::kebab;
pub(super) use otherwise::{
    aim, capture_otherwise, captured, choice_otherwise, claim_otherwise, house_otherwise, in_order, laps_otherwise,
    lost_move, origin_otherwise, traps_in_order, traps_otherwise, turn_otherwise,
};
pub(super) use places::{ClauseSection, TeachingOrder};
pub(super) use stages::{of as stages_of, said as in_stages, staged, stages};

use super::message::Arg;
use super::{Words, game};
use fields::{bracket, carrier, declared, given, usual};
use mancala::rules::kinds::{Clause, List};
use mancala::rules::{Cause, Rules};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Sentences of a clause that come from one cause.
pub(super) struct ClauseText {
    /// Clause that is highlighted with them.
    pub(super) cause: Cause,
    /// Place on a page.
    pub(super) place: TeachingOrder,
    /// Stages in which they hold.
    pub(super) stages: Vec<usize>,
    /// Text of the sentences; empty if others tell them.
    pub(super) text: String,
}

/// Puts the clauses of one game into words.
pub(super) struct ClauseWriter<'a> {
    words: &'a Words,
    rules: &'a Rules,
    company: BTreeMap<&'static str, Arg>,
}

/// Arguments of the messages on a clause, by name.
type Args = BTreeMap<String, Arg>;

/// Message on the effect of a clause, and the fields that it tells.
struct Core {
    id: String,
    told: BTreeSet<String>,
    aspects: Vec<String>,
}

/// A clause with everything by which its messages are found, and their arguments.
struct Clauses<'a> {
    list: List,
    clause: &'a Clause,
    given: Map<String, Value>,
    args: Args,
    targets: Vec<String>,
}

/// Fields by which a core is found, and which it tells.
const TOLD: [&str; 14] =
    ["id", "stages", "if", "move", "not", "where", "take", "pits", "lifts", "to", "of", "do", "on", "once"];

impl<'a> ClauseWriter<'a> {
    pub(super) fn new(words: &'a Words, rules: &'a Rules) -> ClauseWriter<'a> {
        ClauseWriter { words, rules, company: words.company(rules).into_iter().collect() }
    }

    /// Returns all sentences of all clauses, in the order in which clauses are applied.
    pub(super) fn every(&self) -> Vec<ClauseText> {
        game::every(self.rules).flat_map(|(list, clause)| self.said(list, clause)).collect()
    }

    /// Returns the sentences of a cause; for a field that the clause tells with the rest, those of the clause.
    pub(super) fn caused_by(&self, cause: Cause) -> Vec<ClauseText> {
        let (list, clause, _) = self.rules.meant(cause);
        let mut said = self.said(list, clause);
        let told = if said.iter().any(|it| it.cause == cause) { cause } else { Cause::whole(cause.clause) };
        said.retain(|it| it.cause == told);
        said
    }

    /// Returns whether a cause has sentences of its own among those of a clause.
    pub(super) fn tells_apart(&self, list: List, clause: &Clause, cause: Cause) -> bool {
        self.said(list, clause).iter().any(|it| it.cause == cause)
    }

    /// Returns the cause for a clause, or for a field of it.
    pub(super) fn cause(&self, clause: &Clause, field: &str) -> Cause {
        let id = self.rules.clause_named(clause.id()).expect("the clause is one of these rules");
        // Who begins a round that nobody has won is said with who begins.
        self.rules.cause(id, if field == "void_passes" { "begins" } else { field })
    }

    /// Returns the sentences of a clause, the core first.
    pub(super) fn said(&self, list: List, clause: &Clause) -> Vec<ClauseText> {
        let it = self.clauses(list, clause);
        let stages = stages::of(self.rules, clause);
        let core = self.core(&it);
        let is_whole = core.is_some();
        let (mut told, mut order, text) = match core {
            Some(core) => (core.told, core.aspects, self.message(&core.id, &it.args).unwrap_or_default()),
            None => {
                let (text, told) = self.composed(&it);
                (told, Vec::new(), text)
            }
        };
        let mut said = vec![ClauseText {
            cause: self.cause(clause, ""),
            place: TeachingOrder::of(self.rules, clause, ""),
            stages,
            text,
        }];
        let fields = declared(clause.kind()).unwrap_or_default();
        order.extend(fields.iter().map(|it| it.name.clone()));
        for field in order {
            // What is put together says what is given, and nothing of what is usual.
            if !told.insert(field.clone()) || !is_whole && !it.given.contains_key(&field) {
                continue;
            }
            let sentences = if field == "when" { self.when(&it, &told) } else { self.aspect(&it, &field) };
            for text in sentences.into_iter().filter(|it| !it.is_empty()) {
                let (cause, place) = (self.cause(clause, &field), TeachingOrder::of(self.rules, clause, &field));
                match said.iter_mut().find(|it| it.cause == cause && it.place.section == place.section) {
                    Some(before) if before.text.is_empty() => before.text = text,
                    Some(before) => before.text += &format!(" {text}"),
                    None => said.push(ClauseText {
                        cause,
                        place,
                        stages: stages::of_field(self.rules, clause, &field),
                        text,
                    }),
                }
            }
        }
        said.retain(|it| !it.text.is_empty());
        said
    }

    /// Returns the ids of clauses that English, or another language, composes rather than putting them into sentences
    /// of their own, with the fields that it composes.
    #[cfg(test)]
    pub(super) fn composes(&self, list: List, clause: &Clause) -> Vec<String> {
        let it = self.clauses(list, clause);
        let core = self.core(&it);
        let (asked, of_turn) = self.asked(&it);
        let wanted = format!("{} as {}", clause.text(), self.id(&it, &asked, &BTreeSet::new(), &of_turn));
        let Some(core) = core else { return vec![wanted] };
        let left = it.given.keys().filter(|field| !core.told.contains(*field) && *field != "when");
        let left = left.filter(|field| self.aspect_id(&it, field).is_none());
        let mut said: Vec<String> = left.map(|field| format!("{} of {}", field, clause.text())).collect();
        let when = it.given.get("when").and_then(bracket).into_iter().flat_map(Map::keys);
        let is_told =
            |field: &&String| core.told.contains("when") || core.told.contains(&format!("when-{}", kebab(field)));
        let when = when.filter(|field| !is_told(field) && self.when_id(&it, field).is_none());
        said.extend(when.map(|field| format!("when.{} of {}", field, clause.text())));
        said
    }

    fn clauses<'b>(&self, list: List, clause: &'b Clause) -> Clauses<'b> {
        let given = given(clause);
        let mut args = Args::new();
        let fields = declared(clause.kind()).unwrap_or_default();
        for field in fields.iter().filter(|it| !["id", "stages"].contains(&it.name.as_str())) {
            let name = if ["if", "move"].contains(&field.name.as_str()) { String::new() } else { kebab(&field.name) };
            let value = given.get(&field.name).cloned().unwrap_or_else(|| usual(&field.default));
            self.tell(&mut args, &name, &field.kind, &value, self.side_of(clause));
            let absent = declared(&field.kind).filter(|_| value.is_null()).unwrap_or_default();
            args.extend(absent.iter().map(|of| (format!("{name}-{}", kebab(&of.name)), "none".into())));
        }
        if clause.when().is_none() {
            // Kinds with such a condition share sentences with kinds that have none.
            self.tell(&mut args, "when", "TurnIf", &usual("()"), self.side_of(clause));
        }
        self.surroundings(&mut args, clause);
        Clauses { list, clause, given, targets: self.targets(clause), args }
    }

    /// Returns the targets of a clause, as ids name them.
    fn targets(&self, clause: &Clause) -> Vec<String> {
        let names = |value: Value| match value {
            Value::Array(items) => items,
            one => vec![one],
        };
        let value = |it: &dyn Fn() -> Value| {
            names(it())
                .iter()
                .map(|it| kebab(carrier(it).map_or(it.as_str(), |it| Some(it.0)).unwrap_or_default()))
                .collect()
        };
        let json = |it: serde_json::Result<Value>| it.expect("values of the rule language can be written");
        match clause {
            Clause::Capture(it) => value(&|| json(serde_json::to_value(&it.take))),
            Clause::Claim(it) => value(&|| json(serde_json::to_value(&it.pits))),
            Clause::Relay(it) => value(&|| json(serde_json::to_value(it.lifts))),
            Clause::Send(it) => value(&|| json(serde_json::to_value(&it.to))),
            Clause::Lift(it) if !game::lifts_pits(it) => vec!["store".into()],
            Clause::Instead(it) => value(&|| json(serde_json::to_value(it.r#do))),
            Clause::Bring(it) => value(&|| json(serde_json::to_value(it.on))),
            Clause::Way(it) if it.or_back != Default::default() => vec!["or-back".into()],
            Clause::Way(it) => value(&|| json(serde_json::to_value(it.way))),
            Clause::Drop(it) if !it.heaps.is_empty() => vec!["heaps".into()],
            Clause::Drop(it) => value(&|| json(serde_json::to_value(it.first))),
            Clause::Again(it) => it.store.iter().map(|_| "store".into()).collect(),
            Clause::End(it) => match &it.once {
                Some(once) => self.once(&json(serde_json::to_value(once))),
                None => Vec::new(),
            },
            Clause::Except(it) => self.kinds_of(&it.of),
            Clause::Optional(it) => self.kinds_of(&it.of),
            Clause::Trap(_)
            | Clause::House(_)
            | Clause::Arrange(_)
            | Clause::Race(_)
            | Clause::Script(_)
            | Clause::Lift(_)
            | Clause::Place(_)
            | Clause::Swap(_)
            | Clause::MustCapture(_)
            | Clause::Bar(_)
            | Clause::Prefer(_)
            | Clause::Feed(_)
            | Clause::NoReturn(_)
            | Clause::Blockade(_)
            | Clause::Skip(_)
            | Clause::LiftSome(_)
            | Clause::Meeting(_)
            | Clause::More(_)
            | Clause::GrandSlam(_)
            | Clause::Extra(_)
            | Clause::Pass(_)
            | Clause::Endless(_)
            | Clause::Winner(_)
            | Clause::Refill(_)
            | Clause::Territory(_)
            | Clause::Mirror(_)
            | Clause::Sale(_)
            | Clause::Score(_) => Vec::new(),
        }
    }

    /// Returns the condition that stops play, as ids name it: for pits with few seeds, the condition on them.
    fn once(&self, once: &Value) -> Vec<String> {
        match carrier(once) {
            Some((name, payload)) => match bracket(payload) {
                Some(fields) if name == "Left" => {
                    let asked = Map::from_iter(fields.clone().into_iter().filter(|(name, _)| name != "of"));
                    let tokens = self.tokens(&asked);
                    vec![std::iter::once("left".to_owned()).chain(tokens).collect::<Vec<_>>().join("_")]
                }
                _ => vec![kebab(name)],
            },
            None => vec![kebab(once.as_str().unwrap_or_default())],
        }
    }

    /// Returns the kinds of the clauses that another one names: `captures`, `captures-relays`.
    fn kinds_of(&self, named: &[String]) -> Vec<String> {
        let kind = |id: &String| match id.as_str() {
            "captures" | "claims" | "all" => id.clone(),
            id => {
                let named = game::every(self.rules).find(|(_, clause)| clause.id() == id);
                named.map_or_else(String::new, |(_, clause)| kebab(clause.kind()) + "s")
            }
        };
        named.iter().map(kind).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Returns the fields of a bracket as ids name them, each with those of an inner bracket.
    fn tokens(&self, fields: &Map<String, Value>) -> Vec<String> {
        let token = |(name, value): (&String, &Value)| match (name.as_str(), bracket(value)) {
            ("mark", _) => match carrier(value) {
                Some((_, id)) if game::is_mark(self.rules, id.as_str().unwrap_or_default(), true) => "house".into(),
                Some(_) => "trap".into(),
                None => kebab(value.as_str().unwrap_or_default()),
            },
            ("side", _) if value == "Nobody" => "nobody".into(),
            (name, Some(inner)) => std::iter::once(kebab(name)).chain(self.tokens(inner)).collect::<Vec<_>>().join("_"),
            (name, None) => kebab(name),
        };
        fields.iter().map(token).collect()
    }

    /// Returns the fields of the conditions of a clause, as ids name them: those on pit or move, and those on the turn.
    fn asked(&self, it: &Clauses) -> (Vec<String>, Vec<String>) {
        let within = |name: &str| it.given.get(name).and_then(bracket);
        let mut asked = Vec::new();
        for name in ["if", "move"] {
            asked.extend(within(name).map(|fields| self.tokens(fields)).unwrap_or_default());
        }
        for name in ["not", "where"] {
            asked.extend(
                within(name)
                    .map(|_| self.tokens(&Map::from_iter([(name.to_owned(), it.given[name].clone())])))
                    .unwrap_or_default(),
            );
        }
        let when = within("when")
            .filter(|it| !it.is_empty())
            .map(|_| Map::from_iter([("when".to_owned(), it.given["when"].clone())]));
        (asked, when.map(|it| self.tokens(&it)).unwrap_or_default())
    }

    /// Returns the kind of a clause as ids name it, with its list where that is not the usual one.
    fn kind(&self, it: &Clauses) -> String {
        let kind = kebab(it.clause.kind());
        match it.clause.lists().first() {
            Some(usual) if *usual != it.list => format!("{}-{kind}", kebab(&format!("{:?}", it.list))),
            _ => kind,
        }
    }

    /// Returns the id of the message that tells all conditions except some.
    fn id(&self, it: &Clauses, asked: &[String], without: &BTreeSet<usize>, of_turn: &[String]) -> String {
        let asked = asked.iter().enumerate().filter(|(i, _)| !without.contains(i)).map(|(_, token)| token.as_str());
        let asked: Vec<&str> = asked.chain(of_turn.iter().map(String::as_str)).collect();
        let segments = [self.kind(it), asked.join("-"), it.targets.join("-")];
        segments.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join("--")
    }

    /// Returns the message on the effect of a clause: the one that names most of its conditions.
    fn core(&self, it: &Clauses) -> Option<Core> {
        let (asked, of_turn) = self.asked(it);
        let mut subsets: Vec<BTreeSet<usize>> =
            (0..1_usize << asked.len()).map(|bits| (0..asked.len()).filter(|i| bits >> i & 1 == 1).collect()).collect();
        subsets.sort_by_key(BTreeSet::len);
        for of_turn in [of_turn.as_slice(), &[]] {
            for without in &subsets {
                let id = self.id(it, &asked, without, of_turn);
                if !self.words.has(&id) {
                    continue;
                }
                let words = |name: &str| self.attribute(&id, name);
                let also = words("also");
                let fits = without.iter().all(|&i| also.contains(&asked[i]));
                if !fits || !self.is_for(&words("for"), &it.args) {
                    continue;
                }
                let fields = |name: &str| words(name).into_iter().map(|field| field.replace('-', "_"));
                let mut told: BTreeSet<String> = fields("says").collect();
                // The fields of the condition on the turn are known by the names of their arguments.
                told.extend(words("says"));
                told.extend(TOLD.map(str::to_owned));
                let of_kind: &[&str] = match it.clause {
                    Clause::Way(_) => &["way"],
                    Clause::Drop(_) => &["first", "heaps"],
                    Clause::Again(_) => &["store"],
                    Clause::Claim(_) => &["mark"],
                    _ => &[],
                };
                told.extend(of_kind.iter().map(|&it| it.to_owned()));
                told.extend(of_turn.first().map(|_| "when".to_owned()));
                let aspects = fields("aspects").collect();
                return Some(Core { id, told, aspects });
            }
        }
        None
    }

    /// Returns whether the values are among those for which a message holds: `was=empty`, `holds=of|even`.
    fn is_for(&self, values: &[String], args: &Args) -> bool {
        values.iter().filter_map(|it| it.split_once('=')).all(|(name, values)| {
            let text = match args.get(name) {
                Some(Arg::Text(text)) => text.clone(),
                Some(Arg::Number(number)) => number.to_string(),
                Some(Arg::Halves(_)) | None => String::new(),
            };
            values.split('|').any(|it| it == text)
        })
    }

    fn aspect_id(&self, it: &Clauses, field: &str) -> Option<String> {
        let kind = self.kind(it);
        let (field, targets) = (kebab(field), it.targets.join("-"));
        let list = kebab(&format!("{:?}", it.list));
        let ids = [format!("{kind}-{field}--{targets}"), format!("{kind}-{field}"), format!("{list}-{field}")];
        ids.into_iter().find(|id| self.words.has(id) && self.is_for(&self.attribute(id, "for"), &it.args))
    }

    /// Returns the sentence of a field, if there is anything to say.
    fn aspect(&self, it: &Clauses, field: &str) -> Option<String> {
        match self.aspect_id(it, field) {
            Some(id) => self.message(&id, &it.args),
            None => it.given.get(field).and_then(|value| self.composed_aspect(it, field, value)),
        }
    }

    fn when_id(&self, it: &Clauses, field: &str) -> Option<String> {
        let field = kebab(field);
        let ids = [format!("{}-when-{field}", self.kind(it)), format!("when-{field}")];
        ids.into_iter().find(|id| self.words.has(id) && self.is_for(&self.attribute(id, "for"), &it.args))
    }

    /// Returns the sentences on the turns and laps in which a clause holds.
    fn when(&self, it: &Clauses, told: &BTreeSet<String>) -> Option<String> {
        let given = it.given.get("when").and_then(bracket)?;
        let left = given.iter().filter(|(field, _)| !told.contains(&format!("when-{}", kebab(field))));
        let (said, composed): (Vec<_>, Vec<_>) = left.partition(|(field, _)| self.when_id(it, field).is_some());
        let said = said.into_iter().filter_map(|(field, _)| self.message(&self.when_id(it, field)?, &it.args));
        let composed = Map::from_iter(composed.into_iter().map(|(field, value)| (field.clone(), value.clone())));
        let rest = (!composed.is_empty()).then(|| self.composed_when(it, &composed)).flatten();
        Some(said.chain(rest).collect::<Vec<_>>().join(" "))
    }

    /// Returns a message given everything known about a clause; `None` if there is no such message.
    fn message(&self, id: &str, args: &Args) -> Option<String> {
        self.form(id, None, args)
    }

    /// Returns a message, or one of its forms.
    fn form(&self, id: &str, form: Option<&str>, args: &Args) -> Option<String> {
        let company = self.company.iter().map(|(name, arg)| (*name, arg));
        let told: BTreeMap<&str, &Arg> = company.chain(args.iter().map(|(name, arg)| (name.as_str(), arg))).collect();
        self.words.fill(id, form, told)
    }

    /// Returns the words of an attribute.
    fn attribute(&self, id: &str, name: &str) -> Vec<String> {
        let text = self.words.fill(id, Some(name), []).unwrap_or_default();
        text.split_whitespace().map(str::to_owned).collect()
    }
}
