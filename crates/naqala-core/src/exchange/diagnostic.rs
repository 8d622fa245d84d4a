//! Mistakes in recorded games that several formats have in common.

use mancala::diagnostic::{Name, Written};
use mancala::diagnostics;
use mancala::record::{Glyph, Outcome};

diagnostics! {
    /// Mistakes in the text of a game, whatever its format.
    pub(crate) enum GameTextDiagnostic {
        /// A file that is longer than any game needs is not read, so that the wrong file cannot stop the program.
        TooLong { bytes: usize, most: usize } = "game-text-too-long",
        /// Some formats are made for people to look at. They do not hold all of a game, so no game can be read from them.
        OnlyWritten { format: Name, known: Vec<Name> } = "game-format-only-written",
        /// A game is played through when it is read, so the number of its moves is limited.
        TooManyMoves { moves: usize, most: usize } = "game-too-many-moves",
        /// Besides its moves a game may hold variations, up to a limit.
        TooManyVariations { variations: usize, most: usize } = "game-too-many-variations",
        /// The text has a part that its format does not know. Names of parts are written in English.
        PartUnknown { part: Written, known: Vec<Name> } = "game-part-unknown",
        /// A part or an option of the game is there twice, so it is not clear which of the two counts.
        PartTwice { part: Written } = "game-part-twice",
        /// A result names the winner, or says that nobody has won. It is written in English.
        ResultUnknown { result: Written, known: Vec<Name> } = "game-result-unknown",
        /// A sign after a move says how good it was, as chess players write it. There are six such signs.
        SignUnknown { sign: Written, known: Vec<Name> } = "game-sign-unknown",
        /// A file can hold several games one after the other. Only the first is read.
        MoreGames { games: usize } = "game-more-games",
        /// The text gives another result than the moves lead to. The moves count.
        ResultDiffers { stated: Name, played: Name } = "game-result-differs",
        /// A tag says one thing about the game, such as who played South, and is there twice. Only the first counts.
        TagTwice { tag: Written } = "game-tag-twice",
        /// A tag stands in square brackets: its name, then its value in quotation marks.
        TagForm = "game-tag-form",
    }
}

diagnostics! {
    /// Mistakes in moves with remarks and variations.
    pub(crate) enum MovetextDiagnostic {
        /// A variation stands in parentheses, and the one that ends it is missing.
        VariationOpen = "moves-variation-open",
        /// A closing parenthesis or brace has no opening one before it.
        ClosesNothing { sign: char } = "moves-closes-nothing",
        /// The variations of the game together have more moves than the program keeps.
        VariationsTooLong { most: usize } = "moves-variations-too-long",
        /// A variation may stand in another one, but only to a limited depth.
        TooDeep { most: usize } = "moves-variations-too-deep",
        /// A variation begins instead of the move before it, and there is none. With dots, `(... b2)`, it begins after
        /// the moves before it.
        NothingToReplace = "moves-nothing-to-replace",
        /// A sign such as `!` rates the move before it, and there is none.
        SignWithoutMove { sign: Written } = "moves-sign-without-move",
        /// A remark stands in braces, and the one that ends it is missing.
        RemarkOpen = "moves-remark-open",
        /// An opening brace within a remark most likely begins another one, so that the first was not closed. A brace that
        /// belongs to a remark has a backslash before it.
        RemarkWithin = "moves-remark-within",
        /// Words in parentheses are a variation, and this one is no move of any game.
        NoMove { word: Written } = "moves-variation-no-move",
        /// What is drawn on the board stands in square brackets, and the one that ends it is missing.
        DrawingOpen = "moves-drawing-open",
        /// A value stands in quotation marks, and the one that ends it is missing.
        TextOpen = "moves-text-open",
        /// The signs `\u` stand for a character by its number, in hexadecimal digits and in braces.
        NoSuchCharacter = "moves-no-such-character",
        /// A backslash gives the character after it another meaning, and this one has none.
        Escape = "moves-escape",
    }
}

/// Returns the results that a text may give.
pub(super) fn results() -> Vec<Name> {
    Outcome::ALL.map(result).to_vec()
}

/// Returns a result as texts have it.
pub(super) fn result(outcome: Outcome) -> Name {
    format!("{outcome:?}").into()
}

/// Returns the glyph of a sign, such as `!`.
pub(super) fn glyph_named(sign: &str) -> Result<Glyph, GameTextDiagnostic> {
    let known = || Glyph::ALL.map(|glyph| glyph.sign().into()).to_vec();
    let glyph = Glyph::ALL.into_iter().find(|glyph| glyph.sign() == sign);
    glyph.ok_or_else(|| GameTextDiagnostic::SignUnknown { sign: sign.into(), known: known() })
}
