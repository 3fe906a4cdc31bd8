"""An undermount sink with a ledge, on which a board and a rack lie."""
from studio.basin import INCH, brushed, drained, pads, skin, strainer, strainer_steel, walls
from studio.geometry import box, tube
from studio.look import Look, View, linear
from studio.wood import wood

FINE = True
WIDE, DEEP, HIGH, FLANGE, LEDGE, DROP, THICK = 30 * INCH, 19 * INCH, 9 * INCH, .024, .012, .030, .0015
MAPLE = linear('#c99a66')


def rack(x: float, wide: float, deep: float, steel) -> None:
    """Round bars from front to back, on two across."""
    level, count = -DROP + .006, round(wide / .021)
    for index in range(count):
        left = x - wide / 2 + (index + .5) * wide / count
        tube(f'bar-{index}', [(left, -deep / 2, level + .008), (left, deep / 2, level + .008)], .0042, steel, main=False)
    for index, y in enumerate((-deep / 2 + .030, deep / 2 - .030)):
        tube(f'across-{index}', [(x - wide / 2, y, level), (x + wide / 2, y, level)], .0042, steel, main=False)


def build(look: Look) -> View:
    """The board covers the left third, the rack the right one; water runs between them."""
    stuff = brushed(look.tone)
    wide, deep = WIDE - 2 * FLANGE, DEEP - 2 * FLANGE
    line = [(LEDGE - THICK, -HIGH - THICK), (LEDGE - THICK, -DROP), (-THICK, -DROP), (-THICK, -THICK), (-FLANGE, -THICK), (-FLANGE, 0), (-.004, 0), (0, -.003, .003), (0, -DROP, .003),
            (LEDGE, -DROP, .003), (LEDGE + .003, -HIGH, .020), (.08, -HIGH - .002)]
    skin('bowl', drained(walls(wide, deep, .022, line), -HIGH), stuff)
    pads(wide - 2 * LEDGE, deep - 2 * LEDGE, HIGH)
    strainer(-HIGH, strainer_steel())
    board = wood(look, 'maple', MAPLE, .5)
    for index in range(6):
        long, stave = deep - .004, wide * .30 / 6
        box(f'stave-{index}', (long, stave, .028), board, .0008, at=(-wide / 2 + .004 + (index + .5) * stave, 0, -DROP + .0145), turn=(0, 0, 90), main=False)
    rack(wide * .34, wide * .28, deep - .006, strainer_steel())
    return View(turn=-28, height=38, lens=80, fill=.90, exposure=1.15)
