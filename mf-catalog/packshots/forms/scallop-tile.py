"""Glazed tiles shaped as scales of a fish, laid, and one more on them."""
from math import cos, pi, sin

from studio.ceramic import glaze
from studio.look import Look, View
from studio.tiling import bed, copies, oblong, prism

RADIUS, THICK, JOINT = .062, .0085, .0026


def scale(radius: float, steps=18):
    """A half circle above, two hollows below."""
    turn = [pi * i / steps for i in range(steps + 1)]
    top = [(radius * cos(angle), radius * sin(angle)) for angle in turn]
    left = [(-radius + radius * sin(angle / 2), -radius + radius * cos(angle / 2)) for angle in turn[1:]]
    right = [(radius - radius * cos(angle / 2), -radius + radius * sin(angle / 2)) for angle in turn[1:-1]]
    return [*top, *left, *right]


def build(look: Look) -> View:
    """Four rows of five."""
    step = 2 * RADIUS + JOINT
    first = prism('scale', scale(RADIUS), THICK, glaze(look.tone, THICK / 2, .12, variety=.2), .0014)
    bed(oblong(4.4 * step, 1.5 * step), THICK * .7)
    places = [((column - 2) * step + (.25 if row % 2 else -.25) * step, (row - 1.5) * step / 2, THICK / 2, 0) for row in range(4) for column in range(5)]
    copies(first, [*places, (.5 * step, -.2 * step, THICK * 1.5 + .0004, 24)])
    return View(turn=-22, height=42, lens=80)
