"""What bends: sheets along a line, and rolls."""
from math import cos, hypot, pi, sin

import bmesh

from studio.geometry import solid


def sheet(name: str, line, thick: float, long: float, material, **where):
    """A sheet whose underside follows a line of (y, z), drawn out along x."""
    upper = []
    for index, (y, z) in enumerate(line):
        before, after = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        along = (after[0] - before[0], after[1] - before[1])
        size = hypot(*along)
        upper.append((y - along[1] / size * thick, z + along[0] / size * thick))
    count, half = len(line), long / 2
    points = [(x, y, z) for x in (-half, half) for part in (line, upper) for y, z in part]
    faces = []

    def corner(side: int, part: int, index: int) -> int:
        return (side * 2 + part) * count + index

    for index in range(count - 1):
        for part in (0, 1):
            faces.append((corner(0, part, index), corner(0, part, index + 1), corner(1, part, index + 1), corner(1, part, index)))
        for side in (0, 1):
            faces.append((corner(side, 0, index), corner(side, 0, index + 1), corner(side, 1, index + 1), corner(side, 1, index)))
    faces += [(corner(0, 0, index), corner(0, 1, index), corner(1, 1, index), corner(1, 0, index)) for index in (0, count - 1)]
    obj = solid(name, points, faces, material, smooth=40, **where)
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()
    return obj


def coil(radius: float, step: float, turns: int, steps=56):
    """A spiral of (y, z) around its middle, from inside to `radius`; the sheet lies outside of it."""
    count = turns * steps
    line = []
    for index in range(count + 1):
        angle = -2 * pi * index / steps
        reach = radius - step * (count - index) / steps
        line.append((reach * cos(angle), reach * sin(angle)))
    return line


def roll(name: str, radius: float, thick: float, turns: int, long: float, material, gap=.0012, **where):
    """A roll along x."""
    return sheet(name, coil(radius - thick, thick + gap, turns), thick, long, material, **where)
