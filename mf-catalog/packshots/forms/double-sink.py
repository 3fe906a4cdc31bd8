"""A sink with two bowls that drops into a counter, of steel or of granite composite."""
from studio.basin import INCH, composite, strainer, strainer_steel
from studio.dropin import deck, hole, rim
from studio.look import Look, View
from studio.satin import satin

SHARP = True
WIDE, DEEP = 33 * INCH, 22 * INCH


def build(look: Look) -> View:
    """Two equal bowls before a ledge for the faucet."""
    is_steel = look.finish == 'brushed-steel'
    stuff = satin(look.tone) if is_steel else composite(look.tone)
    high, edge, radius, round_ = (8 * INCH, .005, .055, .040) if is_steel else (9 * INCH, .009, .045, .045)
    rim(WIDE, DEEP, .034, edge, stuff)
    x, y, corner, flat = WIDE / 2 - .007, DEEP / 2 - .007, .028, .0005
    bowl_wide, bowl_deep, shift = WIDE / 2 - .050, DEEP - .145, WIDE / 4 - .007
    for name, side in (('left', -1), ('right', 1)):
        edges = (-x, 0, -y, y) if side < 0 else (0, x, -y, y)
        corners = (flat, corner, corner, flat) if side < 0 else (corner, flat, flat, corner)
        at = (side * shift, -.034)
        deck(name, edges, corners, (bowl_wide, bowl_deep, at), radius, high, stuff, .006 if is_steel else .010, round_)
        strainer(-high, strainer_steel(), at)
    hole((0, DEEP / 2 - .046))
    return View(turn=-28, height=40, lens=80, fill=.90, exposure=.62 if is_steel else 1.1)
