"""An inside door with two flat panels: painted, in its frame; or a leaf alone, against a wall."""
from dataclasses import replace

from studio.doorleaf import INCH, INSIDE, NICKEL, TALL, WHITE, bores, columns, hinges, hung, jambs, joined, leaning, lines, nest, paint, pressed, seen, stuff
from studio.doorway import SQUARE, cased, leant, mortises
from studio.look import Look, View
from studio.plumbing import bare

FINE = True
WIDE = {'primed': 30, 'white': 32, 'pine': 30}
"""In inches."""
LOCK = (.965,)
"""How high the one lock of an inside door is."""
ROWS = (.225, .640, .150, .860)


def build(look: Look) -> View:
    """Square edges, no moulding."""
    wide, material = WIDE[look.colour or look.species] * INCH, stuff(look)
    up, across = lines(*ROWS, TALL - sum(ROWS)), columns(wide, 1, .115, 0)

    def flat(name: str, across_: float, high: float, at, _) -> None:
        nest(name, across_ + .002, high + .002, ((0, .0115), (.001, .0115)), material, at)

    if look.species:
        with leaning():
            joined('leaf', across, up, INSIDE, material, flat)
        return seen(look, 14, 13)
    if look.colour == 'primed':
        with leant(paint(WHITE)):
            pressed('leaf', across, up, SQUARE, INSIDE, material)
            mortises(wide)
            bores(wide, levels=LOCK)
        return replace(seen(look, 28, 13), exposure=.98)
    white = paint(WHITE)
    cased(jambs(wide, TALL, white, INSIDE, .010, board=.019, seal=False), TALL + .032, .52, .16, white)
    hinges(wide / 2, .010, TALL, bare(NICKEL, .30, .02))
    with hung(wide / 2, wide, 40, 1, .010):
        pressed('leaf', across, up, SQUARE, INSIDE, material)
        bores(wide, -1, LOCK)
    return replace(seen(look, -20, 13), exposure=1.07)
