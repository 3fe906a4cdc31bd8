"""An undermount sink with two bowls whose divide ends half way up."""
from studio.basin import INCH, brushed, drained, pads, part, skin, strainer, strainer_steel, walls
from studio.look import Look, View

FINE = True
WIDE, DEEP, HIGH, FLANGE, DIVIDE, THICK = 32 * INCH, 18 * INCH, 9 * INCH, .026, .115, .0015


def build(look: Look) -> View:
    """One bowl above, two below."""
    stuff = brushed(look.tone)
    wide, deep, radius = WIDE - 2 * FLANGE, DEEP - 2 * FLANGE, .026
    line = [(-THICK, -HIGH), (-THICK, -THICK), (-FLANGE, -THICK), (-FLANGE, 0), (-.004, 0), (0, -.004, .004), (.003, -DIVIDE)]
    skin('upper', walls(wide, deep, radius, line), stuff)
    x, y, inner = wide / 2 - .003, deep / 2 - .003, radius - .003
    half = x - .012
    for name, side in (('left', -1), ('right', 1)):
        edges = (-x, 0, -y, y) if side < 0 else (0, x, -y, y)
        corners = (.0005, inner, inner, .0005) if side < 0 else (inner, .0005, .0005, inner)
        at = (side * (x + .012) / 2, 0)
        slope = [(-.0004, -DIVIDE), (.0006, -DIVIDE - .002, .003), (.004, -HIGH, .024), (.06, -HIGH - .002)]
        skin(name, [part(*edges, corners, -DIVIDE), *drained(walls(half, 2 * y, inner, slope, at), -HIGH, at)], stuff)
        strainer(-HIGH, strainer_steel(), at)
    pads(wide, deep, HIGH)
    return View(turn=-28, height=40, lens=80, fill=.90)
