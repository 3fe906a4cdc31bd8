"""A countertop of staves that were glued side by side."""
from studio.counter import DEEP, LONG, light
from studio.geometry import box
from studio.look import Look, View
from studio.wood import wood

THICK, COUNT = .038, 16


def build(look: Look) -> View:
    """Full-length staves, oiled; each is from another board."""
    stuff, stave = wood(look, rough=.40, straight=True), DEEP / COUNT
    for index in range(COUNT):
        box(f'stave-{index}', (LONG, stave - .0001, THICK), stuff, .0005 if 0 < index < COUNT - 1 else .0016, at=(0, -DEEP / 2 + (index + .5) * stave, THICK / 2))
    return View(turn=-30, height=27, lens=75, fill=.90, exposure=light(look.tone))
