//! Names of things in a game: parts of the rows, directions, stages, and the players' own words.

use super::Words;
use super::keys::MessageKey;
use super::message::{Arg, Message};
use mancala::rules::{Direction, Part, Rules, Side};

impl Words {
    /// Adds the words of these rules for things that differ between traditions: the players' own if the game gives
    /// them, the general ones otherwise.
    pub(super) fn named(&self, rules: &Rules, message: Message) -> Message {
        let terms = &rules.about.terms;
        let word = |term: &str, general: &'static str| match term {
            "" => self.say(&Message::new(general)),
            own => self.text(own).to_owned(),
        };
        let game = if rules.profile.rounds.is_match { "word-round" } else { "word-game" };
        message
            .with("game", self.say(&Message::new(game)))
            .with("trap", word(&terms.trap, "word-trap"))
            .with("trap-vowel", terms.trap.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u']).key())
            .with("house", word(&terms.house, "word-house"))
            .with("house-named", (!terms.house.is_empty()).key())
            .with("head", word(&terms.head, "word-head"))
            .with("head-named", (!terms.head.is_empty()).key())
            .with("near-end", self.text(&terms.near_end))
            .with("near-end-named", (!terms.near_end.is_empty()).key())
            .with("plain-turn", word(&terms.plain_turn, "word-plain-turn"))
            .with("special", word(&terms.special, "word-special"))
            .with("specials", word(&terms.specials, "word-specials"))
            .with("blockade", self.text(&terms.blockade))
            .with("blockade-named", (!terms.blockade.is_empty()).key())
    }

    /// Returns a number of special pieces, in the players' word for them.
    pub fn pieces(&self, rules: &Rules, count: u16) -> String {
        self.say(&self.named(rules, Message::new("pieces").with("count", count)))
    }

    /// Returns the name of a stage of play, or its number.
    pub fn stage(&self, rules: &Rules, stage: usize) -> String {
        match rules.about.terms.stages.get(stage).map_or("", String::as_str) {
            "" => self.say(&Message::new("stage-number").with("number", stage + 1)),
            name => self.text(name).to_owned(),
        }
    }

    /// Returns a message on some stages of play: their names or numbers, as a list and as one that says in which.
    pub(super) fn of_stages(&self, rules: &Rules, id: &'static str, stages: &[usize]) -> Message {
        let named = |&stage: &usize| rules.about.terms.stages.get(stage).is_some_and(|name| !name.is_empty());
        let within = |&stage: &usize| {
            let number = Message::new("stage-number").with("number", stage + 1);
            if named(&stage) { self.stage(rules, stage) } else { self.say_as(Some("in"), &number) }
        };
        let names: Vec<String> = stages.iter().map(|&stage| self.stage(rules, stage)).collect();
        Message::new(id)
            .with("stages", self.all_of(&names))
            .with("stages-in", self.all_of(&stages.iter().map(within).collect::<Vec<_>>()))
            .with("count", stages.len())
            .with("named", stages.iter().all(named).key())
    }

    /// Returns a message in a grammatical form that its language may give it as an attribute.
    fn say_as(&self, form: Option<&str>, message: &Message) -> String {
        let args = || message.args.iter().map(|(name, arg)| (*name, arg));
        form.and_then(|form| self.fill(message.id, Some(form), args())).unwrap_or_else(|| self.say(message))
    }

    /// Returns whether each side has one row only.
    pub(super) fn has_one_row(rules: &Rules) -> bool {
        rules.board.rows < 3
    }

    /// Returns the name of a direction of sowing.
    pub(crate) fn way(&self, rules: &Rules, way: Direction) -> String {
        let key = match way {
            Direction::Ccw if rules.profile.is_solo() => "right",
            Direction::Cw if rules.profile.is_solo() => "left",
            _ => way.key(),
        };
        self.say(&Message::new("way").with("way", key))
    }

    /// Returns the name of parts of a player's rows. `whose` is `your`, `their` (the opponent's) or `the`.
    pub(super) fn parts(&self, rules: &Rules, parts: &[Part], whose: &'static str) -> String {
        self.joined(rules, parts, whose, None, Words::all_of)
    }

    /// Returns the same where one of the parts is meant.
    pub(super) fn some_part(&self, rules: &Rules, parts: &[Part], whose: &'static str) -> String {
        self.joined(rules, parts, whose, None, Words::either)
    }

    /// Returns the name of parts in the forms that some languages give it, under the names of arguments: `is` where it
    /// is the subject, `into` where a seed falls there, `in` where something is or happens there; `any-is` and the like where
    /// one of the parts is meant.
    pub(super) fn part_forms(&self, rules: &Rules, parts: &[Part], whose: &'static str) -> Vec<(String, Arg)> {
        let names: [(&str, &'static str, Join); 5] = [
            ("", whose, Words::all_of),
            ("any-", whose, Words::either),
            ("your-", "your", Words::all_of),
            ("their-", "their", Words::all_of),
            ("the-", "the", Words::all_of),
        ];
        let forms = ["is", "into", "in"].into_iter().flat_map(|form| names.map(|name| (form, name)));
        forms
            .map(|(form, (of, whose, join))| {
                (format!("{of}{form}"), self.joined(rules, parts, whose, Some(form), join).into())
            })
            .collect()
    }

    fn joined(&self, rules: &Rules, parts: &[Part], whose: &'static str, form: Option<&str>, join: Join) -> String {
        // Whoever plays alone on pits of both rows is told their names.
        if rules.profile.is_solo() && rules.board.names_seats() {
            return self.names(rules, Side::South, parts);
        }
        let mut groups: Vec<Group> = Vec::new();
        for &part in parts {
            let group = Group::of(part);
            match groups.iter_mut().find(|other| other.takes(&group)) {
                Some(other) => other.numbers.extend(group.numbers),
                None => groups.push(group),
            }
        }
        merge(&mut groups, |a, b| a.row == b.row && a.end != b.end, |group| group.end = "both");
        merge(&mut groups, |a, b| a.row != b.row && a.end == b.end, |group| group.row = "each");
        if Words::has_one_row(rules) {
            groups.iter_mut().for_each(|group| group.row = "only");
        }
        let said: Vec<String> = groups.iter().map(|group| self.group(group, whose, form, join)).collect();
        join(self, &said)
    }

    fn group(&self, group: &Group, whose: &'static str, form: Option<&str>, join: Join) -> String {
        let row = self.say(&Message::new("part-which-row").with("row", group.row).with("whose", whose));
        let message = |id| Message::new(id).with("row-name", row.as_str()).with("end", group.end);
        if group.numbers.is_empty() {
            return self.say_as(form, &message("part-row"));
        }
        if group.first() {
            return self.say_as(form, &message("part-first").with("count", group.numbers.len()));
        }
        let named = |&number: &u8| self.say_as(form, &message("part-pit").with("number", number));
        join(self, &group.numbers.iter().map(named).collect::<Vec<_>>())
    }

    /// Returns the names of the pits in some parts of a side's rows.
    pub(super) fn names(&self, rules: &Rules, side: Side, parts: &[Part]) -> String {
        let board = &rules.board;
        let pits = board.pits_of(side).filter(|&pit| parts.iter().any(|&part| board.in_part(pit, part)));
        self.all_of(&pits.map(|pit| board.name(pit)).collect::<Vec<_>>())
    }
}

/// Join of several names: with `and` or with `or`.
type Join = fn(&Words, &[String]) -> String;

/// Pits of one row counted from one end, or a half of the row, or all of it.
struct Group {
    /// `inner`, `outer`, `each` for both, or `only` where there is no other.
    row: &'static str,
    /// `left`, `right`, `both`, or `all` where no end matters.
    end: &'static str,
    /// Numbers counted from the end; empty if the whole row or a half of it is meant.
    numbers: Vec<u8>,
}

/// Merges two groups of the same numbers that differ only in one respect.
fn merge(groups: &mut Vec<Group>, pair: impl Fn(&Group, &Group) -> bool, join: impl Fn(&mut Group)) {
    let mut at = 0;
    while at < groups.len() {
        let twin = groups[at + 1..].iter().position(|other| {
            let same = groups[at].numbers == other.numbers && !other.numbers.is_empty();
            same && pair(&groups[at], other)
        });
        if let Some(twin) = twin {
            groups.remove(at + 1 + twin);
            join(&mut groups[at]);
        }
        at += 1;
    }
}

impl Group {
    fn of(part: Part) -> Group {
        let (row, end) = match part {
            Part::Inner => ("inner", "all"),
            Part::Outer => ("outer", "all"),
            Part::InnerLeft(_) | Part::InnerLeftHalf => ("inner", "left"),
            Part::InnerRight(_) | Part::InnerRightHalf => ("inner", "right"),
            Part::OuterLeft(_) => ("outer", "left"),
            Part::OuterRight(_) => ("outer", "right"),
        };
        Group { row, end, numbers: part.number().into_iter().collect() }
    }

    fn takes(&self, other: &Group) -> bool {
        self.row == other.row && self.end == other.end && !self.numbers.is_empty() && !other.numbers.is_empty()
    }

    /// Returns whether these are the first pits of the row, with none left out.
    fn first(&self) -> bool {
        !self.numbers.is_empty() && (1..=self.numbers.len()).all(|n| self.numbers.contains(&(n as u8)))
    }
}
