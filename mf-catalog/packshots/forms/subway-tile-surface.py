"""Subway tiles, each row half a tile on; most are glossy."""
from studio.faces import apart, glazed
from studio.glazework import gloss
from studio.look import Look, linear
from studio.shader import Shader
from studio.subway import MATTE, SIZES
from studio.surface import Surface
from studio.swatch import relief, shaded, swatch
from studio.tilework import Rows, laid

SIZE, JOINT, SPAN = (.152, .076), .0028, .56
GROUTS, GROUT = {'charcoal': linear('#8d8a84'), 'snow': linear('#b4b1aa')}, linear('#bdb9b1')
SHINE = {'navy': .028, 'sage': .06, 'snow': .06}


def waves(shader: Shader, at):
    """The light on glaze that did not run quite even."""
    return relief(shader, at, lambda place: shader.noise(place, 21., 2, .5), .005, .34)


def build(look: Look) -> Surface:
    """Three or four tiles from left to right."""
    shader = Shader('subway')

    def drawn(at, chance, tile):
        place = apart(shader, at, chance)
        if look.colour in MATTE:
            return glazed(shader, look.tone, place)
        colour = shaded(shader, glazed(shader, look.tone, place), waves(shader, place))
        return gloss(shader, colour, at, chance, tile, SPAN, .0016, SHINE[look.colour])

    rows = Rows(SIZES.get(look.colour, SIZE), JOINT, .5, (.031, .019))
    return swatch(look, shader, laid(shader, rows, drawn, GROUTS.get(look.colour, GROUT), .0016, .26, .07), SPAN)
