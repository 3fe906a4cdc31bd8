"""Porcelain planks with the print of wood, laid in thirds with their joints, and one more on them."""
from studio.ceramic import BISQUE
from studio.geometry import box
from studio.look import Look, View, linear
from studio.shader import plain
from studio.tiling import bed, oblong
from studio.wood import wood

FINE = True
GREIGE = linear('#a98c6c')
LONG, WIDE, THICK, FACE, JOINT, ROWS, REACH = .60, .15, .0100, .0022, .0045, 5, 1.2


def cuts():
    """Middles and lengths of the planks in a floor that is cut at both ends, as (x, y, long)."""
    for row in range(ROWS):
        left = -REACH / 2 - row % 3 / 3 * LONG
        while left < REACH / 2 - JOINT:
            start, end = max(left, -REACH / 2), min(left + LONG, REACH / 2)
            if end - start > WIDE:
                yield (start + end) / 2, (row - (ROWS - 1) / 2) * (WIDE + JOINT), end - start
            left += LONG + JOINT


def build(look: Look) -> View:
    """Five rows; the loose one shows what it is baked of."""
    print_, body = wood(look, 'oak', GREIGE, rough=.38, gain=.9), plain('body', BISQUE, .9)
    bed(oblong(REACH - .01, ROWS * (WIDE + JOINT) - .01), THICK * .8)
    for index, (x, y, long, low, turn) in enumerate([*((*cut, 0., 0.) for cut in cuts()), (.06, -.12, LONG, THICK + .0008, 14.)]):
        where = {'turn': (0, 0, turn)}
        box(f'body-{index}', (long, WIDE, THICK - FACE), body, .0006, main=False, at=(x, y, low + (THICK - FACE) / 2), **where)
        box(f'tile-{index}', (long, WIDE, FACE), print_, .0008, at=(x, y, low + THICK - FACE / 2), **where)
    return View(turn=-32, height=38, lens=65)
