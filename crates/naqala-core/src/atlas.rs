//! Geography of the games: the regions and places where they are played, and the outlines of land and borders.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A place on the globe, in degrees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GeoPoint {
    /// Degrees east of Greenwich, from -180 to 180, and farther for land that lies on both sides of that meridian.
    pub east: f32,
    /// Degrees north of the equator, from -90 to 90.
    pub north: f32,
}

/// A part of the world whose games are listed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Region {
    /// From Mauritania to Nigeria.
    WestAfrica,
    /// From Cameroon to Angola.
    CentralAfrica,
    /// Eritrea, Djibouti, Ethiopia and Somalia.
    Horn,
    /// From South Sudan to Tanzania.
    EastAfrica,
    /// From Zambia to the Cape.
    SouthernAfrica,
    /// Madagascar and the islands near it.
    Madagascar,
    /// North Africa with the Sudan, and the Middle East.
    MiddleEast,
    /// The Caucasus, Central Asia and Mongolia.
    CentralAsia,
    /// From Pakistan to Bangladesh, with Sri Lanka and the Maldives.
    SouthAsia,
    /// From Myanmar to the Philippines.
    SouthEastAsia,
    /// China, Korea and Japan.
    EastAsia,
    /// The islands of the Pacific.
    Pacific,
    /// Both Americas and the Caribbean.
    Americas,
    /// Europe.
    Europe,
    /// Everywhere.
    World,
    /// Nowhere: the game was invented.
    Invented,
}

impl Region {
    /// Every region, in the order in which they are listed.
    pub const ALL: [Region; 16] = [
        Region::WestAfrica,
        Region::CentralAfrica,
        Region::Horn,
        Region::EastAfrica,
        Region::SouthernAfrica,
        Region::Madagascar,
        Region::MiddleEast,
        Region::CentralAsia,
        Region::SouthAsia,
        Region::SouthEastAsia,
        Region::EastAsia,
        Region::Pacific,
        Region::Americas,
        Region::Europe,
        Region::World,
        Region::Invented,
    ];

    /// Returns the region of a place; `None` if the place is not on the map.
    pub fn of(place: &str) -> Option<Region> {
        known(place).map(|&(.., region)| region)
    }
}

/// Returns the position of a place that variants name in [`About::places`](mancala::rules::About::places); `None` if
/// the place is not on the map.
pub fn spot(place: &str) -> Option<GeoPoint> {
    known(place).map(|&(east, north, _)| GeoPoint { east, north })
}

fn known(place: &str) -> Option<&'static (f32, f32, Region)> {
    static PLACES: LazyLock<BTreeMap<String, (f32, f32, Region)>> = LazyLock::new(|| {
        let text = include_str!("../../../assets/map/places.ron");
        ron::from_str(text).unwrap_or_else(|error| panic!("assets/map/places.ron:{error}"))
    });
    PLACES.get(place)
}

/// Outlines of the land of the world and of the waters within it, each closed by a line from its last corner to its first.
pub fn shores() -> Vec<Vec<GeoPoint>> {
    lists("land.txt", include_str!("../../../assets/map/land.txt"), point)
}

/// The land as triangles, by three corners each, which are counted from 0 through all [`shores`].
pub fn triangles() -> Vec<u32> {
    let steps = lists("triangles.txt", include_str!("../../../assets/map/triangles.txt"), |text| text.parse().ok());
    let mut corner = 0u32;
    let next = |step: i32| {
        corner = corner.wrapping_add_signed(step);
        corner
    };
    steps.into_iter().flatten().map(next).collect()
}

/// Borders between countries, each a stretch of a line.
pub fn borders() -> Vec<Vec<GeoPoint>> {
    lists("borders.txt", include_str!("../../../assets/map/borders.txt"), point)
}

/// A point written as `east,north`.
fn point(text: &str) -> Option<GeoPoint> {
    let (east, north) = text.split_once(',')?;
    Some(GeoPoint { east: east.parse().ok()?, north: north.parse().ok()? })
}

/// Reads a file of the map: lists of items between spaces, each on a line of its own or set apart by a semicolon.
///
/// # Panics
///
/// Panics with line and column if an item cannot be read. Tests read every file.
fn lists<T>(file: &str, text: &str, item: impl Fn(&str) -> Option<T>) -> Vec<Vec<T>> {
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#'));
    let read = |(line, number): (&str, u32)| {
        let item = |word: &str| {
            item(word).unwrap_or_else(|| {
                let column = word.as_ptr() as usize - line.as_ptr() as usize + 1;
                panic!("assets/map/{file}:{number}:{column}: unexpected `{word}`")
            })
        };
        line.split(';').map(|list| list.split_whitespace().map(item).collect()).collect::<Vec<Vec<T>>>()
    };
    lines.flat_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::Catalogue;

    #[test]
    fn every_place_of_every_shipped_game_is_on_the_map() {
        for variant in Catalogue::shipped().variants() {
            let presets = variant.presets.iter().filter_map(|preset| preset.about.as_ref());
            for place in presets.chain([&variant.about]).flat_map(|about| &about.places) {
                assert!(spot(place).is_some(), "{}: {place}", variant.id);
            }
        }
        assert_eq!(spot("Atlantis"), None);
    }

    /// Twice the area of a triangle, positive if its corners go clockwise.
    fn area(a: GeoPoint, b: GeoPoint, c: GeoPoint) -> f64 {
        let [a, b, c] = [a, b, c].map(|spot| [f64::from(spot.east), f64::from(spot.north)]);
        (c[0] - a[0]) * (b[1] - a[1]) - (b[0] - a[0]) * (c[1] - a[1])
    }

    /// The triangles of the land.
    fn land() -> Vec<[GeoPoint; 3]> {
        let corners = shores().concat();
        let triangles = triangles();
        let (triangles, rest) = triangles.as_chunks::<3>();
        assert!(rest.is_empty());
        triangles.iter().map(|triangle| triangle.map(|corner| corners[corner as usize])).collect()
    }

    #[test]
    fn triangles_cover_the_land_without_overlap() {
        let sizes: Vec<f64> = land().iter().map(|&[a, b, c]| area(a, b, c)).collect();
        assert!(sizes.iter().all(|&size| size > 0.0), "assets/map/make.py has not been run");
        let within = |ring: &Vec<GeoPoint>| {
            let next = ring.iter().copied().cycle().skip(1);
            let origin = GeoPoint { east: 0.0, north: 0.0 };
            ring.iter().copied().zip(next).map(|(a, b)| area(origin, a, b)).sum::<f64>()
        };
        let (painted, whole) = (sizes.iter().sum::<f64>(), shores().iter().map(within).sum::<f64>());
        assert!((painted - whole).abs() < 0.01, "assets/map/make.py has not been run: {painted} of {whole}");
    }

    #[test]
    fn land_and_sea_are_where_an_atlas_has_them() {
        let land = land();
        let is_land = |east: f32, north: f32| {
            let spot = GeoPoint { east, north };
            let holds = |&[a, b, c]: &[GeoPoint; 3]| {
                [area(a, b, spot), area(b, c, spot), area(c, a, spot)].into_iter().all(|side| side > 0.0)
            };
            land.iter().any(holds)
        };
        for (name, east, north) in
            [("Ghana", -1.2, 7.9), ("Ethiopia", 39.6, 8.6), ("Kazakhstan", 67.3, 48.2), ("Madagascar", 46.7, -19.4)]
        {
            assert!(is_land(east, north), "{name}");
        }
        for (name, east, north) in [
            ("the North Atlantic", -40.0, 50.0),
            ("the Gulf of Guinea", 3.0, 2.0),
            ("the Arabian Sea", 64.0, 15.0),
            ("the Caspian Sea", 50.5, 41.0),
        ] {
            assert!(!is_land(east, north), "{name}");
        }
    }

    #[test]
    fn every_corner_and_border_is_on_the_globe() {
        let on_globe = |spot: &GeoPoint| (-190.0..=200.0).contains(&spot.east) && spot.north.abs() <= 90.0;
        assert!(shores().iter().chain(&borders()).flatten().all(on_globe));
    }

    #[test]
    #[should_panic(expected = "assets/map/land.txt:3:12: unexpected `3O,4`")]
    fn broken_map_file_panics_with_line_and_column() {
        lists("land.txt", "# Land\n1,2 3,4\n1,2; 10,20 3O,4", point);
    }
}
