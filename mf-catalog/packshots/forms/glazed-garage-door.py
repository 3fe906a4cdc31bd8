"""An insulated garage door with a row of windows along its top."""
from studio.garage import FOOT, light, panelled, wall
from studio.look import Look, View

SHARP = True
SIZES = {'black': (9, 7, 4), 'walnut': (16, 7, 8)}
"""Width and height in feet, and panels across."""


def build(look: Look) -> View:
    """Closed, in a piece of wall."""
    wide, high, across = SIZES[look.colour or look.species]
    wall(wide * FOOT, high * FOOT)
    panelled(look, wide * FOOT, high * FOOT, across, True)
    return View(turn=-22, height=13, lens=70, fill=.90, exposure=light(look))
