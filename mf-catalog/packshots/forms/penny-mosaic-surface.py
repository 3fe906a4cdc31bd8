"""Round tiles in rows that fit into each other: glossy in grey grout, and matte in darker grout where they are black."""
from math import sqrt

from studio.ceramic import glaze
from studio.geometry import lathe
from studio.grouted import grout, tiles
from studio.look import Look, linear
from studio.surface import Surface, places
from studio.tiling import exposure

ACROSS, THICK, JOINT = .0215, .0062, .0022
SPAN = .22
GREY, DARK = linear('#a9a7a2'), linear('#6b6864')


def build(look: Look) -> Surface:
    """Nine from left to right."""
    is_black = look.colour == 'black'
    half, step = THICK / 2, ACROSS + JOINT
    stuff = glaze(look.tone, half, .34 if is_black else .07, variety=.12, wave=.0004)
    penny = lathe('penny', [(ACROSS / 2, -half), (ACROSS / 2, half, .0016), (0, half)], stuff, 48)
    grout(SPAN, THICK - .0014, DARK if is_black else GREY)
    tiles(look, penny, places(SPAN, step, step * sqrt(3) / 2, .5), THICK, .6)
    return Surface(SPAN, THICK, exposure(look), height=50)
