"""Large tiles with ribs along them."""
from math import cos, pi

from studio.geometry import extrude

RIB, LOW = .020, .0030
"""From one rib to the next, and how deep it is between them."""


def profile(wide: float, thick: float):
    """Broad ribs and narrower hollows; points of (y, z), counter-clockwise seen from the right."""
    steps = round(wide / RIB) * 12
    hollows = [(.5 + .5 * cos(2 * pi * i / 12)) ** 1.6 for i in range(steps + 1)]
    top = [(wide / 2 - wide * i / steps, thick / 2 - LOW * hollow) for i, hollow in enumerate(hollows)]
    return [(-wide / 2, -thick / 2), (wide / 2, -thick / 2), *top]


def ribbed(name: str, size, material, **where):
    """A tile of (long, wide, thick)."""
    long, wide, thick = size
    return extrude(name, profile(wide, thick), long, material, **where)
