"""Horizontal lap siding on a piece of wall."""
from math import atan2, degrees

from studio.geometry import box
from studio.look import Look, View
from studio.wall import backing, painted
from studio.wood import wood

FINE = True
WIDE, ROWS, SEEN, HIGH, THICK = 1.05, 6, .105, .128, .0135
JOINTS = {1: .28, 3: -.22, 4: .36}
"""Rows whose boards meet, and where."""


def build(look: Look) -> View:
    """Six courses; every other one has a joint."""
    face = wood(look, rough=.5, coat=.1) if look.species else painted(look)
    backing(look, WIDE, ROWS * SEEN + .012)
    lean = degrees(atan2(THICK, SEEN))
    for row in range(ROWS):
        cuts = [-WIDE / 2, *([JOINTS[row]] if row in JOINTS else []), WIDE / 2]
        high = HIGH if row < ROWS - 1 else SEEN
        for index, (left, right) in enumerate(zip(cuts, cuts[1:])):
            box(f'lap-{row}-{index}', (right - left - .0014, THICK, high), face, .0016,
                at=((left + right) / 2, -THICK * 1.12, row * SEEN + high / 2), turn=(-lean, 0, 0))
    return View(turn=-28, height=14, lens=75, exposure=.9 if sum(look.tone) > 1.8 else 1)
