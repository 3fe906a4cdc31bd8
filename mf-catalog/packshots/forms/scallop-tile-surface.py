"""Glazed tiles shaped as scales of a fish."""
from studio.grouted import grout, tiles
from studio.look import Look
from studio.scallop import STEP, THICK, scallop
from studio.surface import Surface, places

SPAN = .52


def build(look: Look) -> Surface:
    """Four from left to right."""
    tile = scallop(look)
    grout(SPAN, THICK - .0014)
    tiles(look, tile, places(SPAN, STEP, STEP / 2, .5), THICK, .4)
    return Surface(SPAN, THICK, height=50)
