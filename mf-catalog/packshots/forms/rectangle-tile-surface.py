"""Large tiles, each row a third of a tile on; the charcoal one has ribs."""
from math import pi

from studio.faces import apart, glazed, limestone, slate
from studio.look import Look, linear
from studio.ribbed import RIB
from studio.shader import Shader
from studio.surface import Surface
from studio.swatch import around, relief, shaded, swatch, total
from studio.tilework import Rows, laid

LONG, WIDE, JOINT, SPAN, NEAR = .60, .30, .0032, .84, .52
GROUTS, GROUT = {'charcoal': linear('#6b6965'), 'snow': linear('#bdb9b1')}, linear('#a39d92')


def powder(shader: Shader, tone, at):
    """Matte porcelain, with the grain of what it was pressed of."""
    cloud, speck = shader.noise(at, 4., 6, .66), shader.noise(at, 330., 3, .7)
    return shader.power((*tone, 1), total(shader, 1., around(shader, cloud, .34), around(shader, speck, .26)))


FACES = {'slate-grey': slate, 'charcoal': powder, 'sand': limestone}


def ribs(shader: Shader, tile):
    """The light on broad ribs along a tile and the narrower hollows between them."""
    turn = shader.math('MULTIPLY', shader.math('ADD', tile.at[1], WIDE / 2), 2 * pi / RIB)
    hollow = shader.math('POWER', shader.math('MULTIPLY_ADD', shader.math('COSINE', turn), .5, .5), 3.)
    slope = shader.math('MULTIPLY', shader.math('SINE', turn), shader.math('POWER', hollow, .25))
    return total(shader, 1.04, shader.math('MULTIPLY', slope, -.46), shader.math('MULTIPLY', hollow, -.50))


def waves(shader: Shader, at):
    """The light on glaze that did not run quite even."""
    return relief(shader, at, lambda place: shader.noise(place, 17., 2, .5), .006, .30)


def build(look: Look) -> Surface:
    """A tile and a half from left to right; ribs are seen from nearer."""
    shader, is_ribbed, is_stone = Shader('rectangles'), look.colour == 'charcoal', look.colour in FACES

    def drawn(at, chance, tile):
        place = apart(shader, at, chance)
        if not is_stone:
            return shaded(shader, glazed(shader, look.tone, place), waves(shader, place))
        colour = FACES[look.colour](shader, look.tone, place)
        return shaded(shader, colour, ribs(shader, tile)) if is_ribbed else colour

    rows = Rows((LONG, WIDE), JOINT, 1 / 3, (.05, .11))
    colour = laid(shader, rows, drawn, GROUTS.get(look.colour, GROUT), .0016, .25, .04)
    return swatch(look, shader, colour, NEAR if is_ribbed else SPAN)
