"""Laminated asphalt shingles on a roof."""
from math import atan2, degrees

from studio.facade import WIDE, roof
from studio.geometry import box, solid
from studio.grains import grains
from studio.look import Look
from studio.surface import Surface

SEEN, THICK, OVER, LIFT, SPAN, DEEP = .143, .0045, .05, .011, .84, 1.05
LEAN = degrees(atan2(LIFT, SEEN))


def tab(name: str, left: float, right: float, slant, material, at) -> None:
    """A tooth of the upper layer: its sides are not quite parallel."""
    long = SEEN + OVER
    points = [(x, y, z) for z in (0, THICK) for x, y in ((left, 0), (right, 0), (right + slant[1], long), (left + slant[0], long))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    solid(name, points, faces, material, .0009, at=at, turn=(-LEAN, 0, 0))


def build(look: Look) -> Surface:
    """A whole layer below, teeth of many widths on it."""
    random, blended, reach, long = look.random, look.colour == 'driftwood', SPAN * WIDE, SEEN + OVER
    upper = grains(look.tone, variety=.62 if blended else .42, warmth=.09 if blended else .03)
    lower = grains(look.tone, .42, .2)
    rise, sunk = LIFT * long / SEEN, LIFT * OVER / SEEN * .8
    count = round(SPAN * DEEP / SEEN)
    for course in range(count):
        low = (course - count / 2) * SEEN
        box(f'under-{course}', (reach, long, THICK), lower, .0009, at=(0, low + long / 2 + .0004, rise / 2 + THICK / 2 - sunk), turn=(-LEAN, 0, 0))
        left, index = -reach / 2 - random.uniform(0, .12), 0
        while left < reach / 2:
            wide, slant = random.uniform(.085, .21), (random.uniform(.002, .010), -random.uniform(.002, .010))
            tab(f'tab-{course}-{index}', left, left + wide, slant, upper, (0, low, rise + THICK - sunk + .0003))
            left, index = left + wide + random.uniform(.035, .105), index + 1
    return roof(SPAN)
