"""A bed for vegetables, four feet by eight: boards of two inches whose corners slide into each other, filled with soil."""
from mathutils import Vector, noise

from studio.geometry import box, solid
from studio.look import Look, View, linear
from studio.shader import Shader
from studio.veneer import veneer

LONG, DEEP, BOARD, THICK, REACH = 2.440, 1.220, .184, .038, .075
FINE = True
ROWS, FILLED = 2, .385
EARTH = linear('#4b4038')


def earth():
    """Soil in crumbs."""
    shader = Shader('earth')
    at = shader.place()
    lump, fine = shader.noise(at, 34., 4, .65), shader.noise(at, 150., 3, .7)
    shader.relief(shader.math('MULTIPLY_ADD', lump, 1.6, fine), .7, .010)
    depth = shader.math('ADD', shader.spread(lump, .80, 1.20), shader.spread(fine, -.18, .18))
    return shader.surface(Base_Color=shader.power((*EARTH, 1), depth), Roughness=.95, Specular=.1)


def soil(random) -> None:
    """What the bed is for, raked nearly even."""
    wide, deep, columns, rows = LONG - 2 * REACH - THICK, DEEP - 2 * REACH - THICK, 150, 75
    offset = Vector((random.uniform(0, 90), random.uniform(0, 90), 0))
    points = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = (column / columns - .5) * wide, (row / rows - .5) * deep
            at = Vector((x, y, 0))
            points.append((x, y, FILLED + .020 * noise.noise(at * 2.4 + offset) + .012 * noise.fractal(at * 16 + offset, .8, 2, 4)))
    faces = [(r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c) for r in range(rows) for c in range(columns)]
    solid('soil', points, faces, earth(), smooth=180, main=False)


def build(look: Look) -> View:
    """Two rows of boards; every board is let into the next one, so that their ends stand out."""
    grain, random = veneer(look, .6), look.random
    for row in range(ROWS):
        for side in (-1, 1):
            z = row * BOARD + BOARD / 2
            box(f'long-{row}-{side}', (LONG, THICK, BOARD - .003), grain, .006, at=(random.uniform(-.004, .004), side * (DEEP / 2 - REACH), z), turn=(0, 0, random.uniform(-.1, .1)))
            # Half a board higher, as the notches have it: the lowest one is only half as high.
            box(f'short-{row}-{side}', (DEEP, THICK, BOARD - .003), grain, .006, at=(side * (LONG / 2 - REACH), random.uniform(-.004, .004), z + (BOARD / 2)), turn=(0, 0, 90))
    for side in (-1, 1):
        box(f'sill-{side}', (DEEP, THICK, BOARD / 2 - .003), grain, .006, at=(side * (LONG / 2 - REACH), 0, BOARD / 4), turn=(0, 0, 90))
        box(f'head-{side}', (LONG, THICK, BOARD / 2 - .009), grain, .006, at=(0, side * (DEEP / 2 - REACH), ROWS * BOARD + BOARD / 4 - .003))
    soil(random)
    return View(turn=-32, height=24, lens=70, fill=.92)
