"""Bodies whose section changes along a line: grips, housings, heads of tools."""
from math import copysign, cos, hypot, pi, sin

import bmesh

from studio.geometry import solid


def through(stations, steps: int):
    """Points on a smooth line through stations of numbers."""
    line = []
    for index in range(len(stations) - 1):
        before, here, after = stations[max(index - 1, 0)], stations[index], stations[index + 1]
        last = stations[min(index + 2, len(stations) - 1)]
        for step in range(steps):
            t = step / steps
            line.append(tuple(
                b + .5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))) for a, b, c, d in zip(before, here, after, last)))
    return [*line, tuple(stations[-1])]


def oval(wide: float, high: float, power: float, around: int):
    """A section between an ellipse (2) and a rectangle with round corners (6)."""
    points = []
    for step in range(around):
        angle = 2 * pi * step / around
        points.append(tuple(copysign(abs(part) ** (2 / power), part) * half for part, half in ((cos(angle), wide), (sin(angle), high))))
    return points


def hull(name: str, stations, material, blunt=.5, steps=8, around=40, bevel=0., smooth=50, **where):
    """A body along stations of (x, z, half its width along y, half its height, power of `oval`); its ends are round by a share of their size."""
    line = through(stations, steps)
    rings = []
    for index, (x, z, wide, high, power) in enumerate(line):
        before, after = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        size = hypot(after[0] - before[0], after[1] - before[1])
        along = ((after[0] - before[0]) / size, (after[1] - before[1]) / size)
        ends = [(0., 0.)]
        if blunt and index in (0, len(line) - 1):
            reach = blunt * min(wide, high)
            ends = [(reach * sin(pi / 12 * step), reach * (1 - cos(pi / 12 * step))) for step in range(7)]
            ends = [(-out, inset) for out, inset in reversed(ends)] if index == 0 else ends
        for out, inset in ends:
            rings.append([(x + along[0] * out - along[1] * v, u, z + along[1] * out + along[0] * v)
                          for u, v in oval(max(wide - inset, 1e-5), max(high - inset, 1e-5), power, around)])
    faces = [(k * around + i, k * around + (i + 1) % around, (k + 1) * around + (i + 1) % around, (k + 1) * around + i)
             for k in range(len(rings) - 1) for i in range(around)]
    faces += [tuple(range(around)), tuple(range((len(rings) - 1) * around, len(rings) * around))]
    return closed(solid(name, [point for ring in rings for point in ring], faces, material, bevel, smooth, **where))


def closed(obj):
    """Turns the faces of a closed body outwards."""
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()
    return obj


def cut(name: str, outline, thick: float, material, bevel=.0006, smooth=30, **where):
    """A flat part with an outline of (x, y), `thick` along z from its place."""
    count = len(outline)
    points = [(x, y, z) for z in (0, thick) for x, y in outline]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(range(count)), tuple(range(count, 2 * count))]
    return closed(solid(name, points, faces, material, bevel, smooth, **where))
