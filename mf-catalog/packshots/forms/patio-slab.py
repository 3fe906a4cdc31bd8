"""Slabs for a patio, two feet square and two inches thick, with a brushed face."""
from math import cos, radians, sin

from studio.look import Look, View
from studio.masonry import concrete, worn

SIDE, THICK = .608, .051


def slab(name: str, stuff, random, **where) -> None:
    """A slab; its place is its middle."""
    worn(name, (SIDE, SIDE, THICK), stuff, random, .005, .006, step=.03, **where)


def build(look: Look) -> View:
    """Two on the ground, one leaning against them."""
    stuff, random = concrete(look.tone, .7, brushed=True), look.random
    for layer in range(3):
        slab(f'slab-{layer}', stuff, random, at=(random.uniform(-.01, .01), random.uniform(-.006, .006), (layer + .5) * (THICK + .001)),
             turn=(0, 0, (0, 1.2, 9)[layer]))
    lean = 66
    slab('slab-leaning', stuff, random, turn=(lean, 0, -2), at=(
        .05, -SIDE / 2 - .03 - SIDE / 2 * cos(radians(lean)) - THICK / 2 * sin(radians(lean)), SIDE / 2 * sin(radians(lean)) + THICK / 2 * cos(radians(lean))))
    return View(turn=-30, height=24, lens=80)
