"""Carpet squares seen so near that their yarn shows: loops."""
from math import cos, pi, sin

from mathutils import Vector

from studio.geometry import solid
from studio.look import Colour
from studio.shader import Shader, plain
from studio.surface import Surface, laid
from studio.tiling import oblong, prism

AROUND = 6


def yarn(tone: Colour, fleck=0., fibre=.20, twist=2000., lined=0.):
    """Twisted yarn: every end of it a little different; `fleck`: how much deeper or paler one end in four is, `lined`: how much lines along y are."""
    shader = Shader('yarn')
    at = shader.place()
    luck = shader.node('NewGeometry').outputs['Random Per Island']
    again = shader.math('FRACT', shader.math('MULTIPLY', luck, 91.7))
    hair, trodden = shader.noise(at, twist, 2, .7), shader.noise(at, 14., 2)
    depth = shader.spread(luck, .84, 1.06)
    for part, weight in ((hair, fibre), (trodden, .10)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    # Deep between the yarns nothing is as pale as above.
    depth = shader.math('MULTIPLY_ADD', shader.step(shader.split(at)[2], -.002, -.008), .25, depth)
    if fleck:
        depth = shader.math('MULTIPLY_ADD', shader.step(again, .86, .90), fleck, depth)
        depth = shader.math('MULTIPLY_ADD', shader.step(again, .10, .07), -fleck * .6, depth)
    if lined:
        depth = shader.math('ADD', depth, shader.spread(shader.noise(at, (120, 2.5, 1), 2), -lined, lined))
    shader.relief(hair, .25, .0009)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=1., Specular=.04)


def strand(points, radii, thread):
    """Points and faces of a yarn along a line; both go into `thread`, the mesh of all."""
    vertices, faces = thread
    first, whole = len(vertices), points[-1] - points[0]
    beside = Vector((0, 1, 0)) if abs(whole.x) > abs(whole.y) else Vector((1, 0, 0))
    for index, (point, radius) in enumerate(zip(points, radii)):
        along = (points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]).normalized()
        side = along.cross(beside).normalized()
        up = along.cross(side)
        vertices += [tuple(point + (side * cos(2 * pi * k / AROUND) + up * sin(2 * pi * k / AROUND)) * radius) for k in range(AROUND)]
    for ring in range(len(points) - 1):
        for k in range(AROUND):
            a, b = first + ring * AROUND + k, first + ring * AROUND + (k + 1) % AROUND
            faces.append((a, b, b + AROUND, a + AROUND))
    faces.append(tuple(first + (len(points) - 1) * AROUND + k for k in range(AROUND)))
    faces.append(tuple(first + k for k in range(AROUND - 1, -1, -1)))


def grid(reach, step: float, rows: float, random, loose: float):
    """Places of yarns, every other row moved by half a step, and none quite there."""
    wide, deep = reach
    for row in range(round(deep / rows) + 1):
        for column in range(round(wide / step) + 1):
            yield ((column - (row % 2) / 2) * step - wide / 2 + random.uniform(-loose, loose) * step,
                   row * rows - deep / 2 + random.uniform(-loose, loose) * rows)


def loops(reach, size: float, random, loose=.10, lean=.25):
    """Yarn that comes up and goes down again, along y; `size` is from one loop to the next."""
    thread = ([], [])
    for x, y in grid(reach, size, size * .92, random, loose):
        thick, high, turn = size * random.uniform(.34, .40), size * random.uniform(.55, .72), random.uniform(-.6, .6)
        way, tip = Vector((sin(turn), cos(turn), 0)), Vector((random.uniform(-lean, lean), random.uniform(-lean, lean), 0)) * size * .6
        points = [Vector((x, y, -size * .6)) + way * (-cos(pi * k / 8) * size * .40) + tip * sin(pi * k / 8) + Vector((0, 0, high * sin(pi * k / 8) - size * .15)) for k in range(9)]
        strand(points, [thick * (.9 + .15 * sin(pi * k / 8)) for k in range(9)], thread)
    return thread


def carpet(name: str, thread, material, **where) -> None:
    """The yarn of a piece, its tips at the height of its place."""
    solid(name, *thread, material, smooth=80, **where)


def backing(span: float, tone: Colour, deep: float) -> None:
    """What lies below all yarn, nearly as dark as a shadow."""
    prism('backing', oblong(*laid(span)), .002, plain('backing', tuple(part * .42 for part in tone), 1, Specular=0), 0, main=False, at=(0, 0, -deep))


def seen(span: float, tone: Colour) -> Surface:
    """From above and a little along the pile."""
    return Surface(span, 0, .92 if sum(tone) > 1.8 else 1.08, 14, 56)
