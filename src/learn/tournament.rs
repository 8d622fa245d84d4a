//! The tournament of a class, kept between runs.

use crate::learn::LearnCommand;
use crate::play::{CurrentGame, Library, PlayCommand, ReplaceGame};
use crate::settings::folders::Folders;
use crate::settings::keep::Keep;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::diagnostic::{Diagnostic, Key};
use naqala_core::session::{Players, Session};
use naqala_core::teach::tournament::{MAX_TOURNAMENT, Tournament};
use std::path::PathBuf;

/// The tournament that is being played or was played last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptTournament(pub Option<Tournament>);

impl Keep for KeptTournament {
    const NAME: Option<Key> = Some(Key("tournament"));
    const MAX_LENGTH: usize = MAX_TOURNAMENT;
    const IS_SHARED: bool = true;

    fn path(folders: &Folders) -> PathBuf {
        folders.data.join("tournament.ron")
    }

    fn parse(text: &str) -> Result<KeptTournament, Diagnostic> {
        Tournament::read(text).map(|read| KeptTournament(Some(read).filter(|read| !read.players.is_empty())))
    }

    fn to_text(&self) -> String {
        self.0.clone().unwrap_or_default().write()
    }

    fn merge(&self, before: &KeptTournament, there: KeptTournament) -> KeptTournament {
        if self == before { there } else { self.clone() }
    }
}

/// Begins a tournament, sets results and pairs rounds.
pub(super) fn change_tournament(
    command: On<LearnCommand>,
    mut kept: ResMut<KeptTournament>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    match &*command {
        LearnCommand::SetTournament(tournament) => {
            let before = std::mem::replace(&mut kept.0, tournament.clone());
            if let (Some(before), None) = (before, tournament) {
                let notice = Notice::done(language.0.label("tournament-dropped"));
                let restore = LearnCommand::SetTournament(Some(before));
                commands.trigger(notice.offering(language.0.label("tournament-restore"), restore));
            }
        }
        LearnCommand::SetResult(round, table, result) => {
            let Some(tournament) = &mut kept.0 else { return };
            let round = tournament.rounds.get_mut(*round);
            let Some(pairing) = round.and_then(|round| round.get_mut(*table)) else { return };
            pairing.result = *result;
        }
        LearnCommand::PairRound => {
            if let Some(tournament) = &mut kept.0 {
                tournament.pair();
            }
        }
        _ => {}
    }
}

/// Begins a game of the round being played, with its players at their seats.
pub(super) fn play_pairing(
    command: On<LearnCommand>,
    kept: Res<KeptTournament>,
    current: Res<CurrentGame>,
    library: Res<Library>,
    mut commands: Commands,
) {
    let LearnCommand::PlayPairing(table) = *command else { return };
    let Some(tournament) = &kept.0 else { return };
    let Some(pairing) = tournament.rounds.last().and_then(|round| round.get(table)) else { return };
    let Some(north) = pairing.north else { return };
    let players = Players::named([tournament.name(pairing.south), tournament.name(north), "", ""]);
    // A game whose options were changed is played on as it stands.
    let begun = match current.game.rules().id == tournament.game {
        true => Ok(current.again(false)),
        false => Session::opening(&library.0, &tournament.game, &Default::default()),
    };
    if let Ok(begun) = begun {
        commands.trigger(ReplaceGame::with(begun));
        commands.trigger(PlayCommand::Seat(players));
    }
}
