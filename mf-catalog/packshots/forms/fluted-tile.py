"""Glazed tiles with upright ribs."""
from math import cos, pi

from studio.ceramic import glaze
from studio.geometry import extrude
from studio.look import Look, View

LONG, WIDE, THICK, RIBS = .20, .10, .008, 9


def profile():
    """A flat back, and a row of round ribs; points of (y, z), counter-clockwise seen from the right."""
    steps = RIBS * 10
    top = [(WIDE / 2 - WIDE * i / steps, THICK * .35 + .0040 * abs(cos(pi * RIBS * i / steps - pi / 2)) ** .7) for i in range(steps + 1)]
    return [(-WIDE / 2, -THICK / 2), (WIDE / 2, -THICK / 2), *top]


def build(look: Look) -> View:
    """Six in two rows, a seventh leaning on a pile of two."""
    stuff, shape = glaze(look.tone, THICK * .8, variety=.14, wave=.0006), profile()
    step_x, step_y = LONG + .0025, WIDE + .0025
    for row in range(3):
        for column in range(2):
            extrude(f'tile-{row}-{column}', shape, LONG, stuff, smooth=60, at=((column - .5) * step_x, (row - 1) * step_y, THICK / 2))
    extrude('tile-top', shape, LONG, stuff, smooth=60, at=(.03, -.02, THICK * 1.9 + .001), turn=(0, 0, 15))
    return View(turn=-30, height=30, lens=80)
