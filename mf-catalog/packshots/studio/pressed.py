"""Metal shingles: panels of four, pressed in one."""
from mathutils import Vector, noise

from studio.geometry import solid

PANEL, SEEN, LIFT, FRONT = 1.22, .24, .022, .015
SHARES = (.27, .22, .28, .23)
"""Widths of the four shingles of a panel, as shares of it."""


def joints(first: float, wide: float) -> list[float]:
    """Where shingles meet in a course whose panels start at `first`, up to the right end of a piece."""
    places, left = [], first
    while left < wide / 2:
        for share in SHARES:
            left += share * PANEL
            places.append(left)
    return places


def course(name: str, size, columns: int, cuts, low: float, offset: float, material) -> None:
    """A relief of (wide, long): each shingle rises towards its lower edge, which is bent down; grooves run between them."""
    wide, long = size
    rows, points = round(long / .005), []
    for row in range(-3, rows + 1):
        y = max(row, 0) / rows * long
        for column in range(columns + 1):
            x = (column / columns - .5) * wide
            which = sum(cut < x for cut in cuts)
            groove = max(0., 1 - (min(abs(x - cut) for cut in cuts) / .0065) ** 2)
            rise = LIFT * (1 - y / long) + .0035 * noise.noise(Vector((which * 7.3, offset, 0)))
            split = noise.fractal(Vector((x * 46 + which * 9, y * 3.2, offset + which)), 1., 2., 3)
            z = rise + .0022 * split - .0075 * groove * (1 - .5 * y / long)
            down = (0, FRONT * .25, FRONT * .75, FRONT)[max(-row, 0)]
            jag = .0035 * noise.noise(Vector((which * 5.1, offset + 3, 2)))
            points.append((x, low + y + jag * (1 - y / long) - (.0012 if row == 0 else 0), max(z - down, .001)))
    across = columns + 1
    faces = [(r * across + c, r * across + c + 1, (r + 1) * across + c + 1, (r + 1) * across + c) for r in range(rows + 3) for c in range(columns)]
    solid(name, points, faces, material, smooth=55)
