"""A bay of three fixed windows, from inside: a seat of pine before them, insulation below it."""
from math import cos, pi, sin

from studio.geometry import box
from studio.housing import placed
from studio.look import Look, View, linear
from studio.sash import DEEP, INCH, fixed, light, rect, stuff
from studio.shader import plain
from studio.tiling import prism
from studio.wood import wood

FINE = True
WIDE, HIGH, SIDE, LEAN = 84 * INCH, 54 * INCH, 24 * INCH, pi / 4
BOARD, FOAM, PINE, BLUE = .034, .060, linear('#dfbd85'), linear('#9db4c4')


def build(look: Look) -> View:
    """The room is before it; two windows lean to the one in the middle."""
    parts, pine = stuff(look), wood(look, 'pine', PINE, .45)
    middle, deep = WIDE - .06 - 2 * SIDE * cos(LEAN), SIDE * sin(LEAN)
    high = HIGH - 2 * BOARD
    half = middle / 2
    outline = [(-WIDE / 2, 0), (WIDE / 2, 0), (half + .06, deep + .10), (-half - .06, deep + .10)]
    for name, level, thick, material in (('seat', -HIGH / 2 + BOARD / 2, BOARD, pine), ('head', HIGH / 2 - BOARD / 2, BOARD, parts.pvc)):
        prism(name, outline, thick, material, .003, main=name == 'head', at=(0, 0, level))
    inner = [(-WIDE / 2 + .012, .012), (WIDE / 2 - .012, .012), (half + .05, deep + .09), (-half - .05, deep + .09)]
    prism('foam', inner, FOAM, plain('foam', BLUE, .8), .003, main=False, at=(0, 0, -HIGH / 2 - FOAM / 2))
    prism('base', outline, .014, parts.pvc, .002, at=(0, 0, -HIGH / 2 - FOAM - .007))
    with placed((0, deep + DEEP, 0), (0, 0, 180)):
        fixed(parts, 'middle', rect(middle, high), 3)
    for side in (-1, 1):
        with placed((side * (half + SIDE / 2 * cos(LEAN)), deep / 2, 0), (0, 0, -side * 45)):
            with placed((0, DEEP, 0), (0, 0, 180)):
                fixed(parts, f'side-{side}', rect(SIDE, high), 3, shift=side * .15)
        box(f'post-{side}', (.060, .060, high), parts.pvc, .004, at=(side * (half + .012), deep + .038, 0), turn=(0, 0, -side * 22.5))
        box(f'jamb-{side}', (.030, .110, high), parts.pvc, .003, at=(side * (WIDE / 2 - .016), .056, 0))
    return View(turn=-20, height=19, lens=65, fill=.90, exposure=light(look) * 1.05)
