"""Pavers of three sizes for a random lay, two and three eighths of an inch thick, with worn edges."""
from math import cos, radians, sin

from studio.look import Look, View
from studio.masonry import concrete, worn

UNIT, THICK, GAP = .078, .060, .004
ROWS = ((3, 2, 4, 3), (2, 4, 3, 3), (4, 3, 3, 2), (3, 4, 2, 3))
"""Lengths along rows that are three units wide: small, square and long ones."""


def paver(name: str, units: int, stuffs, random, **where) -> None:
    """A paver; its place is its middle."""
    worn(name, (units * UNIT - GAP, 3 * UNIT - GAP, THICK), random.choice(stuffs), random, .0075, .014, step=.016, **where)


def build(look: Look) -> View:
    """Four rows as they lie; one of each size beside and on them."""
    random = look.random
    stuffs = [concrete(tuple(part * light for part in look.tone), .85) for light in (.82, .93, 1., 1.06, 1.16)]
    for row, lengths in enumerate(ROWS):
        left = random.uniform(-.4, .4) * UNIT
        for index, units in enumerate(lengths):
            paver(f'paver-{row}-{index}', units, stuffs, random, at=((left / UNIT + units / 2 - 6) * UNIT, (row - 1.5) * 3 * UNIT, THICK / 2 + random.uniform(-.0012, .0012)),
                  turn=(random.uniform(-.2, .2), random.uniform(-.2, .2), random.uniform(-.35, .35)))
            left += units * UNIT
    paver('paver-top', 4, stuffs, random, at=(.10, .12, THICK * 1.5 + .002), turn=(0, 0, 17))
    low, lean = 3 * UNIT / 2, 62
    paver('paver-leaning', 3, stuffs, random, turn=(lean, 0, 4), at=(
        -.16, -6 * UNIT - .012 - low * cos(radians(lean)) - THICK / 2 * sin(radians(lean)) + .03, low * sin(radians(lean)) + THICK / 2 * cos(radians(lean)) - .004))
    paver('paver-before', 2, stuffs, random, at=(.17, -6 * UNIT - .17, THICK / 2), turn=(0, 0, 24))
    return View(turn=-30, height=30, lens=75, fill=.88)
