"""Woven wire between two posts."""
from studio.geometry import lathe, tube
from studio.look import Look, View
from studio.metal import coated

WIDE, HIGH, MESH = 2.1, 1.3, .058


def build(look: Look) -> View:
    """Zigzags that hook into each other, and the frame they hang on."""
    stuff = coated(look.tone)
    columns, rows = round(WIDE / MESH), round(HIGH / MESH)
    for column in range(columns):
        x = (column - (columns - 1) / 2) * MESH
        points = []
        for row in range(2 * rows + 1):
            side = (row + column) % 2 * 2 - 1
            z = row * HIGH / (2 * rows)
            points += [(x + side * MESH * .54, side * .0025, z + .05)]
        tube(f'wire-{column}', points, .0034, stuff)
    for side in (-1, 1):
        x = side * (WIDE / 2 + .05)
        lathe(f'post-{side}', [(0, 0), (.030, 0), (.030, HIGH + .16), (.033, HIGH + .16), (.033, HIGH + .17, .006), (.018, HIGH + .20, .02), (0, HIGH + .205)], stuff,
              48, at=(x, 0, 0))
        for index, z in enumerate((.2, .55, .9, 1.22)):
            lathe(f'band-{side}-{index}', [(.030, 0), (.0335, .001), (.0335, .022), (.030, .023)], stuff, 48, at=(x, 0, z))
    for index, z in enumerate((HIGH + .075, .05)):
        tube(f'rail-{index}', [(-WIDE / 2 - .05, 0, z), (WIDE / 2 + .05, 0, z)], .020 if index == 0 else .004, stuff)
    return View(turn=22, height=11, lens=70)
