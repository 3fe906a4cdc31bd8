"""Laminated asphalt shingles on a piece of roof."""
from math import atan2, degrees

from studio.geometry import box, solid
from studio.granules import granules
from studio.look import Look, View
from studio.roof import deck, pitched

WIDE, COURSES, SEEN, THICK = 1.06, 5, .143, .0045
OVER, LIFT = .05, .011
LEAN = degrees(atan2(LIFT, SEEN))


def tab(name: str, left: float, right: float, slant, long: float, material, at) -> None:
    """A tooth of the upper layer: its sides are not quite parallel."""
    points = [(x, y, z) for z in (0, THICK) for x, y in ((left, 0), (right, 0), (right + slant[1], long), (left + slant[0], long))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    solid(name, points, faces, material, .0009, at=at, turn=(-LEAN, 0, 0))


def build(look: Look) -> View:
    """Five courses: a whole layer below, teeth of many widths on it."""
    random, blended = look.random, look.colour == 'driftwood'
    upper = granules(look.tone, variety=.62 if blended else .42, warmth=.09 if blended else .03)
    lower = granules(look.tone, .42, .2)
    deep = COURSES * SEEN + .03
    deck(WIDE, deep)
    for course in range(COURSES):
        low = course * SEEN - .014
        long = SEEN + OVER if course < COURSES - 1 else deep - low - .004
        box(f'under-{course}', (WIDE + .01, long, THICK), lower, .0009, at=(0, low + long / 2 + .0004, LIFT * long / SEEN / 2 + THICK / 2 - LIFT * OVER / SEEN * .8), turn=(-LEAN, 0, 0))
        left, index = -WIDE / 2 - random.uniform(0, .12), 0
        while left < WIDE / 2 - .01:
            wide = random.uniform(.085, .21)
            start, end = max(left, -WIDE / 2 - .005), min(left + wide, WIDE / 2 + .005)
            if end - start > .02:
                slant = (random.uniform(.002, .010), -random.uniform(.002, .010))
                tab(f'tab-{course}-{index}', start, end, slant, long, upper,
                    (0, low, LIFT * long / SEEN + THICK - LIFT * OVER / SEEN * .8 + .0003))
            left, index = left + wide + random.uniform(.035, .105), index + 1
    pitched(look, WIDE, deep)
    return View(turn=-30, height=20, lens=75, exposure=1.1)
