"""Glazed tiles with upright ribs, one straight above another; matte where they are sand."""
from math import cos, pi

from studio.ceramic import glaze
from studio.geometry import extrude
from studio.grouted import grout, tiles
from studio.look import Look
from studio.surface import Surface, places

LONG, WIDE, THICK, RIBS, JOINT = .20, .10, .008, 9, .0025
SPAN = .38


def profile():
    """A flat back, and a row of round ribs; points of (y, z), counter-clockwise seen from the right."""
    steps = RIBS * 10
    top = [(WIDE / 2 - WIDE * i / steps, THICK * .35 + .0040 * abs(cos(pi * RIBS * i / steps - pi / 2)) ** .7) for i in range(steps + 1)]
    return [(-WIDE / 2, -THICK / 2), (WIDE / 2, -THICK / 2), *top]


def build(look: Look) -> Surface:
    """Nearly four from left to right."""
    stuff = glaze(look.tone, THICK * .6, .34 if look.colour == 'sand' else .07, variety=.14, wave=.0006)
    grout(SPAN, THICK * .7)
    tile = extrude('tile', profile(), LONG, stuff, smooth=60)
    tiles(look, tile, [(x, y, 90) for x, y in places(SPAN, WIDE + JOINT, LONG + JOINT)], THICK, .2)
    return Surface(SPAN, THICK, height=50)
