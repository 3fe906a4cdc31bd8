"""Split stone laid dry as a swatch: ledges of many heights and lengths that stand out by as much as each, broken faces, and the shadows they throw."""
from dataclasses import dataclass
from itertools import accumulate

from studio.look import Colour
from studio.painted import LAMP
from studio.shader import Shader, Socket
from studio.swatch import around, luck, product, relief, shaded, total
from studio.tilework import nearest

HEIGHTS = (.058, .040, .074, .034, .052, .082, .030, .062, .044, .078, .036, .066)
LONG, UNEVEN, JOINT, STANDS = .23, .82, .0010, .042
"""Length of a stone, by which share that differs, half of a joint, and how far one may stand out before another; in metres."""
AWAY = (.003, .008, .014, .022)
"""Where towards the lamp is looked for what throws a shadow."""


@dataclass(frozen=True)
class Stone:
    """The stone at a place."""
    lots: tuple[Socket, Socket, Socket]
    inside: Socket
    """How far the place lies from the nearest edge; below 0 in the joint."""
    lit: Socket
    """How far that edge looks towards the lamp."""


def stone(shader: Shader, at) -> Stone:
    """Courses with edges that broke, each of them cut at places of its own."""
    rag = shader.noise(at, 70., 3, .62), shader.noise(shader.vector('ADD', at, (4., 9., 0.)), 70., 3, .62)
    x, y, _ = shader.split(shader.vector('ADD', at, shader.join(*(around(shader, part, .0105) for part in rag))))
    edges = [edge - sum(HEIGHTS) / 2 for edge in accumulate(HEIGHTS, initial=0.)]
    row, low, high = 0., edges[0], edges[1]
    for before, edge, after in zip(edges, edges[1:], edges[2:]):
        is_above = shader.math('GREATER_THAN', y, edge)
        row = shader.math('ADD', row, is_above)
        low = shader.math('MULTIPLY_ADD', is_above, edge - before, low)
        high = shader.math('MULTIPLY_ADD', is_above, after - edge, high)
    far = shader.math('ADD', shader.math('DIVIDE', x, LONG), shader.math('MULTIPLY', luck(shader, row, 7.)[0], 9.))

    def start(column):
        return shader.math('MULTIPLY_ADD', luck(shader, column, row)[1], UNEVEN, column)

    column = shader.math('FLOOR', far)
    column = shader.math('SUBTRACT', column, shader.math('LESS_THAN', far, start(column)))
    left = shader.math('MULTIPLY', shader.math('SUBTRACT', far, start(column)), LONG)
    right = shader.math('MULTIPLY', shader.math('SUBTRACT', start(shader.math('ADD', column, 1.)), far), LONG)
    inside, lit = nearest(shader, [(shader.math('SUBTRACT', high, y), LAMP[1]), (shader.math('SUBTRACT', y, low), -LAMP[1]), (left, -LAMP[0]), (right, LAMP[0])])
    return Stone(tuple(luck(shader, shader.math('ADD', column, .5), row)), shader.math('SUBTRACT', inside, JOINT), lit)


def stands(shader: Shader, its: Stone):
    """How far a stone stands out; joints lie far back."""
    return shader.math('MULTIPLY_ADD', its.lots[2], STANDS, shader.math('MULTIPLY', shader.math('LESS_THAN', its.inside, 0.), -.03))


def broken(shader: Shader, place):
    """How high a face stands that was split: plates that end at sharp edges along its beds, and grain."""
    field = shader.math('MULTIPLY', shader.noise(place, (13, 38, 1), 5, .58), 8.)
    floor = shader.math('FLOOR', field)
    plates = total(shader, floor, shader.step(shader.math('SUBTRACT', field, floor), .62, 1.))
    return total(shader, shader.math('MULTIPLY', plates, .62), shader.math('MULTIPLY', shader.noise(place, (70, 130, 1), 6, .72), 2.1))


def ledges(tone: Colour, others: tuple[Colour, ...], beds: float):
    """Stones of the tone and, less of them, of others; `beds`: how much their layers show."""
    shader = Shader('ledges')
    at = shader.place()
    here = stone(shader, at)
    first, second, third = here.lots
    place = shader.vector('ADD', at, shader.join(shader.math('MULTIPLY', first, 19.), shader.math('MULTIPLY', second, 23.)))
    own = shader.math('MULTIPLY_ADD', shader.noise(place, (30, 70, 1), 4, .65), .012, shader.math('SUBTRACT', stands(shader, here), .006))
    shadow = 0.
    for away in AWAY:
        there = stands(shader, stone(shader, shader.vector('ADD', at, (LAMP[0] * away, LAMP[1] * away, 0.))))
        shadow = shader.math('MAXIMUM', shadow, shader.step(shader.math('SUBTRACT', there, own), away * .8, away * .8 + .003))
    is_lit = shader.step(here.lit, -.2, .2)
    light = product(
        shader,
        relief(shader, place, lambda spot: broken(shader, spot), .0018, .62),
        relief(shader, place, lambda spot: shader.noise(spot, (9, 17, 1), 3, .6), .010, 2.1),
        total(shader, 1., around(shader, third, .16)),
        # Upper edges take the light, lower ones turn away from it.
        total(shader, 1., product(shader, is_lit, shader.step(here.inside, .0050, .0008), .22)),
        total(shader, 1., product(shader, shader.math('SUBTRACT', 1., is_lit), shader.step(here.inside, .0085, .0005), -.46)),
        shader.spread(shadow, 1., .30), shader.spread(shader.step(here.inside, -.0006, .0008), .16, 1.),
    )
    cloud, bed, grit = shader.noise(place, 9., 6, .68), shader.noise(place, (7, 85, 1), 4, .62), shader.noise(place, 380., 3, .75)
    colour, share = (*tone, 1), shader.math('ADD', first, around(shader, cloud, .42))
    for index, other in enumerate(others):
        start = .56 + index * .44 / len(others)
        colour = shader.mix(shader.step(share, start - .02, start + .06), colour, (*other, 1))
    depth = total(shader, 1., around(shader, second, .34), around(shader, cloud, .62), around(shader, bed, beds), around(shader, grit, .62))
    return shader, shaded(shader, shader.power(colour, depth), light)
