//! Sentences of clauses: first the core, then the aspects, each a message found by the fields given in the clause. A
//! clause for which the language has no message as a whole is composed.
//!
//! The id of a core is the kind, then the fields of its conditions, then its targets: `capture--side-was--facing`; the
//! fields of an inner bracket follow its name, `twin_trap`. Every value is an argument under the name of its field. An
//! attribute `says` names further fields that the message tells, `also` fields of the condition that it tells where
//! they are given, `for` the values for which it holds, `aspects` the fields whose sentences come first. An aspect is a
//! message of the kind and the field: `capture-alone--facing`, `capture-run`.

mod args;
mod compose;
mod fields;
mod otherwise;
mod places;
mod stages;
mod subject;
mod tokens;

pub(super) use fields::kebab;
pub(super) use otherwise::{
    aim, capture_otherwise, captured, choice_otherwise, claim_otherwise, house_otherwise, in_order, laps_otherwise,
    lost_move, origin_otherwise, traps_in_order, traps_otherwise, turn_otherwise,
};
pub(super) use places::{ClauseSection, TeachingOrder};
pub(super) use stages::{of as stages_of, said as in_stages, staged, stages};

use super::message::Arg;
use super::{Words, game};
use fields::{ClauseView, Conditions, spelt_out};
use mancala::rules::kinds::condition::TurnIf;
use mancala::rules::kinds::describe::{FieldValue, FieldView};
use mancala::rules::kinds::rule_struct::RuleStruct;
use mancala::rules::kinds::{Clause, List};
use mancala::rules::{Cause, Rules};
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
        let spelt_out = spelt_out(clause);
        let it = self.view(list, clause, &spelt_out);
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
        order.extend(it.fields.iter().map(|it| it.name.to_owned()));
        for field in order {
            // What is put together says what is given, and nothing of what is usual.
            if !told.insert(field.clone()) || !is_whole && it.given(&field).is_none() {
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
        let spelt_out = spelt_out(clause);
        let it = self.view(list, clause, &spelt_out);
        let core = self.core(&it);
        let (asked, of_turn) = self.asked(&it.conditions);
        let wanted = format!("{} as {}", clause.text(), self.id(&it, &asked, &BTreeSet::new(), &of_turn));
        let Some(core) = core else { return vec![wanted] };
        let given = it.fields.iter().filter(|field| field.is_given).map(|field| field.name);
        let left = given.filter(|&field| !core.told.contains(field) && field != "when");
        let left = left.filter(|field| self.aspect_id(&it, field).is_none());
        let mut said: Vec<String> = left.map(|field| format!("{} of {}", field, clause.text())).collect();
        let when = it.conditions.turn.map(TurnIf::given).unwrap_or_default().into_iter().map(|field| field.name);
        let is_told =
            |field: &&str| core.told.contains("when") || core.told.contains(&format!("when-{}", kebab(field)));
        let when = when.filter(|field| !is_told(field) && self.when_id(&it, field).is_none());
        said.extend(when.map(|field| format!("when.{} of {}", field, clause.text())));
        said
    }

    /// Returns a view of a clause, given the clause with what it implies spelt out.
    fn view<'b>(&self, list: List, clause: &'b Clause, spelt_out: &'b Clause) -> ClauseView<'b> {
        let fields = fields::fields(spelt_out);
        let mut args = Args::new();
        for field in fields.iter().filter(|it| !["id", "stages"].contains(&it.name)) {
            // The fields of these conditions are known by their own names alone.
            let name = if ["if", "move"].contains(&field.name) { String::new() } else { kebab(field.name) };
            self.tell(&mut args, &name, &field.value, self.side_of(clause));
            if let (FieldValue::Absent(fields), false) = (&field.value, name.is_empty()) {
                args.extend(fields.iter().map(|of| (format!("{name}-{}", kebab(of)), "none".into())));
            }
        }
        if clause.when().is_none() {
            // Kinds with such a condition share sentences with kinds that have none.
            self.tell(&mut args, "when", &FieldValue::TurnIf(&TurnIf::default()), self.side_of(clause));
        }
        self.surroundings(&mut args, clause);
        let conditions = Conditions::of(&fields);
        ClauseView { list, clause, fields, conditions, targets: self.targets(clause), args }
    }

    /// Returns the kind of a clause as ids name it, with its list where that is not the usual one.
    fn kind(&self, it: &ClauseView) -> String {
        let kind = kebab(it.clause.kind());
        match it.clause.lists().first() {
            Some(usual) if *usual != it.list => format!("{}-{kind}", it.list.name()),
            _ => kind,
        }
    }

    /// Returns the id of the message that tells all conditions except some.
    fn id(&self, it: &ClauseView, asked: &[String], without: &BTreeSet<usize>, of_turn: &[String]) -> String {
        let asked = asked.iter().enumerate().filter(|(i, _)| !without.contains(i)).map(|(_, token)| token.as_str());
        let asked: Vec<&str> = asked.chain(of_turn.iter().map(String::as_str)).collect();
        let segments = [self.kind(it), asked.join("-"), it.targets.join("-")];
        segments.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join("--")
    }

    /// Returns the message on the effect of a clause: the one that names most of its conditions.
    fn core(&self, it: &ClauseView) -> Option<Core> {
        let (asked, of_turn) = self.asked(&it.conditions);
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
                Some(Arg::Halves(_) | Arg::Ungrouped(_)) | None => String::new(),
            };
            values.split('|').any(|it| it == text)
        })
    }

    fn aspect_id(&self, it: &ClauseView, field: &str) -> Option<String> {
        let kind = self.kind(it);
        let (field, targets) = (kebab(field), it.targets.join("-"));
        let list = it.list.name();
        let ids = [format!("{kind}-{field}--{targets}"), format!("{kind}-{field}"), format!("{list}-{field}")];
        ids.into_iter().find(|id| self.words.has(id) && self.is_for(&self.attribute(id, "for"), &it.args))
    }

    /// Returns the sentence of a field, if there is anything to say.
    fn aspect(&self, it: &ClauseView, field: &str) -> Option<String> {
        match self.aspect_id(it, field) {
            Some(id) => self.message(&id, &it.args),
            None => it.given(field).and_then(|value| self.composed_aspect(it, field, value)),
        }
    }

    fn when_id(&self, it: &ClauseView, field: &str) -> Option<String> {
        let field = kebab(field);
        let ids = [format!("{}-when-{field}", self.kind(it)), format!("when-{field}")];
        ids.into_iter().find(|id| self.words.has(id) && self.is_for(&self.attribute(id, "for"), &it.args))
    }

    /// Returns the sentences on the turns and laps in which a clause holds.
    fn when(&self, it: &ClauseView, told: &BTreeSet<String>) -> Option<String> {
        let left = it.conditions.turn?.given().into_iter();
        let left = left.filter(|field| !told.contains(&format!("when-{}", kebab(field.name))));
        let (said, composed): (Vec<_>, Vec<_>) = left.partition(|field| self.when_id(it, field.name).is_some());
        let said = said.into_iter().filter_map(|field| self.message(&self.when_id(it, field.name)?, &it.args));
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
