//! Positions as links.

use super::*;

#[test]
fn a_link_names_game_options_and_position_of_any_variant() {
    let catalogue = Catalogue::shipped();
    let mut chance = ChaCha8Rng::seed_from_u64(11);
    let mut longest = 0;
    for id in catalogue.ids() {
        for plies in [0, 5, 40] {
            let rules = with_option(&catalogue, &id, &mut chance);
            let opening = start(&rules);
            let game = play_on(Game::new(Arc::new(rules), opening), plies, &mut chance);
            let text = link::write(&catalogue, game.rules(), game.position());
            assert!(text.chars().all(|c| c.is_ascii_alphanumeric() || "-._~".contains(c)), "{text}");
            assert!(link::is_link(&text) && !link::is_link(&position_text(game.rules(), game.position())));
            let read = link::read(&text).unwrap_or_else(|| panic!("{text}"));
            let rules = catalogue.rules(&read.variant, &read.set).expect("the same options");
            assert_eq!((&rules.id, &rules.settings), (&id, &game.rules().settings), "{text}");
            assert_eq!(parse_position(&rules, &read.position).as_ref(), Ok(game.position()), "{text}");
            longest = longest.max(text.len());
        }
    }
    assert!(longest < 400, "{longest}");
}

#[test]
fn a_link_is_short_and_odd_signs_are_none() {
    let set = Settings::from([("majority_stop".to_owned(), "off".to_owned())]);
    let catalogue = Catalogue::shipped();
    let rules = catalogue.rules("kalah", &set).expect("an option of Kalah");
    let text = link::write(&catalogue, &rules, &start(&rules));
    assert_eq!(text, "kalah_majority~~ustop~off_4.4.4.4.4.4~.4.4.4.4.4.4_stores~0.0_to~S");
    for bad in ["", "kalah", "kalah_", "4.4", "kalah_x_4", "kalah~~", "kalah~~x110000._4", "kalah_4%204", "kal ah_4"] {
        let read = link::read(bad);
        assert!(read.as_ref().is_none_or(|read| read.position.is_empty()), "{bad}: {read:?}");
    }
}

#[test]
fn a_link_within_an_address_is_taken_and_its_places_are_those_of_the_address() {
    let link = "kalah_majority~~ustop~off_4.4~.4.4_to~S";
    for before in ["", "  ", "https://example.org/лунки?p=", "https://example.org/#", "HTTP://example.org/play/"] {
        let text = format!("{before}{link}");
        let read = link::read(&text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!((read.variant.as_str(), read.position.as_str()), ("kalah", "4,4/4,4 to=S"), "{text}");
        let sign = |column: usize| text.chars().nth(column - 1);
        assert_eq!(sign(link::column(&text, 1)), Some('4'), "{text}");
        assert_eq!(link::column(&text, 4) + 2, link::column(&text, 5), "the slash is written as two signs");
        assert_eq!(sign(link::column(&text, 12)), Some('S'), "{text}");
        assert_eq!(link::column(&text, 13), text.chars().count() + 1, "{text}");
    }
    assert_eq!(link::read("https://example.org/"), None);
}
