//! Fonts of the system for letters of names and remarks that our own fonts lack. Nothing is sought until such a letter
//! is on the screen; then its font is looked for on another thread, and what is written is drawn anew.

mod choice;
pub(crate) mod panel;
pub(crate) mod script;
mod stack;
mod table;

pub use panel::PanelFonts;
pub(crate) use script::{Script, is_mark};

use super::Notice;
use super::job::{Job, Waker};
use crate::app::window::WindowDiagnostic;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContext;
use mancala::diagnostic::{Diagnostic, Key};
use naqala_core::lettering::{FontLibrary, SystemFont};
use naqala_core::report::Report;
use std::collections::{BTreeMap, BTreeSet};
use std::task::Poll;

/// Looks for the letters that are missing, in the panel and on the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<SystemFonts>()
        .init_resource::<Waker>()
        .add_message::<RequestRedraw>()
        .init_resource::<table::TableFonts>()
        .add_systems(Last, (take_answer, write_panels, table::write, search).chain().in_set(FindFonts));
}

/// Tells in the window, once for each script, that no font has its letters.
pub fn notices(app: &mut App) {
    app.add_systems(Last, tell_what_is_missing.after(FindFonts));
}

/// Systems that find fonts for missing letters and use them.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
struct FindFonts;

/// Fonts of the system, as far as letters were looked for in them.
#[derive(Resource)]
pub struct SystemFonts {
    /// Returns the fonts that are installed.
    library: fn() -> &'static FontLibrary,
    /// Font of each letter that was looked for, if there is one.
    found: BTreeMap<char, Option<&'static SystemFont>>,
    /// Letters to be looked for.
    wanted: BTreeSet<char>,
    /// Answer that is awaited.
    search: Option<Job<Vec<(char, Option<&'static SystemFont>)>>>,
    /// Letters being looked for.
    sought: BTreeSet<char>,
    /// Scripts of which letters are missing.
    missing: BTreeSet<Script>,
    /// Those of which this was told.
    told: BTreeSet<Script>,
}

impl Default for SystemFonts {
    fn default() -> Self {
        SystemFonts::from_library(FontLibrary::of_system)
    }
}

impl SystemFonts {
    fn from_library(library: fn() -> &'static FontLibrary) -> SystemFonts {
        SystemFonts {
            library,
            found: BTreeMap::new(),
            wanted: BTreeSet::new(),
            search: None,
            sought: BTreeSet::new(),
            missing: BTreeSet::new(),
            told: BTreeSet::new(),
        }
    }

    /// Returns what was found for a letter; has it looked for if it was not yet.
    fn font_for(&mut self, letter: char) -> Option<Option<&'static SystemFont>> {
        let found = self.found.get(&letter).copied();
        if found.is_none() && !self.sought.contains(&letter) {
            self.wanted.insert(letter);
        }
        found
    }

    /// Returns whether every letter on the screen that was missing has been looked for.
    pub fn is_settled(&self) -> bool {
        self.wanted.is_empty() && self.search.is_none()
    }

    /// Returns the mistakes of scripts of which letters are missing, each once.
    pub fn untold(&mut self) -> Vec<Diagnostic> {
        let SystemFonts { missing, told, .. } = self;
        let new: Vec<Script> = missing.difference(told).copied().collect();
        told.extend(&new);
        let diagnostic = |script: Script| {
            let (name, font, package) = (script.full_name().into(), script.font().into(), script.package().into());
            WindowDiagnostic::LettersMissing { script: Key(script.code), name, font, package }.into()
        };
        new.into_iter().map(diagnostic).collect()
    }
}

/// Writes the panel in the fonts that were found for its letters.
fn write_panels(mut fonts: ResMut<SystemFonts>, mut panels: Query<&mut EguiContext>) {
    for mut panel in &mut panels {
        let ctx = panel.bypass_change_detection().get_mut();
        let letters = PanelFonts::of(ctx);
        for letter in letters.missing() {
            if let Some(font) = fonts.font_for(letter) {
                letters.settle(ctx, letter, font);
            }
        }
    }
}

/// Takes what was found.
fn take_answer(mut fonts: ResMut<SystemFonts>) {
    let SystemFonts { found, search, sought, missing, .. } = fonts.bypass_change_detection();
    let Some(Poll::Ready(answer)) = search.as_ref().map(Job::poll) else { return };
    // There is no answer if the thread has broken down.
    let answer = answer.unwrap_or_else(|| sought.iter().map(|&letter| (letter, None)).collect());
    missing.extend(answer.iter().filter(|(_, font)| font.is_none()).map(|&(letter, _)| Script::of(letter).main()));
    found.extend(answer);
    sought.clear();
    *search = None;
}

/// Looks for letters on another thread: to find out which fonts there are may take a second.
fn search(mut fonts: ResMut<SystemFonts>, waker: Res<Waker>) {
    let SystemFonts { library, wanted, search, sought, .. } = fonts.bypass_change_detection();
    if wanted.is_empty() || search.is_some() {
        return;
    }
    *sought = std::mem::take(wanted);
    let (letters, library) = (sought.clone(), *library);
    *search = Some(Job::spawn(&waker, move |reporter| reporter.send(choice::fonts_for(library(), &letters))));
}

fn tell_what_is_missing(mut fonts: ResMut<SystemFonts>, mut commands: Commands) {
    let mistakes = fonts.bypass_change_detection().untold();
    if !mistakes.is_empty() {
        commands.trigger(Notice::odd(Report { diagnostics: mistakes, ..default() }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Context, FontDefinitions, RawInput, RichText};
    use std::path::Path;
    use std::sync::LazyLock;

    fn library_of_tests() -> &'static FontLibrary {
        static FONTS: LazyLock<FontLibrary> =
            LazyLock::new(|| FontLibrary::of_folder(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fonts"))));
        &FONTS
    }

    fn empty_library() -> &'static FontLibrary {
        static NONE: LazyLock<FontLibrary> = LazyLock::new(|| {
            let folder = tempfile::tempdir().expect("there is room for an empty folder");
            FontLibrary::of_folder(folder.path())
        });
        &NONE
    }

    fn app(library: fn() -> &'static FontLibrary) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin, notices))
            .insert_resource(SystemFonts::from_library(library))
            .init_resource::<bevy::text::FontCx>()
            .init_resource::<Notices>()
            .add_observer(|notice: On<Notice>, mut notices: ResMut<Notices>| notices.0.push(notice.clone()));
        app
    }

    #[derive(Resource, Default)]
    struct Notices(Vec<Notice>);

    /// Goes on until every letter has been looked for.
    fn settle(app: &mut App) {
        app.update();
        while !app.world().resource::<SystemFonts>().is_settled() {
            std::thread::yield_now();
            app.update();
        }
        app.update();
    }

    fn looked_for(app: &App) -> String {
        app.world().resource::<SystemFonts>().found.keys().collect()
    }

    fn codes(notice: &Notice) -> Vec<String> {
        let crate::ui::NoticeText::Mistakes(report) = &notice.text else { return Vec::new() };
        let script = |it: &Diagnostic| format!("{:?}", it.argument("script"));
        report.diagnostics.iter().map(script).collect()
    }

    #[test]
    fn plain_texts_ask_for_no_font() {
        let mut app = app(|| panic!("the fonts of the system are not needed"));
        app.world_mut().spawn(Text2d::new("South · Тоғызқұмалақ · Ọ̀pọ́n ayò · שלום · Ελένη 😀"));
        settle(&mut app);
        assert_eq!(looked_for(&app), "");
    }

    #[test]
    fn letters_missing_on_the_table_are_looked_for_once() {
        let mut app = app(library_of_tests);
        let name = app.world_mut().spawn((Text2d::new("ሰላም"), TextFont::default())).id();
        settle(&mut app);
        assert_eq!(looked_for(&app), "ላምሰ");
        let families = |app: &mut App| {
            let ethiopic = parley::fontique::Script::from_bytes(*b"Ethi");
            app.world_mut().resource_mut::<bevy::text::FontCx>().collection.fallback_families(ethiopic).count()
        };
        assert_eq!(families(&mut app), 1);
        app.world_mut().get_mut::<Text2d>(name).expect("it is still there").0 = "ሰላም ሰላም".to_owned();
        app.update();
        assert!(app.world().resource::<SystemFonts>().is_settled());
        assert_eq!(families(&mut app), 1);
    }

    #[test]
    fn letters_missing_in_the_panel_are_drawn_once_they_were_found() {
        let mut app = app(library_of_tests);
        let ctx = Context::default();
        crate::ui::right_to_left::install(&ctx);
        PanelFonts::install(&ctx, FontDefinitions::default(), 0.0);
        let boxes = || {
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                ui.label(RichText::new("ሰላም سلمى"));
            });
            output.textures_delta.clear();
            let letters = "\u{1230}\u{120b}\u{121d}\u{633}\u{644}\u{645}\u{649}".chars();
            ctx.fonts_mut(|fonts| letters.filter(|&it| !has(fonts, it)).count())
        };
        assert_eq!(boxes(), 7);
        let mut panel = EguiContext::default();
        *panel.get_mut() = ctx.clone();
        app.world_mut().spawn(panel);
        settle(&mut app);
        assert_eq!(boxes(), 0);
        assert!(PanelFonts::of(&ctx).missing().is_empty());
    }

    fn has(fonts: &mut bevy_egui::egui::epaint::text::FontsView<'_>, letter: char) -> bool {
        fonts.fonts.font(&bevy_egui::egui::FontFamily::Proportional).characters().contains_key(&letter)
    }

    #[test]
    fn scripts_without_a_font_are_told_once() {
        let mut app = app(empty_library);
        let name = app.world_mut().spawn(Text2d::new("ሰላም سلمى")).id();
        settle(&mut app);
        app.world_mut().get_mut::<Text2d>(name).expect("it is still there").0 = "ገበጣ منقلة".to_owned();
        settle(&mut app);
        let notices = &app.world().resource::<Notices>().0;
        let told: Vec<Vec<String>> = notices.iter().map(codes).collect();
        assert_eq!(told, [[r#"Some(Key("Arab"))"#, r#"Some(Key("Ethi"))"#]]);
    }
}
