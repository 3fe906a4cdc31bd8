"""Batts of stone wool, as a pack and loose."""
from studio.fibre import batt, pack_label, sleeve, wool
from studio.look import Look, View, linear

LONG, WIDE, THICK = 1.17, .39, .140
WOOL = linear('#99907a')
FILM = ('#b5452f', '#f1ede4', '#3b3a38')


def build(look: Look) -> View:
    """Three held by film, and one more across them."""
    stuff, random = wool(WOOL, .9), look.random
    for layer in range(3):
        batt(f'batt-{layer}', (LONG, WIDE, THICK), stuff, random, at=(random.uniform(-.006, .006), random.uniform(-.004, .004), (layer + .5) * THICK * .985))
    size = (LONG * .66, WIDE + .014, THICK * 3 * .985 + .004)
    sleeve(size, pack_label(*size, FILM[0], FILM[2], FILM[1], '22'), stuff, random, .22, at=(0, 0, size[2] / 2))
    batt('batt-loose', (LONG, WIDE, THICK), stuff, random, at=(.03, -.01, 3 * THICK * .985 + THICK / 2 + .012), turn=(0, 0, 9))
    return View(turn=-30, height=23, lens=75)
