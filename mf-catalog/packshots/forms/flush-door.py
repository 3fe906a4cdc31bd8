"""An even inside door: painted, in its frame; or under a veneer, a leaf alone."""
from dataclasses import replace

from studio.doorleaf import INCH, INSIDE, NICKEL, TALL, WHITE, bores, hinges, hung, jambs, paint, plank, seen, stuff
from studio.doorway import cased, leant, mortises
from studio.look import Look, View
from studio.plumbing import bare
from studio.wood import wood

FINE = True
WIDE = {'white': 28, 'oak': 32}
"""In inches."""
LOCK = (.965,)
"""How high the one lock of an inside door is."""


def build(look: Look) -> View:
    """One face from edge to edge; beside a veneer the edge is solid wood."""
    wide, white = WIDE[look.colour or look.species] * INCH, paint(WHITE)
    if look.species:
        veneer, solid = wood(look, rough=.42, coat=.14, gain=.85), wood(look, rough=.46, coat=.10, gain=.8, straight=True)
        with leant(white):
            plank('leaf', wide - .016, TALL, INSIDE, veneer, (0, 0, TALL / 2), coarse=3.2, bevel=.0004)
            for side in (-1, 1):
                plank(f'edge-{side}', .008, TALL, INSIDE, solid, (side * (wide - .008) / 2, 0, TALL / 2), bevel=.0012)
            mortises(wide)
            bores(wide, levels=LOCK)
        return replace(seen(look, 36, 13), exposure=1.2)
    cased(jambs(wide, TALL, white, INSIDE, .010, board=.019, seal=False), TALL + .032, .52, .16, white)
    hinges(wide / 2, .010, TALL, bare(NICKEL, .30, .02))
    with hung(wide / 2, wide, 40, 1, .010):
        plank('leaf', wide, TALL, INSIDE, stuff(look), (0, 0, TALL / 2))
        bores(wide, -1, LOCK)
    return replace(seen(look, -20, 13), exposure=1.07)
