//! A game's rule page: the sentences of its clauses in the order in which one would teach them, each line with the
//! clause it stems from, and around them what no clause says: the board, the options, the source.

use super::keys::Key;
use super::message::Message;
use super::{Words, board, clauses};
use crate::rules::capture::Capture;
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::ending::Ending;
use crate::rules::sowing::{HaltAt, Sowing, is_direction};
use crate::rules::turn::Turn;
use crate::rules::variant::Edit;
use crate::rules::{Clause, ClauseId, OptionKind, Rules, Setting, Settings, VariantOption};
use std::collections::BTreeSet;

/// A rule page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The game's name.
    pub title: String,
    /// Its sections, in the order of teaching; none is empty.
    pub sections: Vec<Section>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// Its lines, each a paragraph.
    pub lines: Vec<Line>,
}

/// A paragraph of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The clause that it says, if it says one.
    pub clause: Option<ClauseId>,
    /// The text.
    pub text: String,
    /// Where it is not as usual: what made it so, and what is usual.
    pub changed: Option<String>,
    /// The option and value that it describes, as the command line takes them: `grand_slam=no_capture`.
    pub set: Option<String>,
}

impl Words {
    /// The rule page of a game with its options as they stand.
    pub fn page(&self, rules: &Rules) -> Page {
        let title = match rules.about.name.as_str() {
            "" => self.say(&Message::new("page-untitled")),
            name => name.to_owned(),
        };
        let part = |id: &'static str, lines: Vec<Line>| Section { heading: self.heading(rules, id), lines };
        let mut sections = vec![
            part("page-about", self.about(rules)),
            part("page-board", self.board(rules)),
            part("page-stages", self.plain(&clauses::stages(rules))),
            part("page-race", self.race(rules)),
        ];
        sections.extend(self.choices(rules));
        sections.extend([
            part("page-sowing", self.sowing(rules)),
            part("page-capture", self.captures(rules)),
            part("page-house", self.houses(rules)),
            part("page-blockade", self.subject(rules, is_on_blockade, &[])),
            part(clauses::claims_heading(rules), self.claims(rules)),
            part("page-turn", self.turns(rules)),
            part("page-ending", self.endings(rules)),
            part("page-rounds", self.rounds(rules)),
            part("page-options", rules.options.iter().flat_map(|option| self.option(rules, option)).collect()),
            part("page-notes", rules.about.notes.iter().map(|note| line(note.clone())).collect()),
            part("page-source", self.source(rules)),
        ]);
        sections.retain(|section| !section.lines.is_empty());
        Page { title, sections }
    }

    /// The heading of a section, as other sections name it.
    pub(super) fn heading(&self, rules: &Rules, id: &'static str) -> String {
        self.say(&self.named(rules, Message::new(id)))
    }

    fn about(&self, rules: &Rules) -> Vec<Line> {
        let about = &rules.about;
        let mut lines = Vec::new();
        if !about.summary.is_empty() {
            lines.push(line(about.summary.clone()));
            if rules.options.iter().any(|option| is_changed(rules, option)) {
                lines.extend(self.plain(&[Message::new("about-changed")]));
            }
        }
        for (id, clause) in rules.all() {
            if let Clause::Ending(Ending::Winner(it)) = clause {
                let text = self.tell(&clauses::aim(self, rules, it.by));
                lines.push(Line { changed: self.changed(rules, id), ..of_clause(id, text) });
            }
        }
        if clauses::alone(rules) {
            lines.extend(self.plain(&[Message::new("ending-aim-alone")]));
        } else if rules.board.shape().square {
            let players = rules.board.players.key();
            lines.extend(self.plain(&[Message::new("ending-aim-square").with("players", players)]));
        }
        if !about.also.is_empty() {
            lines.extend(self.plain(&[Message::new("about-also").with("names", self.all_of(&about.also))]));
        }
        let home = match (about.people.as_str(), about.place.as_str()) {
            ("", "") => None,
            (_, "") => Some("about-people"),
            ("", _) => Some("about-place"),
            (_, _) if about.places.is_empty() => Some("about-nowhere"),
            (_, _) => Some("about-home"),
        };
        lines.extend(home.map(|id| {
            line(self.say(&Message::new(id).with("people", about.people.as_str()).with("place", about.place.as_str())))
        }));
        lines
    }

    /// The race: what it is, then from which pits it is run.
    fn race(&self, rules: &Rules) -> Vec<Line> {
        let race = |it: &Clause| matches!(it, Clause::Sowing(Sowing::Race(_)));
        let mut lines = self.subject(rules, race, &[]);
        lines.extend(self.subject(rules, |it| clauses::in_race(rules, it) && !race(it), &[]));
        lines
    }

    fn source(&self, rules: &Rules) -> Vec<Line> {
        let mut lines = Vec::new();
        if !rules.about.source.is_empty() {
            lines.extend(self.plain(&[Message::new("source-from").with("source", rules.about.source.as_str())]));
        }
        if !rules.about.licence.is_empty() {
            lines.extend(self.plain(&[Message::new("source-licence").with("licence", rules.about.licence.as_str())]));
        }
        lines
    }

    /// What a player may choose: what holds in every stage of play, then what holds in some of them, the first first.
    fn choices(&self, rules: &Rules) -> Vec<Section> {
        let is = |it: &Clause| matches!(it, Clause::Choice(_)) && !is_on_blockade(it) && !clauses::in_race(rules, it);
        let count = rules.phases.len();
        // The stages of which a clause speaks, if not of all.
        let part = |clause: &Clause| {
            let held: Vec<usize> = (0..count).filter(|&i| clauses::matters_in(rules, clause, i)).collect();
            Some(held).filter(|held| clauses::staged(rules) && !held.is_empty() && held.len() < count)
        };
        let lines = |of: &Option<Vec<usize>>| {
            let mut said: Vec<_> = rules.all().filter(|(_, it)| is(it) && part(it) == *of).collect();
            said.sort_by_key(|(_, it)| clauses::teaching_order(it));
            let in_order = clauses::in_order(said.iter().map(|(_, it)| *it));
            let said = said.into_iter().map(|(id, clause)| {
                let text = match of {
                    Some(_) => self.tell(&clauses::always(self, rules, clause)),
                    None => {
                        let stages = clauses::matters_only(self, rules, clause).map(|stages| self.say(&stages));
                        [Some(self.clause(rules, id)), stages].into_iter().flatten().collect::<Vec<_>>().join(" ")
                    }
                };
                Line { changed: self.changed(rules, id), ..of_clause(id, text) }
            });
            said.chain(self.plain(in_order.as_slice())).collect::<Vec<_>>()
        };
        let mut always = lines(&None);
        always.extend(self.plain(&clauses::choice_otherwise(rules)));
        let mut sections = vec![Section { heading: self.say(&Message::new("page-choice")), lines: always }];
        let parts: BTreeSet<_> = rules.all().filter(|(_, it)| is(it)).filter_map(|(_, it)| part(it)).collect();
        for stages in parts {
            let names: Vec<String> = stages.iter().map(|&stage| self.stage(rules, stage)).collect();
            let heading = Message::new("page-choice-stage").with("stages", self.all_of(&names));
            sections.push(Section { heading: self.say(&heading), lines: lines(&Some(stages)) });
        }
        sections
    }

    /// Sowing: which way, where it begins, and what the last seed of a lap does.
    fn sowing(&self, rules: &Rules) -> Vec<Line> {
        let direction = |it: &Clause| matches!(it, Clause::Sowing(it) if is_direction(it));
        let reverse = |it: &Clause| matches!(it, Clause::Sowing(Sowing::Reverse(_)));
        let relay = |it: &Clause| matches!(it, Clause::Sowing(Sowing::Relay(_)));
        let halt = |it: &Clause| matches!(it, Clause::Sowing(Sowing::Halt(_) | Sowing::HomeEnds(_)));
        let apart = |it: &Clause| is_on_houses(it) || is_on_blockade(it);
        let origin = |it: &Clause| {
            let other =
                direction(it) || reverse(it) || relay(it) || halt(it) || apart(it) || clauses::in_race(rules, it);
            matches!(it, Clause::Sowing(_)) && !other
        };
        let mut lines = self.subject(rules, direction, &[]);
        lines.extend(self.subject(rules, origin, &clauses::origin_otherwise(rules)));
        lines.extend(self.subject(rules, relay, &clauses::laps_otherwise(rules)));
        lines.extend(self.subject(rules, |it| halt(it) && !apart(it), &[]));
        lines.extend(self.subject(rules, reverse, &[]));
        lines
    }

    /// Captures: those on the last seed and those in passing first, then what forbids it, and what becomes of the seeds.
    fn captures(&self, rules: &Rules) -> Vec<Line> {
        let triggers = |it: &Clause| match it {
            Clause::Capture(it) => {
                matches!(
                    it,
                    Capture::Passing(_)
                        | Capture::Count(_)
                        | Capture::Facing(_)
                        | Capture::Ahead(_)
                        | Capture::Beyond(_)
                        | Capture::Column(_)
                        | Capture::Meeting(_)
                )
            }
            _ => false,
        };
        let from_trap = |it: &Clause| matches!(it, Clause::Capture(Capture::FromTrap(_)));
        let other =
            |it: &Clause| matches!(it, Clause::Capture(_)) && !triggers(it) && !is_on_houses(it) && !from_trap(it);
        // An exception to what other last seeds do.
        let lone = |it: &Clause| matches!(it, Clause::Capture(Capture::LoneLast(_)));
        let mut lines = self.subject(rules, triggers, &[]);
        lines.extend(self.subject(rules, lone, &clauses::capture_otherwise(self, rules)));
        lines.extend(self.subject(
            rules,
            |it| is_on_capturing(it) || other(it) && !lone(it),
            &clauses::captured(rules),
        ));
        lines
    }

    /// Houses: what one is first, then what it does.
    fn houses(&self, rules: &Rules) -> Vec<Line> {
        let house = |it: &Clause| matches!(it, Clause::Claim(Claim::House(_)));
        let mut lines = self.subject(rules, house, &[]);
        let otherwise = clauses::house_otherwise(self, rules);
        lines.extend(self.subject(rules, |it| is_on_houses(it) && !house(it), &otherwise));
        lines
    }

    /// Claims: how a pit is won, what stands in the way, and what it does from then on.
    fn claims(&self, rules: &Rules) -> Vec<Line> {
        let effect = |it: &Clause| match it {
            Clause::Claim(it) => {
                matches!(
                    it,
                    Claim::Swallow(_) | Claim::Engulf(_) | Claim::TrapStops(_) | Claim::Liftable(_) | Claim::Fades(_)
                )
            }
            _ => false,
        };
        let won = |it: &Clause| matches!(it, Clause::Claim(_)) && !effect(it) && !is_on_houses(it);
        let mut lines = self.subject(rules, won, &clauses::claim_otherwise(rules));
        let from_trap = |it: &Clause| matches!(it, Clause::Capture(Capture::FromTrap(_)));
        lines.extend(self.subject(rules, from_trap, &clauses::traps_otherwise(self, rules)));
        lines.extend(self.subject(rules, effect, &[]));
        lines
    }

    fn turns(&self, rules: &Rules) -> Vec<Line> {
        let mut lines = self.plain(&board::turns(self, rules));
        let turn = |it: &Clause| matches!(it, Clause::Turn(_)) && !is_on_capturing(it);
        lines.extend(self.subject(rules, turn, &clauses::turn_otherwise(rules)));
        lines
    }

    /// How a match goes on after a round.
    fn rounds(&self, rules: &Rules) -> Vec<Line> {
        if !clauses::in_match(rules) {
            return Vec::new();
        }
        let mut lines = self.plain(&[Message::new("round-match")]);
        lines.extend(self.subject(rules, |it| matches!(it, Clause::Round(_)), &[]));
        lines
    }

    /// Endings in the order in which they are looked at, then who has won.
    fn endings(&self, rules: &Rules) -> Vec<Line> {
        let winner = |it: &Clause| matches!(it, Clause::Ending(Ending::Winner(_)));
        let tried =
            |it: &Clause| matches!(it, Clause::Ending(it) if !matches!(it, Ending::Winner(_) | Ending::Endless(_)));
        let at_once = |it: &Clause| match it {
            Clause::Ending(Ending::FewLeft(it)) => it.at_once,
            it => matches!(it, Clause::Ending(Ending::BothEnds(_) | Ending::CapturesFirst(_))),
        };
        let after_move = |it: &&Clause| tried(it) && !at_once(it);
        // Of one player only one of them can hold.
        let several = !clauses::alone(rules) && rules.clauses.iter().filter(after_move).count() > 1;
        let in_order = [Message::new("ending-in-order")];
        let mut lines = self.subject(rules, tried, if several { &in_order } else { &[] });
        lines.extend(self.subject(rules, |it| matches!(it, Clause::Ending(_)) && !winner(it) && !tried(it), &[]));
        lines.extend(self.subject(rules, winner, &[]));
        lines
    }

    /// The clauses that `is` picks out, then the lines that stand by themselves.
    fn subject(&self, rules: &Rules, is: impl Fn(&Clause) -> bool, otherwise: &[Message]) -> Vec<Line> {
        let said = rules.all().filter(|(_, clause)| is(clause));
        let said =
            said.map(|(id, _)| Line { changed: self.changed(rules, id), ..of_clause(id, self.clause(rules, id)) });
        said.chain(self.plain(otherwise)).collect()
    }

    fn plain(&self, messages: &[Message]) -> Vec<Line> {
        messages.iter().map(|message| line(self.say(message))).collect()
    }

    /// What made a clause differ from the usual, and what is usual.
    fn changed(&self, rules: &Rules, id: ClauseId) -> Option<String> {
        rules.changed.iter().find(|(changed, _)| *changed == id)?;
        let name = rules.clause(id).id();
        let by: Vec<Message> = rules
            .options
            .iter()
            .filter(|option| is_changed(rules, option) && touches(rules, option, &name))
            .map(|option| self.usual(rules, option))
            .collect();
        Some(if by.is_empty() { self.say(&Message::new("changed-in-version")) } else { self.tell(&by) })
    }

    /// The lines on the board, marked where an option has set another number.
    fn board(&self, rules: &Rules) -> Vec<Line> {
        let set_by = |setting: Option<Setting>, edits: fn(&Edit) -> bool| {
            rules.options.iter().find(|option| match &option.kind {
                OptionKind::Number { sets, .. } => {
                    is_changed(rules, option) && setting.is_some_and(|setting| sets.contains(&setting))
                }
                OptionKind::Choices(_) => is_changed(rules, option) && chosen_edits(rules, option).iter().any(edits),
            })
        };
        let marked = |message: &Message| match message.id {
            "board-shape" => set_by(Some(Setting::Columns), |it| matches!(it, Edit::Board(it) if it.columns.is_some())),
            "board-shape-square" => {
                let laid = |it: &Edit| matches!(it, Edit::Board(it) if it.players.is_some() || it.columns.is_some());
                set_by(Some(Setting::Columns), laid)
            }
            "board-stores" => set_by(None, |it| matches!(it, Edit::Board(it) if it.stores.is_some())),
            "setup-pits" | "setup-rows" | "setup-usual" | "setup-empty" => {
                let laid = |it: &Edit| matches!(it, Edit::Setup(it) if it.rows.is_some() || it.parts.is_some());
                set_by(Some(Setting::Seeds), laid)
            }
            "setup-hand" => set_by(Some(Setting::Hand), |it| matches!(it, Edit::Setup(it) if it.hand.is_some()))
                .or_else(|| set_by(Some(Setting::Total), |_| false)),
            "setup-random" => set_by(Some(Setting::Fill), |it| matches!(it, Edit::Setup(it) if it.fill.is_some())),
            _ => None,
        };
        board::lines(self, rules)
            .iter()
            .map(|message| Line {
                changed: marked(message).map(|option| self.say(&self.usual(rules, option))),
                ..line(self.say(message))
            })
            .collect()
    }

    /// That an option made the difference, and what its usual choice is.
    fn usual(&self, rules: &Rules, option: &VariantOption) -> Message {
        let default = value(&rules.defaults, option);
        match &option.kind {
            OptionKind::Choices(_) => {
                let text = option.choice(default).map_or(default, |choice| choice.text.as_str());
                Message::new("changed-by-option").with("name", option.name.as_str()).with("text", text)
            }
            OptionKind::Number { .. } => {
                Message::new("changed-by-number").with("name", option.name.as_str()).with("default", default)
            }
        }
    }

    fn option(&self, rules: &Rules, option: &VariantOption) -> Vec<Line> {
        let (value, default) = (value(&rules.settings, option), value(&rules.defaults, option));
        let changed = (value != default).then(|| self.say(&self.usual(rules, option)));
        let name = Message::new("option-name").with("name", option.name.as_str());
        let mut lines = vec![Line { changed, ..line(self.say(&name)) }];
        match &option.kind {
            OptionKind::Choices(choices) => lines.extend(choices.iter().map(|choice| {
                let message = Message::new("option-choice")
                    .with("text", choice.text.as_str())
                    .with("chosen", (choice.id == value).key())
                    .with("default", (choice.id == default).key());
                Line { set: Some(format!("{}={}", option.id, choice.id)), ..line(self.say(&message)) }
            })),
            OptionKind::Number { from, to, .. } => {
                let id = if value == default { "option-number" } else { "option-number-changed" };
                let message = Message::new(id).with("value", value).with("from", *from).with("to", *to);
                let text = self.say(&message.with("default", default));
                lines.push(Line { set: Some(format!("{}={value}", option.id)), ..line(text) });
            }
        }
        lines
    }
}

/// Where an option stands among these settings.
fn value<'a>(settings: &'a Settings, option: &VariantOption) -> &'a str {
    settings.get(&option.id).map_or("", String::as_str)
}

fn is_changed(rules: &Rules, option: &VariantOption) -> bool {
    value(&rules.settings, option) != value(&rules.defaults, option)
}

/// Whether an option, as it stands, has a hand in the clause of this name.
fn touches(rules: &Rules, option: &VariantOption, clause: &str) -> bool {
    chosen_edits(rules, option).iter().any(|edit| edit.touches(clause))
}

/// What an option does to the clauses as it stands.
fn chosen_edits<'a>(rules: &Rules, option: &'a VariantOption) -> &'a [Edit] {
    option.edits(value(&rules.settings, option))
}

/// Whether a clause says what becomes of a house.
fn is_on_houses(clause: &Clause) -> bool {
    match clause {
        Clause::Claim(it) => matches!(it, Claim::House(_) | Claim::HousesFall(_)),
        Clause::Sowing(it) => match it {
            Sowing::LiftSome(_) => true,
            Sowing::Halt(it) => it.at == HaltAt::House,
            _ => false,
        },
        Clause::Capture(it) => matches!(it, Capture::SafeHouse(_)),
        Clause::Choice(_) | Clause::Turn(_) | Clause::Ending(_) | Clause::Round(_) => false,
    }
}

/// Whether a clause on the turn says when something is captured.
fn is_on_capturing(clause: &Clause) -> bool {
    matches!(clause, Clause::Turn(Turn::AtHome(_)))
}

/// Whether a clause says how a pit is blocked, and what that does.
fn is_on_blockade(clause: &Clause) -> bool {
    match clause {
        Clause::Choice(it) => matches!(it, Choice::Blockade(_)),
        Clause::Sowing(it) => matches!(it, Sowing::Halt(it) if it.at == HaltAt::Blocked),
        Clause::Capture(_) | Clause::Claim(_) | Clause::Turn(_) | Clause::Ending(_) | Clause::Round(_) => false,
    }
}

fn line(text: String) -> Line {
    Line { clause: None, text, changed: None, set: None }
}

fn of_clause(id: ClauseId, text: String) -> Line {
    Line { clause: Some(id), ..line(text) }
}
