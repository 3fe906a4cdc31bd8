"""An even inside door: painted, in its frame; or under a veneer, a leaf alone."""
from studio.doorleaf import INCH, INSIDE, NICKEL, TALL, WHITE, hinges, hung, jambs, leaning, paint, plank, seen, stuff, wall
from studio.look import Look, View
from studio.plumbing import bare

FINE = True
WIDE = {'white': 28, 'oak': 32}
"""In inches."""


def build(look: Look) -> View:
    """One face from edge to edge."""
    wide, material = WIDE[look.colour or look.species] * INCH, stuff(look)
    if look.species:
        with leaning():
            plank('leaf', wide, TALL, INSIDE, material, (0, 0, TALL / 2), coarse=3.2)
        return seen(look, -30)
    wall(jambs(wide, TALL, paint(WHITE), INSIDE, .010, board=.019, seal=False), TALL + .032)
    hinges(wide / 2, .010, TALL, bare(NICKEL, .30, .02))
    with hung(wide / 2, wide, 38, 1, .010):
        plank('leaf', wide, TALL, INSIDE, material, (0, 0, TALL / 2))
    return seen(look)
