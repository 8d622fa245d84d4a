//! Buttons beside the caption: what may be answered to a question in mid-turn, help with setting out seeds, and what can
//! be done once a game is over.

use crate::analysis::AnalysisCommand;
use crate::analysis::Outlook;
use crate::analysis::Solution;
use crate::board::ExtraActions;
use crate::play::PlayCommand;
use crate::playback::GameContext;
use crate::playback::PlaybackCommand;
use crate::record::RecordCommand;
use crate::ui::Action;
use crate::ui::PanelTarget;
use crate::ui::WindowCommand;
use crate::ui::icons::{self, Icon};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;
use bevy_egui::egui::{self, Layout, Rect, Ui, UiBuilder, Vec2, pos2, vec2};
use mancala::engine::{Move, Position, allowed_by, legal_moves};
use mancala::record::notation::move_text;
use mancala::rules::Direction;
use naqala_core::session::ExtraAction;
use naqala_core::session::setting_out::Spread;
use naqala_core::session::{OpponentState, Purpose};
use naqala_core::words::Arg;
use std::hash::{BuildHasher, RandomState};

/// A button: what it shows and says, and what comes of it.
pub(crate) struct Answer {
    /// In full, for the list.
    pub(crate) text: String,
    /// On a button.
    pub(crate) short: String,
    pub(crate) icon: Option<Icon>,
    pub(crate) tip: String,
    /// `true` if it is what most people will want.
    pub(crate) main: bool,
    pub(crate) action: Action,
    /// `true` if the keyboard points at it.
    pub(crate) pointed: bool,
    /// `true` if it has been chosen and waits for a pit.
    pub(crate) chosen: bool,
}

impl Answer {
    /// A button on which nothing stands yet.
    pub(crate) fn plain(action: impl Into<Action>) -> Answer {
        let nothing = String::new;
        Answer {
            text: nothing(),
            short: nothing(),
            icon: None,
            tip: nothing(),
            main: false,
            action: action.into(),
            pointed: false,
            chosen: false,
        }
    }
}

/// Offers besides the answers to a question.
#[derive(SystemParam)]
pub struct AnswerParams<'w> {
    solution: Res<'w, Solution>,
    extra_actions: Res<'w, ExtraActions>,
    #[cfg(feature = "presenter")]
    poll: Res<'w, crate::presenter::poll::Poll>,
}

impl AnswerParams<'_> {
    /// Prospects of a game for one player, where they can be found out.
    fn outlook(&self, view: &GameContext<'_>) -> Option<Outlook> {
        self.solution.outlook(view.current.game.before(view.scene.front?))
    }
}

/// Shows what may be answered now at the right of a part of the bar. Gives the actions, and how wide it was.
/// `turned`: the board is turned half round.
pub fn show(
    ui: &mut Ui,
    view: &GameContext<'_>,
    params: &AnswerParams<'_>,
    turned: bool,
    room: Rect,
) -> (Vec<Action>, f32) {
    let answers = answers(view, params, turned);
    if answers.is_empty() {
        return (Vec::new(), 0.0);
    }
    let mut ui = ui.new_child(UiBuilder::new().max_rect(room));
    let spacing = ui.spacing_mut();
    // Lower than elsewhere, so that two rows of them are as high as a caption.
    spacing.button_padding.y *= 0.5;
    spacing.interact_size.y = spacing.interact_size.y.min(SIDE);
    let gap = spacing.item_spacing.y * 0.6;
    spacing.item_spacing = Vec2::splat(gap);
    let height = (text_size(&ui, "X").y + 2.0 * ui.spacing().button_padding.y).max(SIDE * style::picture_scale(&ui));
    let rows = ((room.height() + gap) / (height + gap)).floor().max(1.0) as usize;
    let most = room.width() * 0.55;
    let widths: Vec<f32> = answers.iter().map(|answer| width(&ui, answer)).collect();
    let mut actions = Vec::new();
    let (wide, rows) = match narrowest(&widths, gap, rows).filter(|&(wide, _)| wide <= most) {
        Some(fits) => fits,
        None => {
            let pointed = answers.iter().position(|answer| answer.pointed);
            let label = pointed.map_or_else(|| view.words.label("asked-choose"), |at| answers[at].text.clone());
            let wide = (text_size(&ui, &label).x + 2.0 * ui.spacing().button_padding.x + 2.0).min(most);
            let list = as_a_list(&mut block(&mut ui, room, vec2(wide, height)), &label, answers, &mut actions);
            ring_if(&ui, pointed.is_some(), &list);
            return (actions, wide + 2.0 * gap);
        }
    };
    let high = rows as f32 * (height + gap) - gap;
    block(&mut ui, room, vec2(wide, high)).horizontal_wrapped(|ui| {
        for answer in answers {
            let response = match answer.icon {
                Some(icon) => icons::sized_button(ui, icon, &answer.text, SIDE),
                None => {
                    let palette = Palette::of(ui);
                    let button = match answer.main {
                        true => {
                            let text = egui::RichText::new(&answer.short).color(palette.on_accent);
                            egui::Button::new(text).fill(palette.accent)
                        }
                        false => egui::Button::new(&answer.short).selected(answer.chosen),
                    };
                    let button = ui.add(button);
                    tooltips::above(ui, button, &answer.tip)
                }
            };
            ring_if(ui, answer.pointed, &response);
            if response.clicked() {
                actions.push(answer.action);
            }
        }
    });
    (actions, wide + 2.0 * gap)
}

/// Rings what the keyboard points at from the table.
fn ring_if(ui: &Ui, pointed: bool, response: &egui::Response) {
    if pointed {
        style::ring(ui, response.rect.expand(1.0), Palette::of(ui).accent);
    }
}

/// The height of a button, and the width of one with an arrow, in points at text size 1.
const SIDE: f32 = 26.0;

/// A part of the bar at its right, half-way up.
fn block(ui: &mut Ui, room: Rect, size: Vec2) -> Ui {
    let rect = Rect::from_center_size(pos2(room.right() - size.x / 2.0, room.center().y), size);
    ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(egui::Align::Min)))
}

/// The answers as a list that opens: where there are many, or letters are large.
fn as_a_list(ui: &mut Ui, label: &str, answers: Vec<Answer>, actions: &mut Vec<Action>) -> egui::Response {
    let list = ui.menu_button(label, |ui| {
        egui::ScrollArea::vertical().max_height(260.0).show(ui, |ui| {
            for answer in answers {
                if ui.button(&answer.text).clicked() {
                    actions.push(answer.action);
                    ui.close();
                }
            }
        });
    });
    list.response
}

fn text_size(ui: &Ui, text: &str) -> Vec2 {
    ui.painter().layout_no_wrap(text.to_owned(), style::font(ui, FontRole::Body), egui::Color32::WHITE).size()
}

fn width(ui: &Ui, answer: &Answer) -> f32 {
    match answer.icon {
        Some(_) => SIDE * style::picture_scale(ui),
        None => text_size(ui, &answer.short).x + 2.0 * ui.spacing().button_padding.x + 2.0,
    }
}

/// The least width in which boxes of these widths fill at most `rows` rows, and how many rows they then fill.
fn narrowest(widths: &[f32], gap: f32, rows: usize) -> Option<(f32, usize)> {
    let widest = widths.iter().copied().fold(0.0, f32::max);
    let lengths = (1..=widths.len()).map(|n| widths[..n].iter().sum::<f32>() + gap * (n - 1) as f32);
    let lengths = lengths.map(|length| length.max(widest) + 1.0);
    lengths.map(|wide| (wide, rows_within(widths, gap, wide))).find(|&(_, filled)| filled <= rows)
}

/// Returns the number of rows that boxes of these widths fill.
fn rows_within(widths: &[f32], gap: f32, wide: f32) -> usize {
    let (mut rows, mut x) = (1, 0.0);
    for &width in widths {
        let right = if x > 0.0 { x + gap + width } else { width };
        x = if right > wide { width } else { right };
        rows += usize::from(right > wide);
    }
    rows
}

fn answers(view: &GameContext<'_>, params: &AnswerParams<'_>, turned: bool) -> Vec<Answer> {
    #[cfg(feature = "presenter")]
    if view.scene.asking {
        return crate::presenter::votes::votes(view, &params.poll);
    }
    match view.current.opponent() {
        OpponentState::Thinks(show) => return opponents(view, show),
        OpponentState::Waits if !view.is_playing() && view.shown().at_end() => {
            let go_on = button(view, ["opponent-go-on", "opponent-go-on-does"], PlayCommand::Hold(false));
            return vec![Answer { main: true, ..go_on }];
        }
        OpponentState::Waits | OpponentState::Idle => {}
    }
    if let Some(position) = view.shown().asked() {
        return legal_moves(view.rules(), position).into_iter().map(|mv| answer(view, position, mv, turned)).collect();
    }
    if view.shown().is_over() && !view.is_playing() && view.activity.shown().is_none() {
        return after_the_end(view);
    }
    if let (Some(front), false) = (view.scene.front, params.extra_actions.choices.is_empty()) {
        return besides(view, &params.extra_actions, view.current.game.before(front));
    }
    if let (Some(outlook), false) = (params.outlook(view), view.is_playing()) {
        return help(view, outlook);
    }
    if view.shown().setting_out().is_none() {
        return Vec::new();
    }
    // A number that differs from one call to the next.
    let lot = RandomState::new().hash_one(0_u8);
    vec![
        button(view, ["set-out-evenly", "set-out-evenly-does"], PlayCommand::SetOutRest(Spread::Evenly)),
        button(view, ["set-out-at-random", "set-out-at-random-does"], PlayCommand::SetOutRest(Spread::AtRandom(lot))),
    ]
}

/// Returns the choices while the program thinks. If it plays at every seat, its moves follow on one another.
fn opponents(view: &GameContext<'_>, show: bool) -> Vec<Answer> {
    let now = button(view, ["opponent-move-now", "opponent-move-now-does"], PlayCommand::MoveNow);
    let hold = button(view, ["opponent-hold", "opponent-hold-does"], PlayCommand::Hold(true));
    if show { vec![hold] } else { vec![now, hold] }
}

/// Returns what is said in place of whose turn it is when that is the program's.
pub fn opponent(view: &GameContext<'_>) -> Option<String> {
    let id = match view.current.opponent() {
        OpponentState::Thinks(_) => "opponent-thinks",
        OpponentState::Waits => "opponent-waits",
        OpponentState::Idle => return None,
    };
    let player = view.words.seat(view.rules(), view.current.game.position().chooser());
    (view.shown().at_end() && !view.is_playing()).then(|| view.words.label_with(id, &[("player", Arg::from(player))]))
}

/// Returns what can be done once the game shown is over.
fn after_the_end(view: &GameContext<'_>) -> Vec<Answer> {
    if view.current.purpose != Purpose::Play {
        let play = Answer {
            main: true,
            ..button(view, ["watch-play", "watch-play-does"], PlayCommand::PlayAgain { exchange: false })
        };
        return vec![play, button(view, ["watch-again", "watch-again-does"], PlaybackCommand::PlayPause)];
    }
    let several = view.rules().board.sides().len() > 1;
    let again =
        if several { ["end-rematch", "end-play-again-does"] } else { ["end-play-again", "end-play-again-does"] };
    let mut buttons = vec![Answer { main: true, ..button(view, again, PlayCommand::PlayAgain { exchange: false }) }];
    if several {
        buttons.push(button(
            view,
            ["end-change-sides", "end-change-sides-does"],
            PlayCommand::PlayAgain { exchange: true },
        ));
        buttons.push(button(view, ["end-review", "review-go-over-does"], AnalysisCommand::Review));
    } else {
        buttons.push(button(view, ["end-look", "end-look-does"], RecordCommand::LookThrough));
    }
    buttons.push(button(view, ["end-new", "end-new-does"], WindowCommand::Show(PanelTarget::Games)));
    buttons
}

/// A button by the messages on it and in its tooltip.
pub(crate) fn button(view: &GameContext<'_>, ids: [&str; 2], action: impl Into<Action>) -> Answer {
    let [text, tip] = ids.map(|id| view.words.label(id));
    Answer { short: text.clone(), text, tip, ..Answer::plain(action) }
}

/// Returns what may be done besides choosing a pit.
fn besides(view: &GameContext<'_>, extra: &ExtraActions, position: &Position) -> Vec<Answer> {
    let choices = extra.choices.iter().enumerate();
    choices
        .map(|(at, &choice)| {
            let (text, mv, chosen) = match choice {
                ExtraAction::Play(mv) => (view.words.answer(view.rules(), position, mv), mv, false),
                ExtraAction::Shift { first, said } => (view.words.label("table-shift"), first, said),
            };
            let clause = allowed_by(view.rules(), position, mv);
            let tip = clause.map_or_else(|| text.clone(), |clause| view.words.clause(view.rules(), clause));
            let pointed = extra.pointed == Some(at);
            Answer { short: text.clone(), text, tip, pointed, chosen, ..Answer::plain(PlayCommand::from(choice)) }
        })
        .collect()
}

/// Returns what a player may ask for who plays alone, as long as the game can be won.
fn help(view: &GameContext<'_>, outlook: Outlook) -> Vec<Answer> {
    if matches!(outlook, Outlook::Lost | Outlook::Unknown) {
        return Vec::new();
    }
    vec![
        button(view, ["solution-ask-hint", "solution-ask-hint-does"], AnalysisCommand::Hint),
        button(view, ["solution-show", "solution-show-does"], AnalysisCommand::PlaySolution),
    ]
}

/// Returns what is said in place of whose turn it is while a game for one player goes on.
pub fn outlook(view: &GameContext<'_>, params: &AnswerParams<'_>) -> Option<String> {
    let position = view.current.game.before(view.scene.front?);
    Some(match params.outlook(view)? {
        Outlook::Searching => view.words.label("solution-searching"),
        Outlook::Lost => view.words.label("solution-lost"),
        Outlook::Unknown => view.words.label("solution-unknown"),
        Outlook::Winnable(left, None) => view.words.label_with("solution-winnable", &[("left", Arg::from(left))]),
        Outlook::Winnable(left, Some(first)) => {
            let first = move_text(view.rules(), position, first);
            view.words.label_with("solution-hint", &[("move", Arg::from(first)), ("left", Arg::from(left))])
        }
    })
}

fn answer(view: &GameContext<'_>, position: &Position, mv: Move, turned: bool) -> Answer {
    let text = view.words.answer(view.rules(), position, mv);
    let (short, icon, key) = match mv {
        Move::Way(way) => {
            let (right, up) = direction(view, position, way);
            let (right, up) = if turned { (-right, -up) } else { (right, up) };
            (text.clone(), Some(Icon::Towards(right, up)), None)
        }
        Move::Pick(pit) => (view.rules().board.name(pit), None, None),
        Move::Go => (text.clone(), None, Some(view.words.label("keys-choose"))),
        Move::Stop => (text.clone(), None, Some(view.words.label("keys-stop"))),
        Move::Sow { .. }
        | Move::SowStore { .. }
        | Move::Place { .. }
        | Move::Take(_)
        | Move::Shift(_)
        | Move::Give(_)
        | Move::Reserve
        | Move::Gather
        | Move::Pass
        | Move::Swap => (text.clone(), None, None),
    };
    let tip = key.map_or_else(|| text.clone(), |key| view.words.label_with("asked-key", &[("key", Arg::from(key))]));
    Answer { text, short, icon, tip, ..Answer::plain(PlayCommand::Move(mv)) }
}

/// Returns where a direction leads on screen from the pit that is asked about: columns to the right, rows up.
fn direction(view: &GameContext<'_>, position: &Position, way: Direction) -> (i8, i8) {
    match (way, position.ask()) {
        (Direction::Ccw | Direction::Cw, Some(ask)) if view.rules().board.runs_right(ask.pit, way) => (1, 0),
        (Direction::Ccw | Direction::Cw, _) => (-1, 0),
        _ => way.step(),
    }
}
