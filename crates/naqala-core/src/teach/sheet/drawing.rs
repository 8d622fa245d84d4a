//! What is on paper: shapes and text in black and grey. Lengths are points, measured from the upper left corner, y downwards.

use super::letters::{Weight, width};
use std::ops::{Add, Mul, Sub};

/// A place on paper, or a way from one to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    pub(super) const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    pub(super) fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    pub(super) fn distance(self, other: Point) -> f32 {
        (other - self).length()
    }

    pub(super) fn dot(self, other: Point) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// A quarter turn.
    pub(super) fn turned(self) -> Point {
        Point::new(-self.y, self.x)
    }

    /// So far towards another, 1 being all the way.
    pub(super) fn towards(self, other: Point, part: f32) -> Point {
        self + (other - self) * part
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, by: f32) -> Point {
        Point::new(self.x * by, self.y * by)
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Area {
    pub(crate) min: Point,
    pub(crate) max: Point,
}

impl Area {
    pub(super) fn new(left: f32, top: f32, right: f32, bottom: f32) -> Area {
        Area { min: Point::new(left, top), max: Point::new(right, bottom) }
    }

    pub(crate) fn around(centre: Point, half: Point) -> Area {
        Area { min: centre - half, max: centre + half }
    }

    pub(crate) fn centre(&self) -> Point {
        self.min.towards(self.max, 0.5)
    }

    pub(crate) fn size(&self) -> Point {
        self.max - self.min
    }

    pub(super) fn holds(&self, at: Point) -> bool {
        (self.min.x..=self.max.x).contains(&at.x) && (self.min.y..=self.max.y).contains(&at.y)
    }

    /// The nearest point within.
    pub(super) fn nearest(&self, at: Point) -> Point {
        Point::new(
            at.x.clamp(self.min.x, self.max.x.max(self.min.x)),
            at.y.clamp(self.min.y, self.max.y.max(self.min.y)),
        )
    }
}

/// A part of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Leg {
    /// Begins here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A cubic curve with two handles to the last point.
    Curve(Point, Point, Point),
    /// Back to where it began.
    Close,
}

/// A line of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its width.
    pub width: f32,
    /// How light it is: 0 is black.
    pub grey: f32,
    /// Lengths of dashes and gaps, if it is dashed.
    pub dash: Option<f32>,
}

impl Stroke {
    pub(super) const fn black(width: f32) -> Stroke {
        Stroke { width, grey: 0.0, dash: None }
    }
}

/// Something on paper.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A shape, filled, drawn round, or both.
    Shape {
        /// Its outline.
        legs: Vec<Leg>,
        /// How light it is within, if it is filled.
        fill: Option<f32>,
        /// Its line, if it has one.
        stroke: Option<Stroke>,
    },
    /// Letters in a line.
    Text(Text),
}

/// Letters in a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The left end of the line on which they stand.
    pub at: Point,
    /// Their size.
    pub size: f32,
    /// How strong they are.
    pub weight: Weight,
    /// How light they are: 0 is black.
    pub grey: f32,
    /// The text, not empty.
    pub text: String,
    /// How wide it is.
    pub width: f32,
    /// Of a heading its level, 1 for the title.
    pub heading: Option<u8>,
}

/// Things on paper, the first at the bottom.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The things.
    pub items: Vec<Item>,
}

/// How far the handles of a curve lie from its ends for a quarter of a circle, in radii.
const QUARTER: f32 = 0.552_285;

impl Drawing {
    /// Adds another drawing, as much to the right and downwards.
    pub(super) fn add(&mut self, other: &Drawing, by: Point) {
        self.items.extend(other.items.iter().map(|item| match item {
            Item::Shape { legs, fill, stroke } => {
                let leg = |leg: &Leg| match *leg {
                    Leg::Move(to) => Leg::Move(to + by),
                    Leg::Line(to) => Leg::Line(to + by),
                    Leg::Curve(a, b, to) => Leg::Curve(a + by, b + by, to + by),
                    Leg::Close => Leg::Close,
                };
                Item::Shape { legs: legs.iter().map(leg).collect(), fill: *fill, stroke: *stroke }
            }
            Item::Text(text) => Item::Text(Text { at: text.at + by, ..text.clone() }),
        }));
    }

    /// The same as in a mirror, so wide; letters stay as they are.
    pub(super) fn turned(&self, width: f32) -> Drawing {
        let turned = |at: Point| Point::new(width - at.x, at.y);
        let item = |item: &Item| match item {
            Item::Shape { legs, fill, stroke } => {
                let leg = |leg: &Leg| match *leg {
                    Leg::Move(to) => Leg::Move(turned(to)),
                    Leg::Line(to) => Leg::Line(turned(to)),
                    Leg::Curve(a, b, to) => Leg::Curve(turned(a), turned(b), turned(to)),
                    Leg::Close => Leg::Close,
                };
                Item::Shape { legs: legs.iter().map(leg).collect(), fill: *fill, stroke: *stroke }
            }
            Item::Text(text) => {
                Item::Text(Text { at: Point::new(width - text.at.x - text.width, text.at.y), ..text.clone() })
            }
        };
        Drawing { items: self.items.iter().map(item).collect() }
    }

    pub(super) fn shape(&mut self, legs: Vec<Leg>, fill: Option<f32>, stroke: Option<Stroke>) {
        self.items.push(Item::Shape { legs, fill, stroke });
    }

    /// Writes a text whose line begins here.
    pub(super) fn text(&mut self, at: Point, size: f32, weight: Weight, text: &str) {
        self.letters(at, size, weight, 0.0, text, None);
    }

    /// Writes a heading.
    pub(super) fn heading(&mut self, at: Point, size: f32, text: &str, level: u8) {
        self.letters(at, size, Weight::Medium, 0.0, text, Some(level));
    }

    /// Writes a text about a middle.
    pub(crate) fn centred(&mut self, middle: Point, size: f32, weight: Weight, grey: f32, text: &str) {
        let at = Point::new(middle.x - width(text, size, weight) / 2.0, middle.y + 0.36 * size);
        self.letters(at, size, weight, grey, text, None);
    }

    fn letters(&mut self, at: Point, size: f32, weight: Weight, grey: f32, text: &str, heading: Option<u8>) {
        if !text.trim().is_empty() {
            let width = width(text, size, weight);
            self.items.push(Item::Text(Text { at, size, weight, grey, text: text.to_owned(), width, heading }));
        }
    }

    pub(super) fn line(&mut self, points: &[Point], stroke: Stroke) {
        let legs = points.iter().enumerate().map(|(i, &at)| if i == 0 { Leg::Move(at) } else { Leg::Line(at) });
        self.shape(legs.collect(), None, Some(stroke));
    }

    pub(super) fn polygon(&mut self, points: &[Point], fill: f32) {
        let legs = points.iter().enumerate().map(|(i, &at)| if i == 0 { Leg::Move(at) } else { Leg::Line(at) });
        self.shape(legs.chain([Leg::Close]).collect(), Some(fill), None);
    }

    pub(super) fn circle(&mut self, centre: Point, radius: f32, fill: Option<f32>, stroke: Option<Stroke>) {
        let half = Point::new(radius, radius);
        self.rounded(Area::around(centre, half), [radius; 4], fill, stroke);
    }

    /// A rectangle with rounded corners, the radii clockwise from the upper left one.
    pub(super) fn rounded(&mut self, area: Area, radii: [f32; 4], fill: Option<f32>, stroke: Option<Stroke>) {
        let Area { min, max } = area;
        let corners = [min, Point::new(max.x, min.y), max, Point::new(min.x, max.y)];
        // From each corner to the one before it and the one after it.
        let ways = [(0.0, 1.0, 1.0, 0.0), (-1.0, 0.0, 0.0, 1.0), (0.0, -1.0, -1.0, 0.0), (1.0, 0.0, 0.0, -1.0)];
        let mut legs = Vec::new();
        for ((corner, radius), (back_x, back_y, on_x, on_y)) in corners.into_iter().zip(radii).zip(ways) {
            let (back, on) = (Point::new(back_x, back_y), Point::new(on_x, on_y));
            let from = corner + back * radius;
            legs.push(if legs.is_empty() { Leg::Move(from) } else { Leg::Line(from) });
            if radius > 0.0 {
                let near = radius * (1.0 - QUARTER);
                legs.push(Leg::Curve(corner + back * near, corner + on * near, corner + on * radius));
            }
        }
        legs.push(Leg::Close);
        self.shape(legs, fill, stroke);
    }
}
