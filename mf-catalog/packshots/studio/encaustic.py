"""Tiles of coloured cement: a light pattern on a dark ground."""
from studio.look import Look, linear
from studio.shader import Shader

SIDE, THICK = .20, .0095
CREAM = linear('#efe9dc')


def encaustic(look: Look):
    """A star in the middle, rings about the corners that close with those of the neighbours."""
    shader = Shader('encaustic')
    x, y, z = shader.split(shader.place())
    x, y = (shader.math('MULTIPLY', shader.math('ABSOLUTE', axis), 2 / SIDE) for axis in (x, y))

    def length(a, b):
        return shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', a, a), shader.math('MULTIPLY', b, b)))

    def between(value, low, high, soft=.012):
        return shader.math('MULTIPLY', shader.step(value, low - soft, low + soft), shader.step(value, high + soft, high - soft))

    corner = length(shader.math('SUBTRACT', 1., x), shader.math('SUBTRACT', 1., y))
    middle, slant = length(x, y), shader.math('ADD', x, y)
    narrow = shader.math('MINIMUM', x, y)
    petals = shader.math('MULTIPLY', shader.step(shader.math('MULTIPLY_ADD', narrow, 2.6, middle), .56, .53), shader.step(middle, .10, .13))
    aslant = shader.math('MULTIPLY_ADD', shader.math('ABSOLUTE', shader.math('SUBTRACT', x, y)), 2.2, slant)
    leaves = shader.math('MULTIPLY', shader.step(aslant, .86, .82), shader.step(slant, .24, .28))
    light = shader.math('MAXIMUM', petals, shader.math('MULTIPLY', leaves, .9))
    for ring in (between(corner, .60, .68), between(corner, .16, .30), shader.step(middle, .07, .05)):
        light = shader.math('MAXIMUM', light, ring)
    worn = shader.noise(shader.place(), 160., 3, .7)
    light = shader.math('MULTIPLY', light, shader.spread(worn, .86, 1.08), clamp=True)
    light = shader.math('MULTIPLY', light, shader.step(z, THICK * .2, THICK * .3))
    depth = shader.spread(worn, .9, 1.1)
    colour = shader.mix(light, shader.power((*look.tone, 1), depth), shader.power((*CREAM, 1), depth))
    return shader.surface(Base_Color=colour, Roughness=.42, Specular=.4)
