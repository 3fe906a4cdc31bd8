"""Walls that were painted, seen from near: what a roller and a brush leave, and light that falls off.

Relief so low is less than the grain that `denoise` takes out; it is part of the colour, whose middle stays the tone.
"""
from studio.look import Colour
from studio.shader import Shader
from studio.surface import Surface, laid
from studio.tiling import oblong, prism

SPAN, THICK = .30, .004
LAMP = (-.66, .75)
"""Where the light comes from, along the wall."""


def embossed(shader: Shader, at, height, reach: float, strength: float):
    """1, more where a `height` of places rises against the light within `reach` metres, less where it falls."""
    nearer = shader.vector('ADD', at, (LAMP[0] * reach, LAMP[1] * reach, 0.))
    return shader.math('MULTIPLY_ADD', shader.math('SUBTRACT', height(at), height(nearer)), strength, 1.)


def falling(shader: Shader, at, span: float):
    """1 in the middle, more near the lamp, less in the far corner, where something out of the picture throws a soft shadow."""
    x, y, _ = shader.split(at)
    along = shader.math('MULTIPLY_ADD', x, -LAMP[0] / span, shader.math('MULTIPLY', y, -LAMP[1] / span))
    return shader.math('SUBTRACT', shader.spread(along, 1., .90), shader.math('MULTIPLY', shader.step(along, .04, .40), .16))


def finished(shader: Shader, tone: Colour, depth, lights, rough: float, shine: float):
    """The paint, its tone a little deeper here and there, under lights that add up."""
    share = lights[0]
    for light in lights[1:]:
        share = shader.math('MULTIPLY', share, light)
    colour = shader.mix(1, shader.power((*tone, 1), depth), shader.join(share, share, share), 'MULTIPLY')
    return shader.surface(Base_Color=colour, Roughness=rough, Specular=shine)


def rolled(tone: Colour, rough: float, nap: float, span=SPAN):
    """Paint off a roller: a skin of low bumps, drawn out a little along y as it was rolled. `nap`: how high they stand, as a share."""
    shader = Shader('rolled')
    at = shader.place()

    def height(place):
        pebble = shader.noise(place, (150, 118, 1), 1)
        return shader.math('MULTIPLY_ADD', pebble, 1.3, shader.noise(place, (330, 270, 1), 2, .55))

    wave = shader.noise(at, (22, 3.5, 1), 2)
    lights = embossed(shader, at, height, .0016, .44 * nap), falling(shader, at, span)
    return finished(shader, tone, shader.spread(wave, .97, 1.03), lights, rough, .3)


def wall(material, exposure=1., span=SPAN, height=68.) -> Surface:
    """A piece of wall without an end."""
    prism('wall', oblong(*laid(span * 1.35)), THICK, material, 0, at=(0, 0, THICK / 2))
    return Surface(span, THICK, exposure, 10, height)
