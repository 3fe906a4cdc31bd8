"""Wallpaper: two drops on a piece of wall, and a roll before it with its end on the floor."""
from math import cos, pi, sin

from studio.geometry import box, solid
from studio.look import linear
from studio.shader import Shader, plain

ROLL, HIGH, RADIUS = .53, .64, .042
"""Width of a roll, height of the wall, radius of the roll."""
GYPSUM, PULP = linear('#d8d5cd'), linear('#e6e1d5')


class Paper(Shader):
    """A print that is being laid out. `u` runs across a drop from its middle, `v` along the roll, upwards; both in metres."""

    def __init__(self, name: str):
        super().__init__(name)
        self.u, self.v, _ = self.split(self.node('UVMap').outputs[0])
        self.at = self.vector('ADD', self.join(self.u, self.v), self.join(self.math('MULTIPLY', self.lot(), 7.)))


def ribbon(name: str, line, material, start=0., **where):
    """Paper along a line of (y, z), a roll wide, its printed side to the left of the line; `start` is where its print begins."""
    half, count, run = ROLL / 2, len(line), [start]
    for (y0, z0), (y1, z1) in zip(line, line[1:]):
        run.append(run[-1] + ((y1 - y0) ** 2 + (z1 - z0) ** 2) ** .5)
    points = [(x, y, z) for x in (-half, half) for y, z in line]
    obj = solid(name, points, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], material, smooth=60, **where)
    layer = obj.data.uv_layers.new(name='UVMap')
    for loop in obj.data.loops:
        layer.data[loop.index].uv = (points[loop.vertex_index][0], run[loop.vertex_index % count])
    return obj


def wall(paper) -> None:
    """Drywall that two drops are pasted on."""
    box('board', (2 * ROLL + .05, .0127, HIGH), plain('gypsum', GYPSUM, .85), .001, main=False, at=(0, .0068, HIGH / 2))
    box('studs', (2 * ROLL - .1, .04, HIGH - .03), plain('back', GYPSUM, .85), .002, main=False, at=(0, .034, HIGH / 2))
    for side in (-1, 1):
        ribbon(f'drop-{side}', [(-.0004, .004), (-.0004, HIGH - .004)], paper, at=(side * (ROLL / 2 + .0002), 0, 0))


def roll(paper, at=(-.10, -.36), turn=-10., tail=.13) -> None:
    """A roll that lies; its paper runs off it, forwards, on the floor."""
    circle = [(RADIUS * sin(angle), RADIUS - RADIUS * cos(angle)) for angle in (2 * pi * k / 64 for k in range(65))]
    # From under the roll backwards, up and over it, down its front, and away on the floor, where it bends up a little.
    flat = [(-tail * k / 20, .0006 + .016 * (k / 20) ** 3) for k in range(1, 21)]
    where = {'at': (*at, .001), 'turn': (0, 0, turn)}
    ribbon('roll', [*circle, *flat], paper, **where)
    shader = Shader('pulp')
    _, y, z = shader.split(shader.place())
    reach = shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', y, y), shader.math('MULTIPLY', z, z)))
    layers = shader.math('PINGPONG', shader.math('MULTIPLY', reach, 900.), .5)
    hollow = shader.step(reach, .0185, .0178)
    colour = shader.mix(hollow, shader.power((*PULP, 1), shader.spread(layers, .8, 1.5)), linear('#6d655a'))
    pulp = shader.surface(Base_Color=colour, Roughness=.9, Specular=.1)
    disc = [(side, RADIUS * .985 * sin(2 * pi * k / 64), RADIUS * .985 * cos(2 * pi * k / 64)) for side in (-ROLL / 2 + .0005, ROLL / 2 - .0005) for k in range(64)]
    faces = [tuple(range(63, -1, -1)), tuple(range(64, 128))]
    solid('pulp', disc, faces, pulp, main=False, at=(*at, RADIUS + .001), turn=(0, 0, turn))
