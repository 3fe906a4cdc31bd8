"""A sink of granite composite that drops into a counter."""
from studio.basin import INCH, composite, strainer, strainer_steel
from studio.dropin import deck, hole, rim
from studio.look import Look, View
from studio.tiling import exposure

FINE = True
WIDTHS = {'matte-black': 27, 'white': 30}
DEEP, HIGH, EDGE = 20 * INCH, 9 * INCH, .009


def build(look: Look) -> View:
    """One bowl, and a ledge behind it with a hole for the faucet."""
    wide, stuff = WIDTHS[look.colour or look.finish] * INCH, composite(look.tone)
    rim(wide, DEEP, .030, EDGE, stuff)
    at, corner = (0, -.030), .024
    x, y = wide / 2 - .007, DEEP / 2 - .007
    deck('deck', (-x, x, -y, y), (corner,) * 4, (wide - .074, DEEP - .140, at), .050, HIGH, stuff, .010, .045)
    hole((0, DEEP / 2 - .046))
    strainer(-HIGH, strainer_steel(), at)
    return View(turn=-28, height=38, lens=80, fill=.88, exposure=exposure(look) if look.colour else 1)
