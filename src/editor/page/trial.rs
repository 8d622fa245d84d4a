//! Games by the rules being changed: their lengths, their results, and the rules that never did anything.

use super::Page;
use crate::editor::EditorCommand;
use crate::editor::trials::{GAMES, LEVEL_GAMES, MOST_PLIES, Trial};
use crate::training;
use crate::ui::right_to_left;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::widgets;
use bevy_egui::egui::{
    self, Color32, ComboBox, CornerRadius, Label, Rect, RichText, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use mancala::rules::Rules;
use naqala_core::search::MatchScore;
use naqala_core::search::levels;
use naqala_core::search::playout::Tally;
use naqala_core::words::Arg;

/// The most bars in a picture of lengths.
const BARS: usize = 24;
/// The greatest height of a bar, in points at text size 1.
const HIGH: f32 = 64.0;
/// The levels that play at first.
const FIRST_LEVELS: [u8; 2] = [2, 3];

/// A part of all games: how many, in which colour, and the sentence that says so.
struct Share {
    count: u64,
    colour: Color32,
    text: String,
}

impl Page<'_> {
    /// Games by these rules: played by chance, and by two levels.
    pub(super) fn trial(&mut self, ui: &mut Ui) {
        ui.add_space(14.0 * style::scale(ui));
        style::card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let accent = Palette::of(ui).accent;
            style::heading(ui, RichText::new(self.say("editor-trial")).color(accent), FontRole::Heading);
            self.by_chance(ui);
            ui.add_space(10.0 * style::scale(ui));
            let Some(rules) = self.bench.rules.as_ref() else { return };
            if rules.board.sides().len() > 1 {
                self.by_levels(ui);
            }
            ui.add_space(10.0 * style::scale(ui));
            let usable = self.bench.editor.faults().is_empty();
            self.actions.extend(training::row(ui, &self.view.words, self.training, rules, usable));
        });
    }

    fn by_chance(&mut self, ui: &mut Ui) {
        let bench = self.bench;
        if let (Some((tally, acted)), Some(rules)) = (&bench.trials.by_chance, &bench.rules)
            && tally.games() > 0
        {
            let (least, most) = tally.bounds();
            let length = [
                ("games", Arg::from(tally.games() as usize)),
                ("least", Arg::from(least as usize)),
                ("most", Arg::from(most as usize)),
                ("middle", Arg::from(tally.median().round() as usize)),
            ];
            let said = self.view.words.label_with("editor-trial-length", &length);
            ui.add(Label::new(style::paragraph(ui, &said)).wrap());
            self.lengths(ui, tally, &said);
            let shares = self.results(ui, rules, tally);
            self.shares(ui, tally.games(), shares);
            if tally.endless > 0 {
                let args = [("count", Arg::from(tally.endless as usize))];
                let text = self.view.words.label_with("editor-trial-endless", &args);
                ui.add(Label::new(style::paragraph(ui, &text)).wrap());
            }
            if bench.trials.running() != Some(Trial::Chance) {
                self.never_acted(ui, rules, acted.never(rules));
            }
        }
        let args = [("games", Arg::from(GAMES as usize))];
        let label = self.view.words.label_with("editor-try", &args);
        self.run(ui, Trial::Chance, &label);
    }

    /// The button that has games played, or stops them.
    fn run(&mut self, ui: &mut Ui, trial: Trial, label: &str) {
        if self.bench.trials.running() == Some(trial) {
            ui.horizontal(|ui| {
                ui.spinner();
                if ui.button(self.say("editor-try-stop")).clicked() {
                    self.actions.push(EditorCommand::StopTrying.into());
                }
            });
        } else {
            let usable = self.bench.rules.is_some() && self.bench.editor.faults().is_empty();
            if style::add_if(ui, usable, egui::Button::new(label).wrap()).clicked() {
                self.actions.push(EditorCommand::TryRules(trial).into());
            }
        }
    }

    /// A picture of how many games have how many moves.
    fn lengths(&self, ui: &mut Ui, tally: &Tally, said: &str) {
        let bins = tally.bins(BARS);
        let highest = bins.iter().map(|(_, games)| *games).max().unwrap_or_default().max(1);
        let (palette, scale) = (Palette::of(ui), style::scale(ui));
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH * scale), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, said));
        ui.painter().rect_filled(rect, CornerRadius::same(4), palette.sunken);
        let wide = rect.width() / bins.len() as f32;
        let bar = |number: usize| {
            let from = rect.left() + wide * number as f32;
            Rect::from_min_max(pos2(from, rect.top()), pos2(from + wide, rect.bottom()))
        };
        right_to_left::upright(ui.painter(), rect, || {
            for (number, (_, games)) in bins.iter().enumerate() {
                let mut bar = bar(number).shrink2(vec2((0.1 * wide).min(2.0), 0.0));
                bar.min.y = bar.max.y - (rect.height() - 4.0) * *games as f32 / highest as f32;
                ui.painter().rect_filled(bar, CornerRadius::same(1), palette.accent);
            }
        });
        let pointed = response.hover_pos().and_then(|at| (0..bins.len()).find(|&number| bar(number).contains(at)));
        if let Some((range, games)) = pointed.map(|number| &bins[number]) {
            let args = [
                ("games", Arg::from(*games as usize)),
                ("least", Arg::from(*range.start() as usize)),
                ("most", Arg::from(*range.end() as usize)),
            ];
            response.on_hover_text(self.view.words.label_with("editor-trial-bar", &args));
        }
        let (least, most) = tally.bounds();
        ui.horizontal(|ui| {
            let small =
                |number: u32| RichText::new(self.view.words.number(number)).font(style::font(ui, FontRole::Small));
            let (least, most) = (small(least).color(palette.soft), small(most).color(palette.soft));
            ui.label(least);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ui.label(most));
        });
    }

    /// The ways in which games ended, each once.
    fn results(&self, ui: &Ui, rules: &Rules, tally: &Tally) -> Vec<Share> {
        let (words, palette) = (&self.view.words, Palette::of(ui));
        let games = tally.games();
        let part = |count: u64| Arg::from(((count * 100 + games / 2) / games) as usize);
        let colours = [palette.accent, palette.lit_edge, palette.relay, palette.capture];
        let sides = rules.board.sides();
        let mut shares = Vec::new();
        for (&side, colour) in sides.iter().zip(colours).filter(|_| sides.len() > 1) {
            let count = tally.won[side.index()];
            let args = [("side", Arg::from(side.word())), ("percent", part(count))];
            shares.push(Share { count, colour, text: words.label_with("editor-trial-won", &args) });
        }
        let counts = [
            ("editor-trial-draw", tally.draw, palette.soft),
            ("editor-trial-void", tally.void, palette.line),
            ("editor-trial-lost", tally.lost, palette.bad),
            ("editor-trial-unfinished", tally.unfinished, palette.ink),
        ];
        for (id, count, colour) in counts.into_iter().filter(|(_, count, _)| *count > 0) {
            let args =
                [("count", Arg::from(count as usize)), ("percent", part(count)), ("most", Arg::from(MOST_PLIES))];
            shares.push(Share { count, colour, text: words.label_with(id, &args) });
        }
        shares
    }

    /// A bar of which each share has its part, and what each is.
    fn shares(&self, ui: &mut Ui, games: u64, shares: Vec<Share>) {
        let scale = style::scale(ui);
        ui.add_space(4.0 * scale);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 12.0 * scale), Sense::hover());
        ui.painter().rect_filled(rect, CornerRadius::same(2), Palette::of(ui).sunken);
        let mut from = rect.left();
        for share in &shares {
            let wide = rect.width() * share.count as f32 / games.max(1) as f32;
            let part = Rect::from_min_size(pos2(from, rect.top()), vec2(wide, rect.height()));
            ui.painter().rect_filled(part, CornerRadius::ZERO, share.colour);
            from += wide;
        }
        for share in shares {
            ui.horizontal_top(|ui| {
                let side = 10.0 * scale;
                let (square, _) = ui.allocate_exact_size(Vec2::new(side, 21.0 * scale), Sense::hover());
                let square = Rect::from_center_size(square.center(), Vec2::splat(side));
                ui.painter().rect_filled(square, CornerRadius::same(2), share.colour);
                ui.add(Label::new(style::paragraph(ui, &share.text)).wrap());
            });
        }
    }

    /// The rules that did nothing in any game, each of which opens.
    fn never_acted(&mut self, ui: &mut Ui, rules: &std::sync::Arc<Rules>, never: Vec<mancala::rules::ClauseId>) {
        if never.is_empty() {
            ui.add(Label::new(style::paragraph(ui, &self.say("editor-trial-all-acted"))).wrap());
            return;
        }
        ui.add_space(4.0 * style::scale(ui));
        ui.add(Label::new(style::paragraph(ui, &self.say("editor-trial-never"))).wrap());
        let page = self.pages.page(&self.view.words, rules);
        for id in never {
            let Some(path) = self.bench.editor.clause(rules.clause(id).id()) else { continue };
            let lines = page.sections.iter().flat_map(|section| &section.lines);
            let mut said = lines.filter(|line| line.clause.is_some_and(|cause| cause.clause == id));
            let text = said.next().map_or_else(|| rules.clause(id).id().to_owned(), |line| line.text.clone());
            let link = ui.add(egui::Link::new(RichText::new(&text).font(style::font(ui, FontRole::Body))));
            if link.clicked() {
                self.open(Some(path));
            }
        }
    }

    fn by_levels(&mut self, ui: &mut Ui) {
        let mut levels = self.state.levels.unwrap_or(FIRST_LEVELS);
        let running = self.bench.trials.running().filter(|trial| matches!(trial, Trial::Levels(_)));
        if let Some((levels, account)) = self.bench.trials.by_levels.filter(|(_, account)| account.games() > 0) {
            self.account(ui, levels, account);
        }
        if running.is_none() {
            ui.horizontal_wrapped(|ui| {
                for (number, id) in ["editor-try-level", "editor-try-against"].into_iter().enumerate() {
                    let name = |level: u8| {
                        self.view.words.label_with("player-level", &[("level", Arg::from(usize::from(level)))])
                    };
                    if number > 0 {
                        ui.label(self.say("editor-try-versus"));
                    }
                    let shown = ComboBox::from_id_salt(id).selected_text(name(levels[number])).show_ui(ui, |ui| {
                        for level in 1..=levels::levels(self.view.rules()).len() as u8 {
                            ui.selectable_value(&mut levels[number], level, name(level));
                        }
                    });
                    widgets::named(ui, shown.response, self.say(id));
                }
            });
            self.state.levels = Some(levels);
        }
        let args = [("games", Arg::from(LEVEL_GAMES as usize))];
        let label = self.view.words.label_with("editor-try-levels", &args);
        self.run(ui, running.unwrap_or(Trial::Levels(levels)), &label);
    }

    /// The account of two levels against one another.
    fn account(&self, ui: &mut Ui, levels: [u8; 2], account: MatchScore) {
        let (words, palette) = (&self.view.words, Palette::of(ui));
        let won = |level: u8, count: u32, colour: Color32| {
            let args = [("level", Arg::from(usize::from(level))), ("count", Arg::from(count as usize))];
            Share { count: count.into(), colour, text: words.label_with("editor-trial-level-won", &args) }
        };
        let others =
            [("editor-trial-drawn", account.draws, palette.soft), ("editor-trial-voided", account.void, palette.line)];
        let mut shares =
            vec![won(levels[0], account.wins, palette.accent), won(levels[1], account.losses, palette.lit_edge)];
        for (id, count, colour) in others.into_iter().filter(|(_, count, _)| *count > 0) {
            let text = words.label_with(id, &[("count", Arg::from(count as usize))]);
            shares.push(Share { count: count.into(), colour, text });
        }
        self.shares(ui, account.games().into(), shares);
    }
}
