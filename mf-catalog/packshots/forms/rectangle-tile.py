"""Large tiles, twice as long as wide: porcelain, with ribs where they are charcoal, or glazed where they are snow."""
from math import cos, radians, sin

from studio.ceramic import glaze, stone_print
from studio.look import Look, View
from studio.ribbed import ribbed
from studio.tiling import copies, exposure, pile

SIZE = (.60, .30, .0095)
PRINTS = {'slate-grey': 'slate', 'charcoal': 'cement', 'sand': 'cement'}


def ribs(look: Look, stuff) -> None:
    """A pile as of the others, of tiles with ribs."""
    (long, wide, thick), random = SIZE, look.random
    step, lean = thick + .0003, radians(64)
    copies(ribbed('tile', SIZE, stuff), [(random.uniform(-.002, .002), random.uniform(-.002, .002), thick / 2 + k * step, random.uniform(-1.2, 1.2)) for k in range(5)]
           + [(wide * .03, 0, thick / 2 + 5 * step, 14), (-.30 * long, -1.62 * wide, thick / 2, -16)])
    ribbed('tile-leaning', SIZE, stuff, at=(.06 * long, -wide / 2 * (1 + cos(lean)) - thick, wide / 2 * sin(lean) + thick * .3), turn=(64, 0, 3))


def build(look: Look) -> View:
    """A pile, and two beside it."""
    stuff = stone_print(look.tone, PRINTS[look.colour]) if look.colour in PRINTS else glaze(look.tone, SIZE[2] / 2, variety=.04, wave=.0004)
    if look.colour == 'charcoal':
        ribs(look, stuff)
    else:
        pile(look, SIZE, stuff, .0011)
    return View(turn=-24, height=27, lens=75, exposure=exposure(look))
