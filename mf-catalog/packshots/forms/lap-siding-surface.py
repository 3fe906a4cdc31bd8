"""Horizontal lap siding on a wall."""
from math import atan2, degrees

from studio.boards import lapped
from studio.facade import WIDE, courses, wall
from studio.geometry import box
from studio.look import Look
from studio.surface import Surface
from studio.swatch import swatch
from studio.wood import wood

SEEN, HIGH, THICK, SPAN = .105, .128, .0135, 1.12
JOINTS = (.24, -.21, .05)
"""Where boards meet, in every third row, as shares of the width."""
NEAR, MEET = .74, (-.16, 9., .20, 9.)
"""Of painted boards, which are seen from nearer: their width of picture, and where they meet in it, if they do."""
GRAIN = {'coastal-blue': .7, 'sage': .7, 'sand': .7}
"""Vinyl takes less of the grain than fibre cement."""


def timber(look: Look) -> Surface:
    """Boards longer than the picture: few rows have a joint."""
    face, random, reach = wood(look, rough=.5, coat=.1), look.random, SPAN * WIDE
    lean = degrees(atan2(THICK, SEEN))
    for row, low in enumerate(courses(SPAN, SEEN)):
        joint = (JOINTS[row // 3 % 3] + random.uniform(-.06, .06)) * reach if row % 3 == 1 else -reach
        cuts = [-reach, *([joint] if joint > -reach else []), reach]
        for index, (left, right) in enumerate(zip(cuts, cuts[1:])):
            box(f'lap-{row}-{index}', (right - left - .0018, THICK, HIGH), face, .0016,
                at=((left + right) / 2, -THICK * 1.12, low + HIGH / 2), turn=(-lean, 0, 0))
    return wall(look, SPAN)


def build(look: Look) -> Surface:
    """Wood as boards that stand before each other, paint and vinyl as a swatch."""
    return timber(look) if look.species else swatch(look, *lapped(look.tone, SEEN, MEET, GRAIN.get(look.colour, 1.)), NEAR)
