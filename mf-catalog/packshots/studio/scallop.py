"""Glazed tiles shaped as scales of a fish."""
from math import cos, pi, sin

from studio.ceramic import glaze
from studio.look import Look
from studio.tiling import prism

RADIUS, THICK, JOINT = .062, .0085, .0026
STEP = 2 * RADIUS + JOINT


def scale(radius: float, steps=18):
    """A half circle above, two hollows below."""
    turn = [pi * i / steps for i in range(steps + 1)]
    top = [(radius * cos(angle), radius * sin(angle)) for angle in turn]
    left = [(-radius + radius * sin(angle / 2), -radius + radius * cos(angle / 2)) for angle in turn[1:]]
    right = [(radius - radius * cos(angle / 2), -radius + radius * sin(angle / 2)) for angle in turn[1:-1]]
    return [*top, *left, *right]


def scallop(look: Look):
    """One of them."""
    return prism('scale', scale(RADIUS), THICK, glaze(look.tone, THICK / 2, .12, variety=.2), .0014)
