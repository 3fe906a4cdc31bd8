"""Sheets for roofs that come as rolls, and what they are made of."""
from math import cos, pi, sin

from studio.look import Colour
from studio.shader import Shader


def sanded(tone: Colour, grain=.22):
    """Bitumen under fine sand."""
    shader = Shader('sanded')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 37.)))
    grit, cloud = shader.noise(at, 460., 3, .7), shader.noise(at, 9., 2)
    depth = shader.math('ADD', 1., shader.math('ADD', shader.spread(grit, -grain, grain), shader.spread(cloud, -.10, .10)))
    shader.relief(grit, .35, .0012)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.72, Specular=.3)


def rubber(tone: Colour):
    """Rubber: even, a little dusted, with a dull shine."""
    shader = Shader('rubber')
    at = shader.place()
    cloud, dust = shader.noise(at, (3, 9, 9), 3, .6), shader.noise(at, 240., 2)
    depth = shader.math('ADD', shader.spread(cloud, .84, 1.10), shader.spread(dust, -.05, .05))
    shader.relief(cloud, .3, .004)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=shader.spread(cloud, .42, .60), Specular=.4)


def woven(tone: Colour, line=None, step=.25, first=.0):
    """Flat woven tapes under a film, with a plain line of another colour along x every `step` metres."""
    shader = Shader('woven')
    at = shader.place()
    x, y, _ = shader.split(at)
    warp, weft = (shader.math('PINGPONG', shader.math('MULTIPLY', part, 210.), .5) for part in (x, y))
    net = shader.math('MULTIPLY', warp, weft)
    cloud = shader.noise(at, 12., 2)
    depth = shader.math('ADD', shader.spread(net, .86, 1.5), shader.spread(cloud, -.12, .04))
    colour = shader.power((*tone, 1), depth)
    if line:
        off = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('FRACT', shader.math('DIVIDE', shader.math('ADD', x, first), step)), .5))
        colour = shader.mix(shader.step(off, .022, .016), colour, (*line, 1))
    shader.relief(net, .4, .0008)
    return shader.surface(Base_Color=colour, Roughness=.46, Specular=.4)


def curled(deep: float, radius: float, turn: float, steps=18):
    """A line of (y, z) that lies flat to its end at -deep / 2, where it curls up and back by `turn` degrees; first its curled end."""
    start = -deep / 2 + radius
    curl = [(start - radius * sin(turn / 180 * pi * k / steps), radius - radius * cos(turn / 180 * pi * k / steps)) for k in range(steps, 0, -1)]
    return [*curl, (start, 0), (0, 0), (deep / 2, 0)]
