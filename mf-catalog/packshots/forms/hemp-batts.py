"""Batts of hemp, stiff and full of bits of stalk, tied by paper bands."""
from studio.fibre import batt, wool
from studio.geometry import box
from studio.look import Look, View, linear
from studio.shader import plain

LONG, WIDE, THICK = 1.17, .39, .135
HEMP, STALK, BAND = linear('#bda777'), linear('#e6d8ae'), linear('#5f8a4c')


def build(look: Look) -> View:
    """Three tied by two bands, and one more across them."""
    stuff, random = wool(HEMP, .6, STALK, .16), look.random
    high = 3 * THICK * .98
    for layer in range(3):
        batt(f'batt-{layer}', (LONG, WIDE, THICK), stuff, random, at=(random.uniform(-.01, .01), random.uniform(-.005, .005), (layer + .5) * THICK * .98))
    paper = plain('band', BAND, .6)
    for place in (-.30, .30):
        box(f'band-{place}', (.085, WIDE + .010, high + .006), paper, .010, main=False, at=(place, 0, high / 2 + .001))
    batt('batt-loose', (LONG, WIDE, THICK), stuff, random, at=(.03, -.01, high + THICK / 2 + .006), turn=(0, 0, 9))
    return View(turn=-30, height=23, lens=75)
