"""Sheets of plywood."""
from studio.geometry import box
from studio.look import Look, View
from studio.sheets import veneer

LONG, WIDE, THICK = .62, .46, .018


def build(look: Look) -> View:
    """Four sheets, each a little aside, so that their plies show."""
    layers, random = veneer(look, THICK / 7), look.random
    for sheet in range(4):
        box(f'sheet-{sheet}', (LONG, WIDE, THICK), layers, .0007, at=(
            random.uniform(-.006, .006), random.uniform(-.006, .006), (sheet + .5) * (THICK + .0008)), turn=(0, 0, random.uniform(-.8, .8)))
    box('sheet-top', (LONG, WIDE, THICK), layers, .0007, at=(.02, -.01, 4.5 * (THICK + .0008)), turn=(0, 0, 6))
    return View(turn=-36, height=24, lens=65)
