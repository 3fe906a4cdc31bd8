"""A roll of clear film for walls, six thousandths of an inch thick."""
from math import sin

from studio.look import Look, View, linear
from studio.shader import Shader, plain
from studio.supple import roll, sheet

LONG, DEEP, THICK, RADIUS = 1.05, .62, .0012, .075
MILK, CORE = linear('#c3d0d1'), linear('#b08a5e')


def film():
    """Cloudy polyethylene: glossy, with the wrinkles of what was folded and wound."""
    shader = Shader('film')
    at = shader.place()
    wrinkle, long_, cloud = shader.noise(at, (9, 40, 40), 3, .55), shader.noise(at, (2.2, 14, 14), 2), shader.noise(at, 6., 2)
    depth = shader.math('ADD', shader.spread(cloud, .85, 1.15), shader.spread(wrinkle, -.20, .20))
    shader.relief(shader.math('MULTIPLY_ADD', long_, 1.4, wrinkle), .6, .006)
    return shader.surface(Base_Color=shader.power((*MILK, 1), depth), Roughness=.16, Specular=.6)


def build(look: Look) -> View:
    """The roll on its core, and what has been pulled from it."""
    stuff = film()
    line = [(-DEEP / 2 + DEEP * step / 48, .004 + .0035 * sin(step * .9) + .002 * sin(step * 2.3)) for step in range(49)]
    sheet('piece', line, THICK, LONG * .985, stuff)
    where = {'at': (.02, .14, RADIUS + .006), 'turn': (0, 0, 3)}
    roll('roll', RADIUS, .0016, 16, LONG, stuff, .0004, **where)
    roll('core', .0445, .004, 1, LONG * 1.012, plain('core', CORE, .8), .0001, main=False, **where)
    return View(turn=-32, height=25, lens=70, exposure=.92)
