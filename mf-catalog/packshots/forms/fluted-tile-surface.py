"""Glazed tiles with upright ribs, one straight above another; matte where they are sand."""
from math import pi

from studio.ceramic import GROUT
from studio.faces import apart, glazed
from studio.look import Look
from studio.shader import Shader
from studio.surface import Surface
from studio.swatch import around, product, shaded, swatch, total
from studio.tilework import Rows, laid

LONG, WIDE, RIBS, JOINT = .20, .10, 9, .0025
SPAN = .36
WHITE = (1, 1, 1, 1)


def across(shader: Shader, tile):
    """Where a place lies on its rib, from -1 at its left to 1 at its right."""
    share = shader.math('FRACT', shader.math('MULTIPLY', shader.math('ADD', tile.at[0], WIDE / 2), RIBS / WIDE))
    return shader.math('MULTIPLY_ADD', share, 2., -1.)


def round_light(shader: Shader, on):
    """The light on a round rib: from the left, and hardly any in the valleys."""
    turned = shader.math('COSINE', shader.math('MULTIPLY', shader.math('ADD', on, .38), pi * .40))
    valley = shader.step(shader.math('ABSOLUTE', on), 1., .72)
    return product(shader, shader.spread(turned, .42, 1.12), shader.spread(valley, .50, 1.))


def build(look: Look) -> Surface:
    """Three and a half from left to right."""
    shader, is_matte = Shader('flutes'), look.colour == 'sand'

    def drawn(at, chance, tile):
        place, on = apart(shader, at, chance), across(shader, tile)
        pool = shader.math('MULTIPLY', shader.step(shader.math('ABSOLUTE', on), .5, 1.), .25)
        colour = shader.power(glazed(shader, look.tone, place, .3), total(shader, 1., pool, around(shader, chance[2], .16)))
        colour = shaded(shader, colour, round_light(shader, on))
        if is_matte:
            return colour
        # A lamp above left is a line on each rib, broken where the glaze is thicker; the wall across the room is a faint one on its right.
        bent = total(shader, on, shader.spread(shader.noise(place, (60, 14, 1), 2), -.10, .10))
        lamp = product(shader, shader.step(bent, -.52, -.44), shader.step(bent, -.30, -.38), shader.spread(shader.noise(place, (30, 9, 1), 2), .15, .80))
        wall = product(shader, shader.step(bent, .40, .54), shader.step(bent, .76, .62), .10)
        return shader.mix(shader.math('ADD', lamp, wall, clamp=True), colour, WHITE)

    return swatch(look, shader, laid(shader, Rows((WIDE, LONG), JOINT, 0., (.02, .035)), drawn, GROUT, .0022, .40, .06, deep=.0020), SPAN)
