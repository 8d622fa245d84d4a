//! A board or a tray, and the hollows in it, found by where they are.

use super::Cut;
use crate::ui::look::Look;
use bevy::math::Vec2;
use naqala_core::geometry::Carving;

/// A board, or a tray that lies beside it. All lengths are pixels, measured from its middle, y downwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Slab {
    /// Width and height of the wood.
    pub size: Vec2,
    /// Radius of a pit: the measure of grain and bevel.
    pub unit: f32,
    /// Radius of its corners, in pit radii.
    pub corner: f32,
    /// The lines in it.
    pub carving: Carving,
    /// The hollows in it.
    pub cuts: Vec<Cut>,
    /// Material.
    pub look: Look,
}

/// The hollows of a board, found by where they are.
#[derive(Default)]
pub struct Cuts<'a> {
    all: &'a [Cut],
    /// For each cell of a grid over the board, the hollows that reach into it.
    cells: Vec<Vec<u16>>,
    columns: usize,
    /// The grid's upper left corner, and the size of a cell.
    origin: Vec2,
    cell: f32,
}

impl<'a> Cuts<'a> {
    /// Reach of a hollow's effect on the wood beyond its edge, in its radii.
    pub const REACH: f32 = 0.45;

    /// The hollows of a board of this size.
    pub fn new(all: &'a [Cut], size: Vec2) -> Cuts<'a> {
        let least = all.iter().map(Cut::radius).fold(f32::INFINITY, f32::min);
        let cell = least.max(size.max_element() / 64.0).max(1.0);
        if !cell.is_finite() {
            return Cuts::default();
        }
        let columns = (size.x / cell).ceil().max(1.0) as usize;
        let rows = (size.y / cell).ceil().max(1.0) as usize;
        let mut cuts = Cuts { cells: vec![Vec::new(); columns * rows], all, columns, origin: -size / 2.0, cell };
        for (index, cut) in all.iter().enumerate() {
            let reach = Vec2::splat(cut.radius() * Cuts::REACH);
            let from = ((cut.rect.min - reach - cuts.origin) / cell).floor().max(Vec2::ZERO);
            let to = ((cut.rect.max + reach - cuts.origin) / cell).floor();
            for row in from.y as usize..=(to.y.max(0.0) as usize).min(rows - 1) {
                for column in from.x as usize..=(to.x.max(0.0) as usize).min(columns - 1) {
                    cuts.cells[row * columns + column].push(index as u16);
                }
            }
        }
        cuts
    }

    /// The hollow whose edge is nearest to a point, and how far from its edge the point is, in its radii; `None` where
    /// none is near.
    pub fn around(&self, point: Vec2) -> Option<(&Cut, f32)> {
        self.near(point)
            .map(|cut| (cut, cut.edge(point)))
            .filter(|(_, edge)| *edge < Cuts::REACH)
            .min_by(|(_, a), (_, b)| a.total_cmp(b))
    }

    /// The hollows that may be near a point.
    pub fn near(&self, point: Vec2) -> impl Iterator<Item = &Cut> {
        let at = (point - self.origin) / self.cell.max(1.0);
        let row = at.y.max(0.0) as usize;
        let column = (at.x.max(0.0) as usize).min(self.columns.saturating_sub(1));
        let cell = self.cells.get(row * self.columns + column);
        cell.into_iter().flatten().map(|&index| &self.all[usize::from(index)])
    }
}
