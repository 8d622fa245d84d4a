//! Special roles of pits by the rules in force, as boards show them. Taken from the clauses alone, whatever the
//! name of the game.

use mancala::rules::kinds::sowing::OrBack;
use mancala::rules::plan::choice::ChoiceRule;
use mancala::rules::plan::{Plan, StepEffect};
use mancala::rules::{Direction, PitId, Rules, Side};

/// Special roles of one pit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Feature {
    /// `true` if it is its owner's house from the start. The position knows if it still is.
    pub house: bool,
    /// `true` if it is a head: an end of an inner row where captured seeds may enter, or a pit that is spared while it
    /// holds few seeds.
    pub head: bool,
    /// For a pit near an end of an inner row: the direction in which seeds captured there run from that end.
    pub near_end: Option<Direction>,
    /// `true` if a lap that ends here does not simply go on.
    pub halts: bool,
    /// The direction, other than the usual one, in which a lap from here may run.
    pub reverse: Option<Direction>,
}

impl Feature {
    /// Returns what is special about a pit in a stage of play.
    pub fn of(rules: &Rules, stage: usize, pit: PitId) -> Feature {
        let board = &rules.board;
        let Some(plan) = rules.stage_rules.get(stage).map(|stage| &stage.plan) else { return Feature::default() };
        let enter = plan.sowing.enter.filter(|_| board.is_inner(pit));
        let near_end = enter.and_then(|(_, zone)| board.near_end(pit, zone));
        let at_end = [0, board.columns - 1].contains(&board.column(pit));
        Feature {
            house: is_house(rules, pit),
            head: near_end.is_some() && at_end || is_spared(plan, pit),
            near_end,
            halts: plan.landing.iter().filter(|step| matches!(step.act, StepEffect::Relay(_))).any(|step| {
                let excepts = step.excepts.iter().map(|it| &it.test);
                excepts.chain(step.optional.iter().map(|it| &it.test)).any(|test| test.names(pit))
            }),
            reverse: reverse(plan, pit),
        }
    }
}

/// Returns whether a pit is a house of its owner in some stage of play.
pub fn is_house(rules: &Rules, pit: PitId) -> bool {
    let mut houses = rules.stage_rules.iter().filter_map(|stage| stage.plan.house.as_ref());
    houses.any(|house| rules.board.in_part(pit, house.at))
}

/// Returns whether a pit is played only if there is no other choice while it holds few seeds.
fn is_spared(plan: &Plan, pit: PitId) -> bool {
    plan.choosing.limits.iter().any(|limit| match &limit.what {
        ChoiceRule::Prefer(_, Some(not)) => not.from.as_ref().is_some_and(|from| from.names(pit)),
        _ => false,
    })
}

fn reverse(plan: &Plan, pit: PitId) -> Option<Direction> {
    let way = plan.sowing.ways.iter().find(|way| way.or_back != OrBack::Never)?;
    way.test.as_ref().filter(|test| test.names(pit))?;
    way.way.0.fixed().map(Direction::reversed)
}

/// Towards the middle line from a side's pits on screen: -1 upwards, 1 downwards. `turned`: whether the board is turned.
pub fn inwards(side: Side, turned: bool) -> f32 {
    if (side == Side::North) != turned { 1.0 } else { -1.0 }
}
