//! Rule page of a game: the sentences of its clauses in teaching order, each line with the clause that it comes from,
//! and around them the facts that no clause says: the board, the options, the source.

use super::clauses::{self, ClauseSection, ClauseText, ClauseWriter, TeachingOrder};
use super::keys::MessageKey;
use super::message::Message;
use super::{Words, board, game};
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::ending::{Asked, Once, Verdict};
use mancala::rules::kinds::landing::Who;
use mancala::rules::variant::Edit;
use mancala::rules::{self, About, Cause, OptionKind, Rules, Setting, Settings, VariantOption};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// Rule page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulePage {
    /// Name of the game.
    pub title: String,
    /// Sections in teaching order; none is empty.
    pub sections: Vec<PageSection>,
}

impl RulePage {
    /// Returns the cause of the lines on a cause: for a field that its clause tells with the rest, the clause.
    pub fn told_by(&self, cause: Cause) -> Cause {
        let told = self.sections.iter().flat_map(|section| &section.lines).any(|line| line.clause == Some(cause));
        if told { cause } else { Cause::whole(cause.clause) }
    }

    /// Returns the number of lines that are rules: those that a clause says, each told once.
    pub fn rules(&self) -> usize {
        let lines = self.sections.iter().flat_map(|section| &section.lines);
        lines.filter_map(|line| line.clause).collect::<BTreeSet<Cause>>().len()
    }
}

/// Section of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageSection {
    /// Id of its heading's message: sections of two pages with the same id are about the same.
    pub id: &'static str,
    /// Text of the heading.
    pub heading: String,
    /// Lines, each a paragraph.
    pub lines: Vec<PageLine>,
}

/// Statement in a line of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sentence {
    /// Sentence of a clause.
    Clause(Cause),
    /// Sentence that no clause says, since it follows from the lack of one.
    Plain(PlainSentence),
}

/// Sentence that no clause says: the id of its message, and its index among the lines with that message.
pub type PlainSentence = (&'static str, usize);

/// Paragraph of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageLine {
    /// Clause that it comes from, if it comes from one.
    pub clause: Option<Cause>,
    /// Rule that no clause says, if it is one.
    pub plain: Option<PlainSentence>,
    /// Text of the paragraph.
    pub text: String,
    /// Note on a deviation from the usual rule: its cause, and the usual rule.
    pub changed: Option<String>,
    /// Option and value that it describes, as on the command line: `grand_slam=no_capture`.
    pub set: Option<String>,
    /// Places that it describes, if it is about the board.
    pub places: Vec<rules::Place>,
}

impl PageLine {
    /// Returns the statement of the line, if it is a rule.
    pub fn sentence(&self) -> Option<Sentence> {
        self.clause.map(Sentence::Clause).or(self.plain.map(Sentence::Plain))
    }
}

/// Sentences of one cause, as far as they belong to one section.
struct Paragraph {
    cause: Cause,
    place: TeachingOrder,
    /// Sentences, each with the stages in which they hold.
    parts: Vec<(String, Vec<usize>)>,
}

/// Returns the text of a clause: one sentence or a few.
pub(super) fn clause(words: &Words, rules: &Rules, id: Cause) -> String {
    let said = paragraphs(ClauseWriter::new(words, rules).caused_by(id));
    let own = said.iter().map(|it| words.paragraph(rules, it, true));
    own.collect::<Vec<_>>().join(" ")
}

/// Groups sentences by cause, in teaching order.
fn paragraphs(said: Vec<ClauseText>) -> Vec<Paragraph> {
    let mut paragraphs: Vec<Paragraph> = Vec::new();
    for ClauseText { cause, place, stages, text } in said {
        let same = |it: &&mut Paragraph| it.cause == cause && it.place.section == place.section;
        let Some(paragraph) = paragraphs.iter_mut().find(same) else {
            paragraphs.push(Paragraph { cause, place, parts: vec![(text, stages)] });
            continue;
        };
        paragraph.place = paragraph.place.min(place);
        match paragraph.parts.iter_mut().find(|part| part.0 == text) {
            Some((_, held)) => {
                held.extend(stages);
                held.sort_unstable();
                held.dedup();
            }
            None => paragraph.parts.push((text, stages)),
        }
    }
    paragraphs.sort_by_key(|it| (it.place, it.cause));
    paragraphs
}

impl Words {
    /// Returns the name of a game as the title of a page.
    pub fn title(&self, rules: &Rules) -> String {
        match rules.about.name.as_str() {
            "" => self.say(&Message::new("page-untitled")),
            name => self.text(name).to_owned(),
        }
    }

    /// Returns the rule page of a game with its current options.
    pub fn page(&self, rules: &Rules) -> RulePage {
        let title = self.title(rules);
        let sayer = ClauseWriter::new(self, rules);
        let said = paragraphs(sayer.every());
        let part = |id: &'static str, lines: Vec<PageLine>| PageSection { id, heading: self.heading(rules, id), lines };
        let of = |section, groups| self.subject(rules, &said, section, groups);
        let mut sections = vec![
            part("page-about", self.about(rules, &sayer)),
            part("page-board", self.board(rules)),
            part("page-stages", self.plain(&clauses::stages(self, rules))),
            part("page-race", of(ClauseSection::Race, 0..=9)),
        ];
        sections.extend(self.choices(rules, &said));
        let then = |lines: Vec<PageLine>, messages: Vec<Message>| {
            lines.into_iter().chain(self.plain(&messages)).collect::<Vec<_>>()
        };
        let sowing = [
            then(of(ClauseSection::Sowing, 0..=1), clauses::origin_otherwise(rules)),
            then(of(ClauseSection::Sowing, 2..=2), clauses::laps_otherwise(rules)),
            of(ClauseSection::Sowing, 3..=9),
        ];
        let capture = [
            then(of(ClauseSection::Capture, 0..=1), clauses::capture_otherwise(self, rules)),
            then(of(ClauseSection::Capture, 2..=9), clauses::captured(rules)),
        ];
        let claim = [
            then(of(ClauseSection::Claim, 0..=1), clauses::claim_otherwise(rules)),
            then(of(ClauseSection::Claim, 2..=2), clauses::traps_in_order(rules).into_iter().collect()),
            then(of(ClauseSection::Claim, 3..=3), clauses::traps_otherwise(self, rules).into_iter().collect()),
            of(ClauseSection::Claim, 4..=9),
        ];
        sections.extend([
            part("page-sowing", sowing.concat()),
            part("page-capture", capture.concat()),
            part("page-house", then(of(ClauseSection::House, 0..=9), clauses::house_otherwise(self, rules))),
            part("page-blockade", of(ClauseSection::Blockade, 0..=9)),
            part(game::claims_heading(rules), claim.concat()),
            part("page-turn", self.turns(rules, &said)),
            part("page-ending", self.endings(rules, &sayer, &said)),
            part("page-rounds", self.rounds(rules, &said)),
            part("page-options", rules.options.iter().flat_map(|option| self.option(rules, option)).collect()),
            part("page-notes", rules.about.notes.iter().map(|note| line(self.text(note).to_owned())).collect()),
            part("page-source", self.source(rules)),
        ]);
        sections.retain(|section| !section.lines.is_empty());
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (id, number) in sections.iter_mut().flat_map(|it| &mut it.lines).filter_map(|line| line.plain.as_mut()) {
            let count = counts.entry(id).or_default();
            *number = *count;
            *count += 1;
        }
        RulePage { title, sections }
    }

    /// Returns the text of a paragraph. `staged`: with the stages or turns in which it holds.
    fn paragraph(&self, rules: &Rules, it: &Paragraph, staged: bool) -> String {
        let mut said: Vec<String> = Vec::new();
        for (i, (text, stages)) in it.parts.iter().enumerate() {
            said.push(text.clone());
            if staged && it.parts.get(i + 1).is_none_or(|next| next.1 != *stages) {
                said.extend(clauses::in_stages(self, rules, stages).map(|message| self.say(&message)));
            }
        }
        said.join(" ")
    }

    /// Returns the id of the heading for a clause, whether or not it is one of these rules.
    pub fn heading_of(&self, rules: &Rules, clause: &Clause) -> &'static str {
        TeachingOrder::of(rules, clause, "").section.heading(rules)
    }

    /// Returns the heading of a section by its message's id.
    pub fn heading(&self, rules: &Rules, id: &'static str) -> String {
        self.say(&self.named(rules, Message::new(id)))
    }

    fn about(&self, rules: &Rules, sayer: &ClauseWriter) -> Vec<PageLine> {
        let about = &rules.about;
        let mut lines = Vec::new();
        if !about.summary.is_empty() {
            lines.push(line(self.text(&about.summary).to_owned()));
            if rules.options.iter().any(|option| is_changed(rules, option)) {
                lines.extend(self.plain(&[Message::new("about-changed")]));
            }
        }
        for (_, clause) in game::every(rules) {
            if let Clause::Winner(it) = clause {
                let id = sayer.cause(clause, "");
                lines.push(self.line_of(rules, id, self.tell(&clauses::aim(self, rules, it.by))));
            }
        }
        if rules.profile.is_solo() {
            let repeats = |it: &Clause| matches!(it, Clause::End(it) if it.verdict == Verdict::Wins(Who::Mover) && matches!(it.once, Some(Once::Repeated(_))));
            let won = if game::any(rules, repeats) { "repeated" } else { "emptied" };
            lines.extend(self.plain(&[Message::new("ending-aim-alone").with("won", won)]));
        } else if rules.board.is_square() {
            let players = rules.board.players.key();
            lines.extend(self.plain(&[Message::new("ending-aim-square").with("players", players)]));
        }
        let also = self.also(about);
        if !also.is_empty() {
            lines.extend(self.plain(&[Message::new("about-also").with("names", self.all_of(&also))]));
        }
        let home = match (about.people.as_str(), about.place.as_str()) {
            ("", "") => None,
            (_, "") => Some("about-people"),
            ("", _) => Some("about-place"),
            (_, _) if about.places.is_empty() => Some("about-nowhere"),
            (_, _) => Some("about-home"),
        };
        // Who made a game made it in some year; who plays it plays it in all.
        let made = about.people.contains(|c: char| c.is_ascii_digit());
        lines.extend(home.map(|id| {
            let message = Message::new(id)
                .with("people", self.text(&about.people))
                .with("made", made.key())
                .with("place", self.text(&about.place))
                .with("on-map", (!about.places.is_empty()).key());
            line(self.say(&message))
        }));
        lines
    }

    /// Returns the other names of a game in this language: first its own name if the title is another one, then further
    /// names in this language, then those that it has elsewhere.
    pub fn also(&self, about: &About) -> Vec<String> {
        let own = Some(about.name.as_str()).filter(|&name| self.text(name) != name);
        let names = about.also.iter().map(|name| (name, self.text(name)));
        let (here, elsewhere): (Vec<_>, Vec<_>) = names.partition(|(name, said)| said != name);
        let others = here.into_iter().chain(elsewhere).map(|(_, said)| said);
        // Spellings of a name may be one in another script.
        let mut said = BTreeSet::from([self.text(&about.name)]);
        own.into_iter().chain(others).filter(|&name| said.insert(name)).map(str::to_owned).collect()
    }

    fn source(&self, rules: &Rules) -> Vec<PageLine> {
        let mut lines = Vec::new();
        if !rules.about.source.is_empty() {
            lines.extend(self.plain(&[Message::new("source-from").with("source", self.text(&rules.about.source))]));
        }
        if !rules.about.licence.is_empty() {
            lines
                .extend(self.plain(&[Message::new("source-licence").with("licence", self.text(&rules.about.licence))]));
        }
        lines
    }

    /// Returns the sections on the choices of a player: those that hold in every stage of play, then those that hold in
    /// some of them, earlier stages first.
    fn choices(&self, rules: &Rules, said: &[Paragraph]) -> Vec<PageSection> {
        let count = rules.stages.len();
        // The stages of which something is said, if not of all.
        let part = |held: &BTreeSet<usize>| {
            Some(held.clone()).filter(|held| clauses::staged(rules) && !held.is_empty() && held.len() < count)
        };
        let own: Vec<(&Paragraph, Option<BTreeSet<usize>>)> = said
            .iter()
            .filter(|it| it.place.section == ClauseSection::Choice)
            .map(|it| (it, part(&it.parts.iter().flat_map(|(_, stages)| stages.iter().copied()).collect())))
            .collect();
        let lines = |of: &Option<BTreeSet<usize>>| {
            let here = own.iter().filter(|(_, part)| part == of);
            let lines = here.map(|(it, _)| self.line_of(rules, it.cause, self.paragraph(rules, it, of.is_none())));
            let clauses = game::every(rules).map(|(_, clause)| clause);
            let in_order = clauses::in_order(
                clauses.filter(|it| part(&clauses::stages_of(rules, it).into_iter().collect()) == *of),
            );
            lines.chain(self.plain(in_order.as_slice())).collect::<Vec<_>>()
        };
        let mut always = lines(&None);
        always.extend(self.plain(&clauses::choice_otherwise(rules)));
        let id = "page-choice";
        let mut sections = vec![PageSection { id, heading: self.say(&Message::new(id)), lines: always }];
        let parts: BTreeSet<&BTreeSet<usize>> = own.iter().filter_map(|(_, part)| part.as_ref()).collect();
        for stages in parts {
            let id = "page-choice-stage";
            let held: Vec<usize> = stages.iter().copied().collect();
            let heading = self.say(&self.of_stages(rules, id, &held));
            sections.push(PageSection { id, heading, lines: lines(&Some(stages.clone())) });
        }
        sections
    }

    fn turns(&self, rules: &Rules, said: &[Paragraph]) -> Vec<PageLine> {
        let mut all = self.plain(&board::turns(self, rules));
        all.extend(self.subject(rules, said, ClauseSection::Turn, 0..=0));
        all.extend(self.plain(&clauses::lost_move(rules)));
        all.extend(self.subject(rules, said, ClauseSection::Turn, 1..=9));
        all.extend(self.plain(&clauses::turn_otherwise(rules)));
        all
    }

    /// Returns the lines on the continuation of a match after a round.
    fn rounds(&self, rules: &Rules, said: &[Paragraph]) -> Vec<PageLine> {
        if !rules.profile.rounds.is_match {
            return Vec::new();
        }
        let mut lines = self.plain(&[Message::new("round-match").with("counted", rules.profile.rounds.scored.key())]);
        lines.extend(self.subject(rules, said, ClauseSection::Rounds, 0..=9));
        lines
    }

    /// Returns the lines on endings in the order in which they are tested, then on the winner.
    fn endings(&self, rules: &Rules, sayer: &ClauseWriter, said: &[Paragraph]) -> Vec<PageLine> {
        let after_move: BTreeSet<Cause> = game::every(rules)
            .filter(|(_, it)| matches!(it, Clause::End(it) if it.asked != Asked::Capture))
            .map(|(_, it)| sayer.cause(it, ""))
            .collect();
        let mut lines = self.subject(rules, said, ClauseSection::Ending, 0..=0);
        // Of one player only one of them can hold.
        if !rules.profile.is_solo() && after_move.len() > 1 {
            lines.extend(self.plain(&[Message::new("ending-in-order")]));
        }
        lines.extend(self.subject(rules, said, ClauseSection::Ending, 1..=9));
        lines
    }

    /// Returns the paragraphs of some groups of a section.
    fn subject(
        &self,
        rules: &Rules,
        said: &[Paragraph],
        section: ClauseSection,
        groups: RangeInclusive<u8>,
    ) -> Vec<PageLine> {
        let own = said.iter().filter(|it| it.place.section == section && groups.contains(&it.place.group));
        own.map(|it| self.line_of(rules, it.cause, self.paragraph(rules, it, true))).collect()
    }

    /// Creates a line that a clause says.
    fn line_of(&self, rules: &Rules, id: Cause, text: String) -> PageLine {
        PageLine { clause: Some(id), changed: self.changed(rules, id), ..line(text) }
    }

    fn plain(&self, messages: &[Message]) -> Vec<PageLine> {
        let said = |message: &Message| PageLine {
            plain: Some((message.id, 0)),
            places: message.places.clone(),
            ..line(self.say(message))
        };
        messages.iter().map(said).collect()
    }

    /// Returns a note on the option that made a clause differ from the usual, and on its usual choice.
    fn changed(&self, rules: &Rules, id: Cause) -> Option<String> {
        let (list, clause, field) = rules.meant(id);
        let own = |it: &Cause| field.is_empty() && ClauseWriter::new(self, rules).tells_apart(list, clause, *it);
        let shown =
            rules.changed.iter().filter(|it| it.clause == id.clause && (**it == id || field.is_empty() && !own(it)));
        let shown: Vec<Cause> = shown.copied().collect();
        if shown.is_empty() {
            return None;
        }
        let by: Vec<Message> = rules
            .options
            .iter()
            .filter(|option| is_changed(rules, option) && shown.iter().any(|it| touches(rules, option, *it)))
            .map(|option| self.usual(rules, option))
            .collect();
        Some(if by.is_empty() { self.say(&Message::new("changed-in-version")) } else { self.tell(&by) })
    }

    /// Returns the lines on the board, marked where an option has set another number.
    fn board(&self, rules: &Rules) -> Vec<PageLine> {
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
            "board-shape-seats" | "board-seat" | "board-seat-nobody" => {
                set_by(Some(Setting::Columns), |it| matches!(it, Edit::Board(it) if it.seats.is_some()))
            }
            "board-path-shared" | "board-path-own-rings" | "board-path-of" | "board-paths-differ" => {
                set_by(None, |it| matches!(it, Edit::Board(it) if it.paths.is_some()))
            }
            "board-stores" => set_by(None, |it| matches!(it, Edit::Board(it) if it.stores.is_some())),
            "setup-pits" | "setup-rows" | "setup-usual" | "setup-listed" | "setup-second" | "setup-empty" => {
                let laid = |it: &Edit| match it {
                    Edit::Setup(it) => it.rows.is_some() || it.parts.is_some() || it.second.is_some(),
                    _ => false,
                };
                set_by(Some(Setting::Seeds), laid)
            }
            "setup-hand" => set_by(Some(Setting::Hand), |it| matches!(it, Edit::Setup(it) if it.hand.is_some()))
                .or_else(|| set_by(Some(Setting::Total), |_| false)),
            "setup-random" => set_by(Some(Setting::Fill), |it| matches!(it, Edit::Setup(it) if it.fill.is_some())),
            _ => None,
        };
        let messages = board::lines(self, rules);
        let changed = messages.iter().map(|message| marked(message).map(|option| self.say(&self.usual(rules, option))));
        self.plain(&messages).into_iter().zip(changed).map(|(line, changed)| PageLine { changed, ..line }).collect()
    }

    /// Creates the message that an option made the difference, with its usual choice.
    fn usual(&self, rules: &Rules, option: &VariantOption) -> Message {
        let default = value(&rules.defaults, option);
        match &option.kind {
            OptionKind::Choices(_) => {
                let text = option.choice(default).map_or(default, |choice| self.text(&choice.text));
                Message::new("changed-by-option").with("name", self.text(&option.name)).with("text", text)
            }
            OptionKind::Number { .. } => {
                Message::new("changed-by-number").with("name", self.text(&option.name)).with("default", default)
            }
        }
    }

    fn option(&self, rules: &Rules, option: &VariantOption) -> Vec<PageLine> {
        let (value, default) = (value(&rules.settings, option), value(&rules.defaults, option));
        let changed = (value != default).then(|| self.say(&self.usual(rules, option)));
        let name = Message::new("option-name").with("name", self.text(&option.name));
        let mut lines = vec![PageLine { changed, ..line(self.say(&name)) }];
        match &option.kind {
            OptionKind::Choices(choices) => lines.extend(choices.iter().map(|choice| {
                let message = Message::new("option-choice")
                    .with("text", self.text(&choice.text))
                    .with("chosen", (choice.id == value).key())
                    .with("default", (choice.id == default).key());
                PageLine { set: Some(format!("{}={}", option.id, choice.id)), ..line(self.say(&message)) }
            })),
            OptionKind::Number { from, to, .. } => {
                let id = if value == default { "option-number" } else { "option-number-changed" };
                let message = Message::new(id).with("value", value).with("from", *from).with("to", *to);
                let text = self.say(&message.with("default", default));
                lines.push(PageLine { set: Some(format!("{}={value}", option.id)), ..line(text) });
            }
        }
        if rules.idle.contains(&option.id) {
            lines.extend(self.plain(&[Message::new("option-idle")]));
        }
        lines
    }
}

/// Returns the value of an option among these settings.
fn value<'a>(settings: &'a Settings, option: &VariantOption) -> &'a str {
    settings.get(&option.id).map_or("", String::as_str)
}

fn is_changed(rules: &Rules, option: &VariantOption) -> bool {
    value(&rules.settings, option) != value(&rules.defaults, option)
}

/// Returns whether the current choice of an option affects a clause or an aspect of it.
fn touches(rules: &Rules, option: &VariantOption, cause: Cause) -> bool {
    let (_, clause, _) = rules.meant(cause);
    chosen_edits(rules, option).iter().any(|edit| match edit {
        Edit::Change(id, patch) if id == clause.id() => {
            patch.named().into_iter().any(|field| rules.cause(cause.clause, field) == cause)
        }
        edit => edit.touches(clause.id()),
    })
}

/// Returns the edits that the current choice of an option makes.
fn chosen_edits<'a>(rules: &Rules, option: &'a VariantOption) -> &'a [Edit] {
    option.edits(value(&rules.settings, option))
}

pub(crate) fn line(text: String) -> PageLine {
    PageLine { clause: None, plain: None, text, changed: None, set: None, places: Vec::new() }
}
