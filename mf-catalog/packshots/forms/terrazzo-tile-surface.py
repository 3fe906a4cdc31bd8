"""Terrazzo: chips of stone in cement, ground flat, laid with narrow joints."""
from studio.chipped import terrazzo
from studio.faces import apart
from studio.look import Look, linear
from studio.shader import Shader
from studio.surface import Surface
from studio.swatch import swatch
from studio.terrazzo import SIDE
from studio.tilework import Rows, laid

JOINT, SPAN = .0030, .40
GROUT = linear('#b5ab9b')


def build(look: Look) -> Surface:
    """Four meet above and beside the middle."""
    shader, rows = Shader('terrazzo'), Rows((SIDE, SIDE), JOINT, 0., (SIDE * -.12, SIDE * -.07))
    colour = laid(shader, rows, lambda at, chance, _: terrazzo(shader, look.tone, apart(shader, at, chance)), GROUT, .0014, .24, .03)
    return swatch(look, shader, colour, SPAN, rough=.4)
