"""Hexagons of porcelain; those of terracotta vary from tile to tile."""
from studio.faces import apart, cement, glazed, slate
from studio.look import Look, linear
from studio.shader import Shader
from studio.surface import Surface
from studio.swatch import around, swatch, total
from studio.tilework import Hexagons, laid

ACROSS, JOINT, SPAN = .23, .0032, .66
GROUT, PALE = linear('#a39d92'), linear('#bdb9b1')
VARIETY = {'terracotta': .34}
FACES = {'slate': slate, 'terracotta': cement}


def build(look: Look) -> Surface:
    """Three from left to right."""
    shader, variety = Shader('hexagons'), VARIETY.get(look.colour, 0)
    face = FACES.get(look.colour, glazed)

    def drawn(at, chance, _):
        colour = face(shader, look.tone, apart(shader, at, chance))
        return shader.power(colour, total(shader, 1., around(shader, chance[2], variety)))

    colour = laid(shader, Hexagons(ACROSS, JOINT, (.03, .02)), drawn, PALE if look.colour == 'white' else GROUT, .0014, .25, .06)
    return swatch(look, shader, colour, SPAN)
