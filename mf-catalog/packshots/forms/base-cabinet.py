"""A base cabinet: a drawer over two doors."""
from studio.cupboard import BASE, DEEP, GAP, INCH, KICK, case, doors, drawer, light, stuff
from studio.look import Look, View

FINE = True
WIDTHS = {'sage': 30, 'white': 36, 'navy': 33}
DRAWER = .152


def build(look: Look) -> View:
    """The drawer stands a hand open."""
    parts, wide = stuff(look), WIDTHS[look.colour] * INCH
    case(parts, wide, BASE, DEEP)
    drawer('drawer', parts, wide, BASE - DRAWER - GAP, DRAWER, DEEP, .11)
    doors(parts, wide, KICK + GAP, BASE - DRAWER - KICK - 3 * GAP)
    return View(turn=-32, height=19, lens=80, fill=.88, exposure=light(look))
