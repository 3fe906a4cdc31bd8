"""Batts of glass wool, as a pack and loose: softer than those of stone."""
from math import exp

from studio.fibre import batt, pack_label, sleeve, wool
from studio.look import Look, View, linear

LONG, WIDE, THICK = 1.17, .39, .140
WOOL = linear('#e6d698')
FILM = ('#f0ede6', '#3f7286', '#e2bd3c')


def build(look: Look) -> View:
    """Three held by film; one more droops across them."""
    stuff, random = wool(WOOL, .35), look.random
    for layer in range(3):
        batt(f'batt-{layer}', (LONG, WIDE, THICK), stuff, random, at=(random.uniform(-.012, .012), random.uniform(-.008, .008), (layer + .5) * THICK * .96),
             bend=lambda x: .008 * (x / .5) ** 2)
    size = (LONG * .66, WIDE + .006, THICK * 3 * .96 - .012)
    sleeve(size, pack_label(*size, FILM[0], FILM[1], FILM[2], '20'), stuff, random, .45, at=(0, 0, size[2] / 2 + .008))
    batt('batt-loose', (LONG * 1.0, WIDE, THICK), stuff, random, at=(.05, -.02, 3 * THICK * .96 + THICK / 2 + .020), turn=(0, 0, 11),
         bend=lambda x: .020 - .16 * max(0, abs(x) - .36) ** 1.3 - .010 * exp(-((x - .1) / .2) ** 2))
    return View(turn=-30, height=23, lens=75)
