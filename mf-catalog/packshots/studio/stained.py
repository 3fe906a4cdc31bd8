"""Boards under stain as a swatch: fir, flat sawn, the years as fine as they grow, and what lets the wood through."""
from studio.look import Colour
from studio.shader import Shader
from studio.swatch import around, luck, product, relief, shaded, total
from studio.tilework import cell, nearest

RING = .0036
"""Width of a year in the tree; it is seen wider where the saw went along it."""


def years(shader: Shader, at, lots):
    """Where in its year a place lies, from 0 to 1: lines along the board, and flames where the heart lay below."""
    x, y, _ = shader.split(at)
    first, second, third = lots
    across = total(shader, y, shader.spread(first, -.052, .052), shader.math('MULTIPLY', shader.noise(at, (2.2, 3, 1), 2), .020))
    rise = total(shader, shader.spread(second, .018, .060), shader.math('MULTIPLY', x, shader.spread(third, -.035, .035)),
                 around(shader, shader.noise(at, (2.6, 6, 1), 2), .030))
    far = shader.math('SQRT', total(shader, shader.math('MULTIPLY', across, across), shader.math('MULTIPLY', rise, rise)))
    uneven = total(shader, around(shader, shader.noise(at, (9, 60, 1), 3, .6), .0030), around(shader, shader.noise(at, (30, 420, 1), 2, .6), .0011))
    return shader.math('FRACT', shader.math('DIVIDE', shader.math('ADD', far, uneven), RING))


def grained(shader: Shader, tone: Colour, at, lots, through: float):
    """A board in the tone of its stain; `through`: how much of the grain comes through it."""
    year = years(shader, at, lots)
    # Late wood grows darker and ends at once.
    late = product(shader, shader.step(year, .30, .92), shader.step(year, 1., .93), shader.spread(shader.noise(at, (6, 40, 1), 3, .6), .45, 1.25))
    fibre, fine = shader.noise(at, (16, 900, 1), 3, .7), shader.noise(at, (60, 1500, 1), 2, .7)
    streak, cloud = shader.noise(at, (3.5, 110, 1), 4, .62), shader.noise(at, (3, 14, 1), 4, .6)
    pore = shader.step(shader.noise(at, (26, 900, 1), 1), .64, .74)
    depth = total(
        shader, 1., shader.math('MULTIPLY', shader.math('SUBTRACT', late, .22), .50 * through), around(shader, fibre, .46 * through),
        around(shader, fine, .22 * through), around(shader, streak, .50 * through), around(shader, cloud, .30 * through), shader.math('MULTIPLY', pore, .20 * through),
    )
    light = relief(shader, at, lambda place: shader.noise(place, (20, 700, 1), 2, .6), .0007, .16)
    return shaded(shader, shader.power((*tone, 1), depth), light)


def boards(tone: Colour, wide: float, gap: float, joints, through: float, aside=0.):
    """Rows of boards, a little apart, their edges eased. joints: where two meet, one for each row by turns"""
    shader = Shader('stained')
    at = shader.place()
    x, y, _ = shader.split(at)
    row, up = cell(shader, shader.math('ADD', y, aside), wide + gap)
    turn, meet = shader.math('WRAP', shader.math('ADD', row, .01), float(len(joints)), 0.), 9.
    for index, place in enumerate(joints):
        meet = shader.math('ADD', meet, shader.math('MULTIPLY', shader.math('COMPARE', turn, float(index), .5), place - 9.))
    side = shader.math('GREATER_THAN', x, meet)
    lots = luck(shader, row, side)
    end = shader.math('SUBTRACT', shader.math('ABSOLUTE', shader.math('SUBTRACT', x, meet)), gap / 2)
    inside, lit = nearest(shader, [
        (shader.math('SUBTRACT', wide / 2, up), .75), (shader.math('ADD', up, wide / 2), -.75), (end, shader.spread(side, -.6, .6)),
    ])
    # Boards lie in layers of their own, so that each keeps its middle, where flames lie.
    place = shader.join(x, up, total(shader, shader.math('MULTIPLY', lots[0], 31.), shader.math('MULTIPLY', lots[1], 17.)))
    light = product(
        shader, total(shader, 1., around(shader, lots[2], .10)),
        total(shader, 1., product(shader, shader.step(inside, .0026, .0006), lit, .34)),
        shader.spread(shader.step(inside, -.0004, .0004), .14, 1.),
    )
    return shader, shaded(shader, grained(shader, tone, place, lots, through), light)
