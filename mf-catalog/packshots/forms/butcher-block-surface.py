"""A countertop of staves that were glued side by side, from near."""
from studio.counter import DEEP, light
from studio.geometry import box
from studio.look import Look
from studio.planks import HEIGHT, TURN, covered
from studio.surface import Surface
from studio.wood import wood

THICK, SPAN, STAVE = .038, .56, DEEP / 16


def build(look: Look) -> Surface:
    """Full-length staves, oiled; each is from another board, and no joint between them is open."""
    stuff, (long, deep) = wood(look, rough=.40, straight=True), covered(SPAN)
    count = round(deep / STAVE)
    for index in range(count):
        box(f'stave-{index}', (long, STAVE - .0001, THICK), stuff, .0005, at=(0, (index - (count - 1) / 2) * STAVE, THICK / 2))
    return Surface(SPAN, THICK, light(look.tone) * 1.04, TURN, HEIGHT)
