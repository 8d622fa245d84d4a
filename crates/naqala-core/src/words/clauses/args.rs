//! Arguments of the messages on a clause: the values of its fields under their names, and facts of the clauses and pits
//! around it.

use super::fields::kebab;
use super::{Args, ClauseWriter, FieldValue, FieldView, RuleStruct, stages};
use crate::words::game;
use crate::words::keys::MessageKey;
use crate::words::message::Arg;
use mancala::rules::kinds::condition::{Counts, Marked, Was, Whose};
use mancala::rules::kinds::ending::{Amount, Once};
use mancala::rules::kinds::landing::Target;
use mancala::rules::kinds::opening::Step;
use mancala::rules::kinds::{Clause, List};
use mancala::rules::{Part, PitId, Side};
use std::collections::BTreeSet;

impl ClauseWriter<'_> {
    /// Returns the owners of the pits that a clause means if it does not say so.
    pub(super) fn side_of(&self, clause: &Clause) -> Whose {
        match clause {
            Clause::Way(_) | Clause::House(_) | Clause::Bar(_) | Clause::Prefer(_) | Clause::Race(_) => Whose::Own,
            Clause::Except(it) => {
                let named = |other: &Clause| it.of.iter().any(|of| of == other.id());
                let sides = game::every(self.rules).filter(|(_, other)| named(other)).map(|(_, other)| match other {
                    Clause::Capture(it) => it.r#if.side,
                    Clause::Claim(it) => it.r#if.side,
                    _ => Whose::Any,
                });
                sides.into_iter().next().unwrap_or_default()
            }
            _ => Whose::Any,
        }
    }

    /// Adds the arguments for a value; those for the fields of a rule struct without a name are known by the names of
    /// the fields. `whose` pits are meant where a condition does not say so.
    pub(super) fn tell(&self, args: &mut Args, name: &str, value: &FieldValue, whose: Whose) {
        let arg: Arg = match value {
            FieldValue::Absent(_) => "none".into(),
            FieldValue::Flag(it) => it.key().into(),
            FieldValue::Number(it) => (*it).into(),
            FieldValue::Halves(it) => Arg::Halves((*it).into()),
            FieldValue::Text(it) => kebab(it).into(),
            FieldValue::Whose(it) => it.key().into(),
            FieldValue::Counts(counts) => return self.tell_counts(args, name, counts),
            FieldValue::Parts(parts) => return self.tell_parts(args, name, parts, whose),
            FieldValue::Mark(mark) => return self.tell_mark(args, name, mark),
            FieldValue::List(items) => return self.tell_list(args, name, items),
            FieldValue::Word(word, held) => {
                match held.as_slice() {
                    [only] => match only.fields() {
                        Some(fields) => self.tell_fields(args, name, &fields, whose),
                        None => self.tell(args, &under(name, "of"), only, whose),
                    },
                    several => {
                        for (i, it) in several.iter().enumerate() {
                            self.tell(args, &under(name, &(i + 1).to_string()), it, whose);
                        }
                    }
                }
                kebab(word).into()
            }
            FieldValue::PitIf(it) => {
                let whose = if let Whose::Own | Whose::Other = it.side { it.side } else { whose };
                self.tell_fields(args, name, &it.views(), whose);
                "given".into()
            }
            FieldValue::TurnIf(_)
            | FieldValue::MoveIf(_)
            | FieldValue::Run(_)
            | FieldValue::Left(_)
            | FieldValue::Repeated(_) => {
                self.tell_fields(args, name, &value.fields().unwrap_or_default(), whose);
                "given".into()
            }
        };
        if !name.is_empty() {
            args.insert(name.to_owned(), arg);
        }
    }

    fn tell_fields(&self, args: &mut Args, name: &str, fields: &[FieldView], whose: Whose) {
        for field in fields {
            self.tell(args, &under(name, field.name), &field.value, whose);
        }
    }

    /// Adds the arguments for a list: how many there are, and all of them.
    fn tell_list(&self, args: &mut Args, name: &str, items: &[FieldValue]) {
        let number =
            |it: &FieldValue| if let FieldValue::Number(it) = it { Some(self.words.number(*it)) } else { None };
        let word = |it: &FieldValue| match it {
            FieldValue::Word(it, _) => kebab(it),
            FieldValue::Text(it) => kebab(it),
            _ => String::new(),
        };
        let all = match items.iter().map(number).collect::<Option<Vec<String>>>() {
            _ if items.is_empty() => "none".to_owned(),
            Some(numbers) => self.words.all_of(&numbers),
            None => items.iter().map(word).collect::<Vec<_>>().join("-"),
        };
        args.insert(under(name, "many"), items.len().into());
        args.insert(name.to_owned(), all.into());
    }

    /// Adds the arguments for parts of rows, as every player counts them.
    fn tell_parts(&self, args: &mut Args, name: &str, parts: &[Part], whose: Whose) {
        if parts.is_empty() {
            return self.tell_list(args, name, &[]);
        }
        let whose = match whose {
            Whose::Own => "your",
            Whose::Other => "their",
            Whose::Any | Whose::Nobody => "the",
        };
        let said = |whose| Arg::from(self.words.parts(self.rules, parts, whose));
        let last = parts.iter().all(|it| matches!(it, Part::InnerRight(1) | Part::OuterRight(1)));
        args.insert(name.to_owned(), said(whose));
        let told: [(&str, Arg); 9] = [
            ("any", self.words.some_part(self.rules, parts, whose).into()),
            ("your", said("your")),
            ("their", said("their")),
            ("the", said("the")),
            ("last", last.key().into()),
            ("one", (parts.len() == 1).key().into()),
            ("single", matches!(parts, [part] if part.number().is_some()).key().into()),
            ("ends", at_ends(parts).key().into()),
            ("inner", (parts == [Part::Inner]).key().into()),
        ];
        args.extend(told.map(|(of, arg)| (under(name, of), arg)));
        let forms = self.words.part_forms(self.rules, parts, whose).into_iter();
        args.extend(forms.map(|(form, arg)| (under(name, &form), arg)));
    }

    /// Adds the arguments for a mark: whose it is, its id, and whether it is a house or a trap.
    fn tell_mark(&self, args: &mut Args, name: &str, mark: &Marked) {
        if let Some(id) = mark.id() {
            let kind = if game::is_mark(self.rules, id, true) { "house" } else { "trap" };
            args.insert(under(name, "of"), kebab(id).into());
            args.insert(under(name, "kind"), kind.into());
        }
        args.insert(name.to_owned(), mark.key().into());
    }

    /// Adds the arguments for numbers: a key, a list, the first and the last of them.
    pub(super) fn tell_counts(&self, args: &mut Args, name: &str, said: &Counts) {
        let (key, numbers, least, most): (_, &[u16], u16, u16) = match said {
            Counts::Of(numbers) => {
                ("of", numbers, numbers.first().copied().unwrap_or(0), numbers.last().copied().unwrap_or(0))
            }
            Counts::Even => ("even", &[], 2, 0),
            Counts::Odd => ("odd", &[], 1, 0),
            Counts::From(least) => ("from", &[], *least, 0),
            Counts::UpTo(most) => ("up-to", &[], 0, *most),
            Counts::Between(least, most) => ("between", &[], *least, *most),
            Counts::Not(_) => ("not", &[], 0, 0),
            Counts::Both(both, more) => match (&**both, &**more) {
                (Counts::Even, Counts::From(least)) | (Counts::From(least), Counts::Even) => {
                    ("even-from", &[], *least, 0)
                }
                _ => ("both", &[], 0, 0),
            },
            Counts::AsMany(_) => ("as-many", &[], 0, 0),
        };
        let only = if let [only] = numbers { *only } else { 0 };
        let near = if let Counts::AsMany(near) = said { near.key() } else { "none" };
        let told: [(&str, Arg); 9] = [
            ("", key.into()),
            ("-list", self.words.either(&self.words.numbers(numbers)).into()),
            ("-many", numbers.len().into()),
            ("-near", near.into()),
            ("-only", only.into()),
            ("-least", least.into()),
            ("-most", most.into()),
            ("-below", least.saturating_sub(1).into()),
            ("-more", (u32::from(most) + 1).into()),
        ];
        args.extend(told.map(|(of, arg)| (format!("{name}{of}"), arg)));
    }

    /// Adds the arguments for the clauses and pits around a clause.
    pub(super) fn surroundings(&self, args: &mut Args, clause: &Clause) {
        let rules = self.rules;
        let mut put = |name: &str, arg: Arg| drop(args.insert(name.to_owned(), arg));
        let stages = stages::of(rules, clause);
        let shares = |other: &Clause| stages::of(rules, other).iter().any(|it| stages.contains(it));
        let with = |is: fn(&Clause) -> bool| game::any(rules, |other| is(other) && shares(other));
        put("kind", kebab(clause.kind()).into());
        put("here-places", with(|it| matches!(it, Clause::Place(_) | Clause::Arrange(_))).key().into());
        put("here-lifts", with(|it| matches!(it, Clause::Lift(it) if game::lifts_pits(it))).key().into());
        let before = game::every(rules).take_while(|(_, other)| !std::ptr::eq(*other, clause));
        put("said-before", before.into_iter().any(|(_, other)| other.kind() == clause.kind()).key().into());
        let names = |of: &[String]| of.iter().any(|it| it == clause.id());
        put("optional", game::any(rules, |it| matches!(it, Clause::Optional(it) if names(&it.of))).key().into());
        match clause {
            Clause::Except(it) => {
                let run = |other: &Clause| matches!(other, Clause::Capture(other) if it.of.contains(&other.id) && other.run.is_some());
                put("named-run", game::any(rules, run).key().into());
                let whose = match self.side_of(clause) {
                    Whose::Own => "own",
                    Whose::Other => "other",
                    Whose::Any | Whose::Nobody => "any",
                };
                put("named-side", whose.into());
            }
            Clause::Way(_) => {
                let sides = rules.board.sides().len();
                put("from-move", (stages::turns_before(rules, clause) / sides + 1).into());
            }
            Clause::Optional(it) => put("landing", self.landing(&it.of).into()),
            Clause::Capture(it) => {
                let least = match &it.when.sown {
                    Some(Counts::From(least)) => *least,
                    _ => 0,
                };
                put("comes-round", (usize::from(least) >= rules.profile.sowing.circuit).key().into());
                if let [Target::Seeds(seeds)] = it.take[..] {
                    put("take-seeds", seeds.into());
                    put("take-seeds-more", seeds.saturating_sub(1).into());
                }
            }
            Clause::Script(it) => self.script(args, &it.steps),
            Clause::Winner(it) => {
                put("by", self.words.won_by(rules, it.by).into());
            }
            Clause::Territory(it) => put("half", (it.seeds % 2 == 0).key().into()),
            Clause::End(it) => {
                if let Some(Once::StoreHolds(amount)) = &it.once {
                    let [south, north] = Side::BOTH.map(|side| game::needed(rules, *amount, side));
                    put("once-of", if south == north { kebab_amount(*amount) } else { "komi" }.into());
                    put("seeds", south.into());
                    put("north", north.into());
                }
            }
            _ => {}
        }
    }

    /// Returns the kind of pits in which a last seed makes these captures, if there are others.
    fn landing(&self, named: &[String]) -> &'static str {
        let mut landings = BTreeSet::new();
        let mut all = true;
        for (list, clause) in game::every(self.rules) {
            if let (List::Landing, Clause::Capture(it)) = (list, clause)
                && it.r#if.was != Was::Any
            {
                if named.contains(&it.id) {
                    landings.insert(it.r#if.was == Was::Empty);
                } else {
                    all = false;
                }
            }
        }
        match (all, landings.len(), landings.first()) {
            (false, 1, Some(true)) => "empty",
            (false, 1, Some(false)) => "occupied",
            _ => "any",
        }
    }

    /// Adds the pits of a fixed first move, as either player counts them.
    fn script(&self, args: &mut Args, steps: &[Step]) {
        let board = &self.rules.board;
        for side in Side::BOTH {
            let path: Vec<PitId> = board.path(side).iter().filter_map(|place| place.as_pit()).collect();
            let pit = |number: u8| path.get(usize::from(number - 1) % path.len().max(1)).copied().unwrap_or(PitId(0));
            let (mut lifted, mut pushed, mut sown) = (Vec::new(), Vec::new(), String::new());
            for step in steps {
                match step {
                    Step::Lift(pits) => lifted.extend(pits.iter().map(|&it| pit(it))),
                    Step::Push(pits) => pushed.extend(pits.iter().map(|&it| (pit(it), pit(it + 1)))),
                    Step::Sow(first) => sown = board.name(pit(*first)),
                }
            }
            let pair = |(from, to): (PitId, PitId)| {
                let pair = [("from", Arg::from(board.name(from))), ("to", board.name(to).into())];
                self.words.label_with("script-pair", &pair)
            };
            let pairs: Vec<String> = pushed.into_iter().map(pair).collect();
            let told: [(&str, Arg); 7] = [
                ("first", board.name(pit(1)).into()),
                ("lifted", self.words.all_of(&self.words.pit_names(board, &lifted)).into()),
                ("lifted-many", lifted.len().into()),
                ("pushed-many", pairs.len().into()),
                ("pushed", self.words.all_of(&pairs).into()),
                ("sown-many", usize::from(!sown.is_empty()).into()),
                ("sown", sown.into()),
            ];
            args.extend(told.map(|(name, arg)| (format!("{}-{name}", side.key()), arg)));
        }
    }
}

/// Returns the name of an argument that tells more of another one.
fn under(name: &str, of: &str) -> String {
    if name.is_empty() { kebab(of) } else { format!("{name}-{}", kebab(of)) }
}

fn kebab_amount(amount: Amount) -> &'static str {
    match amount {
        Amount::Seeds(_) => "seeds",
        Amount::Majority => "majority",
        Amount::Half => "half",
    }
}

/// Returns whether these are the pits at both ends of rows.
fn at_ends(parts: &[Part]) -> bool {
    parts.len() > 1 && parts.iter().all(|it| it.number() == Some(1))
}
