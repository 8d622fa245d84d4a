//! Drawings on the board for others to see, and how records write them: `c1` is a ring round a pit, `c1>f2` an arrow
//! from one to another. Both are green; another colour stands behind them, `c1:red` and `c1>f2:blue`. Stores are called
//! `S`, `N`, `E` and `W`; `hand-S` and `penalty-S` are where a side's seeds in hand and its penalties lie.

use super::diagnostic::DrawingDiagnostic;
use super::notation::has_hands;
use crate::diagnostic::{Diagnostic, Name};
use crate::rules::{Board, Place, Rules, Side};

/// The most rings and arrows in one position.
pub const MAX_DRAWN: usize = 400;

/// Something drawn on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The ring or arrow.
    pub figure: Figure,
    /// Its colour.
    pub colour: Colour,
}

/// A figure drawn on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A ring round a place.
    Ring(Place),
    /// An arrow from one place to another.
    Arrow(Place, Place),
}

/// The colour of a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colour {
    /// The plain one.
    #[default]
    Green,
    /// Drawn with Shift.
    Red,
    /// Drawn with Alt.
    Blue,
    /// Drawn with Ctrl.
    Yellow,
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Red, Colour::Blue, Colour::Yellow];

    fn name(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
        }
    }
}

impl Drawn {
    /// A ring in the plain colour.
    pub fn ring(place: Place) -> Drawn {
        Drawn { figure: Figure::Ring(place), colour: Colour::default() }
    }

    /// An arrow in the plain colour.
    pub fn arrow(from: Place, to: Place) -> Drawn {
        Drawn { figure: Figure::Arrow(from, to), colour: Colour::default() }
    }

    /// As records write it.
    pub fn text(self, board: &Board) -> String {
        let figure = match self.figure {
            Figure::Ring(place) => name(board, place),
            Figure::Arrow(from, to) => format!("{}>{}", name(board, from), name(board, to)),
        };
        match self.colour {
            Colour::Green => figure,
            colour => format!("{figure}:{}", colour.name()),
        }
    }

    /// Reads what a record has.
    ///
    /// # Errors
    /// The mistake in the text, with its column there, in line 1.
    pub fn read(rules: &Rules, text: &str) -> Result<Drawn, Diagnostic> {
        let wrong =
            |offset: usize, it: DrawingDiagnostic| Diagnostic::from(it).at(1, text[..offset].chars().count() + 1);
        let place = |offset: usize, name: &str| place(rules, name).map_err(|it| wrong(offset, it));
        let (figure, colour) = match text.split_once(':') {
            None => (text, Colour::default()),
            Some((figure, colour)) => {
                let known = Colour::ALL.into_iter().find(|it| it.name() == colour);
                let colours = || Colour::ALL.map(|it| it.name().into()).to_vec();
                let unknown = || DrawingDiagnostic::NoColour { colour: colour.into(), colours: colours() };
                (figure, known.ok_or_else(|| wrong(figure.len() + 1, unknown()))?)
            }
        };
        let figure = match figure.split_once('>') {
            None => Figure::Ring(place(0, figure)?),
            Some((from, to)) if from == to => {
                return Err(wrong(from.len() + 1, DrawingDiagnostic::Nowhere { arrow: figure.into() }));
            }
            Some((from, to)) => Figure::Arrow(place(0, from)?, place(from.len() + 1, to)?),
        };
        Ok(Drawn { figure, colour })
    }
}

fn name(board: &Board, place: Place) -> String {
    board.place_name(place).replace(' ', "-")
}

fn place(rules: &Rules, text: &str) -> Result<Place, DrawingDiagnostic> {
    let board = &rules.board;
    let trays = |there: bool, place: fn(Side) -> Place| {
        board.sides().iter().map(move |&side| place(side)).filter(move |_| there)
    };
    let trays = trays(board.has_stores(), Place::store)
        .chain(trays(has_hands(rules), Place::hand))
        .chain(trays(board.penalties, Place::penalty));
    let mut places = board.every_pit().map(Place::pit).chain(trays);
    if let Some(place) = places.clone().find(|&place| name(board, place) == text) {
        return Ok(place);
    }
    let some: Vec<String> = places.by_ref().take(3).map(|place| name(board, place)).collect();
    let arrow = some[..some.len().min(2)].join(">").into();
    let pits = some.into_iter().map(Name::from).collect();
    Err(DrawingDiagnostic::NoPlace { place: text.into(), pits, arrow })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Catalogue, Settings};

    #[test]
    fn drawings_go_through_text_in_every_colour() {
        let rules = Catalogue::shipped().rules("kalah", &Settings::new()).expect("it is shipped");
        let pit = |name: &str| Place::pit(rules.board.pit_named(name).expect("it is a pit"));
        for figure in [Figure::Ring(pit("a1")), Figure::Arrow(pit("a1"), Place::store(Side::South))] {
            for colour in Colour::ALL {
                let drawn = Drawn { figure, colour };
                assert_eq!(Drawn::read(&rules, &drawn.text(&rules.board)), Ok(drawn));
            }
        }
        assert_eq!(Drawn::ring(pit("a1")).text(&rules.board), "a1");
        assert_eq!(
            Drawn { colour: Colour::Blue, ..Drawn::arrow(pit("a1"), pit("c1")) }.text(&rules.board),
            "a1>c1:blue"
        );
        let error = Drawn::read(&rules, "a1:pink").expect_err("there is no such colour");
        let line = error.to_string();
        assert_eq!(error.span().map(|span| span.column), Some(4));
        assert!(error.is("drawing-no-colour") && line.contains("pink") && line.contains("yellow"), "{line}");
    }
}
