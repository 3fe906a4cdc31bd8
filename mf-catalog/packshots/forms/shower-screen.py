"""A fixed screen for an open shower: one pane behind a grid of black bars, held by a wall and a stay."""
from studio.bathwall import glass, pane, tiled
from studio.geometry import box, tube
from studio.look import Look, View, linear
from studio.metal import coated
from studio.shader import plain

INCH = .0254
WIDE, HIGH, THICK, CURB = 34 * INCH, 78 * INCH, .008, .080
COLUMNS, ROWS, FRAME, BAR, DEEP = 2, 5, .030, .020, .030
STONE = linear('#c4c2bb')


def build(look: Look) -> View:
    """It stands on a curb, at a right angle to the wall that a stay ties it to."""
    black, deep, left = coated(look.tone, .40), .900, -WIDE / 2
    box('curb', (WIDE + .06, .110, CURB), plain('stone', STONE, .35), .003, main=False, at=(.03, 0, CURB / 2))
    tiled(WIDE + 1.30, HIGH + CURB + .12, (.600, .300), at=(.42, deep, 0))
    pane('pane', WIDE - .02, HIGH - .02, THICK, glass(), (0, -THICK / 2, CURB + .01))
    middle = CURB + HIGH / 2
    for side in (-1, 1):
        box(f'stile-{side}', (FRAME, DEEP, HIGH), black, .0025, at=(side * (WIDE - FRAME) / 2, 0, middle))
        box(f'rail-{side}', (WIDE - 2 * FRAME, DEEP, FRAME), black, .0025, at=(0, 0, middle + side * (HIGH - FRAME) / 2))
    for index in range(1, COLUMNS):
        box(f'upright-{index}', (BAR, DEEP - .006, HIGH - 2 * FRAME), black, .0025, at=(left + WIDE * index / COLUMNS, 0, middle))
    for index in range(1, ROWS):
        box(f'bar-{index}', (WIDE - 2 * FRAME, DEEP - .006, BAR), black, .0025, at=(0, 0, CURB + HIGH * index / ROWS))
    tube('stay', [(WIDE / 2 - FRAME, 0, CURB + HIGH - .015), (WIDE / 2 - FRAME, deep, CURB + HIGH - .015)], .0090, black)
    return View(turn=-32, height=15, lens=80, fill=.95)
