"""Heaps of chips and crumbs, and what they are made of."""
from math import cos, pi, radians, sin, sqrt

from mathutils import Euler, Vector, noise

from studio.geometry import solid
from studio.look import Colour
from studio.shader import Shader

LOTS = 14
"""How many meshes the chips of a heap are shared out to: each has a shade of its own."""


def bark(tone: Colour, variety=.55):
    """Shredded wood: fibres along what is long, and no two pieces quite alike."""
    shader = Shader('bark')
    at, lot = shader.place(), shader.lot()
    cloud, fibre = shader.noise(at, 90., 3, .6), shader.noise(at, (260, 260, 260), 2, .6)
    depth = shader.spread(lot, 1 - variety / 2, 1 + variety / 2)
    for part, weight in ((cloud, .5), (fibre, .35)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    shader.relief(fibre, .5, .0015)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.82, Specular=.22)


def hill(share: float, high: float) -> float:
    """The profile of a heap of what is coarse."""
    return high * (1 - min(share, 1) ** 1.6) ** 1.1


def chip(random, long: float, wide: float, thick: float):
    """Points and faces of a splinter along x: five sides of it, thinner and ragged at its ends."""
    points, faces, sides, steps = [], [], 5, 4
    bow, twist = random.uniform(-.12, .12), random.uniform(-.6, .6)
    for step in range(steps + 1):
        share = step / steps * 2 - 1
        swell = (1 - .75 * share ** 4) * random.uniform(.8, 1.1)
        for side in range(sides):
            angle = 2 * pi * side / sides + twist * share
            points.append(Vector((long / 2 * share + random.uniform(-.06, .06) * long * (abs(share) > .9), wide / 2 * swell * cos(angle),
                                  thick / 2 * swell * sin(angle) + bow * long * share * share)))
    for step in range(steps):
        faces += [(step * sides + k, step * sides + (k + 1) % sides, (step + 1) * sides + (k + 1) % sides, (step + 1) * sides + k) for k in range(sides)]
    return points, [*faces, tuple(range(sides - 1, -1, -1)), tuple(range(steps * sides, (steps + 1) * sides))]


def heaped(name: str, count: int, reach: float, high: float, sizes, stuff, random, main=True, at=(0, 0), squash=.8) -> None:
    """Chips on a heap around a place; `sizes` are ranges of (long, wide, thick)."""
    lots = [([], []) for _ in range(LOTS)]
    for index in range(count):
        points, faces = chip(random, *(random.uniform(*size) for size in sizes))
        share, angle = sqrt(random.random()) * 1.04, random.uniform(0, 2 * pi)
        x, y = reach * share * cos(angle), reach * share * sin(angle) * squash
        edge = 1 + .12 * noise.noise(Vector((cos(angle), sin(angle), 3.)) * 1.6)
        slope = radians(24) * min(1, share * 1.2)
        turn = Euler((random.uniform(-.5, .5) - slope * sin(angle) * -1, random.uniform(-.45, .45) + slope * cos(angle), random.uniform(0, 6.3))).to_matrix()
        lift = max(hill(share, high), 0) + random.uniform(.0, .010)
        place = Vector((at[0] + x * edge, at[1] + y * edge, lift))
        into, shapes = lots[index % LOTS]
        start, moved = len(into), [turn @ point + place for point in points]
        low = min(point.z for point in moved)
        moved = [point + Vector((0, 0, max(0, .0005 - low))) for point in moved]
        into.extend(tuple(point) for point in moved)
        shapes.extend(tuple(start + corner for corner in face) for face in faces)
    for index, (points, faces) in enumerate(lots):
        solid(f'{name}-{index}', points, faces, stuff, smooth=45, main=main)


def mound(name: str, reach: float, high: float, stuff, random, main=True, at=(0, 0), squash=.8, rough=.0, fine=30., rings=70, around=150) -> None:
    """The heap itself, without what lies on it; `rough` are its lumps, `fine` how many lie on a metre."""
    offset = Vector((random.uniform(0, 90), random.uniform(0, 90), 0))
    points = [(at[0], at[1], hill(0, high))]
    for ring in range(1, rings + 1):
        for part in range(around):
            share, angle = ring / rings, 2 * pi * part / around
            edge = 1 + .12 * noise.noise(Vector((cos(angle), sin(angle), 3.)) * 1.6)
            x, y = reach * share * edge * cos(angle), reach * share * edge * sin(angle) * squash
            lump = rough * noise.fractal(Vector((x, y, 0)) * fine + offset, .8, 2, 5) * min(1, (1 - share) * 6)
            points.append((at[0] + x, at[1] + y, max(0, hill(share, high) + lump)))
    faces = [(0, 1 + part, 1 + (part + 1) % around) for part in range(around)]
    for ring in range(rings - 1):
        for part in range(around):
            start, after = 1 + ring * around, 1 + (ring + 1) * around
            faces.append((start + part, after + part, after + (part + 1) % around, start + (part + 1) % around))
    solid(name, points, faces, stuff, smooth=180, main=main)
