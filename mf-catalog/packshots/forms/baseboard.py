"""Square baseboard, primed."""
from studio.geometry import box, rounded
from studio.look import Look, View, linear
from studio.moulding import core, length, primed
from studio.shader import plain

HIGH, THICK, LONG = .133, .0145, .66
"""5 1/4 in."""
WALL, GYPSUM = linear('#8b9aa0'), linear('#d8d5cd')


def build(look: Look) -> View:
    """A length at the foot of a piece of wall, and one that lies before it."""
    face, end = primed(), core()
    box('wall', (LONG - .05, .0015, .30), plain('paint', WALL, .7), .0005, main=False, at=(-.02, .0008, .15))
    box('gypsum', (LONG - .05, .012, .30), plain('gypsum', GYPSUM, .85), .001, main=False, at=(-.02, .0076, .15))
    box('studs', (LONG - .09, .05, .28), plain('back', GYPSUM, .85), .002, main=False, at=(-.02, .0387, .14))
    upright = rounded([(0, 0), (0, HIGH), (-THICK, HIGH, .0012), (-THICK, 0, .0012), (0, 0)][:-1] + [(-.0001, 0)], 3)
    length('upright', upright, face, end, LONG)
    flat = rounded([(HIGH / 2, 0), (HIGH / 2, THICK, .0012), (-HIGH / 2, THICK, .0012), (-HIGH / 2, 0)], 3)
    length('flat', flat, face, end, LONG * .82, at=(-.02, -.16, 0), turn=(0, 0, -7))
    return View(turn=-30, height=20, lens=68, exposure=.95)
