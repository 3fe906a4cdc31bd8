"""Surfaces: what is for sale, laid or painted, seen from so near that it ends nowhere in the picture."""
from dataclasses import dataclass
from math import cos, radians, sin

TURN, HEIGHT = 14, 62
"""Of the camera before what lies on the floor, in degrees."""
WIDE, DEEP = 1.36, 1.24
"""What has to be laid for a span of 1."""


@dataclass(frozen=True)
class Surface:
    """How a surface is seen: `span` metres from left to right through its middle, whose height is `top`."""
    span: float
    top: float = 0
    exposure: float = 1
    turn: float = TURN
    height: float = HEIGHT


def laid(span: float) -> tuple[float, float]:
    """Width and depth that have to be covered, around the origin."""
    return span * WIDE, span * DEEP


def places(span: float, step_x: float, step_y: float, shift=0.):
    """Places (x, y) of pieces in rows; every other row is moved by a share of a step."""
    wide, deep = laid(span)
    columns, count = round(wide / step_x) + 2, round(deep / step_y) + 2
    return [((column - (columns - 1) / 2 + (shift / 2 if row % 2 else -shift / 2)) * step_x, (row - (count - 1) / 2) * step_y)
            for row in range(count) for column in range(columns)]


def away(surface: Surface) -> tuple[float, float, float]:
    """The direction of the camera."""
    turn, height = radians(surface.turn), radians(surface.height)
    return sin(turn) * cos(height), -cos(turn) * cos(height), sin(height)
