"""A fixed screen for an open shower: one pane behind a grid of black bars, held by a wall and a stay."""
from studio.alcove import glazed, tray, wall
from studio.bathwall import glass, pane
from studio.geometry import box, tube
from studio.look import Look, View
from studio.metal import coated

FINE = True
INCH = .0254
WIDE, HIGH, THICK, CURB = 34 * INCH, 78 * INCH, .008, .070
COLUMNS, ROWS, FRAME, BAR, DEEP = 2, 5, .030, .020, .030
WALL, SHOWER, ENTRY = .110, .860, .420


def build(look: Look) -> View:
    """It stands on the lip of a shower and leaves the entry open beside it; a stay ties its free edge to the wall behind."""
    black, left, tiles, tall = coated(look.tone, .40), -WIDE / 2, glazed(), CURB + HIGH + .080
    tray(WIDE + ENTRY, SHOWER + .050, CURB, (ENTRY / 2, -.050), .100)
    wall('side', (WALL, SHOWER + .050, tall), (left - WALL / 2, (SHOWER - .050) / 2, 0), tiles)
    wall('back', (WIDE + ENTRY + WALL, WALL, tall), ((ENTRY - WALL) / 2, SHOWER + WALL / 2, 0), tiles)
    pane('pane', WIDE - .02, HIGH - .02, THICK, glass(), (0, -THICK / 2, CURB + .01))
    middle = CURB + HIGH / 2
    for side in (-1, 1):
        box(f'stile-{side}', (FRAME, DEEP, HIGH), black, .0025, at=(side * (WIDE - FRAME) / 2, 0, middle))
        box(f'rail-{side}', (WIDE - 2 * FRAME, DEEP, FRAME), black, .0025, at=(0, 0, middle + side * (HIGH - FRAME) / 2))
    for index in range(1, COLUMNS):
        box(f'upright-{index}', (BAR, DEEP - .006, HIGH - 2 * FRAME), black, .0025, at=(left + WIDE * index / COLUMNS, 0, middle))
    for index in range(1, ROWS):
        box(f'bar-{index}', (WIDE - 2 * FRAME, DEEP - .006, BAR), black, .0025, at=(0, 0, CURB + HIGH * index / ROWS))
    tube('stay', [(WIDE / 2 - FRAME, 0, CURB + HIGH - .015), (WIDE / 2 - FRAME, SHOWER, CURB + HIGH - .015)], .0090, black)
    return View(turn=-32, height=15, lens=80, fill=.95)
