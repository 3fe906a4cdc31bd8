"""Carpet seen so near that its yarn shows: loops, tufts that were cut, and cords."""
from math import cos, pi, sin

from mathutils import Vector, noise

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


def tufts(reach, size: float, random, long: float, curl: float, rib=0.):
    """Yarn that was cut, so that its three plies open; `curl` bends it over, as twisted yarn does, `rib` is how far it is from one row to the next."""
    thread = ([], [])
    for x, y in grid(reach, size, size * .9, random, .24):
        drift, first = noise.noise_vector(Vector((x * 30, y * 30, 0))), random.uniform(0, 2 * pi)
        over = Vector((random.uniform(-1, 1) + drift.x, random.uniform(-1, 1) + drift.y, 0)) * curl * size
        high = long * random.uniform(.86, 1.04) - (rib * .15 * (1 - cos(2 * pi * y / rib)) if rib else 0)
        for ply in range(3):
            angle = first + 2 * pi * ply / 3 + random.uniform(-.4, .4)
            apart, thick = Vector((cos(angle), sin(angle), 0)) * size * random.uniform(.26, .44), size * random.uniform(.24, .36)
            tip = high * random.uniform(.92, 1.04)
            points = [Vector((x, y, tip * share - long)) + over * share * share + apart * (.4 + .6 * share * share) for share in (0, .5, .82, .95, 1.)]
            strand(points, [thick * .9, thick, thick, thick * .74, thick * .30], thread)
    return thread


def cords(reach, size: float, random):
    """Thick cords woven side by side along x: each comes up, over and down, one after the other."""
    thread = ([], [])
    for x, y in grid(reach, size * 2., size * 1.02, random, .03):
        thick, half = size * random.uniform(.46, .54), size * random.uniform(1.06, 1.16)
        slant = random.uniform(.04, .22) * size
        points = [Vector((x + (k / 8 - .5) * 2 * half, y + (k / 8 - .5) * slant, thick * .9 * sin(pi * k / 8) - size * .62)) for k in range(9)]
        strand(points, [thick * (.58 + .42 * sin(pi * k / 8)) for k in range(9)], thread)
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
