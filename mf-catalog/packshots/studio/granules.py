"""Asphalt with ceramic granules."""
from studio.look import Colour
from studio.shader import Shader


def granules(tone: Colour, shade=0., variety=.5, warmth=.0):
    """Grains of many depths of one tone. `shade`: how much deeper all are; `variety`: how much pieces differ; `warmth`: how far they differ in hue."""
    shader = Shader('granules')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 37.)))
    distance, cell = shader.cells(at, 330.)
    luck, cloud = shader.split(cell), shader.noise(at, 26., 3, .7)
    depth = shader.spread(shader.lot(7.7), 1 + shade - variety / 2, 1 + shade + variety / 2)
    depth = shader.math('ADD', depth, shader.spread(cloud, -.30, .30))
    depth = shader.math('ADD', depth, shader.spread(luck[0], -.26, .26))
    # Some grains are left pale, and some are nearly black.
    depth = shader.math('MULTIPLY_ADD', shader.step(luck[1], .92, .95), -.24, depth)
    depth = shader.math('MULTIPLY_ADD', shader.step(luck[2], .88, .92), .32, depth)
    colour = shader.power((*tone, 1), depth)
    if warmth:
        warm = shader.spread(shader.lot(23.7), -warmth * .3, warmth)
        parts = (shader.math('MULTIPLY_ADD', warm, share, 1.) for share in (1., .1, -1.2))
        colour = shader.mix(1, colour, shader.join(*parts), 'MULTIPLY')
    shader.relief(shader.math('SUBTRACT', 1., distance), .8, .0016)
    return shader.surface(Base_Color=colour, Roughness=.86, Specular=.22)
