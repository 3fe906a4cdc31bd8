"""Terrazzo: chips of stone in cement, ground flat, laid with narrow joints."""
from studio.grouted import grout, tiles
from studio.look import Look, linear
from studio.surface import Surface, places
from studio.terrazzo import SIDE, THICK, terrazzo
from studio.tiling import oblong, prism

JOINT, SPAN, ASIDE = .0030, .32, .37
"""How far the tiles are moved, in steps, so that a corner of four is seen."""
GROUT = linear('#b5ab9b')


def build(look: Look) -> Surface:
    """Four meet above and beside the middle."""
    grout(SPAN, THICK - .0012, GROUT)
    step = SIDE + JOINT
    spots = [(x - ASIDE * step, y - ASIDE * step) for x, y in places(SPAN, step, step)]
    tiles(look, prism('tile', oblong(SIDE, SIDE), THICK, terrazzo(look, (.42, .26, .06), (30., .07), .2), .001), spots, THICK, .05)
    return Surface(SPAN, THICK)
