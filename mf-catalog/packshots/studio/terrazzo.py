"""Terrazzo: chips of stone in cement, ground flat."""
from studio.look import Look, linear
from studio.shader import Shader

SIDE, THICK = .60, .012
CHIPS = tuple(linear(value) for value in ('#8d7f70', '#f4efe6', '#b08a68', '#6f7270', '#7e5b4a'))
SIZES = ((75, .36), (135, .34), (240, .32))
"""How many to a metre, and how large each is in its place."""


def terrazzo(look: Look, shares, grain):
    """Three sizes of chips in five colours: `shares` of their places that are filled, `grain` of the cement as (scale, variety)."""
    shader = Shader('terrazzo')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 7.)))
    fine, variety = grain
    colour = shader.power((*look.tone, 1), shader.spread(shader.noise(at, fine, 2), 1 - variety, 1 + variety))
    for (size, reach), share in zip(SIZES, shares):
        bent = shader.vector('ADD', at, shader.join(shader.spread(shader.noise(at, size * 1.6, 1), -.15 / size, .15 / size)))
        distance, cell = shader.cells(bent, float(size))
        luck = shader.split(cell)
        is_chip = shader.math('MULTIPLY', shader.step(distance, reach + .04, reach - .04), shader.math('LESS_THAN', luck[0], share))
        chip = CHIPS[0]
        for index, other in enumerate(CHIPS[1:], 1):
            chip = shader.mix(shader.math('GREATER_THAN', luck[1], index / len(CHIPS)), chip, other)
        colour = shader.mix(is_chip, colour, chip)
    return shader.surface(Base_Color=colour, Roughness=.3, Specular=.45)
