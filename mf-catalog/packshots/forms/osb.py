"""Sheets of oriented strand board."""
from studio.geometry import box
from studio.look import Look, View, linear
from studio.sheets import strands

LONG, WIDE, THICK = .62, .46, .0125
ASPEN = linear('#c9a468')


def build(look: Look) -> View:
    """Five sheets, the last one turned."""
    chips, random = strands(ASPEN), look.random
    for sheet in range(5):
        box(f'sheet-{sheet}', (LONG, WIDE, THICK), chips, .0006, at=(
            random.uniform(-.006, .006), random.uniform(-.006, .006), (sheet + .5) * (THICK + .0008)), turn=(0, 0, random.uniform(-.8, .8)))
    box('sheet-top', (LONG, WIDE, THICK), chips, .0006, at=(.02, -.01, 5.5 * (THICK + .0008)), turn=(0, 0, 6))
    return View(turn=-36, height=24, lens=65)
