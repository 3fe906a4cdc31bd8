"""Openings for air: slats before the dark."""
from math import cos, pi, sin

from studio.geometry import box, tube


def louvre(name: str, wide: float, high: float, count: int, stuff, dark, at=(0, 0, 0), tilt=32., deep=.010, thick=.0022, posts=0) -> None:
    """Slats along x in an opening around its place, in a face that looks along -y; `posts` stand before the dark behind them."""
    x, y, z = at
    box(f'{name}-dark', (wide, .0016, high), dark, 0, at=(x, y - .0002, z), main=False)
    pitch = high / count
    for index in range(count):
        level = z - high / 2 + (index + .5) * pitch
        box(f'{name}-{index}', (wide + .002, deep, thick), stuff, thick * .4, at=(x, y - deep * .32, level), turn=(tilt, 0, 0), main=False)
    for index in range(posts):
        side = ((index + 1) / (posts + 1) - .5) * wide
        box(f'{name}-post-{index}', (.005, .004, high), stuff, .001, at=(x + side, y - .002, z), main=False)


def grille(name: str, radius: float, rings: int, wire: float, stuff, at=(0, 0, 0)) -> None:
    """Rings of wire and spokes around its place, before a fan that looks along -y."""
    x, y, z = at
    for index in range(rings):
        reach = radius * (index + 1.4) / (rings + .4)
        tube(f'{name}-{index}', [(x + reach * cos(2 * pi * k / 72), y, z + reach * sin(2 * pi * k / 72)) for k in range(72)], wire, stuff, closed=True, main=False)
    for index in range(4):
        angle = pi * (index + .5) / 4
        ends = [(x + side * radius * cos(angle), y + wire * 1.4, z + side * radius * sin(angle)) for side in (-1, 1)]
        tube(f'{name}-spoke-{index}', ends, wire * 1.2, stuff, main=False)
