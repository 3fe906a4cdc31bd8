"""Floors of vinyl: thin, with a print on a core."""
from studio.geometry import box
from studio.look import linear
from studio.shader import plain

CORE, CORE_HIGH, FACE = linear('#4b4946'), .0044, .0020


def plank(name: str, long: float, wide: float, print_, at, turn: float) -> None:
    """A plank or tile of rigid vinyl; its place is the middle of its underside."""
    x, y, z = at
    box(f'{name}-core', (long, wide, CORE_HIGH), plain('core', CORE, .8), .0004, main=False, at=(x, y, z + CORE_HIGH / 2), turn=(0, 0, turn))
    box(name, (long, wide, FACE), print_, .0007, at=(x, y, z + CORE_HIGH + FACE / 2), turn=(0, 0, turn))
