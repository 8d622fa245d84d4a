//! History and customs in words, with the works cited.

use super::message::Message;
use super::rulebook::line;
use super::{PageLine, PageSection, RulePage, Words};
use crate::background::{self, FAMILY, Statement, Topic};
use crate::bibliography::{Citation, Work, work};
use crate::teach::strategy::{self, Idea};
use mancala::rules::Rules;
use std::collections::BTreeSet;

impl Words {
    /// Returns the page on the family of games as a whole.
    pub fn family_page(&self) -> RulePage {
        self.page_of(self.label("family-title"), background::statements(FAMILY), &[])
    }

    /// Returns the page on the history and customs of a game. Its works are also those that its ideas of strategy rest on.
    pub fn background_page(&self, rules: &Rules) -> RulePage {
        self.page_of(self.title(rules), background::statements(&rules.id), strategy::ideas(&rules.id))
    }

    /// Returns a page of statements: a section a subject, then the works cited.
    fn page_of(&self, title: String, statements: &[Statement], ideas: &[Idea]) -> RulePage {
        let section = |id: &'static str, lines| PageSection { id, heading: self.label(id), lines };
        let of_topic = |topic: Topic| {
            let own = statements.iter().filter(|it| it.topic == topic);
            section(heading(topic), own.map(|it| line(self.statement(it))).collect())
        };
        let mut sections: Vec<PageSection> = Topic::ALL.into_iter().map(of_topic).collect();
        let cited = statements.iter().flat_map(|it| &it.works).chain(ideas.iter().flat_map(|it| &it.works));
        sections.push(section("page-works", self.works(cited)));
        sections.retain(|section| !section.lines.is_empty());
        RulePage { title, sections }
    }

    /// Returns the descriptions of works that are cited, and of those through which these are known, in alphabetical order.
    fn works<'a>(&self, cited: impl Iterator<Item = &'a Citation>) -> Vec<PageLine> {
        let cited = cited.filter_map(|(key, _)| work(key));
        let works = cited.flat_map(|cited| [Some(cited), cited.through.as_deref().and_then(work)]).flatten();
        let described: BTreeSet<String> = works.map(|work| self.description(work)).collect();
        described.into_iter().map(line).collect()
    }

    fn statement(&self, statement: &Statement) -> String {
        let cited: Vec<String> = statement.works.iter().filter_map(|citation| self.citation(citation)).collect();
        format!("{} ({})", self.text(&statement.text), cited.join("; "))
    }

    /// Returns a place in a work as it is cited in a text, such as `Murray 1952, p. 160`; `None` if there is no such work.
    pub(crate) fn citation(&self, (key, at): &Citation) -> Option<String> {
        let short = self.short(work(key)?);
        let pages = |id, pages: &str| self.say(&Message::new(id).with("pages", pages));
        let at = match (at.strip_prefix("p. "), at.strip_prefix("pp. ")) {
            (Some(page), _) => pages("work-page", page),
            (_, Some(several)) => pages("work-pages", several),
            _ => at.clone(),
        };
        Some(if at.is_empty() { short } else { format!("{short}, {at}") })
    }

    /// Returns the authors and the year of a work.
    fn short(&self, work: &Work) -> String {
        let authors = match work.authors.as_slice() {
            [first, _, _, ..] => self.say(&Message::new("work-authors").with("first", first.as_str())),
            few => self.all_of(few),
        };
        [authors.as_str(), &work.year].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(" ")
    }

    fn description(&self, cited: &Work) -> String {
        let through = cited.through.as_deref().and_then(work);
        let through = through.map(|through| Message::new("work-through").with("work", self.short(through)));
        [Some(cited.description.clone()), through.map(|it| self.say(&it))]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }
}

fn heading(topic: Topic) -> &'static str {
    match topic {
        Topic::Name => "background-name",
        Topic::History => "background-history",
        Topic::People => "background-people",
        Topic::Customs => "background-customs",
        Topic::Board => "background-board",
        Topic::Learning => "background-learning",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn citation(words: &Words, key: &str, at: &str) -> Option<String> {
        words.citation(&(key.to_owned(), at.to_owned()))
    }

    #[test]
    fn works_are_cited_by_author_year_and_page() {
        let english = Words::english();
        assert_eq!(citation(&english, "murray1952", "p. 160").as_deref(), Some("Murray 1952, p. 160"));
        assert_eq!(citation(&english, "murray1952", "").as_deref(), Some("Murray 1952"));
        assert_eq!(citation(&english, "neller2022a", "").as_deref(), Some("Neller and Neller 2022"));
        assert_eq!(citation(&english, "irving2000", "").as_deref(), Some("Irving et al. 2000"));
        assert_eq!(citation(&english, "mancalaworld", "Row").as_deref(), Some("Mancala World, Row"));
        assert_eq!(citation(&english, "nobody1900", ""), None);
        let russian = Words::language("ru").expect("a language of the program");
        assert_eq!(citation(&russian, "murray1952", "pp. 159–161").as_deref(), Some("Murray 1952, с. 159–161"));
    }

    #[test]
    fn a_page_lists_every_work_once_and_those_they_are_known_through() {
        let page = Words::english().family_page();
        let works = &page.sections.last().expect("it cites works").lines;
        assert!(works.iter().any(|line| line.text.starts_with("Culin, Stewart. 1896.")));
        let texts: BTreeSet<&str> = works.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(texts.len(), works.len());
        assert!(works.is_sorted_by_key(|line| &line.text));
    }
}
