"""Carpet: tufts, and loops in lines."""
from studio.look import Colour
from studio.shader import Shader


def tufted(tone: Colour, size=.0052, lined=False):
    """Yarn of a tone in tufts of a size; `lined` for loops that stand in rows along y."""
    shader = Shader('carpet')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 19.)))
    stretched = shader.vector('MULTIPLY', at, (1, .45, 1)) if lined else at
    distance, cell = shader.cells(stretched, 1 / size)
    luck = shader.split(cell)[0]
    trodden, yarn = shader.noise(at, 6., 2), shader.noise(at, 900., 2, .7)
    # Deeper between the tufts, and each tuft a little different.
    depth = shader.math('MULTIPLY_ADD', shader.step(distance, .35, .85), .34, .92)
    for part, weight in ((luck, .30), (yarn, .30), (trodden, .10)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    if lined:
        depth = shader.math('ADD', depth, shader.spread(shader.noise(at, (120, 2.5, 120), 2), -.45, .45))
    shader.relief(shader.math('SUBTRACT', shader.math('MULTIPLY', yarn, .3), distance), .7, .004)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=1., Specular=.05)
