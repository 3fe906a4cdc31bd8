"""Outside walls and roofs that end nowhere in the picture. A wall stands around the origin and looks at the camera, along -y."""
from math import cos, radians

from mathutils import Matrix

from studio.geometry import box, product
from studio.look import Look
from studio.shader import plain
from studio.surface import Surface

WIDE, HIGH = 1.40, .98
"""What has to be covered for a span of 1."""


def behind(span: float, tone=(.012, .011, .010)) -> None:
    """What is seen between pieces of a wall: hardly anything."""
    box('behind', (span * WIDE, .01, span * HIGH), plain('behind', tone, 1, Specular=0), 0, main=False, at=(0, .008, 0))


def courses(span: float, seen: float) -> list[float]:
    """Lower edges of the courses of a wall, of which each shows `seen`, the lowest first."""
    count = round(span * HIGH / seen) + 1
    return [(row - count / 2) * seen for row in range(count)]


def light(look: Look) -> float:
    """A wall gets less light than a floor."""
    return 1.18 if sum(look.tone) > 1.8 else 1.25


def wall(look: Look, span: float, turn=20., height=4.) -> Surface:
    """As who stands before it sees it."""
    return Surface(span, 0, light(look), turn, height)


def roof(span: float, pitch=40., exposure=1.16, turn=14.) -> Surface:
    """Tilts what was laid flat around the origin, y towards the ridge, and looks at it from a little below."""
    tilt = Matrix.Rotation(radians(pitch), 4, 'X')
    for obj in product():
        obj.matrix_basis = tilt @ obj.matrix_basis
    return Surface(span, .01 * cos(radians(pitch)), exposure, turn, 90 - pitch - 18)
