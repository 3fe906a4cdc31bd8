"""Porcelain planks with the print of wood, each row a third of a plank on."""
from studio.geometry import box
from studio.grouted import grout, stairs, tiles
from studio.look import Look, linear
from studio.surface import Surface
from studio.wood import wood

GREIGE, GROUT = linear('#a98c6c'), linear('#b3a592')
LONG, WIDE, THICK, JOINT = .60, .15, .0100, .0032
SPAN = 1.0


def build(look: Look) -> Surface:
    """Nearly two planks from left to right."""
    grout(SPAN, THICK - .0014, GROUT)
    plank = box('plank', (LONG, WIDE, THICK), wood(look, 'oak', GREIGE, rough=.38, gain=.9), .0008)
    tiles(look, plank, stairs(SPAN, LONG + JOINT, WIDE + JOINT, 3), THICK, .06, .0003)
    return Surface(SPAN, THICK)
