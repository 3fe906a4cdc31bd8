"""An entry door with a glazed panel at its side, in one frame."""
from studio.doorleaf import INCH, NICKEL, RAISED, TALL, THICK, WHITE, bores, columns, glazed, hinges, hung, jambs, lines, paint, plank, pressed, seen, sill, stuff, wall
from studio.housing import placed
from studio.look import Look, View
from studio.plumbing import bare

LEAF, SIDE, POST = 34 * INCH, .335, .062
ROWS = (.235, .560, .200, .630, .115, .150)


def build(look: Look) -> View:
    """The glass stands on the side of the lock."""
    material, white, wide = stuff(look), paint(WHITE), LEAF + SIDE + POST
    low = sill(wide + .068)
    wall(jambs(wide, TALL, white, low=low), low + TALL + .037, .24, .24)
    plank('post', POST, TALL, .112, white, (wide / 2 - LEAF - POST / 2, .001, low + TALL / 2), main=False)
    with placed((-(wide - SIDE) / 2, 0, low)):
        glazed('side', SIDE, .068, .200, .110, material, shift=.05)
    hinges(wide / 2, low, TALL, bare(NICKEL, .30, .02))
    with hung(wide / 2, LEAF, 38, 1, low):
        pressed('leaf', columns(LEAF, 2, .118, .112), lines(*ROWS, TALL - sum(ROWS)), RAISED, THICK, material)
        bores(LEAF, -1)
    return seen(look)
