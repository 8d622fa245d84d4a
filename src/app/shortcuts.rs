//! Keys that belong to no feature.

use crate::ui::shortcuts::{Chord, ShortcutApp};
use crate::ui::{PanelTarget, WindowCommand};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    let show = |chord: Chord, target| chord.does(WindowCommand::Show(target));
    let tabs = [PanelTarget::Game, PanelTarget::Rules, PanelTarget::Moves, PanelTarget::Learn];
    app.add_key_rows(&[
        (270, "keys-panel", "keys-panel-does"),
        (280, "keys-tabs", "keys-tabs-does"),
        (330, "keys-full-screen", "keys-full-screen-does"),
        (350, "keys-help", "keys-help-does"),
        (360, "keys-quit", "keys-quit-does"),
    ])
    .add_shortcuts([
        show(Chord::key(Key::F2), PanelTarget::Panel).while_typing(),
        show(Chord::letter('b'), PanelTarget::Panel).while_typing(),
        show(Chord::key(Key::F1), PanelTarget::Keys).while_typing().over_dialogs().opens_dialog(),
        show(Chord::typed('?'), PanelTarget::Keys).over_dialogs().opens_dialog(),
        Chord::key(Key::F11).does(WindowCommand::FullScreen).while_typing().over_dialogs(),
        Chord::letter('q').does(WindowCommand::Quit).while_typing().over_dialogs(),
    ])
    .add_shortcuts(('1'..).zip(tabs).map(|(digit, tab)| show(Chord::letter(digit), tab).while_typing()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::AnalysisCommand;
    use crate::editor::PositionCommand;
    use crate::learn::{LearnCommand, PuzzleCommand};
    use crate::play::PlayCommand;
    use crate::play::Playhead;
    use crate::play::activity::{Activity, ActivityButton, ActivityText};
    use crate::playback::{PlaybackCommand, Scene};
    use crate::record::RecordCommand;
    use crate::settings::SettingsCommand;
    use crate::settings::text_size::TextSize;
    use crate::tests::{CONTROL, PLAIN, SHIFT, action_of, current, play_on, pressed, room};
    use crate::ui::Action;
    use crate::ui::Projecting;
    use crate::ui::keys::Held;
    use crate::ui::shortcuts::{KeyboardClaims, Shortcuts};
    use naqala_core::session::move_grouping::before_last_seed;

    #[test]
    fn arrows_step_where_there_is_nothing_to_choose_and_with_shift_everywhere() {
        let right = pressed(Key::ArrowRight, KeyCode::ArrowRight);
        let mut app = room("kalah");
        assert!(app.world().resource::<Scene>().front.is_some());
        assert_eq!(action_of(&mut app, &right, PLAIN), None);
        assert_eq!(action_of(&mut app, &right, SHIFT), Some(PlaybackCommand::NextEvent.into()));
        app.world_mut().resource_mut::<Scene>().front = None;
        assert_eq!(action_of(&mut app, &right, PLAIN), Some(PlaybackCommand::NextEvent.into()));
    }

    #[test]
    fn the_keys_that_mean_no_text_are_heard_while_someone_types() {
        let mut app = room("kalah");
        let mut heard = |key: Key, code, held| {
            app.world_mut().resource_scope(|world, shortcuts: Mut<Shortcuts>| {
                let mut claims = KeyboardClaims { typing: true, control: true, dialog: false };
                let action = shortcuts.action_of(world, &pressed(key, code), held, &mut claims);
                action.expect("nothing is missing").is_some()
            })
        };
        for letter in ["n", "o", "s", "b", "q", "1", "2", "3", "4", "+", "-", "0", "e", "l", "t"] {
            assert!(heard(Key::Character(letter.into()), KeyCode::F24, CONTROL), "{letter}");
        }
        for letter in ["z", "y", "c", "v", "a"] {
            assert!(!heard(Key::Character(letter.into()), KeyCode::F24, CONTROL), "{letter}");
        }
        for key in [Key::F1, Key::F2, Key::F3, Key::F6, Key::F7, Key::F11] {
            assert!(heard(key.clone(), KeyCode::F24, PLAIN), "{key:?}");
        }
        let text = ["?", "+", "-", "7"].map(|text| Key::Character(text.into()));
        let moving = [Key::Space, Key::Home, Key::End, Key::PageDown, Key::ArrowRight, Key::Escape];
        for key in text.into_iter().chain(moving) {
            assert!(!heard(key.clone(), KeyCode::F24, PLAIN) && !heard(key.clone(), KeyCode::F24, SHIFT), "{key:?}");
        }
    }

    #[test]
    fn shortcuts_with_control_are_heard_where_a_button_has_the_keyboard() {
        let mut app = room("kalah");
        let mut heard = |key: Key, code, held| {
            app.world_mut().resource_scope(|world, shortcuts: Mut<Shortcuts>| {
                let mut claims = KeyboardClaims { control: true, ..KeyboardClaims::default() };
                let action = shortcuts.action_of(world, &pressed(key, code), held, &mut claims);
                action.expect("nothing is missing").is_some()
            })
        };
        for (letter, _) in SHORTCUTS {
            assert!(heard(Key::Character(letter.to_string().into()), KeyCode::F24, CONTROL), "{letter}");
        }
        for key in [Key::Space, Key::Enter, Key::Home, Key::ArrowRight, Key::Escape] {
            assert!(!heard(key.clone(), KeyCode::F24, PLAIN), "{key:?}");
        }
    }

    #[test]
    fn digits_are_put_together_to_a_number_and_rubbed_out() {
        let mut app = room("kalah");
        let mut typed = |logical: Key, number: Option<u32>, held: Held| {
            app.world_mut().resource_mut::<Activity>().shown = Some(ActivityText { number, ..default() });
            action_of(&mut app, &pressed(logical, KeyCode::KeyA), held)
        };
        let digit = |text: &str| Key::Character(text.into());
        let guess = |number| Some(PuzzleCommand::Guess(number).into());
        assert_eq!(typed(digit("7"), Some(0), PLAIN), guess(7));
        assert_eq!(typed(digit("2"), Some(1), PLAIN), guess(12));
        assert_eq!(typed(digit("9"), Some(65_535), PLAIN), guess(65_535), "no more than fit");
        assert_eq!(typed(Key::Backspace, Some(12), PLAIN), guess(1));
        assert_eq!(typed(digit("a"), Some(1), PLAIN), None);
        assert_eq!(typed(digit("1"), None, PLAIN), None, "no number is asked for");
        assert_eq!(
            typed(digit("1"), Some(1), CONTROL),
            Some(WindowCommand::Show(PanelTarget::Game).into()),
            "Control with a digit goes to a tab"
        );
    }

    /// The places of keys, in the order in which the layouts name what is written there.
    const PLACES: [KeyCode; 34] = {
        use KeyCode::*;
        [
            KeyQ, KeyW, KeyE, KeyR, KeyT, KeyY, KeyU, KeyI, KeyO, KeyP, KeyA, KeyS, KeyD, KeyF, KeyG, KeyH, KeyJ, KeyK,
            KeyL, KeyZ, KeyX, KeyC, KeyV, KeyB, KeyN, KeyM, Semicolon, Slash, Comma, Period, Digit1, Digit2, Digit3,
            Digit4,
        ]
    };

    /// X11 layouts by their names, with what is typed there without Shift.
    const LAYOUTS: [(&str, &str); 7] = [
        ("us", "qwertyuiopasdfghjklzxcvbnm;/,.1234"),
        ("de", "qwertzuiopasdfghjklyxcvbnmö-,.1234"),
        ("fr", "azertyuiopqsdfghjklwxcvbn,m!;:&é\"'"),
        ("dvorak", "',.pyfgcrlaoeuidhtn;qjkxbmszwv1234"),
        ("ru", "йцукенгшщзфывапролдячсмитьж.бю1234"),
        ("il", "/'קראטוןםפשדגכעיחלךזסבהנמצף.תץ1234"),
        ("gr", ";ςερτυθιοπασδφγηξκλζχψωβνμ΄/,.1234"),
    ];

    /// The shortcuts with Control and a letter or a digit.
    const SHORTCUTS: [(char, fn() -> Action); 15] = [
        ('z', || PlayCommand::Undo.into()),
        ('y', || PlayCommand::Redo.into()),
        ('n', || WindowCommand::Show(PanelTarget::Games).into()),
        ('o', || WindowCommand::Show(PanelTarget::OpenFile).into()),
        ('s', || WindowCommand::Show(PanelTarget::SaveFile).into()),
        ('b', || WindowCommand::Show(PanelTarget::Panel).into()),
        ('e', || PositionCommand::Begin.into()),
        ('l', || WindowCommand::Show(PanelTarget::Collection).into()),
        ('t', || SettingsCommand::TurnBoard.into()),
        ('c', || RecordCommand::CopyPosition.into()),
        ('q', || WindowCommand::Quit.into()),
        ('1', || WindowCommand::Show(PanelTarget::Game).into()),
        ('2', || WindowCommand::Show(PanelTarget::Rules).into()),
        ('3', || WindowCommand::Show(PanelTarget::Moves).into()),
        ('4', || WindowCommand::Show(PanelTarget::Learn).into()),
    ];

    #[test]
    fn control_keys_go_by_letter_and_by_place_where_no_latin_letters_are() {
        let mut app = room("kalah");
        let american: Vec<char> = LAYOUTS[0].1.chars().collect();
        for (name, written) in LAYOUTS {
            assert_eq!(written.chars().count(), PLACES.len(), "{name}");
            let is_latin = ["us", "de", "fr", "dvorak"].contains(&name);
            let mut found = Vec::new();
            for (at, typed) in written.chars().enumerate() {
                let is_digit = american[at].is_ascii_digit();
                let letter = if is_latin && !is_digit || typed.is_ascii_alphanumeric() { typed } else { american[at] };
                let wanted = SHORTCUTS.iter().find(|(shortcut, _)| *shortcut == letter).map(|(_, action)| action());
                let key = pressed(Key::Character(typed.to_string().into()), PLACES[at]);
                let action = action_of(&mut app, &key, CONTROL);
                let sizes_text = matches!(action.as_ref().and_then(Action::get), Some(SettingsCommand::TextSize(_)));
                if wanted.is_some() || !sizes_text {
                    assert_eq!(action, wanted, "{name}: {typed}");
                }
                assert_eq!(action_of(&mut app, &key, PLAIN).filter(|action| *action == WindowCommand::Quit), None);
                found.extend(wanted);
            }
            assert_eq!(found.len(), SHORTCUTS.len(), "{name}: every shortcut can be typed");
        }
        assert_eq!(
            action_of(&mut app, &pressed(Key::Character("Я".into()), KeyCode::KeyZ), Held { shift: true, ..CONTROL }),
            Some(PlayCommand::Redo.into())
        );
    }

    #[test]
    fn the_size_of_letters_goes_by_what_is_written_on_the_key() {
        let mut app = room("kalah");
        let mut action = |text: &str, code| action_of(&mut app, &pressed(Key::Character(text.into()), code), CONTROL);
        assert_eq!(
            action("+", KeyCode::BracketRight),
            Some(SettingsCommand::TextSize(TextSize::Larger).into()),
            "where Germans have it"
        );
        assert_eq!(action("=", KeyCode::Equal), Some(SettingsCommand::TextSize(TextSize::Larger).into()));
        assert_eq!(action("-", KeyCode::NumpadSubtract), Some(SettingsCommand::TextSize(TextSize::Smaller).into()));
        assert_eq!(action("0", KeyCode::Digit0), Some(SettingsCommand::TextSize(TextSize::Usual).into()));
        assert_eq!(
            action("&", KeyCode::Digit1),
            Some(WindowCommand::Show(PanelTarget::Game).into()),
            "where the French have digits by Shift"
        );
    }

    #[test]
    fn shift_steps_by_laps_and_skips_a_move() {
        let mut app = room("kalah");
        let mut action = |key, code, held| action_of(&mut app, &pressed(key, code), held);
        assert_eq!(action(Key::PageDown, KeyCode::PageDown, SHIFT), Some(PlaybackCommand::NextLap.into()));
        assert_eq!(action(Key::PageUp, KeyCode::PageUp, SHIFT), Some(PlaybackCommand::PreviousLap.into()));
        assert_eq!(action(Key::PageDown, KeyCode::PageDown, PLAIN), Some(PlaybackCommand::NextPly.into()));
        assert_eq!(action(Key::PageDown, KeyCode::PageDown, CONTROL), Some(PlaybackCommand::NextRound.into()));
        assert_eq!(action(Key::PageUp, KeyCode::PageUp, CONTROL), Some(PlaybackCommand::PreviousRound.into()));
        assert_eq!(action(Key::End, KeyCode::End, SHIFT), Some(PlaybackCommand::SkipMove.into()));
        assert_eq!(action(Key::End, KeyCode::End, PLAIN), Some(PlaybackCommand::Last.into()));
        assert_eq!(action(Key::F3, KeyCode::F3, PLAIN), Some(SettingsCommand::LapByLap(true).into()));
        assert_eq!(action(Key::F11, KeyCode::F11, PLAIN), Some(WindowCommand::FullScreen.into()));
    }

    #[test]
    fn the_keys_of_a_remote_go_on_and_back_where_a_lesson_is_projected() {
        let mut app = room("kalah");
        app.world_mut().resource_mut::<Projecting>().0 = true;
        let mut at = |shown: &ActivityText, key, code, held| {
            app.world_mut().resource_mut::<Activity>().shown = Some(shown.clone());
            action_of(&mut app, &pressed(key, code), held)
        };
        let button = |label, action: Action, main| ActivityButton { label, action, main };
        let buttons = vec![
            button("lesson-leave", LearnCommand::BackToGame.into(), false),
            button("lesson-next", LearnCommand::Step(3).into(), true),
        ];
        let mut shown = ActivityText { buttons, back: Some(LearnCommand::Step(1).into()), ..ActivityText::default() };
        let next =
            [(Key::PageDown, KeyCode::PageDown), (Key::Space, KeyCode::Space), (Key::ArrowRight, KeyCode::ArrowRight)];
        for (key, code) in next {
            assert_eq!(at(&shown, key.clone(), code, PLAIN), Some(LearnCommand::Step(3).into()), "{key:?}");
            assert_ne!(at(&shown, key.clone(), code, SHIFT), Some(LearnCommand::Step(3).into()), "{key:?}");
        }
        assert_eq!(at(&shown, Key::PageUp, KeyCode::PageUp, PLAIN), Some(LearnCommand::Step(1).into()));
        assert_eq!(at(&shown, Key::ArrowLeft, KeyCode::ArrowLeft, PLAIN), Some(LearnCommand::Step(1).into()));
        // A game at the end of a lesson: the arrows belong to the pits.
        shown.buttons = vec![button("transport-hint", AnalysisCommand::Hint.into(), false)];
        assert_eq!(at(&shown, Key::ArrowLeft, KeyCode::ArrowLeft, PLAIN), None);
        assert_eq!(at(&shown, Key::ArrowRight, KeyCode::ArrowRight, PLAIN), None);
        // A puzzle that is still open.
        shown.buttons = vec![
            button("puzzle-solution", PuzzleCommand::ShowSolution.into(), false),
            button("puzzle-next", AnalysisCommand::Hint.into(), false),
        ];
        shown.solution = Some(PuzzleCommand::ShowSolution.into());
        assert_eq!(at(&shown, Key::PageDown, KeyCode::PageDown, PLAIN), Some(PuzzleCommand::ShowSolution.into()));
        // A class has been asked what happens next.
        app.world_mut().resource_mut::<Activity>().shown = None;
        play_on(&mut app, 1);
        let asked = before_last_seed(&current(&app).choreography, 0.0).expect("seeds are sown");
        app.world_mut().resource_mut::<Activity>().shown = Some(shown);
        let mut playhead = app.world_mut().resource_mut::<Playhead>();
        (playhead.asks, playhead.playing, playhead.time) = (true, false, asked);
        let space = pressed(Key::Space, KeyCode::Space);
        assert_eq!(action_of(&mut app, &space, PLAIN), Some(PlaybackCommand::PlayPause.into()));
    }

    #[test]
    fn rows_of_the_sheet_of_keys_have_places_of_their_own() {
        let app = room("kalah");
        let orders: Vec<u32> = app.world().resource::<Shortcuts>().rows().iter().map(|row| row.0).collect();
        assert!(orders.len() > 30);
        assert!(orders.is_sorted_by(|a, b| a < b), "{orders:?}");
    }

    #[test]
    fn plus_and_minus_double_and_halve_the_speed() {
        let plus = pressed(Key::Character("+".into()), KeyCode::Equal);
        let minus = pressed(Key::Character("-".into()), KeyCode::Minus);
        let mut app = room("kalah");
        app.world_mut().resource_mut::<Playhead>().speed = 2.0;
        assert_eq!(action_of(&mut app, &plus, PLAIN), Some(PlaybackCommand::Speed(4.0).into()));
        assert_eq!(action_of(&mut app, &minus, PLAIN), Some(PlaybackCommand::Speed(1.0).into()));
    }
}
