//! Arguments of the messages on a clause: the values of its fields under their names, and facts of the clauses and pits
//! around it.

use super::fields::{bracket, carrier, counts, declared, kebab, parts, usual};
use super::{Args, ClauseWriter, stages};
use crate::words::game;
use crate::words::keys::MessageKey;
use crate::words::message::Arg;
use mancala::rules::kinds::condition::{Counts, Was, Whose};
use mancala::rules::kinds::ending::{Amount, Once};
use mancala::rules::kinds::landing::Target;
use mancala::rules::kinds::opening::Step;
use mancala::rules::kinds::{Clause, List};
use mancala::rules::{Part, PitId, Side};
use serde_json::Value;
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

    /// Adds the arguments for a value.
    pub(super) fn tell(&self, args: &mut Args, name: &str, kind: &str, value: &Value, whose: Whose) {
        let under = |of: &str| if name.is_empty() { kebab(of) } else { format!("{name}-{}", kebab(of)) };
        let kind = carrier(value).map_or(kind, |(variant, _)| if declared(variant).is_some() { variant } else { kind });
        let given = bracket(value).or_else(|| carrier(value).and_then(|(_, payload)| bracket(payload)));
        if let (Some(fields), Some(given)) = (declared(kind), given) {
            let whose = match given.get("side").and_then(Value::as_str) {
                Some("Own") => Whose::Own,
                Some("Other") => Whose::Other,
                _ => whose,
            };
            args.insert(name.to_owned(), carrier(value).map_or("given".to_owned(), |it| kebab(it.0)).into());
            for field in fields {
                let value = given.get(&field.name).cloned().unwrap_or_else(|| usual(&field.default));
                self.tell(args, &under(&field.name), &field.kind, &value, whose);
            }
            return;
        }
        if let Some(said) = counts(value) {
            return self.tell_counts(args, name, &said);
        }
        if let Some(parts) = parts(value).filter(|_| name.ends_with("at")) {
            let whose = match whose {
                Whose::Own => "your",
                Whose::Other => "their",
                Whose::Any | Whose::Nobody => "the",
            };
            let said = |whose| self.words.parts(self.rules, &parts, whose);
            let last = parts.iter().all(|it| matches!(it, Part::InnerRight(1) | Part::OuterRight(1)));
            args.insert(name.to_owned(), said(whose).into());
            args.insert(under("any"), self.words.some_part(self.rules, &parts, whose).into());
            args.insert(under("your"), said("your").into());
            args.insert(under("their"), said("their").into());
            args.insert(under("the"), said("the").into());
            args.insert(under("last"), last.key().into());
            args.extend(
                self.words.part_forms(self.rules, &parts, whose).into_iter().map(|(form, it)| (under(&form), it)),
            );
            args.insert(under("one"), (parts.len() == 1).key().into());
            args.insert(under("single"), matches!(*parts, [part] if part.number().is_some()).key().into());
            args.insert(under("ends"), at_ends(&parts).key().into());
            args.insert(under("inner"), (parts == [Part::Inner]).key().into());
            return;
        }
        let arg = match (value, carrier(value)) {
            (_, Some((variant, payload))) => {
                match payload {
                    Value::Array(items) => {
                        for (i, item) in items.iter().enumerate() {
                            self.tell(args, &under(&(i + 1).to_string()), "", item, whose);
                        }
                    }
                    payload => self.tell(args, &under("of"), "", payload, whose),
                }
                if let Some(id) = payload.as_str().filter(|_| name.ends_with("mark")) {
                    args.insert(
                        under("kind"),
                        if game::is_mark(self.rules, id, true) { "house" } else { "trap" }.into(),
                    );
                }
                kebab(variant).into()
            }
            (Value::Bool(it), _) => it.key().into(),
            (Value::Number(it), _) => Arg::Number(it.as_i64().unwrap_or_default()),
            (Value::String(it), _) => kebab(it).into(),
            (Value::Array(items), _) if items.is_empty() => {
                args.insert(under("many"), 0.into());
                "none".into()
            }
            (Value::Array(items), _) => {
                args.insert(under("many"), items.len().into());
                let numbers: Option<Vec<String>> =
                    items.iter().map(|it| it.as_u64().map(|it| it.to_string())).collect();
                let names = items.iter().map(|it| carrier(it).map_or(it.as_str(), |it| Some(it.0)).unwrap_or_default());
                match numbers.filter(|it| !it.is_empty()) {
                    Some(numbers) => self.words.all_of(&numbers).into(),
                    None => names.map(kebab).collect::<Vec<_>>().join("-").into(),
                }
            }
            (Value::Null | Value::Object(_), _) => "none".into(),
        };
        args.insert(name.to_owned(), arg);
    }

    /// Adds the arguments for numbers: a key, a list, the first and the last of them.
    fn tell_counts(&self, args: &mut Args, name: &str, said: &Counts) {
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
                put("komi", Arg::Halves(it.komi.0.into()));
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
