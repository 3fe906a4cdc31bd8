"""Terrazzo: chips of stone in cement, ground flat, laid with narrow joints."""
from studio.grouted import grout, tiles
from studio.look import Look, linear
from studio.shader import Shader
from studio.surface import Surface, places
from studio.tiling import oblong, prism

SIDE, THICK, JOINT = .60, .012, .0030
SPAN, ASIDE = .32, .37
"""How far the tiles are moved, in steps, so that a corner of four is seen."""
GROUT = linear('#b5ab9b')
CHIPS = tuple(linear(value) for value in ('#8d7f70', '#f4efe6', '#b08a68', '#6f7270', '#7e5b4a'))


def terrazzo(look: Look):
    """Three sizes of chips in five colours."""
    shader = Shader('terrazzo')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 7.)))
    colour = shader.power((*look.tone, 1), shader.spread(shader.noise(at, 30., 2), .93, 1.07))
    for size, share, reach in ((75, .42, .36), (135, .26, .34), (240, .06, .32)):
        bent = shader.vector('ADD', at, shader.join(shader.spread(shader.noise(at, size * 1.6, 1), -.15 / size, .15 / size)))
        distance, cell = shader.cells(bent, float(size))
        luck = shader.split(cell)
        is_chip = shader.math('MULTIPLY', shader.step(distance, reach + .04, reach - .04), shader.math('LESS_THAN', luck[0], share))
        chip = CHIPS[0]
        for index, other in enumerate(CHIPS[1:], 1):
            chip = shader.mix(shader.math('GREATER_THAN', luck[1], index / len(CHIPS)), chip, other)
        colour = shader.mix(is_chip, colour, shader.power(chip, shader.spread(luck[2], .8, 1.2)))
    return shader.surface(Base_Color=colour, Roughness=.3, Specular=.45)


def build(look: Look) -> Surface:
    """Four meet above and beside the middle."""
    grout(SPAN, THICK - .0012, GROUT)
    step = SIDE + JOINT
    spots = [(x - ASIDE * step, y - ASIDE * step) for x, y in places(SPAN, step, step)]
    tiles(look, prism('tile', oblong(SIDE, SIDE), THICK, terrazzo(look), .001), spots, THICK, .05)
    return Surface(SPAN, THICK)
