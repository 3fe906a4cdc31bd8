"""Small oblongs of stone in herringbone."""
from studio.ceramic import GROUT
from studio.faces import apart, limestone, marble
from studio.look import Look, linear
from studio.shader import Shader
from studio.surface import Surface
from studio.swatch import swatch
from studio.tilework import Herringbone, laid

WIDE, JOINT, SPAN = .0240, .0022, .30
GREY = linear('#b3b0aa')


def build(look: Look) -> Surface:
    """White marble has grey grout, so that its pattern is seen."""
    shader, is_marble = Shader('mosaic'), look.colour == 'marble'
    face = marble if is_marble else limestone
    colour = laid(shader, Herringbone(WIDE, JOINT), lambda at, chance, _: face(shader, look.tone, apart(shader, at, chance), 2.6),
                  GREY if is_marble else GROUT, .0010, .30, .10, deep=.0010)
    return swatch(look, shader, colour, SPAN)
