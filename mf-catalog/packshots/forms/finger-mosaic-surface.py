"""Narrow glazed sticks that run up the wall."""
from studio.ceramic import glaze
from studio.grouted import grout, tiles
from studio.look import Look
from studio.mosaic import SIDE
from studio.surface import Surface, places
from studio.tiling import oblong, prism

WIDE, THICK, JOINT = .0205, .0075, .0022
SPAN = .285


def build(look: Look) -> Surface:
    """Twelve and a half from left to right."""
    finger = prism('finger', oblong(WIDE, SIDE / 2 - JOINT), THICK, glaze(look.tone, THICK / 2, variety=.34, wave=.0007), .0022)
    grout(SPAN, THICK - .0018)
    tiles(look, finger, places(SPAN, WIDE + JOINT, SIDE / 2), THICK, .5)
    return Surface(SPAN, THICK, height=50)
