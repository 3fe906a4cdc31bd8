"""Vinyl from a roll, on a floor."""
from studio.look import Look
from studio.shader import Shader
from studio.surface import Surface, laid
from studio.tiling import exposure, oblong, prism

THICK, SPAN = .0035, .46


def print_(look: Look):
    """Fine flecks under a clear coat, as on the roll."""
    shader = Shader('flecks')
    at = shader.place()
    fleck, cloud = shader.noise(at, 170., 2, .6), shader.noise(at, 5., 2)
    depth = shader.spread(cloud, .93, 1.07)
    for low, high, weight in ((.56, .62, .42), (.42, .36, -.30)):
        depth = shader.math('MULTIPLY_ADD', shader.step(fleck, low, high), weight, depth)
    shader.relief(shader.noise(at, 60., 2), .15, .0006)
    return shader.surface(Base_Color=shader.power((*look.tone, 1), depth), Roughness=.42, Specular=.4)


def build(look: Look) -> Surface:
    """One piece without a seam."""
    prism('sheet', oblong(*laid(SPAN)), THICK, print_(look), 0, at=(0, 0, THICK / 2))
    return Surface(SPAN, THICK, exposure(look))
