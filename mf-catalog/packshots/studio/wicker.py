"""Cane: how it looks, and how it is woven around what is turned."""
from math import atan2, cos, pi, sin

from studio.geometry import tube
from studio.look import Colour
from studio.shader import Shader


def cane(tone: Colour, warm: Colour | None = None, strength=.5):
    """Peeled rattan with fibres and joints; `warm` is the light of a lamp that the side towards the axis of z gets."""
    shader = Shader('cane')
    at = shader.place()
    fibre, cloud = shader.noise(at, 420., 2, .6), shader.noise(at, 26., 2)
    depth = shader.math('ADD', shader.spread(fibre, .84, 1.16), shader.spread(cloud, -.28, .28))
    depth = shader.math('ADD', depth, shader.spread(shader.lot(5.3), -.16, .16))
    colour = shader.power((*tone, 1), depth)
    shader.relief(fibre, .12, .0004)
    if warm is None:
        return shader.surface(Base_Color=colour, Roughness=.46, Specular=.35)
    (x, y, _), (u, v, w) = shader.split(at), shader.facing()
    out = shader.math('ADD', shader.math('MULTIPLY', x, u), shader.math('MULTIPLY', y, v))
    away = shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', x, x), shader.math('MULTIPLY', y, y)))
    inward = shader.step(shader.math('DIVIDE', out, shader.math('MAXIMUM', away, .01)), .15, -.85)
    lamp = shader.mix(1., colour, (*warm, 1), 'MULTIPLY')
    material = shader.surface(Base_Color=colour, Roughness=.46, Specular=.35, Emission=lamp, Emission_Strength=shader.math('MULTIPLY', inward, strength))
    material.cycles.sample_as_light = False
    return material


def reach(profile, share: float):
    """The (r, z) at a share of a line's length."""
    lengths = [0.]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + ((r1 - r0) ** 2 + (z1 - z0) ** 2) ** .5)
    here = next((index for index in range(len(lengths) - 2) if lengths[index + 1] >= share * lengths[-1]), len(lengths) - 2)
    part = (share * lengths[-1] - lengths[here]) / (lengths[here + 1] - lengths[here])
    (r0, z0), (r1, z1) = profile[here], profile[here + 1]
    return r0 + (r1 - r0) * part, z0 + (z1 - z0) * part, atan2(r1 - r0, z1 - z0)


def coarse(bar) -> None:
    """Thin bars by the hundred need few sides."""
    bar.data.bevel_resolution = 2


def woven(profile, stakes: int, rows: int, stake: float, strand: float, material) -> None:
    """Stakes along a profile of (r, z), and rings that go over one and under the next."""
    for index in range(stakes):
        angle = 2 * pi * index / stakes
        line = [reach(profile, k / 24) for k in range(25)]
        coarse(tube(f'stake-{index}', [(r * cos(angle), r * sin(angle), z) for r, z, _ in line], stake, material))
    steps = stakes * 6
    for row in range(rows):
        r, z, lean = reach(profile, (row + .5) / rows)
        points = []
        for step in range(steps):
            angle, wave = 2 * pi * step / steps, (stake + strand) * .82 * cos(pi * step / 6 + pi * row)
            far = r + wave * cos(lean)
            points.append((far * cos(angle), far * sin(angle), z - wave * sin(lean)))
        coarse(tube(f'row-{row}', points, strand, material, closed=True))


def wrapped(name: str, radius: float, z: float, thick: float, turns: int, material, core) -> None:
    """A ring that a strand is wound around."""
    ring = [(radius * cos(2 * pi * k / 120), radius * sin(2 * pi * k / 120), z) for k in range(120)]
    tube(f'{name}-core', ring, thick * .86, core, closed=True)
    strand, steps = 2 * pi * radius / turns * .52, turns * 10
    points = []
    for step in range(steps):
        angle, turn = 2 * pi * step / steps, 2 * pi * step / 10
        far = radius + thick * cos(turn)
        points.append((far * cos(angle), far * sin(angle), z + thick * sin(turn)))
    coarse(tube(name, points, strand, material, closed=True))
