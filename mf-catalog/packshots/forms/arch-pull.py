"""A pull that rises in an arch from one foot to the other, and its screws."""
from math import cos, pi

from studio.geometry import lathe
from studio.hardware import finished, machine_screw
from studio.hull import hull
from studio.look import Look, View, linear
from studio.plumbing import bare

APART, RISE = .128, .034


def build(look: Look) -> View:
    """Feet on the ground."""
    metal = finished(look)
    line = []
    for index in range(25):
        share = index / 24 * 2 - 1
        high = RISE * (1 - abs(share) ** 3.2) ** .62 if abs(share) < 1 else 0
        middle = 1 - abs(share)
        line.append((share * (APART / 2 + .001), high + .0004, .0044 + .0034 * cos(share * pi / 2) ** .8, .0040 - .0006 * middle, 2.6))
    hull('arch', line, metal, .1, 3, 40)
    for side in (-1, 1):
        lathe(f'foot-{side}', [(0, 0), (.0082, 0), (.0086, .0012, .0007), (.0078, .0034, .001), (.0058, .0056, .002), (.0044, .0076, .001), (0, .0080)], metal, 72, smooth=60, at=(side * APART / 2, 0, 0))
    steel = bare(linear('#b4b8ba'), .28, .02)
    for index in range(2):
        machine_screw(f'screw-{index}', .0254, .0020, steel, main=False, at=(.010 + index * .022, -.034 - index * .004, .0038), turn=(90, 0, 60 + index * 36))
    return View(turn=-30, height=24, lens=70, fill=.86, exposure=1.3)
