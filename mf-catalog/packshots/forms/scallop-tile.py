"""Glazed tiles shaped as scales of a fish, laid, and one more on them."""
from studio.look import Look, View
from studio.scallop import STEP, THICK, scallop
from studio.tiling import bed, copies, oblong


def build(look: Look) -> View:
    """Four rows of five."""
    first = scallop(look)
    bed(oblong(4.4 * STEP, 1.5 * STEP), THICK * .7)
    places = [((column - 2) * STEP + (.25 if row % 2 else -.25) * STEP, (row - 1.5) * STEP / 2, THICK / 2, 0) for row in range(4) for column in range(5)]
    copies(first, [*places, (.5 * STEP, -.2 * STEP, THICK * 1.5 + .0004, 24)])
    return View(turn=-22, height=42, lens=80)
