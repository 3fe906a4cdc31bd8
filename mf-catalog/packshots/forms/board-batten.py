"""Vertical boards with battens over their joints, on a piece of wall."""
from studio.geometry import box
from studio.look import Look, View
from studio.wall import UPRIGHT, backing, painted

WIDE, HIGH, BOARD = 1.05, .66, .21


def build(look: Look) -> View:
    """Five boards and the battens between them."""
    face = painted(look)
    backing(look, WIDE, HIGH)
    for place in range(5):
        x = (place - 2) * BOARD
        box(f'board-{place}', (HIGH, BOARD - .002, .011), face, .001, at=(x, -.0055, HIGH / 2), turn=UPRIGHT)
        if place < 4:
            box(f'batten-{place}', (HIGH, .044, .019), face, .002, at=(x + BOARD / 2, -.0205, HIGH / 2), turn=UPRIGHT)
    return View(turn=-28, height=14, lens=75, exposure=.9 if sum(look.tone) > 1.8 else 1)
