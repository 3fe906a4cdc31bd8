"""An entry door with six panels, hung in its frame, open a little."""
from dataclasses import replace

from studio.doorleaf import INCH, NICKEL, TALL, THICK, WHITE, bores, columns, fielded, hinges, hung, jambs, joined, lines, paint, pressed, seen, sill, stuff
from studio.doorway import MOULDED, cased
from studio.look import Look, View
from studio.plumbing import bare

FINE = True
WIDE = {'red': 34, 'navy': 36, 'white': 32, 'fir': 36}
"""In inches."""
ROWS = (.235, .560, .200, .630, .115, .150)


def build(look: Look) -> View:
    """Pressed steel with panels in pairs, small ones above; or solid wood, joined."""
    wide, material = WIDE[look.colour or look.species] * INCH, stuff(look)
    up, across = lines(*ROWS, TALL - sum(ROWS)), columns(wide, 2, .118, .112)
    low = sill(wide + .068)
    frame = material if look.species else paint(WHITE)
    cased(jambs(wide, TALL, frame, low=low), low + TALL + .037, .44, .15, frame, foot=False)
    hinges(wide / 2, low, TALL, bare(NICKEL, .30, .02))
    with hung(wide / 2, wide, 38, 1, low):
        if look.species:
            joined('leaf', across, up, THICK, material, fielded(material), split=(0, 1, 2))
        else:
            pressed('leaf', across, up, MOULDED, THICK, material)
        bores(wide, -1)
    view = seen(look, height=13)
    return replace(view, exposure=1.34) if look.colour == 'navy' else view
