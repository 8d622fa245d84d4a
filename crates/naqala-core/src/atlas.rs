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
        ron::from_str(include_str!("../../../assets/map/places.ron")).expect("a test reads the places of the map")
    });
    PLACES.get(place)
}

/// The land of the world: pieces, each with its outline first and then the waters within it.
pub fn land() -> Vec<Vec<Vec<GeoPoint>>> {
    let text = include_str!("../../../assets/map/land.txt");
    lines(text).map(|line| line.split(';').map(spots).collect()).collect()
}

/// Borders between countries, each a stretch of a line.
pub fn borders() -> Vec<Vec<GeoPoint>> {
    lines(include_str!("../../../assets/map/borders.txt")).map(spots).collect()
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

/// Spots written as `east,north`.
fn spots(text: &str) -> Vec<GeoPoint> {
    let spot = |pair: &str| {
        let (east, north) = pair.split_once(',')?;
        Some(GeoPoint { east: east.parse().ok()?, north: north.parse().ok()? })
    };
    text.split_whitespace().filter_map(spot).collect()
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

    /// Compares land and sea with an atlas: a spot is land if a line north from it crosses an odd number of outlines.
    #[test]
    fn land_is_where_it_should_be() {
        let land = land();
        let is_land = |east: f32, north: f32| {
            let crosses = |(a, b): (GeoPoint, GeoPoint)| {
                (a.east > east) != (b.east > east)
                    && (b.north - a.north) * (east - a.east) / (b.east - a.east) + a.north > north
            };
            let sides = |ring: &Vec<GeoPoint>| {
                let next = ring.iter().copied().cycle().skip(1);
                ring.iter().copied().zip(next).filter(|&side| crosses(side)).count()
            };
            land.iter().flatten().map(sides).sum::<usize>() % 2 == 1
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
        assert!(
            borders()
                .iter()
                .flatten()
                .chain(land.iter().flatten().flatten())
                .all(|spot| { (-190.0..=200.0).contains(&spot.east) && spot.north.abs() <= 90.0 })
        );
    }
}
