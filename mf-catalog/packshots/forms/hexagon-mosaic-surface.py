"""Hexagons of two inches: glossy, and matte where they are white."""
from math import sqrt

from studio.ceramic import glaze
from studio.grouted import grout, tiles
from studio.look import Look
from studio.surface import Surface, places
from studio.tiling import exposure, polygon, prism

ACROSS, THICK, JOINT = .0560, .0065, .0026
SPAN = .34


def build(look: Look) -> Surface:
    """Nearly seven from left to right."""
    wide, deep = ACROSS * sqrt(3) / 2 + JOINT, ACROSS * .75 + JOINT * .87
    stuff = glaze(look.tone, THICK / 2, .34 if look.colour == 'white' else .08, variety=.18, wave=.0004)
    grout(SPAN, THICK - .0013)
    tiles(look, prism('hexagon', polygon(6, ACROSS, 30), THICK, stuff, .0011), places(SPAN, wide, deep, .5), THICK, .5)
    return Surface(SPAN, THICK, exposure(look), height=50)
