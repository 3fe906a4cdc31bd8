"""Squares of glass, set in white."""
from studio.glasstile import JOINT, SIDE, THICK, glass
from studio.grouted import grout, tiles
from studio.look import Look, linear
from studio.surface import Surface, places
from studio.tiling import oblong, prism

SPAN = .245
WHITE = linear('#e6e4de')


def build(look: Look) -> Surface:
    """Nearly ten from left to right."""
    square, step = prism('square', oblong(SIDE, SIDE), THICK, glass(look), .0013), SIDE + JOINT
    grout(SPAN, THICK - .0015, WHITE)
    tiles(look, square, places(SPAN, step, step), THICK, .7)
    return Surface(SPAN, THICK, height=50)
