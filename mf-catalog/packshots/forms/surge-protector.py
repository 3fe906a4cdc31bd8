"""A box that keeps surges from a house, on a piece of wall, its wires below."""
from math import cos, pi, sin

from studio.geometry import lathe, tube
from studio.housing import FRONT, lamp, placed, screw, slab
from studio.look import Look, View, linear
from studio.mounted import FLASH, sign
from studio.plumbing import bent, moulded, nut
from studio.shader import plain
from studio.wallplate import board

FINE = True
WIDE, HIGH, DEEP, LEVEL = .108, .168, .072, .196
BODY, PAPER, INK, GREEN, STEEL, BLACK, WHITE, LEAF, COPPER, YELLOW = (
    linear(value) for value in ('#3d4347', '#e7e6e1', '#33679a', '#5fd08a', '#b4b9bb', '#1b1c1d', '#e6e4de', '#3f8a50', '#c27b4a', '#e2bd3c'))


def shield(size: float):
    """A shield, counter-clockwise."""
    right = [(size * .78 * cos(t) ** .8, -size * 1.15 * sin(t)) for t in (pi / 2 * k / 12 for k in range(12, -1, -1))]
    left = [(-x, y) for x, y in reversed(right)]
    return [*right, (size * .78, size * .75), (0, size), (-size * .78, size * .75), *left[:-1]]


def build(look: Look) -> View:
    """Two green lamps say that it is ready."""
    body, steel = moulded(BODY, .40), plain('steel', STEEL, .3, Metallic=1.)
    board(.240, .310, linear('#b8b2a6'))
    with placed((0, 0, LEVEL), FRONT):
        slab('foot', WIDE + .004, HIGH + .036, .006, .012, body, .003)
        slab('case', WIDE, HIGH, DEEP, .012, body, .007, seam=.048)
        slab('label', WIDE - .024, .098, DEEP + .0006, .006, plain('paper', PAPER, .45), .0004, at=(0, -.018, 0), main=False)
        sign('shield', shield(.032), DEEP + .0012, .0008, plain('ink', INK, .45), (0, -.016))
        sign('flash', [(u * .62, v * .62) for u, v in FLASH], DEEP + .0018, .0008, plain('flash', YELLOW, .45), (0, -.014))
        for side in (-1, 1):
            lamp(f'lamp-{side}', .0052, GREEN, (side * .020, .056, DEEP), 1.0)
            for y in (-1, 1):
                screw(f'screw-{side}-{y}', .0042, (side * (WIDE / 2 - .018), y * (HIGH / 2 + .010), .0062), steel)
    foot, y = LEVEL - HIGH / 2, -DEEP * .52
    nut('nut', .010, .0190, .008, steel, main=False, at=(0, y, foot - .010))
    lathe('nipple', [(.0125, 0), (.0125, -.024, .001), (.0100, -.025), (.0095, -.006)], steel, 48, main=False, at=(0, y, foot))
    for index, ink in enumerate((BLACK, BLACK, WHITE, LEAF)):
        x = (index - 1.5) * .0046
        stuff = plain(f'wire-{index}', ink, .36)
        far = (index - 1.5) * .022
        line = bent([(x, y, foot - .004), (x, y, foot - .034), (far, y - .006, foot - .062), (far * 1.15, y - .010, foot - .092 + .003 * (index % 2))], .020, 10)
        tube(f'wire-{index}', line, .0023, stuff, main=False)
        end = line[-1]
        tube(f'core-{index}', [end, (end[0] + far * .04, end[1], end[2] - .010)], .0014, plain('copper', COPPER, .25, Metallic=1.), main=False)
    return View(turn=-28, height=19, lens=85, fill=.94, exposure=1.05)
