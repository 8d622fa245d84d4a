//! Pictures of rules that can be added.

use crate::panel::sketch::At::{Left, Pit, Right};
use crate::panel::sketch::{self, ALONG, DEEP, FAR, NEAR, PLAIN, SOWN, Sketch};

/// The picture of a rule, by its message.
pub(super) fn of(id: &str) -> Sketch {
    let word = |id: &str| sketch::of(id).unwrap_or(PLAIN);
    match id {
        "ready-race" => word("glossary-race"),
        "ready-lift" => word("glossary-lift"),
        "ready-lift-any" => Sketch {
            rings: &[Pit(1, 0), Pit(1, 2), Pit(0, 1), Pit(0, 3)],
            arrows: &[(Pit(1, 0), Pit(1, 1)), (Pit(0, 3), Pit(0, 2))],
            ..PLAIN
        },
        "ready-lift-store" => Sketch {
            stores: Some([3, 6]),
            rings: &[Right],
            arrows: &[(Right, Pit(0, 3)), (Pit(0, 3), Pit(0, 2)), (Pit(0, 2), Pit(0, 1))],
            ..PLAIN
        },
        "ready-two-first" => Sketch { rows: &[[2, 0, 1, 2], [1, 3, 1, 2]], rings: &[Pit(1, 1), Pit(1, 3)], ..PLAIN },
        "ready-capture-first" => word("glossary-must-capture"),
        "ready-lone" => Sketch {
            rows: &[[2, 0, 1, 2], [0, 1, 3, 0]],
            traps: &[Pit(1, 2)],
            arrows: &[(Pit(1, 1), Pit(1, 2))],
            ..PLAIN
        },
        "ready-feed" => word("glossary-feed"),
        "ready-no-return" => word("glossary-ping-pong"),
        "ready-pie" | "ready-turn-round" => word("glossary-pie-rule"),
        "ready-take" => {
            Sketch { rows: &[[2, 4, 1, 2], [3, 0, 2, 1]], rings: &[Pit(0, 1)], arrows: &[(Pit(0, 1), Right)], ..PLAIN }
        }
        "ready-shift" => Sketch {
            rows: &[[2, 0, 1, 2], [1, 0, 4, 1]],
            rings: &[Pit(1, 1)],
            arrows: &[(Pit(1, 1), Pit(1, 2))],
            ..PLAIN
        },
        "ready-give" => Sketch {
            rows: &[[0, 0, 0, 1], [1, 2, 0, 3]],
            rings: &[Pit(1, 3)],
            arrows: &[(Pit(1, 3), Pit(0, 3))],
            ..PLAIN
        },
        "ready-arrange" => Sketch {
            rows: &[[0, 0, 0, 0], [1, 3, 0, 2]],
            stores: Some([6, 6]),
            arrows: &[(Right, Pit(1, 3)), (Right, Pit(1, 1)), (Right, Pit(1, 0))],
            ..PLAIN
        },
        "ready-place" => word("glossary-namua"),
        "ready-first-move" => Sketch { rows: SOWN, rings: NEAR, arrows: ALONG, ..PLAIN },
        "ready-refill-row" => Sketch {
            rows: &[[2, 0, 1, 2], [1, 1, 1, 1]],
            stores: Some([4, 5]),
            arrows: &[(Right, Pit(1, 3)), (Right, Pit(1, 2)), (Right, Pit(1, 1)), (Right, Pit(1, 0))],
            ..PLAIN
        },
        "ready-blockade" => word("glossary-takasia"),
        "ready-way" => word("glossary-path"),
        "ready-way-chosen" => Sketch {
            rows: &[[2, 0, 1, 2], [1, 4, 1, 2]],
            rings: &[Pit(1, 1)],
            arrows: &[(Pit(1, 1), Pit(1, 0)), (Pit(1, 1), Pit(1, 2))],
            ..PLAIN
        },
        "ready-from-origin" => {
            Sketch { rows: &[[2, 0, 1, 2], [1, 2, 3, 1]], rings: &[Pit(1, 0)], arrows: ALONG, ..PLAIN }
        }
        "ready-skip-origin" => word("glossary-full-lap"),
        "ready-laps" => word("glossary-relay"),
        "ready-laps-next" => Sketch {
            rows: SOWN,
            rings: &[Pit(0, 3)],
            arrows: &[(Pit(1, 2), Pit(1, 3)), (Pit(0, 3), Pit(0, 2)), (Pit(0, 2), Pit(0, 1))],
            ..PLAIN
        },
        "ready-house" => word("glossary-house"),
        "ready-house-tax" => Sketch {
            rows: &[[2, 2, 2, 2], [2, 6, 2, 2], [2, 2, 6, 2], [2, 2, 2, 2]],
            rings: &[Pit(2, 2)],
            arrows: &[(Pit(2, 2), Pit(2, 3)), (Pit(2, 3), Pit(3, 3))],
            ..DEEP
        },
        "ready-two-three" => word("glossary-count-capture"),
        "ready-chain" => word("glossary-chain"),
        "ready-even" => Sketch {
            rows: &[[2, 4, 1, 2], [1, 0, 1, 0]],
            rings: &[Pit(0, 1)],
            arrows: &[(Pit(0, 2), Pit(0, 1)), (Pit(0, 1), Right)],
            ..PLAIN
        },
        "ready-facing" => word("glossary-facing-capture"),
        "ready-facing-both" => {
            Sketch { rings: &[Pit(1, 1), Pit(0, 1)], arrows: &[(Pit(2, 0), Pit(2, 1)), (Pit(2, 1), Pit(1, 1))], ..DEEP }
        }
        "ready-gap" => Sketch {
            rows: &[[2, 0, 1, 2], [1, 1, 0, 4]],
            rings: &[Pit(1, 3)],
            arrows: &[(Pit(1, 0), Pit(1, 1)), (Pit(1, 3), Right)],
            ..PLAIN
        },
        "ready-next" => Sketch {
            rows: &[[2, 0, 1, 2], [0, 1, 4, 1]],
            rings: &[Pit(1, 2)],
            arrows: &[(Pit(1, 0), Pit(1, 1)), (Pit(1, 2), Right)],
            ..PLAIN
        },
        "ready-in-passing" => word("glossary-in-passing"),
        "ready-before-move" => {
            Sketch { rows: &[[2, 0, 1, 2], [1, 4, 0, 1]], rings: &[Pit(1, 1)], arrows: &[(Pit(1, 1), Right)], ..PLAIN }
        }
        "ready-meeting" => Sketch {
            rows: &[[2, 0, 1, 3], [1, 0, 1, 1]],
            rings: &[Pit(0, 3)],
            arrows: &[(Pit(1, 3), Pit(0, 3)), (Pit(0, 3), Right)],
            ..PLAIN
        },
        "ready-first-lap" => Sketch {
            rows: &[[1, 2, 1, 3], [0, 2, 0, 1]],
            rings: &[Pit(1, 2)],
            arrows: &[(Pit(1, 0), Pit(1, 1)), (Pit(1, 1), Pit(1, 2)), (Pit(1, 2), Pit(1, 3)), (Pit(1, 3), Pit(0, 3))],
            ..PLAIN
        },
        "ready-optional" => Sketch {
            rows: &[[2, 0, 1, 3], [1, 2, 0, 1]],
            rings: &[Pit(0, 3)],
            arrows: &[(Pit(0, 3), Right), (Pit(1, 3), Pit(0, 3))],
            ..PLAIN
        },
        "ready-more" => Sketch {
            rows: &[[2, 4, 1, 3], [0, 1, 3, 4]],
            rings: &[Pit(0, 1), Pit(0, 3)],
            arrows: &[(Pit(0, 1), Pit(0, 2)), (Pit(0, 3), Right)],
            ..PLAIN
        },
        "ready-slam-nothing" | "ready-slam-barred" => word("glossary-grand-slam"),
        "ready-resow" => word("glossary-resow"),
        "ready-trap" => word("glossary-tuzdyk"),
        "ready-closed" => Sketch {
            rows: &[[2, 1, 4, 2], [1, 2, 0, 1]],
            traps: &[Pit(0, 2)],
            arrows: &[(Pit(0, 3), Pit(0, 2))],
            ..PLAIN
        },
        "ready-store-bonus" | "ready-one-bonus" => word("glossary-bonus"),
        "ready-pass" => Sketch { rows: &[[2, 1, 0, 3], [0, 0, 0, 0]], rings: NEAR, ..PLAIN },
        "ready-majority" => word("glossary-majority"),
        "ready-row-empty" => {
            Sketch { rows: &[[2, 1, 0, 3], [0, 0, 0, 0]], rings: NEAR, arrows: &[(Pit(0, 0), Left)], ..PLAIN }
        }
        "ready-no-moves" => Sketch { rows: &[[1, 0, 1, 2], [0, 0, 0, 0]], rings: NEAR, ..PLAIN },
        "ready-unfed" => Sketch { rows: &[[0, 0, 0, 0], [1, 2, 0, 0]], rings: FAR, ..PLAIN },
        "ready-repetition" => word("glossary-repetition"),
        "ready-few-left" => Sketch { rows: &[[1, 0, 0, 0], [0, 2, 0, 1]], stores: Some([9, 9]), ..PLAIN },
        "ready-lost" => Sketch {
            rows: &[[0, 2, 1, 2], [1, 1, 1, 1]],
            traps: &[Pit(1, 3)],
            arrows: &[(Pit(1, 1), Pit(1, 2)), (Pit(1, 2), Pit(1, 3))],
            ..PLAIN
        },
        "ready-endless" => word("glossary-endless"),
        "ready-most" => Sketch { rows: &[[0; 4], [0; 4]], stores: Some([4, 9]), rings: &[Right], ..PLAIN },
        "ready-fewest" => Sketch { rows: &[[0; 4], [0; 4]], stores: Some([9, 4]), rings: &[Right], ..PLAIN },
        "ready-last-mover" => Sketch {
            rows: &[[0, 0, 0, 0], [0, 1, 1, 0]],
            rings: &[Pit(1, 2)],
            arrows: &[(Pit(1, 1), Pit(1, 2))],
            ..PLAIN
        },
        "ready-refill" => Sketch {
            stores: Some([2, 8]),
            arrows: &[(Right, Pit(1, 3)), (Right, Pit(1, 2)), (Left, Pit(0, 0)), (Left, Pit(0, 1))],
            ..PLAIN
        },
        "ready-territory" => {
            Sketch { stores: Some([2, 8]), rings: &[Pit(1, 0), Pit(1, 1), Pit(1, 2), Pit(1, 3), Pit(0, 3)], ..PLAIN }
        }
        "ready-mirror" => Sketch {
            rows: &[[3, 1, 0, 2], [3, 1, 0, 2]],
            arrows: &[(Pit(1, 0), Pit(0, 0)), (Pit(1, 1), Pit(0, 1)), (Pit(1, 3), Pit(0, 3))],
            ..PLAIN
        },
        "ready-sale" => Sketch { stores: Some([2, 8]), traps: &[Pit(0, 0)], arrows: &[(Pit(0, 0), Right)], ..PLAIN },
        "ready-score" => Sketch { stores: Some([1, 3]), rings: &[Right], ..PLAIN },
        _ => PLAIN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala_core::workshop::ready::READY;

    #[test]
    fn every_rule_has_a_picture_of_its_own_or_of_its_word() {
        for ready in READY {
            let sketch = of(ready.id);
            sketch.check(ready.id);
            let marks = sketch.rings.len() + sketch.traps.len() + sketch.arrows.len();
            assert!(marks > 0 || ready.id == "ready-few-left", "{}: nothing is marked", ready.id);
        }
    }
}
