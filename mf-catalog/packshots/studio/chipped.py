"""Terrazzo as a swatch: broken stone of three sizes, packed close, ground flat in cement."""
from studio.look import Colour
from studio.shader import Shader
from studio.swatch import around, product, total
from studio.terrazzo import CHIPS

SIZES = ((62, .040, .24), (125, .045, .27), (270, .05, .30))
"""How many to a metre, what of its place the cement takes beside a chip, and the share of places that are filled."""


def chips(shader: Shader, at, size: float, gap: float, share: float):
    """1 within a chip, and the numbers of it: corners as stone breaks, no two alike."""
    bent = shader.vector('ADD', at, shader.join(
        shader.spread(shader.noise(at, size * 2.6, 2), -.16 / size, .16 / size),
        shader.spread(shader.noise(shader.vector('ADD', at, (3., 5., 0.)), size * 2.6, 2), -.16 / size, .16 / size)))
    border, _ = shader.cells(bent, float(size), 'DISTANCE_TO_EDGE', flat=True)
    _, cell = shader.cells(bent, float(size), flat=True)
    numbers = shader.split(cell)
    wide = shader.math('MULTIPLY_ADD', numbers[2], .16, gap)
    is_chip = shader.step(shader.math('SUBTRACT', border, wide), -.012, .012)
    return product(shader, is_chip, shader.math('LESS_THAN', numbers[0], share)), numbers


def terrazzo(shader: Shader, tone: Colour, at):
    """Cement in the tone of the tile with the chips in it, the large ones over the small ones."""
    colour = shader.power((*tone, 1), total(shader, 1., around(shader, shader.noise(at, 300., 3, .7), .50), around(shader, shader.noise(at, 12., 3), .16)))
    for size, gap, share in reversed(SIZES):
        is_chip, numbers = chips(shader, at, size, gap, share)
        chip = CHIPS[0]
        for index, other in enumerate(CHIPS[1:], 1):
            chip = shader.mix(shader.math('GREATER_THAN', numbers[1], index / len(CHIPS)), chip, other)
        vein = shader.noise(at, (size * 1.5, size * 3.5, 1), 4, .65)
        chip = shader.power(chip, total(shader, 1., around(shader, numbers[2], .44), around(shader, vein, .80)))
        colour = shader.mix(is_chip, colour, chip)
    return colour
