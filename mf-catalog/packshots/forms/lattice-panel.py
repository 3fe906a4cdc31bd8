"""A privacy panel with a lattice above its boards, in a frame."""
from studio.fence import lattice, picket, rail, stile, timber
from studio.look import Look, View

WIDE, HIGH, BOARDS, COUNT = 2.4, 1.8, 1.34, 16


def build(look: Look) -> View:
    """Frame, boards below and strips above."""
    stuff, inner = timber(look), WIDE - .14
    step = inner / COUNT
    for side in (-1, 1):
        stile(f'stile-{side}', HIGH, .07, .045, stuff, at=(side * (WIDE / 2 - .035), .008, 0))
    for index, z in enumerate((.06, BOARDS, HIGH - .035)):
        rail(f'rail-{index}', inner, .07, .045, stuff, at=(0, .008, z))
    for place in range(COUNT):
        picket(f'board-{place}', step - .003, BOARDS - .12, .014, stuff, ear=.001, at=((place - (COUNT - 1) / 2) * step, 0, .09))
    lattice(inner, HIGH - BOARDS - .105, BOARDS + .035, stuff)
    return View(turn=24, height=11, lens=70, exposure=1.1)
