"""A bed for vegetables, four feet by eight: boards of two inches whose corners slide into each other, open below."""
from studio.geometry import box
from studio.look import Look, View
from studio.veneer import veneer

LONG, DEEP, BOARD, THICK, REACH = 2.440, 1.220, .184, .038, .075
FINE = True
ROWS = 2


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
    return View(turn=-32, height=24, lens=70, fill=.92)
