"""Boards under stain as a swatch: fir, flat sawn, the years as fine as they grow, and what lets the wood through."""
from studio.look import Colour
from studio.shader import Shader
from studio.swatch import around, luck, product, shaded, total
from studio.tilework import cell, nearest

RING = .0027
"""Width of a year in the tree; it is seen wider where the saw went along it."""


def years(shader: Shader, at, lots):
    """The number of its year and where in it a place lies, from 0 to 1: lines along the board, and flames where the heart lay below."""
    x, y, _ = shader.split(at)
    first, second, third = lots
    across = total(shader, y, shader.spread(first, -.085, .085), around(shader, shader.noise(at, (1.8, 3, 1), 2), .034))
    rise = total(shader, shader.spread(second, .016, .050), shader.math('MULTIPLY', x, shader.spread(third, -.030, .030)),
                 around(shader, shader.noise(at, (2.2, 5, 1), 2), .024))
    far = shader.math('SQRT', total(shader, shader.math('MULTIPLY', across, across), shader.math('MULTIPLY', rise, rise)))
    # Good and bad years, wherever they are seen; then what makes a line of them uneven.
    weather = around(shader, shader.noise(shader.join(shader.math('MULTIPLY', far, 120.), first, second), 1., 2, .7), .0085)
    uneven = total(shader, around(shader, shader.noise(at, (8, 50, 1), 3, .6), .0034), around(shader, shader.noise(at, (26, 420, 1), 2, .7), .0016))
    grown = shader.math('DIVIDE', total(shader, far, weather, uneven), RING)
    return shader.math('FLOOR', grown), shader.math('FRACT', grown)


def grained(shader: Shader, tone: Colour, at, lots, through: float):
    """A board in the tone of its stain; `through`: how much of the grain comes through it."""
    number, year = years(shader, at, lots)
    # Late wood is a soft line, that of some years hardly seen, and it fades along the board.
    strength = product(shader, shader.spread(luck(shader, number, lots[2])[0], .15, 1.), shader.spread(shader.noise(at, (7, 60, 1), 3, .7), .1, 1.5))
    late = product(shader, shader.step(year, .20, .80), shader.step(year, 1., .80), strength)
    fibre, fine = shader.noise(at, (12, 800, 1), 3, .7), shader.noise(at, (50, 1500, 1), 2, .7)
    streak, band, cloud = shader.noise(at, (2.2, 150, 1), 4, .66), shader.noise(at, (1.1, 26, 1), 3, .6), shader.noise(at, (4, 9, 1), 4, .6)
    pore = shader.step(shader.noise(at, (22, 900, 1), 1), .64, .76)
    depth = total(
        shader, 1., shader.math('MULTIPLY', shader.math('SUBTRACT', late, .15), .34 * through), around(shader, fibre, .50 * through),
        around(shader, fine, .28 * through), around(shader, streak, .50 * through), around(shader, band, .40 * through),
        around(shader, cloud, .26 * through), shader.math('MULTIPLY', pore, .26 * through),
    )
    return shader.power((*tone, 1), depth)


def boards(tone: Colour, wide: float, gap: float, joints, through: float, aside=0., tree=0.):
    """Rows of boards, a little apart, their edges eased. joints: where two meet, one for each row by turns; `tree` is a whole number, others are other boards"""
    shader = Shader('stained')
    at = shader.place()
    x, y, _ = shader.split(at)
    row, up = cell(shader, shader.math('ADD', y, aside), wide + gap)
    turn, meet = shader.math('WRAP', shader.math('ADD', row, .01), float(len(joints)), 0.), 9.
    for index, place in enumerate(joints):
        meet = shader.math('ADD', meet, shader.math('MULTIPLY', shader.math('COMPARE', turn, float(index), .5), place - 9.))
    side = shader.math('GREATER_THAN', x, meet)
    lots = luck(shader, shader.math('ADD', row, tree), side)
    end = shader.math('SUBTRACT', shader.math('ABSOLUTE', shader.math('SUBTRACT', x, meet)), gap / 2)
    inside, lit = nearest(shader, [
        (shader.math('SUBTRACT', wide / 2, up), .75), (shader.math('ADD', up, wide / 2), -.75), (end, shader.spread(side, -.6, .6)),
    ])
    # Boards lie in layers of their own, so that each keeps its middle, where flames lie.
    place = shader.join(x, up, total(shader, shader.math('MULTIPLY', lots[0], 31.), shader.math('MULTIPLY', lots[1], 17.)))
    light = product(
        shader, total(shader, 1., around(shader, lots[2], .16)),
        total(shader, 1., product(shader, shader.step(inside, .0022, .0004), lit, .12)),
        shader.spread(shader.step(inside, -.0005, .0005), .30, 1.),
    )
    return shader, shaded(shader, grained(shader, tone, place, lots, through), light)
