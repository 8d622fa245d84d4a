//! How the game stands, who has won, and why a move is refused.

use super::Words;
use super::caption::{Question, question};
use super::keys::Key;
use super::message::Message;
use crate::engine::{GameResult, Position, Refused};
use crate::rules::choice::Choice;
use crate::rules::ending::{Ending, EndlessTurn, Verdict, WonBy};
use crate::rules::sowing::Sowing;
use crate::rules::turn::Turn;
use crate::rules::{Clause, ClauseId, Rules, Side};

impl Words {
    /// Who is to move, or what is asked, or how the game ended.
    pub fn status(&self, rules: &Rules, position: &Position) -> String {
        if let Some(ended) = position.ended() {
            return self.say(&self.result(rules, position, ended.result, ended.clause));
        }
        let message = match position.ask() {
            None => Message::new("status-to-move"),
            Some(ask) => match question(rules, ask) {
                Question::Capture => Message::new("status-asked-optional"),
                Question::Claim => Message::new("status-asked-declared"),
                Question::Other => Message::new("status-asked"),
            }
            .with("pit", rules.board.name(ask.pit)),
        };
        self.say(&self.players(message, position.to_move()))
    }

    /// Why a move may not be played.
    pub fn refusal(&self, rules: &Rules, position: &Position, refused: Refused) -> String {
        let id = match refused {
            Refused::Over => return self.say(&Message::new("refusal-over")),
            Refused::Question if position.ask().is_none() => return self.say(&Message::new("refusal-question")),
            Refused::Question => {
                return self.say(&self.players(Message::new("refusal-question-open"), position.to_move()));
            }
            Refused::NotAMove => return self.say(&Message::new("refusal-not-a-move")),
            Refused::Direction(id) | Refused::Barred(id) => id,
        };
        let message = match rules.clause(id) {
            Clause::Choice(it) => match it {
                Choice::OwnPits(it) => Message::new("refusal-own-pits").with("least", it.least),
                Choice::Feed(_) => Message::new("refusal-feed"),
                Choice::NoGrandSlam(_) => Message::new("refusal-no-grand-slam"),
                Choice::NoReturn(_) => Message::new("refusal-no-return"),
                Choice::Reserve(_) => Message::new("refusal-reserve"),
                Choice::Swap(_) => Message::new("refusal-swap"),
            },
            Clause::Sowing(it) => {
                let chosen = match it {
                    Sowing::Chosen(_) => true,
                    // Only the middle pit lets the player choose, and a way for any other is one too many: what was
                    // missing or too much cannot be told from the refusal, so the rule itself is said.
                    Sowing::ByOrigin(_) => return self.clause(rules, id),
                    Sowing::Fixed(_) | Sowing::FirstInOrigin(_) | Sowing::SkipOrigin(_) | Sowing::Relay(_) => false,
                };
                Message::new("refusal-direction").with("choice", chosen.key())
            }
            Clause::Turn(it) => match it {
                Turn::Pass(_) => Message::new("refusal-pass"),
                Turn::Bonus(_) | Turn::BonusLapses(_) => return self.clause(rules, id),
            },
            Clause::Ending(it) => match it {
                Ending::Endless(_) => Message::new("refusal-endless"),
                Ending::StoreHolds(_)
                | Ending::StoresLevel(_)
                | Ending::RowEmpty(_)
                | Ending::NoMoves(_)
                | Ending::Unfed(_)
                | Ending::Repetition(_)
                | Ending::Winner(_) => return self.clause(rules, id),
            },
            Clause::Capture(_) | Clause::Claim(_) => return self.clause(rules, id),
        };
        self.say(&self.players(message, position.to_move()))
    }

    /// How a game ended: `because` is the clause that stopped play.
    pub(super) fn result(
        &self,
        rules: &Rules,
        position: &Position,
        result: GameResult,
        because: Option<ClauseId>,
    ) -> Message {
        let winner = match result {
            GameResult::Won(side) => side,
            GameResult::Void => return Message::new("result-void"),
            GameResult::Draw => {
                let [south, north] = Side::ALL.map(|side| position.store(side));
                return if rules.board.has_stores() && south == north {
                    Message::new("result-draw-level").with("level", south)
                } else {
                    Message::new("result-draw")
                };
            }
        };
        let id = match decided(rules, because) {
            Decided::Seeds => "result-won",
            Decided::LastMove => "result-won-last-move",
            Decided::NextLoses => "result-won-next-loses",
            Decided::MoverLoses => "result-won-mover-loses",
            Decided::Endless => "result-won-endless",
        };
        let loser = winner.opponent();
        Message::new(id)
            .with("winner", self.side(winner))
            .with("winner-side", winner.key())
            .with("loser", self.side(loser))
            .with("loser-side", loser.key())
            .with("won", position.store(winner))
            .with("lost", position.store(loser))
    }

    /// Adds the names of the player who is to move and of the opponent.
    pub(super) fn players(&self, message: Message, player: Side) -> Message {
        let opponent = player.opponent();
        message
            .with("player", self.side(player))
            .with("player-side", player.key())
            .with("opponent", self.side(opponent))
            .with("opponent-side", opponent.key())
    }
}

/// What decided who has won.
enum Decided {
    Seeds,
    LastMove,
    NextLoses,
    MoverLoses,
    Endless,
}

fn decided(rules: &Rules, because: Option<ClauseId>) -> Decided {
    let by_winner = || {
        let last_mover = rules
            .clauses
            .iter()
            .any(|it| matches!(it, Clause::Ending(Ending::Winner(it)) if it.by == WonBy::LastMover));
        if last_mover { Decided::LastMove } else { Decided::Seeds }
    };
    let verdict = match because.map(|id| rules.clause(id)) {
        Some(Clause::Ending(it)) => match it {
            Ending::RowEmpty(it) => it.verdict,
            Ending::NoMoves(it) => it.verdict,
            Ending::Repetition(it) => it.verdict,
            Ending::Endless(it) => match it.verdict {
                EndlessTurn::MoverLoses => return Decided::Endless,
                EndlessTurn::Void | EndlessTurn::Draw | EndlessTurn::Illegal | EndlessTurn::TurnEnds => {
                    Verdict::ByWinner
                }
            },
            Ending::StoreHolds(_) | Ending::StoresLevel(_) | Ending::Unfed(_) | Ending::Winner(_) => Verdict::ByWinner,
        },
        None
        | Some(Clause::Choice(_) | Clause::Sowing(_) | Clause::Capture(_) | Clause::Claim(_) | Clause::Turn(_)) => {
            Verdict::ByWinner
        }
    };
    match verdict {
        Verdict::ByWinner | Verdict::Draw | Verdict::Void => by_winner(),
        Verdict::MoverLoses => Decided::MoverLoses,
        Verdict::NextLoses => Decided::NextLoses,
    }
}
