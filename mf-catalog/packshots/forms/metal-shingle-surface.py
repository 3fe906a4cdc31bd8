"""Metal shingles on a roof: panels of four, pressed in one."""
from mathutils import Vector, noise

from studio.facade import roof
from studio.geometry import solid
from studio.look import Look
from studio.sheetmetal import tin
from studio.surface import Surface

WIDE, SEEN, LIFT, FRONT, SPAN, COURSES = 1.22, .24, .022, .015, 1.0, 5
LONG, REACH = SEEN + .03, 1.46
SHARES = (.27, .22, .28, .23)
"""Widths of the four shingles of a panel, as shares of it."""


def joints(first: float) -> list[float]:
    """Where shingles meet in a course whose panels start at `first`."""
    places, left = [], first
    while left < REACH / 2:
        for share in SHARES:
            left += share * WIDE
            places.append(left)
    return places


def course(name: str, low: float, first: float, material, offset: float) -> None:
    """A relief: each shingle rises towards its lower edge, which is bent down; grooves run between them."""
    columns, rows, cuts, points = 290, round(LONG / .005), joints(first), []
    for row in range(-3, rows + 1):
        y = max(row, 0) / rows * LONG
        for column in range(columns + 1):
            x = (column / columns - .5) * REACH
            which = sum(cut < x for cut in cuts)
            groove = max(0., 1 - (min(abs(x - cut) for cut in cuts) / .0065) ** 2)
            rise = LIFT * (1 - y / LONG) + .0035 * noise.noise(Vector((which * 7.3, offset, 0)))
            split = noise.fractal(Vector((x * 46 + which * 9, y * 3.2, offset + which)), 1., 2., 3)
            z = rise + .0022 * split - .0075 * groove * (1 - .5 * y / LONG)
            down = (0, FRONT * .25, FRONT * .75, FRONT)[max(-row, 0)]
            jag = .0035 * noise.noise(Vector((which * 5.1, offset + 3, 2)))
            points.append((x, low + y + jag * (1 - y / LONG) - (.0012 if row == 0 else 0), max(z - down, .001)))
    across = columns + 1
    faces = [(r * across + c, r * across + c + 1, (r + 1) * across + c + 1, (r + 1) * across + c) for r in range(rows + 3) for c in range(columns)]
    solid(name, points, faces, material, smooth=55)


def build(look: Look) -> Surface:
    """Each course is moved by half a panel and a little."""
    stuff = tin(look, .12)
    for index in range(COURSES):
        course(f'course-{index}', (index - COURSES / 2) * SEEN, -REACH / 2 - (0, .61, .30, .83, .47)[index] * WIDE, stuff, index * 31.7)
    return roof(SPAN)
