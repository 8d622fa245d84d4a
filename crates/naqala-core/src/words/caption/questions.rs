//! Captions of questions in mid-turn and their answers.

use super::CaptionContext;
use crate::words::keys::MessageKey;
use crate::words::message::Message;
use mancala::engine::{Ask, Move, Question};
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::sowing::OrBack;

impl CaptionContext<'_> {
    pub(super) fn asked(&self, ask: Ask) -> Message {
        let (id, left) = match ask.question {
            Question::Take => ("caption-asked-take", 0),
            Question::Passing => ("caption-asked-passing", 0),
            Question::Claim => ("caption-asked-claim", 0),
            Question::Halt => ("caption-asked-halt", 0),
            Question::Retreat => ("caption-asked-retreat", 0),
            Question::Race => ("caption-asked-race", 0),
            Question::Way => ("caption-asked-way", 0),
            Question::Reentry => ("caption-asked-reentry", 0),
            Question::Deposit => ("caption-asked-deposit", 0),
            Question::More(left) => ("caption-asked-more", left),
            Question::Close(left) => ("caption-asked-close", left),
            Question::Own(left) => ("caption-asked-own", left),
        };
        let (spared, behind) = self.words.spared(self.rules, ask.pit);
        let by = self.rules.clause(ask.clause.clause);
        // In what kind of pit a lap may be stopped.
        let halts = match by {
            Clause::Optional(it) if self.is_house(&it.r#if.mark) => Some("house"),
            Clause::Optional(it) if !it.r#if.at.is_empty() && !self.rules.about.terms.head.is_empty() => Some("head"),
            _ => None,
        };
        let back = matches!(by, Clause::Way(it) if it.or_back == OrBack::IfCaptures);
        self.by(id, ask.who)
            .with("pit", self.rules.board.name(ask.pit))
            .with("spared", spared)
            .with("behind", behind)
            .with("seeds", self.before.pit(ask.pit))
            .with("at", halts.unwrap_or("pit"))
            .with("each-lap", (!back).key())
            .with("left", left)
    }

    pub(super) fn answered(&self, answer: Move) -> Message {
        let ask = self.before.ask();
        let board = &self.rules.board;
        let (id, go) = match (answer, ask.map(|ask| ask.question)) {
            (Move::Way(_), _) => ("caption-answered-way", true),
            (Move::Pick(_), Some(Question::Close(_) | Question::Own(_))) => ("caption-answered-chosen", true),
            (Move::Pick(_), _) => ("caption-answered-pick", true),
            (_, Some(Question::Take)) => ("caption-answered-take", answer == Move::Go),
            (_, Some(Question::Passing)) => ("caption-answered-passing", answer == Move::Go),
            (_, Some(Question::Claim)) => ("caption-answered-claim", answer == Move::Go),
            (_, Some(Question::Halt)) => ("caption-answered-halt", answer == Move::Go),
            (_, Some(Question::Retreat)) => ("caption-answered-retreat", answer == Move::Go),
            (_, _) => ("caption-answered", answer == Move::Go),
        };
        let message = self
            .by(id, self.before.chooser())
            .with("go", go.key())
            .with("pit", ask.map_or_else(String::new, |ask| board.name(ask.pit)));
        match answer {
            Move::Way(way) => message.with("way", self.words.way(self.rules, way)),
            Move::Pick(pit) => message.with("picked", board.name(pit)),
            _ => message,
        }
    }
}
