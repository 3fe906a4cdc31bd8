"""Switches and outlets of North American size behind their plates, on a piece of wall. They look towards -y; z is up."""
from math import cos, pi, sin

from studio.canister import outline
from studio.geometry import box, extrude, lathe, solid, tube
from studio.look import Colour, View, linear
from studio.shader import Shader, plain

WALL, CHALK = linear('#7f8d94'), linear('#d8d4cb')
DARK = linear('#161616')
WIDE, HIGH, OPEN_WIDE, OPEN_HIGH = .0699, .1143, .0337, .0672
MIDDLE, VIEW = .0650, View(turn=-25, height=18, lens=85, fill=.94, exposure=.88)
FRONT = .0064
"""How far the device stands before the wall."""


def polymer(tone: Colour, rough=.27):
    """Plastic of switches: smooth, a little softer than glass."""
    shader = Shader('polymer')
    cloud = shader.noise(shader.place(), 30., 2)
    return shader.surface(Base_Color=tone, Roughness=shader.spread(cloud, rough - .03, rough + .03), Specular=.45)


def board(wide=.152, high=MIDDLE * 2, tone: Colour = WALL) -> None:
    """A piece of painted drywall, its core seen at its edges; its foot is 0, its middle above 0."""
    shader = Shader('wall')
    shader.relief(shader.noise(shader.place(), 700., 2), .10, .0005)
    paint = shader.surface(Base_Color=tone, Roughness=.62, Specular=.3)
    box('core', (wide, .0127, high), plain('core', CHALK, .9), .0006, at=(0, .0074, high / 2), main=False)
    box('paint', (wide + .0004, .0012, high + .0004), paint, .0004, at=(0, .0006, high / 2), main=False)


def loops(name: str, rings, material, **where):
    """A skin through rings of (x, z) at a depth before the wall, from the first to the last."""
    points = [(x, -depth, z) for ring, depth in rings for x, z in ring]
    count = len(rings[0][0])
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
             for k in range(len(rings) - 1) for i in range(count)]
    return solid(name, points, faces, material, smooth=40, **where)


def rim(wide: float, high: float, radius: float):
    """A rectangle with round corners, as points (x, z)."""
    return outline(wide, high, radius, 10)


def cap(name: str, wide: float, high: float, radius: float, depth: float, material, at=(0, 0), start=0., edge=.0012, **where):
    """A button or a face with rounded edges, from `start` to `depth` before the wall."""
    rings = [(rim(wide, high, radius), start), (rim(wide, high, radius), depth - edge)]
    for step in range(1, 5):
        angle = pi / 2 * step / 4
        inset = edge * (1 - cos(angle))
        rings.append((rim(wide - 2 * inset, high - 2 * inset, max(radius - inset, .0002)), depth - edge + edge * sin(angle)))
    obj = loops(name, rings, material, at=(at[0], 0, at[1]), **where)
    count = len(rings[0][0])
    mesh = obj.data
    last = len(mesh.vertices) - count
    points = [tuple(vertex.co) for vertex in mesh.vertices]
    faces = [tuple(face.vertices) for face in mesh.polygons] + [tuple(range(last, last + count))]
    mesh.clear_geometry()
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return obj


def plate(middle: float, white) -> None:
    """A screwless plate with one opening."""
    outer, inner = [], []
    for inset, depth in ((0, .0002), (0, .0024), (.0003, .0034), (.0010, .0044), (.0021, .0051), (.0036, .0055)):
        outer.append((rim(WIDE - 2 * inset, HIGH - 2 * inset, max(.0056 - inset, .002)), depth))
    for grow, depth in ((.0014, .0058), (.0005, .0056), (.0001, .0050), (0, .0010)):
        inner.append((rim(OPEN_WIDE + 2 * grow, OPEN_HIGH + 2 * grow, .0022 + grow), depth))
    loops('plate', outer + inner, white, at=(0, 0, middle))
    cap('well', OPEN_WIDE, OPEN_HIGH, .002, .0016, plain('well', DARK, .9), (0, middle), main=False)


def mounted(white) -> None:
    """The wall and the plate, around MIDDLE."""
    board()
    plate(MIDDLE, white)


def face(middle: float, white, depth=FRONT, high=.0662) -> None:
    """The even face of a device in the opening."""
    cap('face', .0329, high, .0022, depth, white, (0, middle), edge=.0010)


def paddle(middle: float, wide: float, high: float, white, at=0., pressed=True, depth=FRONT) -> None:
    """A rocker: its upper half pressed in, its lower half out, or the other way about."""
    half, out, back = high / 2, depth + .0026, depth - .0012
    top, foot = (back, out) if pressed else (out, back)
    profile = [(-.001, -half), (-foot, -half), (-(top + foot) / 2 + .0004, 0), (-top, half), (-.001, half)]
    extrude('paddle', profile, wide, white, .0010, at=(at, 0, middle))


def disc(name: str, radius: float, depth: float, material, at, main=False) -> None:
    """A round spot a hair before a face: a lamp, a hole."""
    lathe(name, [(0, .0004), (radius * .8, .0004), (radius, 0, .0001), (radius, -.001)], material, 24, main=main, at=(at[0], -depth, at[1]), turn=(90, 0, 0))


def outlet(name: str, middle: float, depth: float, white) -> None:
    """A socket for fifteen amperes: two upright slots, the left one longer, and a hole for ground under them."""
    dark = plain('slot', DARK, .8)
    for side, high in ((-1, .0084), (1, .0068)):
        cap(f'{name}-slot-{side}', .0021, high, .0004, depth + .00006, dark, (side * .00635, middle + .0036), start=depth - .001, edge=.00005, main=False)
    points = [(.0026 * cos(angle), .0026 * sin(angle)) for angle in (pi * step / 12 for step in range(13))]
    ring = [*points, (-.0026, -.0020), (.0026, -.0020)]
    solid(f'{name}-ground', [(x, -depth - .00006, z) for x, z in ring], [tuple(range(len(ring)))], dark, main=False, at=(0, 0, middle - .0070))


def outlet_face(name: str, middle: float, depth: float, white, high=.0245) -> None:
    """The raised pad around a socket."""
    cap(f'{name}-pad', .0275, high, .0040, depth + .0007, white, (0, middle), start=depth - .001, edge=.0006)
    outlet(name, middle, depth + .0007, white)


DIGITS = {
    '0': [[(.5 + .5 * cos(pi * k / 12), 1 + sin(pi * k / 12)) for k in range(25)]],
    '1': [[(.15, 1.6), (.55, 2), (.55, 0)]],
    '5': [[(.95, 2), (.15, 2), (.08, 1.15), *((.48 + .5 * cos(pi * k / 12), .62 + .62 * sin(pi * k / 12)) for k in range(9, -12, -1))]],
    '6': [[*((.5 + .5 * cos(pi * k / 12), .6 + .6 * sin(pi * k / 12)) for k in range(25))], [(0, .6), (.06, 1.1), (.28, 1.6), (.72, 2)]],
}
"""Strokes of numbers, each one wide and two high."""


def number(name: str, digits: str, high: float, ink, at, turn=(0, 0, 0)) -> None:
    """A number around its middle, on a face that looks towards -y."""
    unit, wide = high / 2, 1.45
    left = -(wide * (len(digits) - 1) + 1) / 2
    for index, digit in enumerate(digits):
        for k, stroke in enumerate(DIGITS[digit]):
            points = [((left + index * wide + u) * unit, 0, (v - 1) * unit) for u, v in stroke]
            tube(f'{name}-{index}-{k}', points, high * .085, ink, main=False, at=at, turn=turn)
