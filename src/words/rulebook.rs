//! A game's rule page: the sentences of its clauses in the order in which one would teach them, each line with the
//! clause it stems from, and around them what no clause says: the board, the options, the source.

use super::keys::Key;
use super::message::Message;
use super::{Words, board, clauses};
use crate::rules::capture::Capture;
use crate::rules::claim::Claim;
use crate::rules::ending::Ending;
use crate::rules::sowing::Sowing;
use crate::rules::variant::Edit;
use crate::rules::{Clause, ClauseId, OptionKind, Rules, Setting, Settings, VariantOption};

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
}

impl Words {
    /// The rule page of a game with its options as they stand.
    pub fn page(&self, rules: &Rules) -> Page {
        let title = match rules.about.name.as_str() {
            "" => self.say(&Message::new("page-untitled")),
            name => name.to_owned(),
        };
        let parts = [
            ("page-about", self.about(rules)),
            ("page-board", self.board(rules)),
            (
                "page-choice",
                self.subject(rules, |it| matches!(it, Clause::Choice(_)), &clauses::choice_otherwise(rules)),
            ),
            ("page-sowing", self.sowing(rules)),
            ("page-capture", self.captures(rules)),
            ("page-claim", self.claims(rules)),
            ("page-turn", self.turns(rules)),
            ("page-ending", self.endings(rules)),
            ("page-options", rules.options.iter().flat_map(|option| self.option(rules, option)).collect()),
            ("page-notes", rules.about.notes.iter().map(|note| line(note.clone())).collect()),
            ("page-source", self.source(rules)),
        ];
        let sections = parts
            .into_iter()
            .filter(|(_, lines)| !lines.is_empty())
            .map(|(id, lines)| Section { heading: self.say(&Message::new(id)), lines })
            .collect();
        Page { title, sections }
    }

    fn about(&self, rules: &Rules) -> Vec<Line> {
        let about = &rules.about;
        let mut lines = Vec::new();
        if !about.summary.is_empty() {
            lines.push(line(about.summary.clone()));
        }
        for (id, clause) in rules.all() {
            if let Clause::Ending(Ending::Winner(it)) = clause {
                let text = self.say(&Message::new("ending-aim").with("by", it.by.key()));
                lines.push(Line { clause: Some(id), text, changed: self.changed(rules, id) });
            }
        }
        if !about.also.is_empty() {
            lines.extend(self.plain(&[Message::new("about-also").with("names", self.all_of(&about.also))]));
        }
        let home = match (about.people.as_str(), about.place.as_str()) {
            ("", "") => None,
            (_, "") => Some("about-people"),
            ("", _) => Some("about-place"),
            (_, _) => Some("about-home"),
        };
        lines.extend(home.map(|id| {
            line(self.say(&Message::new(id).with("people", about.people.as_str()).with("place", about.place.as_str())))
        }));
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

    /// Sowing: which way, where it begins, and what the last seed of a lap does.
    fn sowing(&self, rules: &Rules) -> Vec<Line> {
        let direction =
            |it: &Clause| matches!(it, Clause::Sowing(Sowing::Fixed(_) | Sowing::Chosen(_) | Sowing::ByOrigin(_)));
        let relay = |it: &Clause| matches!(it, Clause::Sowing(Sowing::Relay(_)));
        let origin = |it: &Clause| matches!(it, Clause::Sowing(_)) && !direction(it) && !relay(it);
        let mut lines = self.subject(rules, direction, &[]);
        lines.extend(self.subject(rules, origin, &clauses::origin_otherwise(rules)));
        lines.extend(self.subject(rules, relay, &clauses::laps_otherwise(rules)));
        lines
    }

    /// Captures: those on the last seed and those in passing first, then what becomes of the seeds and what forbids it.
    fn captures(&self, rules: &Rules) -> Vec<Line> {
        let triggers =
            |it: &Clause| matches!(it, Clause::Capture(Capture::Passing(_) | Capture::Count(_) | Capture::Facing(_)));
        let mut lines = self.subject(rules, triggers, &clauses::capture_otherwise(rules));
        lines.extend(self.subject(rules, |it| matches!(it, Clause::Capture(_)) && !triggers(it), &[]));
        lines
    }

    /// Claims: how a pit is won, what stands in the way, and what it does from then on.
    fn claims(&self, rules: &Rules) -> Vec<Line> {
        let swallow = |it: &Clause| matches!(it, Clause::Claim(Claim::Swallow(_)));
        let won = |it: &Clause| matches!(it, Clause::Claim(_)) && !swallow(it);
        let mut lines = self.subject(rules, won, &clauses::claim_otherwise(rules));
        lines.extend(self.subject(rules, swallow, &[]));
        lines
    }

    fn turns(&self, rules: &Rules) -> Vec<Line> {
        let alternate = [Message::new("turn-alternate"), board::first(self, rules)];
        let mut lines = self.plain(&alternate);
        lines.extend(self.subject(rules, |it| matches!(it, Clause::Turn(_)), &clauses::turn_otherwise(rules)));
        lines
    }

    /// Endings in the order in which they are looked at, then who has won.
    fn endings(&self, rules: &Rules) -> Vec<Line> {
        let winner = |it: &Clause| matches!(it, Clause::Ending(Ending::Winner(_)));
        let tried =
            |it: &Clause| matches!(it, Clause::Ending(it) if !matches!(it, Ending::Winner(_) | Ending::Endless(_)));
        let several = rules.clauses.iter().filter(|it| tried(it)).count() > 1;
        let in_order = [Message::new("ending-in-order")];
        let mut lines = self.subject(rules, tried, if several { &in_order } else { &[] });
        lines.extend(self.subject(rules, |it| matches!(it, Clause::Ending(_)) && !winner(it) && !tried(it), &[]));
        lines.extend(self.subject(rules, winner, &[]));
        lines
    }

    /// The clauses that `is` picks out, then the lines that stand by themselves.
    fn subject(&self, rules: &Rules, is: impl Fn(&Clause) -> bool, otherwise: &[Message]) -> Vec<Line> {
        let said = rules.all().filter(|(_, clause)| is(clause)).map(|(id, _)| Line {
            clause: Some(id),
            text: self.clause(rules, id),
            changed: self.changed(rules, id),
        });
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
        let set_by = |setting: Setting| {
            rules.options.iter().find(|option| match &option.kind {
                OptionKind::Number { sets, .. } => is_changed(rules, option) && sets.contains(&setting),
                OptionKind::Choices(_) => false,
            })
        };
        let marked = |message: &Message| match message.id {
            "board-shape" => set_by(Setting::Columns),
            "setup-pits" | "setup-rows" => set_by(Setting::Seeds),
            _ => None,
        };
        board::lines(rules)
            .iter()
            .map(|message| Line {
                clause: None,
                text: self.say(message),
                changed: marked(message).map(|option| self.say(&self.usual(rules, option))),
            })
            .collect()
    }

    /// That an option made the difference, and what its usual choice is.
    fn usual(&self, rules: &Rules, option: &VariantOption) -> Message {
        let default = value(&rules.defaults, option);
        match &option.kind {
            OptionKind::Choices(choices) => {
                let text =
                    choices.iter().find(|choice| choice.id == default).map_or(default, |choice| choice.text.as_str());
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
        let name = Message::new("option-name").with("name", option.name.as_str()).with("id", option.id.as_str());
        let mut lines = vec![Line { clause: None, text: self.say(&name), changed }];
        match &option.kind {
            OptionKind::Choices(choices) => lines.extend(choices.iter().map(|choice| {
                line(
                    self.say(
                        &Message::new("option-choice")
                            .with("text", choice.text.as_str())
                            .with("id", choice.id.as_str())
                            .with("chosen", (choice.id == value).key())
                            .with("default", (choice.id == default).key()),
                    ),
                )
            })),
            OptionKind::Number { from, to, .. } => {
                let id = if value == default { "option-number" } else { "option-number-changed" };
                let message = Message::new(id).with("value", value).with("from", *from).with("to", *to);
                lines.push(line(self.say(&message.with("default", default))));
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
    let edits = match &option.kind {
        OptionKind::Choices(choices) => {
            let chosen = value(&rules.settings, option);
            choices.iter().find(|choice| choice.id == chosen).map_or(&[][..], |choice| &choice.edits)
        }
        OptionKind::Number { .. } => &[],
    };
    edits.iter().any(|edit| match edit {
        Edit::Remove(id) | Edit::Change(id, _) => id == clause,
        Edit::Add(added, _) => added.id() == clause,
        Edit::Phases(_) => false,
    })
}

fn line(text: String) -> Line {
    Line { clause: None, text, changed: None }
}
