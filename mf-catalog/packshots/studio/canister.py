"""Flat tins with round corners, as oil comes in."""
from math import cos, pi, sin

from studio.geometry import solid


def outline(wide: float, deep: float, radius: float, steps=8):
    """A rectangle with round corners, counter-clockwise."""
    points = []
    for quarter, (right, back) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = pi / 2 * (quarter + step / steps)
            points.append((right * (wide / 2 - radius) + radius * cos(angle), back * (deep / 2 - radius) + radius * sin(angle)))
    return points


def canister(name: str, wide: float, deep: float, radius: float, levels, material, **where):
    """A wall through levels of (height, how much smaller it is there on every side), closed below and above."""
    rings = [[(x, y, z) for x, y in outline(wide - 2 * inset, deep - 2 * inset, max(radius - inset, .002))] for z, inset in levels]
    count = len(rings[0])
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
             for k in range(len(rings) - 1) for i in range(count)]
    ends = [tuple(range(count - 1, -1, -1)), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    return solid(name, [point for ring in rings for point in ring], faces + ends, material, smooth=40, **where)
