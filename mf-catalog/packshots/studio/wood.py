"""Wood: years, fibres, knots and end grain. Its colour is the tone of the item; what is here says only how it varies."""
from dataclasses import dataclass

from studio.look import Look
from studio.shader import Shader


@dataclass(frozen=True)
class Kind:
    """How a species grows."""
    ring: float
    """Width of a year in millimetres."""
    years: float
    """How much darker late wood is."""
    fibres: float = .25
    pores: float = 0
    """Dark dashes of open grain."""
    knots: float = 0
    """Share of the places for one that have a knot."""
    boards: float = .35
    """How much one board differs from the next."""
    wild: float = 1
    """How far years wander along a board."""


KINDS = {
    'birch': Kind(4.6, .10, .16, boards=.2),
    'cedar': Kind(2.4, .34, .34, boards=.5, knots=.12),
    'fir': Kind(2.8, .42, .28, boards=.4),
    'hemlock': Kind(3.0, .26, .25, boards=.3, knots=.15),
    'hickory': Kind(4.2, .28, .30, pores=.5, boards=.8),
    'maple': Kind(5.0, .10, .14, boards=.25),
    'oak': Kind(3.2, .24, .34, pores=.8, boards=.4),
    'pine': Kind(4.4, .30, .20, knots=.5, boards=.25),
    'red-oak': Kind(3.4, .30, .38, pores=.9, boards=.4),
    'spf': Kind(3.6, .32, .24, knots=.42, boards=.3),
    'spruce': Kind(3.6, .32, .24, knots=.42, boards=.3),
    'treated': Kind(3.8, .30, .28, knots=.35, boards=.35),
    'walnut': Kind(3.8, .32, .30, pores=.5, boards=.5),
}


def knots(shader: Shader, at, share: float):
    """Knots and how far the years bend around them, both as numbers."""
    x, y, _ = shader.split(at)
    distance, cell = shader.cells(shader.join(shader.math('MULTIPLY', x, 3.1), shader.math('MULTIPLY', y, 5.2)), 1, flat=True)
    luck = shader.split(cell)
    wobble = shader.noise(at, (60, 60, 60), 1)
    distance = shader.math('ADD', distance, shader.spread(wobble, -.012, .012))
    chance = shader.math('LESS_THAN', luck[0], share)
    radius = shader.math('MULTIPLY', chance, shader.spread(luck[1], .018, .055))
    inside = shader.math('DIVIDE', distance, shader.math('MAXIMUM', radius, .001))
    near = shader.math('DIVIDE', inside, 2.4)
    bend = shader.math('MULTIPLY', shader.math('POWER', 2.718, shader.math('MULTIPLY', shader.math('MULTIPLY', near, near), -1)), radius)
    return shader.math('MULTIPLY', shader.step(inside, 1.05, .8), chance), bend


def wood(look: Look, species: str | None = None, tone=None, rough=.52, coat=0., gain=1., cracks=0., worn=None, straight=False) -> object:
    """A wood that runs along x.

    tone: what is seen instead of the tone of the look, for wood beside the main one
    gain: above 1 for wood whose grain stands out, as stain and weather do
    cracks: how deep dry wood has split along its grain
    straight: sawn or split towards the heart, so that the years are lines along the board
    worn: the colour of what comes through where weather has taken the paint
    """
    kind = KINDS[species or look.species]
    shader = Shader(f'wood-{species or look.species}')
    first, second, third = shader.lot(), shader.lot(17.31), shader.lot(91.7)
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', first, 37.)))
    x, y, z = shader.split(at)
    # The heart of the tree lies beside and below the board; years rise along it, which draws flames on a flat sawn face.
    across = shader.math('ADD', y, shader.spread(second, *((.25, .40) if straight else (-.05, .05))))
    below = shader.math('ADD', z, shader.spread(third, .025, .085))
    radius = shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', across, across), shader.math('MULTIPLY', below, below)))
    bent = shader.math('MULTIPLY_ADD', shader.noise(at, (.9, 5, 5)), .04 * kind.wild, radius)
    bent = shader.math('MULTIPLY_ADD', shader.noise(at, (6, 50, 50)), .0026, bent)
    bent = shader.math('MULTIPLY_ADD', shader.math('SINE', shader.math('MULTIPLY', x, 2.1)), .006, bent)
    knot = 0.
    if kind.knots:
        knot, bend = knots(shader, at, kind.knots)
        bent = shader.math('MULTIPLY_ADD', bend, .55, bent)
    year = shader.math('FRACT', shader.math('MULTIPLY', bent, 1000 / kind.ring))
    late = shader.math('MULTIPLY', shader.step(year, .15, .9), shader.step(year, 1, .9))
    fibre = shader.noise(at, (10, 800, 800), 3, .65)
    streak = shader.noise(at, (2.2, 120, 120), 2)
    cloud = shader.noise(at, (1.2, 8, 8), 1)
    end = shader.step(shader.math('ABSOLUTE', shader.facing()[0]), .6, .9)

    depth = shader.math('MULTIPLY_ADD', shader.math('SUBTRACT', late, .36), kind.years * 1.5 * gain, 1.)
    for part, weight in ((fibre, kind.fibres * gain * 1.3), (streak, .45 * gain), (cloud, .35), (third, kind.boards)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    if kind.pores:
        dash = shader.step(shader.noise(at, (14, 620, 620), 1), .60, .74)
        depth = shader.math('MULTIPLY_ADD', dash, kind.pores * .8, depth)
    if kind.knots:
        depth = shader.math('MULTIPLY_ADD', knot, 1.5, depth)
    depth = shader.math('MULTIPLY_ADD', end, .45, depth)
    height = shader.math('ADD', fibre, shader.math('MULTIPLY', late, .6 * gain))
    if cracks:
        split = shader.step(shader.noise(at, (1.1, 48, 48), 2), .64, .70)
        split = shader.math('MULTIPLY', split, shader.math('SUBTRACT', 1., end))
        depth = shader.math('MULTIPLY_ADD', split, 2.2 * cracks, depth)
        height = shader.math('MULTIPLY_ADD', split, -4 * cracks, height)
    colour = shader.power((*(tone or look.tone), 1), depth)
    if worn:
        bare = shader.math('MULTIPLY_ADD', late, -.05, shader.noise(at, (1.3, 34, 34), 3, .7))
        colour = shader.mix(shader.step(bare, .53, .66), colour, shader.power((*worn, 1), depth))
    shader.relief(height, .35 * gain, .0006)
    return shader.surface(
        Base_Color=colour, Roughness=shader.spread(fibre, rough - .1, rough + .12), Specular=.3, Clearcoat=coat, Clearcoat_Roughness=.15,
    )
