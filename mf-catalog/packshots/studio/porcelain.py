"""China, acrylic and enamel of bathrooms: skins through rings, glossy and smooth; drains and overflows."""
from math import copysign, cos, pi, sin

from studio.basin import DARK, skin
from studio.geometry import lathe
from studio.hull import cut, through
from studio.look import Colour, linear
from studio.plumbing import bare
from studio.shader import Shader, plain

WHITE, CHROME = linear('#e6e5e0'), linear('#dfe4e6')
STEPS = 24


def china(tone: Colour = WHITE, rough=.14):
    """A glaze or acrylic: smooth, with broad reflections that are never quite even."""
    shader = Shader('china')
    cloud = shader.noise(shader.place(), 4., 1)
    return shader.surface(Base_Color=tone, Roughness=shader.spread(cloud, rough - .03, rough + .04), Specular=.5)


def chrome():
    """Metal of drains and buttons."""
    return bare(CHROME, .17, .02)


def egg(half: float, front: float, back: float, level: float, at=(0, 0), blunt=(2., 2.), steps=STEPS):
    """A ring that reaches `front` towards the camera and `back` away from it; `blunt` says of both halves how far they go from an ellipse (2) to a rectangle (8)."""
    points = []
    for quarter in range(4):
        for step in range(steps + 1):
            angle = pi / 2 * (quarter + step / steps)
            power, reach = (blunt[1], back) if quarter < 2 else (blunt[0], front)
            x, y = (copysign(abs(part) ** (2 / power), part) for part in (cos(angle), sin(angle)))
            points.append((at[0] + half * x, at[1] + reach * y, level))
    return points


def oval(wide: float, deep: float, level: float, at=(0, 0), power=2., steps=STEPS):
    """An ellipse, or what lies between it and a rectangle, at a height."""
    return egg(wide / 2, deep / 2, deep / 2, level, at, (power, power), steps)


def turned(stations, steps=6):
    """Rings of `egg` through stations of (half, front, back, level, power of the front, power of the back), as a smooth line."""
    return [egg(half, front, back, level, blunt=(first, second)) for half, front, back, level, first, second in through(stations, steps)]


def body(name: str, rings, material, **where):
    """A skin that is closed below and above."""
    ends = []
    for ring in (rings[0], rings[-1]):
        middle = [sum(point[axis] for point in ring) / len(ring) for axis in range(3)]
        ends.append([tuple(m + (p - m) * .002 for p, m in zip(point, middle)) for point in ring])
    return skin(name, [ends[0], *rings, ends[1]], material, smooth=50, **where)


def drain(level: float, at=(0, 0), radius=.032) -> None:
    """The ring of a drain and its stopper, on a floor at a height."""
    shine = chrome()
    ring = [(radius, level - .003), (radius, level + .0012, .001), (radius * .84, level + .0018, .001), (radius * .74, level - .004, .002), (radius * .70, level - .012)]
    lathe('drain-ring', ring, shine, 64, at=(*at, 0), main=False)
    lathe('drain-well', [(radius * .76, level - .007), (0, level - .007)], plain('well', DARK, .7), 48, at=(*at, 0), main=False)
    lathe('stopper', [(0, level - .004), (radius * .60, level - .004), (radius * .62, level + .004, .002), (radius * .40, level + .007, .006), (0, level + .008)], shine, 64,
          at=(*at, 0), main=False)


def overflow(at, turn, radius=.014, shut=False) -> None:
    """The ring of an overflow in a wall that looks along z of its object; `shut` by a plate, as tubs have it."""
    shine, where = chrome(), {'at': at, 'turn': turn, 'main': False}
    if shut:
        lathe('overflow', [(radius, -.004), (radius, .006, .002), (radius * .9, .010, .003), (0, .012)], shine, 64, **where)
        return
    lathe('overflow-ring', [(radius, -.004), (radius, .0012, .001), (radius * .80, .0020, .001), (radius * .68, .0006)], shine, 48, **where)
    lathe('overflow-hole', [(radius * .74, .0005), (0, .0005)], plain('hole', DARK, .8), 32, **where)


def lid(name: str, material, half: float, front: float, back: float, low: float, thick: float, crown=.0, hole=None) -> None:
    """A board in the outline of a bowl, its edges round, as seats and their lids are; `hole` is what a seat leaves open, as (half, front, back)."""
    blunt = (2.1, 3.4)

    def ring(inset: float, level: float):
        return egg(half - inset, front - inset, back - inset, level, blunt=blunt)

    edge = [ring(thick * .5 * (1 - sin(angle)), low + thick * .5 * (1 - cos(angle))) for angle in (pi * k / 10 for k in range(11))]
    if hole:
        inner = [egg(hole[0] + i, hole[1] + i, hole[2] + i, z, blunt=(2.1, 2.6)) for i, z in (
            (thick * .5, low + thick), (thick * .15, low + thick * .85), (0, low + thick * .5), (0, low))]
        skin(name, [*edge, *inner, edge[0]], material, smooth=60, main=False)
        return
    top_ = [ring(thick * .5 + inset, low + thick + crown * share) for inset, share in ((.020, .30), (.060, .70), (.110, .95))]
    body(name, [*edge, *top_], material, main=False)


def flush(at) -> None:
    """A round button in two halves, one larger than the other."""
    shine = chrome()
    lathe('button-ring', [(.030, -.002), (.030, .003, .001), (.0265, .0042, .001), (.0255, .002), (0, .002)], shine, 64, at=at, main=False)
    for name, start, end in (('small', -58., 58.), ('large', 64., 296.)):
        angles = [pi * (start + (end - start) * k / 32) / 180 for k in range(33)]
        outline = [(.0245 * cos(angle), .0245 * sin(angle)) for angle in angles]
        cut(f'button-{name}', outline, .004, shine, .0008, at=(at[0], at[1], at[2] + .0018), main=False)


def hinges(at, spread: float, material) -> None:
    """Two barrels behind a seat."""
    for side in (-1, 1):
        lathe(f'hinge-{side}', [(0, 0), (.013, 0, .002), (.013, .062, .002), (0, .062)], material, 40, at=(at[0] + side * spread - .031, at[1], at[2]), turn=(0, 90, 0), main=False)
