"""A base cabinet with three drawers."""
from studio.cupboard import BASE, DEEP, GAP, INCH, KICK, case, drawer, light, stuff
from studio.look import Look, View

FINE = True
WIDTHS = {'oak': 30, 'white': 18}
TOP = .152


def build(look: Look) -> View:
    """The upper one stands open."""
    parts, wide = stuff(look), WIDTHS[look.colour or look.species] * INCH
    case(parts, wide, BASE, DEEP)
    lower = (BASE - KICK - TOP - 4 * GAP) / 2
    for index in range(2):
        drawer(f'drawer-{index}', parts, wide, KICK + GAP + index * (lower + GAP), lower, DEEP)
    drawer('drawer-top', parts, wide, BASE - TOP - GAP, TOP, DEEP, .16)
    return View(turn=-32, height=19, lens=80, fill=.88, exposure=light(look))
