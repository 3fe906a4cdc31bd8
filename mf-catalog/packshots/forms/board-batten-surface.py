"""Vertical boards with battens over their joints, on a wall."""
from studio.facade import HIGH, behind, wall
from studio.geometry import box
from studio.look import Look
from studio.surface import Surface
from studio.wall import UPRIGHT, painted

BOARD, SPAN = .21, 1.15


def build(look: Look) -> Surface:
    """Boards and battens from below the picture to above it."""
    face, high = painted(look), SPAN * HIGH
    behind(SPAN)
    for place in range(-4, 5):
        x = place * BOARD + .03
        box(f'board-{place}', (high, BOARD - .002, .011), face, .001, at=(x, -.0055, 0), turn=UPRIGHT)
        box(f'batten-{place}', (high, .044, .019), face, .002, at=(x + BOARD / 2, -.0205, 0), turn=UPRIGHT)
    return wall(look, SPAN, 24, 2)
