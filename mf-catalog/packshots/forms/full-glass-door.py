"""An entry door of glass down to its sill, open a little."""
from studio.doorleaf import INCH, NICKEL, TALL, bores, glazed, hinges, hung, jambs, seen, sill, stuff, wall
from studio.look import Look, View
from studio.plumbing import bare

WIDE = 34 * INCH


def build(look: Look) -> View:
    """Narrow rails around one pane."""
    material, low = stuff(look), sill(WIDE + .068)
    wall(jambs(WIDE, TALL, material, low=low), low + TALL + .037)
    hinges(WIDE / 2, low, TALL, bare(NICKEL, .30, .02))
    with hung(WIDE / 2, WIDE, 38, 1, low):
        glazed('leaf', WIDE, .112, .125, .112, material)
        bores(WIDE, -1, radius=.022)
    return seen(look)
