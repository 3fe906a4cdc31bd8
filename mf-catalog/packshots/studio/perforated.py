"""Sheets with round holes, bent along lines."""
from math import cos, pi, sin

from studio.geometry import solid

SIDES = 8


def perforated(name: str, line, long: float, step: float, hole: float, open_rows, material, thick=.0012, **where) -> None:
    """A sheet along x over a line of (y, z), one row of cells from each of its points to the next; rows in `open_rows` have holes of a radius."""
    count = round(long / step)
    points, faces = [], []

    def at(x: float, row: int, share: float) -> int:
        (y0, z0), (y1, z1) = line[row], line[row + 1]
        points.append((x, y0 + (y1 - y0) * share, z0 + (z1 - z0) * share))
        return len(points) - 1

    for row in range(len(line) - 1):
        for column in range(count):
            left = (column - count / 2) * step
            if row not in open_rows:
                faces.append(tuple(at(left + x * step, row, share) for x, share in ((0, 0), (1, 0), (1, 1), (0, 1))))
                continue
            ring, rim = [], []
            for side in range(SIDES):
                angle = 2 * pi * (side + .5) / SIDES
                x, y = cos(angle), sin(angle)
                reach = .5 / max(abs(x), abs(y))
                rim.append(at(left + (.5 + x * reach) * step, row, .5 + y * reach))
                ring.append(at(left + step / 2 + x * hole, row, .5 + y * hole / step))
            faces += [(rim[i], rim[(i + 1) % SIDES], ring[(i + 1) % SIDES], ring[i]) for i in range(SIDES)]
            # The corners of the cell, which the octagon leaves open.
            for first, (x, share) in zip(range(0, SIDES, 2), ((1, 1), (0, 1), (0, 0), (1, 0))):
                faces.append((rim[first], at(left + x * step, row, share), rim[first + 1]))
    obj = solid(name, points, faces, material, smooth=30, **where)
    skin = obj.modifiers.new('thickness', 'SOLIDIFY')
    skin.thickness = thick
