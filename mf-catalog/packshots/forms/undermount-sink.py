"""A sink that hangs under a counter: one deep bowl with a flange around it."""
from studio.basin import INCH, pads, sheet_bowl, sheet_metal, strainer, strainer_steel
from studio.look import Look, View

FINE = True
WIDTHS = {'brushed-steel': 31, 'matte-black': 23, 'copper': 25}
DEEP, HIGH, FLANGE = 18 * INCH, 9 * INCH, .026


def build(look: Look) -> View:
    """It stands on its bowl."""
    wide, deep = WIDTHS[look.finish] * INCH - 2 * FLANGE, DEEP - 2 * FLANGE
    low = sheet_bowl('bowl', wide, deep, HIGH, .050 if look.finish == 'copper' else .022, sheet_metal(look), FLANGE, round_=.040 if look.finish == 'copper' else .022)
    strainer(low, strainer_steel(), (0, .05))
    if look.finish != 'copper':
        pads(wide, deep, HIGH)
    return View(turn=-28, height=38, lens=80, fill=.88)
