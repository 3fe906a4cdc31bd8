"""Encaustic tiles, whose pattern runs on from one to the next."""
from studio.encaustic import SIDE, THICK, encaustic
from studio.grouted import grout, tiles
from studio.look import Look, linear
from studio.surface import Surface, places
from studio.tiling import oblong, prism

JOINT, SPAN = .0025, .47
GREY = linear('#a5a29b')


def build(look: Look) -> Surface:
    """Nearly two and a half from left to right."""
    grout(SPAN, THICK - .0014, GREY)
    tiles(look, prism('tile', oblong(SIDE, SIDE), THICK, encaustic(look, varied=True), .0008), places(SPAN, SIDE + JOINT, SIDE + JOINT), THICK, .12)
    return Surface(SPAN, THICK)
