"""Boards that show what a finish makes of wood; a tin stands on them."""
from studio.geometry import box
from studio.look import Look

LONG, WIDE, THICK = .29, .058, .019


def boards(look: Look, material, main: bool, count=3) -> None:
    """Short boards side by side, the last one not pushed home; their upper side is at THICK."""
    random = look.random
    for place in range(count):
        side = (place - (count - 1) / 2) * (WIDE + .0025)
        box(f'board-{place}', (LONG, WIDE, THICK), material, .0022, main=main,
            at=(random.uniform(-.006, .006) + (.016 if place == 0 else 0), side, THICK / 2), turn=(0, 0, random.uniform(-.4, .4)))
