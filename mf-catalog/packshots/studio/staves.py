"""Butcher block: staves side by side, each from another board."""
from random import Random

from studio.counter import DEEP
from studio.geometry import box
from studio.look import Look
from studio.wood import wood

THICK, STAVE = .038, DEEP / 16
APART = (-.22, -.12, -.04, .04, .14, .26)
"""How much deeper boards are than the middle of them."""


def staves(look: Look, long: float, count: int, random: Random) -> None:
    """Full-length staves, oiled, no two beside each other of one board; glue is seen as a thin line between them."""
    boards = [wood(look, tone=tuple(part ** (1 + apart) for part in look.tone), rough=.34, gain=1.25, straight=bool(index % 3)) for index, apart in enumerate(APART)]
    before = None
    for index in range(count):
        board = random.choice([board for board in boards if board is not before])
        before = board
        box(f'stave-{index}', (long, STAVE - .0003, THICK), board, .0007 if 0 < index < count - 1 else .0030, at=(0, (index - (count - 1) / 2) * STAVE, THICK / 2))
