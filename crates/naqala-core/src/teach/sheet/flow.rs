//! Flow of slabs through columns and pages: nothing is cut, no heading stands at the foot of a column, no line of a
//! paragraph stands alone.

use super::drawing::Drawing;
use crate::geometry::Vec2;
use std::collections::VecDeque;
use std::ops::Range;

/// Part of a sheet that is not divided: a line of text, a diagram.
#[derive(Clone, Debug, Default)]
pub(super) struct Slab {
    /// Drawing, measured from its upper left corner.
    pub(super) drawing: Drawing,
    pub(super) height: f32,
    /// Room above it, except at the head of a column.
    pub(super) gap: f32,
    /// `true` if the next slab must stand below it in the same column.
    pub(super) keep: bool,
    /// `true` if it may move to the head of the next column, with the slabs after it going before it.
    pub(super) floats: bool,
}

/// Layout of columns on a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Columns {
    pub(super) count: usize,
    /// Distance between the left edges of neighbouring columns.
    pub(super) pitch: f32,
    /// Height of a column on the first page, and on the others.
    pub(super) heights: [f32; 2],
    /// `true` if the first column stands at the right.
    pub(super) from_right: bool,
}

impl Columns {
    fn height(&self, page: usize) -> f32 {
        self.heights[page.min(1)]
    }

    /// Returns the left edge of a column.
    fn left(&self, column: usize) -> f32 {
        let from_left = if self.from_right { self.count - 1 - column } else { column };
        from_left as f32 * self.pitch
    }
}

/// Place in the columns.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct ColumnPosition {
    page: usize,
    column: usize,
    y: f32,
}

/// Fills pages with slabs. The columns of the last page end at about the same height.
pub(super) fn fill(slabs: &[Slab], columns: Columns) -> Vec<Drawing> {
    let greedy = spots(slabs, columns, |page| columns.height(page));
    let end = |spots: &[ColumnPosition]| spots.iter().map(|spot| spot.page).max().unwrap_or(0);
    let last = end(&greedy);
    let level = |height: f32| {
        let spots = spots(slabs, columns, |page| if page == last { height } else { columns.height(page) });
        let fits = end(&spots) == last
            && spots.iter().zip(slabs).all(|(spot, slab)| spot.page != last || spot.y + slab.height <= height);
        fits.then_some(spots)
    };
    let (mut low, mut high) = (0.0, columns.height(last));
    let mut best = greedy;
    for _ in 0..12 {
        let middle = (low + high) / 2.0;
        match level(middle) {
            Some(spots) => (high, best) = (middle, spots),
            None => low = middle,
        }
    }
    let mut pages = vec![Drawing::default(); last + 1];
    for (spot, slab) in best.iter().zip(slabs) {
        pages[spot.page].add(&slab.drawing, Vec2::new(columns.left(spot.column), spot.y));
    }
    pages
}

/// Returns the place of each slab if every column is filled to its height.
fn spots(slabs: &[Slab], columns: Columns, height: impl Fn(usize) -> f32) -> Vec<ColumnPosition> {
    let mut filling =
        Filling { slabs, columns, spots: vec![ColumnPosition::default(); slabs.len()], at: ColumnPosition::default() };
    // What floats and found no room yet.
    let mut waiting: VecDeque<usize> = VecDeque::new();
    let mut i = 0;
    while i < slabs.len() {
        let kept = slabs[i..].iter().take_while(|slab| slab.keep).count() + 1;
        let kept = i..slabs.len().min(i + kept);
        if (waiting.is_empty() || !slabs[i].floats) && filling.has_room(kept.clone(), &height) {
            filling.put(kept.clone(), &height);
            i = kept.end;
        } else if slabs[i].floats {
            waiting.push_back(i);
            i += 1;
        } else {
            filling.at = next(filling.at, columns);
            while let Some(first) = waiting.pop_front_if(|first| filling.has_room(*first..*first + 1, &height)) {
                filling.put(first..first + 1, &height);
            }
        }
    }
    for first in waiting {
        if !filling.has_room(first..first + 1, &height) {
            filling.at = next(filling.at, columns);
        }
        filling.put(first..first + 1, &height);
    }
    filling.spots
}

/// Columns being filled.
struct Filling<'a> {
    slabs: &'a [Slab],
    columns: Columns,
    spots: Vec<ColumnPosition>,
    at: ColumnPosition,
}

impl Filling<'_> {
    /// Returns whether slabs fit below one another in the rest of the column. An empty column takes anything.
    fn has_room(&self, slabs: Range<usize>, height: impl Fn(usize) -> f32) -> bool {
        let together: f32 = self.slabs[slabs].iter().map(|slab| slab.gap + slab.height).sum();
        self.at.y == 0.0 || self.at.y + together <= height(self.at.page)
    }

    /// Puts slabs below one another. Slabs that must stay together but are higher than a column are parted all the
    /// same.
    fn put(&mut self, slabs: Range<usize>, height: impl Fn(usize) -> f32) {
        for i in slabs {
            let Slab { gap, height: high, .. } = self.slabs[i];
            if self.at.y > 0.0 && self.at.y + gap + high > height(self.at.page) {
                self.at = next(self.at, self.columns);
            }
            self.at.y += if self.at.y > 0.0 { gap } else { 0.0 };
            self.spots[i] = self.at;
            self.at.y += high;
        }
    }
}

fn next(at: ColumnPosition, columns: Columns) -> ColumnPosition {
    match at.column + 1 {
        column if column < columns.count => ColumnPosition { column, y: 0.0, ..at },
        _ => ColumnPosition { page: at.page + 1, column: 0, y: 0.0 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slab(height: f32, keep: bool) -> Slab {
        Slab { height, gap: 2.0, keep, ..Slab::default() }
    }

    const COLUMNS: Columns = Columns { count: 2, pitch: 100.0, heights: [50.0, 80.0], from_right: false };

    #[test]
    fn what_belongs_together_stays_together_and_nothing_goes_below_the_foot() {
        let slabs: Vec<Slab> = (0..60).map(|i| slab(7.0, i % 5 == 0)).collect();
        let spots = spots(&slabs, COLUMNS, |page| COLUMNS.height(page));
        for (i, spot) in spots.iter().enumerate() {
            assert!(spot.y + 7.0 <= COLUMNS.height(spot.page));
            if slabs[i].keep {
                assert_eq!((spot.page, spot.column), (spots[i + 1].page, spots[i + 1].column));
            }
        }
        assert_eq!(fill(&slabs, COLUMNS).len(), spots[59].page + 1);
    }

    #[test]
    fn more_that_belongs_together_than_a_column_holds_is_parted() {
        let slabs: Vec<Slab> = (0..12).map(|i| slab(9.0, i < 11)).collect();
        let spots = spots(&slabs, COLUMNS, |page| COLUMNS.height(page));
        assert!(spots.iter().all(|spot| spot.y + 9.0 <= COLUMNS.height(spot.page)));
        assert_eq!(spots[11].page, 1, "four in each column of the first page");
    }

    #[test]
    fn a_diagram_without_room_gives_way_to_the_text_after_it() {
        let mut slabs: Vec<Slab> = (0..6).map(|_| slab(10.0, false)).collect();
        slabs[2] = Slab { height: 40.0, floats: true, ..slabs[2].clone() };
        let spots = spots(&slabs, COLUMNS, |page| COLUMNS.height(page));
        let of = |i: usize| (spots[i].column, spots[i].y);
        assert_eq!((of(3), of(4), of(2)), ((0, 24.0), (0, 36.0), (1, 0.0)));
    }
}
