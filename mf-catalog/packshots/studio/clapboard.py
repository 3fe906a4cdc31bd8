"""Outside walls behind what is screwed to them: boards, smooth and pale, so that small shadows lie clean on them."""
from studio.geometry import box, solid
from studio.look import Colour, linear
from studio.shader import plain

PALE = linear('#9fabb0')


def clapboard(wide: float, high: float, rows: int, tone: Colour = PALE, thick=.014, block=None) -> None:
    """Boards in `rows`, their faces around y = 0; `block` is the (x, z, width, height) of an even place whose face lies before them, at y = -.008."""
    stuff, tall = plain('clapboard', tone, .55, Specular=.3), high / rows
    points = [(-.006 + thick * .2, 0), (thick, 0), (thick, tall - .0006), (.002, tall - .0006)]
    line = [(x, y, z) for x in (-wide / 2, wide / 2) for y, z in points]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    for row in range(rows):
        solid(f'wall-{row}', line, faces, stuff, .0012, at=(0, 0, row * tall), main=False)
    if block:
        x, z, across, up = block
        box('block', (across, .014, up), stuff, .0022, main=False, at=(x, -.001, z))
