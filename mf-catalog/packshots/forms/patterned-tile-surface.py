"""Encaustic tiles, whose pattern runs on from one to the next."""
from studio.encaustic import CREAM, SIDE
from studio.faces import apart
from studio.look import Look, linear
from studio.shader import Shader
from studio.surface import Surface
from studio.swatch import around, product, swatch, total
from studio.tilework import Rows, laid

JOINT, SPAN = .0025, .47
GREY = linear('#a5a29b')


def pattern(shader: Shader, at, tile):
    """1 where the tile is pale: a star in the middle, rings about the corners that close with those of the neighbours; poured by hand, so no line is quite even."""
    wobble = shader.spread(shader.noise(at, 70., 3, .6), -.018, .018)
    x, y = (shader.math('MULTIPLY', shader.math('ABSOLUTE', part), 2 / SIDE) for part in tile.at)

    def length(a, b):
        return shader.math('ADD', shader.math('SQRT', total(shader, shader.math('MULTIPLY', a, a), shader.math('MULTIPLY', b, b))), wobble)

    def between(value, low, high, soft=.008):
        return product(shader, shader.step(value, low - soft, low + soft), shader.step(value, high + soft, high - soft))

    corner, middle = length(shader.math('SUBTRACT', 1., x), shader.math('SUBTRACT', 1., y)), length(x, y)
    slant, narrow = total(shader, x, y, wobble), shader.math('MINIMUM', x, y)
    petals = product(shader, shader.step(shader.math('MULTIPLY_ADD', narrow, 2.6, middle), .555, .535), shader.step(middle, .11, .125))
    aslant = shader.math('MULTIPLY_ADD', shader.math('ABSOLUTE', shader.math('SUBTRACT', x, y)), 2.2, slant)
    leaves = product(shader, shader.step(aslant, .85, .83), shader.step(slant, .25, .27))
    light = shader.math('MAXIMUM', petals, leaves)
    for ring in (between(corner, .60, .68), between(corner, .16, .30), shader.step(middle, .066, .054)):
        light = shader.math('MAXIMUM', light, ring)
    return light


def build(look: Look) -> Surface:
    """Nearly two and a half from left to right."""
    shader = Shader('encaustics')

    def drawn(at, chance, tile):
        place = apart(shader, at, chance, False)
        worn, cloud = shader.noise(place, 210., 4, .75), shader.noise(place, 13., 6, .7)
        dust = shader.step(worn, .62, .76)
        cover = product(shader, pattern(shader, place, tile), shader.spread(shader.step(worn, .34, .24), 1., .72))
        depth = total(shader, 1., around(shader, worn, .30), around(shader, cloud, .55))
        ground = shader.mix(product(shader, dust, .10), shader.power((*look.tone, 1), depth), (*CREAM, 1))
        return shader.mix(cover, ground, shader.power((*CREAM, 1), depth))

    return swatch(look, shader, laid(shader, Rows((SIDE, SIDE), JOINT, 0., (.04, .03)), drawn, GREY, .0012, .22, .08), SPAN)
