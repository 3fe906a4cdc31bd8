"""Vinyl tiles printed as stone, each row half a tile on."""
from studio.faces import apart, cement, marble, slate
from studio.look import Look, linear
from studio.shader import Shader
from studio.surface import Surface
from studio.swatch import swatch
from studio.tilework import Rows, laid

LONG, WIDE, SPAN = .61, .305, .86
PRINTS = {'concrete': cement, 'marble': marble, 'slate': slate}
GROUT, GROUTED = linear('#b9b5ac'), .0032
SHADOW, CLOSE = (.02, .019, .018), .0010


def build(look: Look) -> Surface:
    """Marble has a joint that looks like grout; the others lie side by side."""
    shader, face = Shader('vinyl'), PRINTS[look.colour]
    joint, between = (GROUTED, GROUT) if look.colour == 'marble' else (CLOSE, SHADOW)
    rows = Rows((LONG, WIDE), joint, .5, (.10, .12))
    colour = laid(shader, rows, lambda at, chance, _: face(shader, look.tone, apart(shader, at, chance)), between, .0016, .20)
    return swatch(look, shader, colour, SPAN)
