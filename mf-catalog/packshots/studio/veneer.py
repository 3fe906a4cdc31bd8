"""Wood of fine, even grain: veneer and clear boards, as fronts of furniture have it. Its colour is the tone of the item."""
from dataclasses import dataclass

from studio.look import Look
from studio.shader import Shader


@dataclass(frozen=True)
class Grain:
    """How much of each makes a species: soft bands, lines of years, fibres, dashes of open pores, and how far one part differs from the next."""
    bands: float
    years: float
    fibres: float
    pores: float
    parts: float


GRAINS = {
    'cedar': Grain(.34, .22, .24, 0., .34),
    'oak': Grain(.16, .12, .20, .40, .14),
    'walnut': Grain(.34, .14, .22, .34, .16),
}


def veneer(look: Look, rough=.42, coat=0.) -> object:
    """Cut towards the heart, so that years are lines along x of the object, which wander a little; wide parts show a flame in their middle."""
    grain, shader = GRAINS[look.species], Shader(f'veneer-{look.species}')
    first, second = shader.lot(), shader.lot(17.31)
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', first, 37.)))
    # Lines of the grain lean towards each other along a board, all by the same soft wave.
    drift = shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(at, (1.6, 6, 6), 2), .5), .050)
    x, y, z = shader.split(at)
    across = shader.join(x, shader.math('ADD', y, drift), shader.math('ADD', z, drift))
    bands, years = shader.noise(across, (.7, 26, 26), 2), shader.noise(across, (1.2, 150, 150), 2, .6)
    fibres, cloud = shader.noise(across, (9, 620, 620), 3, .65), shader.noise(at, (1.4, 5, 5), 1)
    depth = 1.
    for part, weight in ((bands, grain.bands), (years, grain.years), (fibres, grain.fibres), (cloud, .12), (second, grain.parts)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight, weight))
    if grain.pores:
        depth = shader.math('MULTIPLY_ADD', shader.step(shader.noise(across, (22, 700, 700), 1), .60, .76), grain.pores, depth)
    end = shader.step(shader.math('ABSOLUTE', shader.facing()[0]), .6, .9)
    depth = shader.math('MULTIPLY_ADD', end, .35, depth)
    shader.relief(fibres, .25, .0004)
    return shader.surface(
        Base_Color=shader.power((*look.tone, 1), depth), Roughness=shader.spread(fibres, rough - .06, rough + .08), Specular=.35, Clearcoat=coat, Clearcoat_Roughness=.2,
    )
