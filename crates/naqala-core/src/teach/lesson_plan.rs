//! Plans of lessons for a class: what is done in which minutes, with what is needed.

use super::sheet::{Paper, Sheet, plan_sheet};
use super::{lesson, strategy};
use crate::background::{self, Topic};
use crate::lettering::FontLibrary;
use crate::words::{Arg, PageSection, RulePage, Words, page_line};
use mancala::rules::{Catalogue, Rules, Settings};
use std::sync::Arc;

/// Lengths of lessons that are offered, in minutes.
pub const LENGTHS: [u32; 3] = [20, 45, 90];
/// Most pupils of a class.
pub const MOST_PUPILS: usize = 200;
/// Most games of a lesson.
pub const MOST_GAMES: usize = 4;
/// Fewest minutes of anything but the beginning and the end.
const LEAST: u32 = 3;
/// Most sections of a lesson that are named.
const MOST_NAMED: usize = 8;

/// Choices about a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPlan {
    /// Length in minutes, one of [`LENGTHS`].
    pub minutes: u32,
    /// Number of pupils.
    pub pupils: usize,
    /// Ids of the games that are learnt, in order.
    pub games: Vec<String>,
    /// `true` if it begins with the lesson for people who have never seen a mancala.
    pub first: bool,
    /// `true` if each game is followed by puzzles.
    pub puzzles: bool,
}

/// Stage of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Welcome,
    First,
    Learn(usize),
    Puzzles(usize),
    Play(usize),
    Talk,
    End,
}

impl LessonPlan {
    /// Returns the stages with their minutes; `None` if there is too little time for them.
    fn stages(&self) -> Option<Vec<(Stage, u32)>> {
        let [welcome, talk, end] = match self.minutes {
            ..30 => [2, 2, 1],
            30..60 => [3, 5, 2],
            60.. => [5, 8, 3],
        };
        let rest = self.minutes.checked_sub(welcome + talk + end)?;
        let games = self.games.len() as u32;
        // Half of the time is for playing; lessons take twice as long as puzzles.
        let sixth = |minutes: u32, is_wanted: bool| if is_wanted { (minutes / 6).max(LEAST) } else { 0 };
        let first = sixth(rest, self.first);
        let of_game = rest.checked_sub(first)?.checked_div(games)?;
        let (puzzles, learn) = (sixth(of_game, self.puzzles), of_game / 3);
        let play = of_game.checked_sub(learn + puzzles)?;
        if learn < LEAST || play < learn.max(puzzles) {
            return None;
        }
        let mut stages = vec![(Stage::Welcome, welcome), (Stage::First, first)];
        for game in 0..self.games.len() {
            stages.extend([(Stage::Learn(game), learn), (Stage::Puzzles(game), puzzles), (Stage::Play(game), play)]);
        }
        // Minutes that were lost in dividing are for the last game.
        let lost = rest - first - of_game * games;
        if let Some((_, play)) = stages.last_mut() {
            *play += lost;
        }
        stages.extend([(Stage::Talk, talk), (Stage::End, end)]);
        stages.retain(|(_, minutes)| *minutes > 0);
        Some(stages)
    }

    /// Returns the plan as a page, a section a stage; `None` if there is too little time for what was chosen.
    pub fn page(&self, words: &Words, catalogue: &Catalogue) -> Option<RulePage> {
        let stages = self.stages()?;
        let class = Class { plan: self, words, catalogue, games: self.rules(catalogue)? };
        let section = |heading: String, texts: Vec<String>| PageSection {
            id: "plan-title",
            heading,
            lines: texts.into_iter().map(page_line).collect(),
        };
        let mut sections = vec![section(words.label("plan-needed"), class.needed())];
        let mut minute = 0;
        for (stage, minutes) in stages {
            let times = [("from", Arg::from(minute)), ("to", Arg::from(minute + minutes))];
            minute += minutes;
            let title = class.title(stage);
            let heading =
                words.label_with("plan-stage", &[times[0].clone(), times[1].clone(), ("title", title.into())]);
            sections.push(section(heading, class.texts(stage)));
        }
        let games: Vec<String> = class.games.iter().map(|rules| words.title(rules)).collect();
        let args = [("minutes", Arg::from(self.minutes)), ("games", Arg::from(words.all_of(&games)))];
        Some(RulePage { title: words.label_with("plan-title", &args), sections })
    }

    /// Returns the plan to be printed; `None` if there is too little time for what was chosen.
    pub fn sheet(&self, words: &Words, catalogue: &Catalogue, paper: Paper, library: &FontLibrary) -> Option<Sheet> {
        let page = self.page(words, catalogue)?;
        let rules = self.rules(catalogue)?;
        Some(plan_sheet(words, rules.first()?, &page, paper, library))
    }

    /// Returns the rules of the games by their usual options; `None` if a game is there no more.
    fn rules(&self, catalogue: &Catalogue) -> Option<Vec<Arc<Rules>>> {
        self.games.iter().map(|id| catalogue.rules(id, &Settings::new()).ok().map(Arc::new)).collect()
    }
}

/// Class for which a plan is put into words.
struct Class<'a> {
    plan: &'a LessonPlan,
    words: &'a Words,
    catalogue: &'a Catalogue,
    games: Vec<Arc<Rules>>,
}

impl Class<'_> {
    fn needed(&self) -> Vec<String> {
        let words = self.words;
        let mut texts = vec![words.label("plan-needs-screen")];
        for rules in &self.games {
            let boards = self.plan.pupils.div_ceil(rules.board.sides().len().max(1));
            let args = [
                ("game", Arg::from(words.title(rules))),
                ("boards", Arg::from(boards)),
                ("seeds", Arg::from(mancala::engine::start(rules).total() as usize)),
            ];
            texts.push(words.label_with("plan-needs-boards", &args));
        }
        if self.plan.puzzles {
            texts.push(words.label("plan-needs-worksheets"));
        }
        texts
    }

    fn title(&self, stage: Stage) -> String {
        let words = self.words;
        let of_game = |id: &str, game: usize| {
            words.label_with(id, &[("game", Arg::from(words.text(&self.games[game].about.name)))])
        };
        match stage {
            Stage::Welcome => words.label("plan-welcome"),
            Stage::First => words.label("first-heading"),
            Stage::Learn(game) => of_game("plan-learn", game),
            Stage::Puzzles(game) => of_game("plan-puzzles", game),
            Stage::Play(game) => of_game("plan-play", game),
            Stage::Talk => words.label("plan-talk"),
            Stage::End => words.label("plan-end"),
        }
    }

    fn texts(&self, stage: Stage) -> Vec<String> {
        let words = self.words;
        match stage {
            Stage::Welcome => {
                let told = |rules: &Arc<Rules>| {
                    let on = |topic| background::statements(&rules.id).iter().find(move |it| it.topic == topic);
                    let about = [Topic::People, Topic::History, Topic::Customs, Topic::Name].into_iter().find_map(on);
                    about.map(|it| words.text(&it.text).to_owned())
                };
                std::iter::once(words.label("plan-welcome-does")).chain(self.games.iter().filter_map(told)).collect()
            }
            Stage::First => {
                let steps = lesson::first(words, self.catalogue).into_iter().map(|step| step.title);
                vec![words.label("plan-first-does"), named(words, steps)]
            }
            Stage::Learn(game) => {
                let page = words.page(&self.games[game]);
                vec![words.label("plan-learn-does"), named(words, lesson::headings(&page).map(str::to_owned))]
            }
            Stage::Puzzles(_) => vec![words.label("plan-puzzles-does")],
            Stage::Play(game) => {
                let players = self.games[game].board.sides().len();
                let left = self.plan.pupils % players.max(1);
                vec![words.label_with("plan-play-does", &[("players", players.into()), ("left", left.into())])]
            }
            Stage::Talk => {
                let ideas = self.games.iter().flat_map(|rules| strategy::ideas(&rules.id));
                let titles: Vec<&str> = ideas.map(|idea| words.text(&idea.title)).take(MOST_NAMED).collect();
                let ideas = (!titles.is_empty())
                    .then(|| words.label_with("plan-talk-ideas", &[("ideas", Arg::from(titles.join("; ")))]));
                std::iter::once(words.label("plan-talk-does")).chain(ideas).collect()
            }
            Stage::End => vec![words.label("plan-end-does")],
        }
    }
}

/// Returns a sentence that names the steps of a lesson.
fn named(words: &Words, titles: impl Iterator<Item = String>) -> String {
    let titles: Vec<String> = titles.take(MOST_NAMED).collect();
    words.label_with("plan-steps", &[("steps", Arg::from(titles.join("; ")))])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(minutes: u32, games: &[&str]) -> LessonPlan {
        let games = games.iter().map(|&id| id.to_owned()).collect();
        LessonPlan { minutes, pupils: 25, games, first: false, puzzles: true }
    }

    #[test]
    fn the_stages_fill_the_time_and_most_of_it_is_for_playing() {
        for minutes in LENGTHS {
            for (first, puzzles) in [(true, false), (false, true), (false, false)] {
                let plan = LessonPlan { first, puzzles, ..plan(minutes, &["oware"]) };
                let stages = plan.stages().unwrap_or_else(|| panic!("{minutes} minutes are enough for one game"));
                assert_eq!(stages.iter().map(|(_, minutes)| minutes).sum::<u32>(), minutes);
                let play = stages.iter().find(|(stage, _)| matches!(stage, Stage::Play(_))).expect("one plays").1;
                assert!(stages.iter().all(|(_, minutes)| *minutes <= play), "{stages:?}");
            }
        }
        assert!(plan(20, &["oware", "kalah", "gabata"]).stages().is_none(), "three games take longer");
        assert!(plan(90, &["oware", "kalah", "gabata"]).stages().is_some());
        assert!(plan(90, &[]).stages().is_none());
    }

    #[test]
    fn a_plan_says_what_is_needed_and_what_is_done_in_which_minutes() {
        let page = plan(45, &["oware"]).page(&Words::english(), &Catalogue::shipped()).expect("there is time");
        assert_eq!(page.title, "A lesson of 45 minutes: Oware");
        let needed: Vec<&str> = page.sections[0].lines.iter().map(|line| line.text.as_str()).collect();
        assert!(needed[1].contains("13 boards") && needed[1].contains("48 seeds"), "{needed:?}");
        let headings: Vec<&str> = page.sections.iter().map(|section| section.heading.as_str()).collect();
        assert_eq!(headings[1], "Minutes 0 to 3: Welcome");
        assert!(headings.last().is_some_and(|last| last.starts_with("Minutes 43 to 45")), "{headings:?}");
        assert!(page.sections.iter().all(|section| !section.lines.is_empty()));
    }
}
