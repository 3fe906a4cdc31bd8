"""Metal shingles on a piece of roof: panels of four, pressed in one."""
from mathutils import Vector, noise

from studio.geometry import solid
from studio.look import Look, View
from studio.roof import deck, pitched
from studio.sheetmetal import tin

WIDE, COURSES, SEEN, LIFT, FRONT = 1.22, 3, .24, .022, .015
SHARES = (.27, .22, .28, .23)
"""Widths of the four shingles of a panel, as shares of it."""


def joints(first: float):
    """Where shingles meet in a course whose panels start at `first`, from edge to edge of the piece."""
    places, left = [], first
    while left < WIDE / 2:
        for share in SHARES:
            left += share * WIDE
            places.append(left)
    return [place for place in places if abs(place) < WIDE / 2 - .03]


def course(name: str, low: float, first: float, long: float, material, offset) -> None:
    """A relief: each shingle rises towards its lower edge, which is bent down; grooves run between them."""
    columns, rows = 240, round(long / .005)
    cuts = joints(first)
    points = []
    for row in range(-3, rows + 1):
        y = max(row, 0) / rows * long
        for column in range(columns + 1):
            x = (column / columns - .5) * WIDE
            which = sum(cut < x for cut in cuts)
            near = min((abs(x - cut) for cut in cuts), default=1)
            groove = max(0., 1 - (near / .0065) ** 2)
            rise = LIFT * (1 - y / long) + .0035 * noise.noise(Vector((which * 7.3, offset, 0)))
            split = noise.fractal(Vector((x * 46 + which * 9, y * 3.2, offset + which)), 1., 2., 3)
            z = rise + .0022 * split - .0075 * groove * (1 - .5 * y / long)
            down = (0, FRONT * .25, FRONT * .75, FRONT)[max(-row, 0)]
            jag = .0035 * noise.noise(Vector((which * 5.1, offset + 3, 2)))
            points.append((x, low + y + jag * (1 - y / long) - (.0012 if row == 0 else 0), max(z - down, .001)))
    across = columns + 1
    faces = [(r * across + c, r * across + c + 1, (r + 1) * across + c + 1, (r + 1) * across + c) for r in range(rows + 3) for c in range(columns)]
    solid(name, points, faces, material, smooth=55)


def build(look: Look) -> View:
    """Three courses, each moved by half a panel and a little."""
    stuff = tin(look, .12)
    deep = COURSES * SEEN + .02
    deck(WIDE - .02, deep)
    for index in range(COURSES):
        low = index * SEEN - .012
        course(f'course-{index}', low, -WIDE / 2 - (0, .61, .30)[index] * WIDE, SEEN + .03 if index < COURSES - 1 else deep - low, stuff, index * 31.7)
    pitched(look, WIDE, deep, 32)
    return View(turn=-30, height=19, lens=75, exposure=1.1)
