"""Terrazzo: chips of stone in cement, ground flat."""
from studio.look import Look, View, linear
from studio.shader import Shader
from studio.tiling import pile

SIZE = (.60, .60, .012)
CHIPS = tuple(linear(value) for value in ('#8d7f70', '#f4efe6', '#b08a68', '#6f7270', '#7e5b4a'))


def terrazzo(look: Look):
    """Three sizes of chips in five colours."""
    shader = Shader('terrazzo')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 7.)))
    colour = shader.power((*look.tone, 1), shader.spread(shader.noise(at, 260., 2), .85, 1.15))
    for scale, share, reach in ((75, .42, .36), (135, .38, .34), (240, .30, .32)):
        bent = shader.vector('ADD', at, shader.join(shader.spread(shader.noise(at, scale * 1.6, 1), -.15 / scale, .15 / scale)))
        distance, cell = shader.cells(bent, float(scale))
        luck = shader.split(cell)
        is_chip = shader.math('MULTIPLY', shader.step(distance, reach + .04, reach - .04), shader.math('LESS_THAN', luck[0], share))
        chip = CHIPS[0]
        for index, other in enumerate(CHIPS[1:], 1):
            chip = shader.mix(shader.math('GREATER_THAN', luck[1], index / len(CHIPS)), chip, other)
        colour = shader.mix(is_chip, colour, chip)
    return shader.surface(Base_Color=colour, Roughness=.3, Specular=.45)


def build(look: Look) -> View:
    """A pile, and two beside it."""
    pile(look, SIZE, terrazzo(look), .001, count=4)
    return View(turn=-27, height=27, lens=75)
