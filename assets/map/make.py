#!/usr/bin/env python3
"""Makes triangles.txt: the land of land.txt cut into the triangles that the program paints.

Run it after any change to land.txt. It needs nothing but Python 3.
"""

from pathlib import Path

HERE = Path(__file__).parent
HEAD = """\
# Land as triangles, made from land.txt by make.py: a line for each piece, three corners for each triangle. A corner is
# the number of its spot in land.txt, counted from 0 through all pieces, and written as the difference from the corner
# before it; the first counts from 0.
"""


def pieces():
    """Yields the rings of each piece of land: corners as (number, (east, north)), in tenths of a degree."""
    number = 0
    for line in (HERE / "land.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        rings = []
        for ring in line.split(";"):
            spots = [tuple(round(10 * float(part)) for part in spot.split(",")) for spot in ring.split()]
            rings.append(list(enumerate(spots, number)))
            number += len(spots)
        yield rings


def area(a, b, c):
    """Twice the area of a triangle, positive if its corners go clockwise, as those of outlines do."""
    (ax, ay), (bx, by), (cx, cy) = a, b, c
    return (cx - ax) * (by - ay) - (bx - ax) * (cy - ay)


def ring_area(ring):
    """Twice the area within a ring, with the same sign."""
    return sum(area((0, 0), ring[at - 1][1], ring[at][1]) for at in range(len(ring)))


def crosses(a, b, c, d):
    """Tells whether two lines meet elsewhere than at a common end."""
    if {a, b} & {c, d}:
        return False
    return area(a, b, c) * area(a, b, d) <= 0 and area(c, d, a) * area(c, d, b) <= 0


def join(outline, water):
    """Cuts the land open from its outline to a water, and returns the one ring round both."""
    # The easternmost corner and the nearest of the outline that can be seen from there.
    start = max(range(len(water)), key=lambda at: water[at][1])
    (x, y) = eye = water[start][1]
    sides = [(ring[at - 1][1], ring[at][1]) for ring in (outline, water) for at in range(len(ring))]

    def distance(at):
        return (outline[at][1][0] - x) ** 2 + (outline[at][1][1] - y) ** 2

    nearest = sorted(range(len(outline)), key=distance)
    cut = next(at for at in nearest if not any(crosses(eye, outline[at][1], c, d) for c, d in sides))
    return outline[: cut + 1] + water[start:] + water[: start + 1] + outline[cut:]


def is_ear(ring, at):
    """Tells whether a corner and its neighbours form a triangle in which no other corner lies."""
    a, b, c = (ring[near % len(ring)][1] for near in (at - 1, at, at + 1))
    if area(a, b, c) <= 0:
        return False
    west, east = min(a[0], b[0], c[0]), max(a[0], b[0], c[0])
    return not any(
        west <= spot[0] <= east
        and area(a, b, spot) >= 0
        and area(b, c, spot) >= 0
        and area(c, a, spot) >= 0
        and spot not in (a, b, c)
        for _, spot in ring
    )


def triangles(rings):
    """Cuts a piece of land into triangles: ears, one after the other."""
    outline, *waters = [ring if (ring_area(ring) > 0) == (at == 0) else ring[::-1] for at, ring in enumerate(rings)]
    whole = sum(map(ring_area, [outline, *waters]))
    for water in sorted(waters, key=lambda water: max(spot for _, spot in water), reverse=True):
        outline = join(outline, water)
    found, at, missed = [], 0, 0
    while len(outline) > 2:
        at %= len(outline)
        corners = [outline[near % len(outline)] for near in (at - 1, at, at + 1)]
        flat = area(*(spot for _, spot in corners)) == 0
        if flat or is_ear(outline, at):
            if not flat:
                found.append(corners)
            del outline[at]
            missed = 0
        else:
            missed += 1
            assert missed < len(outline), f"land.txt: a ring crosses itself near {outline[at][1]}"
        # Not its neighbour next: triangles come out wider.
        at += 1
    assert whole == sum(area(*(spot for _, spot in corners)) for corners in found), "triangles lie over one another"
    return [number for corners in found for number, _ in corners]


def main():
    lines, last = [], 0
    for rings in pieces():
        steps = []
        for corner in triangles(rings):
            steps.append(str(corner - last))
            last = corner
        lines.append(" ".join(steps) + "\n")
    (HERE / "triangles.txt").write_text(HEAD + "".join(lines))


if __name__ == "__main__":
    main()
