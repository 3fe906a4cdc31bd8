"""Encaustic tiles: a light pattern on a dark ground."""
from studio.encaustic import SIDE, THICK, encaustic
from studio.look import Look, View
from studio.tiling import bed, copies, oblong, prism

JOINT = .002


def build(look: Look) -> View:
    """Two rows of three, and one on them."""
    step = SIDE + JOINT
    bed(oblong(3 * step - .01, 2 * step - .01), THICK * .75)
    first = prism('tile', oblong(SIDE, SIDE), THICK, encaustic(look), .0008)
    places = [((column - 1) * step, (row - .5) * step, THICK / 2, 0) for row in range(2) for column in range(3)]
    copies(first, [*places, (.62 * step, -.30 * step, THICK * 1.5 + .0004, 19)])
    return View(turn=-24, height=33, lens=75)
