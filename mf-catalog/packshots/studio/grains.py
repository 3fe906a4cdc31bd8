"""Ceramic granules of a roof that fills the picture."""
from studio.look import Colour
from studio.shader import Shader


def grains(tone: Colour, shade=0., variety=.5, warmth=0.):
    """Ceramic granules as `granules` has them, calmer: a picture that is full of their contrast is too many bytes."""
    shader = Shader('grains')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 37.)))
    _, cell = shader.cells(at, 250.)
    luck, cloud = shader.split(cell), shader.noise(at, 26., 2, .6)
    depth = shader.spread(shader.lot(7.7), 1 + shade - variety / 2, 1 + shade + variety / 2)
    for part, weight in ((cloud, .40), (luck[0], .17), (shader.step(luck[2], .88, .92), .16), (shader.step(luck[1], .92, .95), -.14)):
        depth = shader.math('MULTIPLY_ADD', part, weight, depth)
    colour = shader.power((*tone, 1), shader.math('SUBTRACT', depth, .285))
    if warmth:
        warm = shader.spread(shader.lot(23.7), -warmth * .3, warmth)
        parts = (shader.math('MULTIPLY_ADD', warm, share, 1.) for share in (1., .1, -1.2))
        colour = shader.mix(1, colour, shader.join(*parts), 'MULTIPLY')
    return shader.surface(Base_Color=colour, Roughness=.86, Specular=.22)
