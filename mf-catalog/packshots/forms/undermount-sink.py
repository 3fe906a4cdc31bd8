"""A sink that hangs under a counter: one deep bowl with a flange around it."""
from studio.basin import INCH, pads, sheet_bowl, strainer, strainer_steel
from studio.look import Look, View
from studio.satin import beaten, satin
from studio.shader import plain

SHARP = True
WIDTHS = {'brushed-steel': 31, 'matte-black': 23, 'copper': 25}
EXPOSURE = {'brushed-steel': .62, 'matte-black': 1.4, 'copper': .60}
DEEP, HIGH, FLANGE = 18 * INCH, 9 * INCH, .026


def stuff(look: Look):
    """Steel, steel that colour was baked on, or copper."""
    if look.finish == 'matte-black':
        return plain('coat', look.tone, .30, Specular=.6)
    return beaten(look.tone) if look.finish == 'copper' else satin(look.tone)


def build(look: Look) -> View:
    """It stands on its bowl."""
    wide, deep = WIDTHS[look.finish] * INCH - 2 * FLANGE, DEEP - 2 * FLANGE
    low = sheet_bowl('bowl', wide, deep, HIGH, .050 if look.finish == 'copper' else .022, stuff(look), FLANGE, round_=.040 if look.finish == 'copper' else .022)
    strainer(low, strainer_steel(), (0, .05))
    if look.finish == 'brushed-steel':
        pads(wide, deep, HIGH)
    return View(turn=-28, height=38, lens=80, fill=.88, exposure=EXPOSURE[look.finish])
