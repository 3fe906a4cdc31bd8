"""Sectional garage doors, closed, in a piece of wall. Faces look along -y; the wall's face lies at y = 0, the middle of the foot of a door is the origin."""
from studio.geometry import box, solid, tube
from studio.housing import FRONT, placed, slab
from studio.hull import closed
from studio.look import Look, linear
from studio.sash import dark_glass, inside, rect, run
from studio.shader import plain
from studio.tiling import prism
from studio.wood import wood

FOOT = .3048
WALL, BACK, SIDE, ABOVE, TRIM = .160, .070, .300, .330, .115
"""Depth of the wall, how far the door stands back in it, what is shown of it beside and above, and the width of its trim."""
SKIN, JOINT = .045, .005
"""Thickness of a section, and the gap to the next one."""
RENDER, PAINT, SEAL, HANDLE = (linear(value) for value in ('#93a1a6', '#dedad1', '#222425', '#6d7276'))
PRESSED = [(0, 0), (.010, .014), (.034, .014), (.062, .0010)]
"""From the edge of a pressed panel to its middle, as (how far in, how deep)."""


def skin(look: Look, coarse=1.8):
    """Painted steel, or the print of a wood; `coarse` is how much larger than life its grain is, to be seen on a door."""
    if look.species:
        return wood(look, rough=.42, straight=True, gain=.9), coarse
    return plain('steel', look.tone, .34, Specular=.42), 1.


def light(look: Look) -> float:
    """Less of it on what is nearly white, more on what is nearly black."""
    return {'white': .78, 'sand': .92, 'black': 1.2, 'charcoal': 1.1}.get(look.colour or '', 1.05)


def wall(wide: float, high: float) -> None:
    """What the door closes: a piece of rendered wall, trim around the opening, and the floor that ends at it."""
    half, side, top = wide / 2, wide / 2 + SIDE, high + ABOVE
    outline = [(-side, 0), (-half, 0), (-half, high), (half, high), (half, 0), (side, 0), (side, top), (-side, top)]
    prism('wall', outline, WALL, plain('render', RENDER, .8, Specular=.2), .004, main=False, at=(0, WALL / 2, 0), turn=FRONT)
    paint = plain('paint', PAINT, .42, Specular=.4)
    for end in (-1, 1):
        box(f'trim-{end}', (TRIM, .024, high), paint, .005, main=False, at=(end * (half + TRIM / 2), -.012, high / 2))
        box(f'reveal-{end}', (.020, BACK, high), paint, .003, main=False, at=(end * (half - .010), BACK / 2, high / 2))
        box(f'stop-{end}', (.026, .014, high), plain('stop', SEAL, .6), .004, main=False, at=(end * (half - .032), BACK - .006, high / 2))
    box('trim-top', (wide + 2 * TRIM, .026, TRIM), paint, .005, main=False, at=(0, -.013, high + TRIM / 2))
    box('reveal-top', (wide, BACK, .020), paint, .003, main=False, at=(0, BACK / 2, high - .010))
    box('stop-top', (wide - .04, .014, .026), plain('stop', SEAL, .6), .004, main=False, at=(0, BACK - .006, high - .032))
    box('seal', (wide - .04, .040, .028), plain('seal', SEAL, .55), .008, main=False, at=(0, BACK + .022, .012))
    box('dark', (wide, .004, high), plain('dark', (.010, .010, .011), .9), 0, main=False, at=(0, BACK + SKIN + .004, high / 2))


def cells(wide: float, high: float, count: int, edge: float, between: float, above: float):
    """Fields of a section, as (left, right, low, high)."""
    across = (wide - 2 * edge - (count - 1) * between) / count
    return [(-wide / 2 + edge + k * (across + between), -wide / 2 + edge + k * (across + between) + across, -high / 2 + above, high / 2 - above) for k in range(count)]


def pressed(name: str, wide: float, high: float, fields, rings, material, coarse=1., hole=False, **where):
    """A section around its place, its face at y = 0: fields sunk along rings, or holes."""
    points, faces = [], []

    def quads(first, second) -> None:
        start = len(points)
        points.extend(first + second)
        faces.extend((start + k, start + (k + 1) % 4, start + 4 + (k + 1) % 4, start + 4 + k) for k in range(4))

    def level(outline, y: float):
        return [(x, y, z) for x, z in outline]

    def flat(corners) -> None:
        faces.append(tuple(range(len(points), len(points) + 4)))
        points.extend(corners)

    outer, lip = rect(wide, high), rect(wide - .010, high - .010)
    flat(level(outer, SKIN)[::-1])
    quads(level(outer, SKIN), level(outer, .006))
    quads(level(outer, .006), level(lip, 0))
    left, right, low, top = -wide / 2 + .005, wide / 2 - .005, -high / 2 + .005, high / 2 - .005
    xs = sorted({left, right, *(x for field in fields for x in field[:2])})
    zs = sorted({low, top, *(z for field in fields for z in field[2:])})
    taken = {field[::2] for field in fields}
    for a, b in zip(xs, xs[1:]):
        for c, d in zip(zs, zs[1:]):
            if (a, c) not in taken:
                flat([(a, 0, c), (b, 0, c), (b, 0, d), (a, 0, d)])
    for a, b, c, d in fields:
        edge = [(a, c), (b, c), (b, d), (a, d)]
        for (first, start), (second, end) in zip(rings, rings[1:]):
            quads(level(inside(edge, first), start), level(inside(edge, second), end))
        flat(level(inside(edge, rings[-1][0]), SKIN - .004 if hole else rings[-1][1]))
    body = closed(solid(name, [tuple(part / coarse for part in point) for point in points], faces, material, smooth=14, **where))
    body.scale = (coarse,) * 3
    return body


def section_levels(high: float, count: int):
    """Middles of sections from below, and how high one is."""
    tall = (high - .026 - .022) / count
    return [.026 + tall * (index + .5) for index in range(count)], tall - JOINT


def panelled(look: Look, wide: float, high: float, across: int, glazed_top=False) -> None:
    """Four sections with pressed panels; windows in the uppermost one."""
    stuff, coarse = skin(look)
    middles, tall = section_levels(high, 4)
    for index, z in enumerate(middles):
        with placed((0, BACK, z)):
            if glazed_top and index == 3:
                lites(stuff, coarse, wide - .044, tall, across)
            else:
                pressed(f'section-{index}', wide - .044, tall, cells(wide - .044, tall, across, .075, .085, .075), PRESSED, stuff, coarse)
    handle(middles[0] + tall * .5 - .045)


def lites(stuff, coarse: float, wide: float, tall: float, count: int) -> None:
    """A section with windows in frames of its own colour."""
    fields = cells(wide, tall, count, .075, .085, .085)
    pressed('section-top', wide, tall, fields, [(0, 0), (0, SKIN - .006)], stuff, coarse, True)
    for index, (a, b, c, d) in enumerate(fields):
        with placed(((a + b) / 2, 0, (c + d) / 2)):
            outline = rect(b - a, d - c)
            run(f'bead-{index}', outline, [(-.014, .0), (-.010, -.010), (.012, -.010), (.026, .004), (.026, .020), (-.010, .004)], stuff, .003)
            dark_glass(f'lite-{index}', inside(outline, .020), .012, shift=.22 - .11 * (index % 3))


def handle(z: float) -> None:
    """A handle to lift the door by, in the middle of a section."""
    grey = plain('handle', HANDLE, .36, Specular=.5)
    with placed((0, BACK, z), FRONT):
        slab('handle-plate', .200, .046, .006, .010, grey, .003, main=False)
    ends = [(-.075, BACK - .004, z), (-.070, BACK - .036, z), (.070, BACK - .036, z), (.075, BACK - .004, z)]
    tube('handle-bar', ends, .010, grey, main=False)
