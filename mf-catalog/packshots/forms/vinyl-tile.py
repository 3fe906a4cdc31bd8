"""Vinyl tiles printed as stone, thin enough to bend."""
from math import cos, pi, sin

from studio.ceramic import stone_print
from studio.look import Look, View
from studio.supple import sheet
from studio.tiling import copies, exposure, oblong, prism

LONG, WIDE, THICK = .61, .305, .004
PRINTS = {'concrete': 'cement', 'marble': 'marble', 'slate': 'slate'}


def bent(radius: float, steps=40):
    """A line that rises more and more; of the width of a tile."""
    line = [(-WIDE * .62, 0.)]
    for step in range(steps + 1):
        angle = -pi / 2 + .38 * WIDE / radius * step / steps
        line.append((-WIDE * .24 + radius * cos(angle), radius + radius * sin(angle)))
    return line


def build(look: Look) -> View:
    """A pile, one tile before it, and one on it that bends."""
    stuff, random = stone_print(look.tone, PRINTS[look.colour], .45), look.random
    first = prism('tile', oblong(LONG, WIDE), THICK, stuff, .0006)
    copies(first, [(random.uniform(-.003, .003), random.uniform(-.003, .003), (k + .5) * (THICK + .0003), random.uniform(-1, 1)) for k in range(8)]
           + [(-.16, -WIDE * 1.06, THICK / 2, -13)])
    sheet('tile-bent', bent(.16), THICK, LONG, stuff, at=(.04, .02, 8 * (THICK + .0003)), turn=(0, 0, 9))
    return View(turn=-26, height=28, lens=75, exposure=exposure(look))
