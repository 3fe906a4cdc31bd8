"""A casement window of three panes, from outside: its sash is cranked open."""
from studio.geometry import box
from studio.look import Look, View
from studio.sash import GAP, INCH, LIP, frame, leaf, light, stuff

FINE = True
WIDE, HIGH = 30 * INCH, 48 * INCH


def build(look: Look) -> View:
    """Hinged at the right of the picture, held by the arm of its crank."""
    parts = stuff(look)
    wide, high = WIDE - 2 * (LIP + GAP), HIGH - 2 * (LIP + GAP)
    frame(parts, WIDE, HIGH)
    leaf(parts, 'sash', wide / 2, wide, high, 1, 40, 3)
    for name, size, at, turn in (('arm', (.30, .018, .006), (.02, -.10, -high / 2 + .006), 62), ('link', (.22, .016, .006), (.16, -.06, -high / 2 + .012), -22)):
        box(name, size, parts.steel, .001, main=False, at=at, turn=(0, 0, turn))
    return View(turn=-24, height=16, lens=75, fill=.90, exposure=light(look))
