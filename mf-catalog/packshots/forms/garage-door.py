"""An insulated garage door of four sections with pressed panels."""
from studio.garage import FOOT, light, panelled, wall
from studio.look import Look, View

FINE = True
SIZES = {'white': (9, 7, 4), 'charcoal': (8, 7, 4), 'sand': (16, 7, 8)}
"""Width and height in feet, and panels across."""


def build(look: Look) -> View:
    """Closed, in a piece of wall."""
    wide, high, across = SIZES[look.colour]
    wall(wide * FOOT, high * FOOT)
    panelled(look, wide * FOOT, high * FOOT, across)
    return View(turn=-22, height=13, lens=70, fill=.90, exposure=light(look))
