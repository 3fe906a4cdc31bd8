"""A keypad beside the door of a garage, its cover up."""
from math import cos, pi, sin

from studio.clapboard import clapboard
from studio.geometry import lathe, tube
from studio.housing import FRONT, lamp, placed, slab, slots
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.shader import plain

FINE = True
WIDE, HIGH, DEEP, LEVEL = .070, .128, .022, .084
CASE, FIELD, KEY, GREEN = (linear(value) for value in ('#454c52', '#1d2124', '#a3aaad', '#5fb878'))


def bow(x: float, y: float, wide: float, high: float, start: int, end: int):
    """A part of an oval around (x, y), from one angle to another, in degrees."""
    return [(x + wide * cos(pi / 180 * angle), y + high * sin(pi / 180 * angle)) for angle in range(start, end + (1 if end > start else -1), 15 if end > start else -15)]


SIGNS = (
    [[(.2, 1.6), (.55, 2), (.55, 0)]],
    [[*bow(.5, 1.45, .46, .55, 165, -30), (0, 0), (1, 0)]],
    [[*bow(.45, 1.5, .48, .5, 150, -90), *bow(.45, .5, .52, .5, 90, -150)]],
    [[(.74, 0), (.74, 2), (0, .55), (1, .55)]],
    [[(.92, 2), (.16, 2), (.08, 1.15), *bow(.46, .62, .52, .62, 120, -150)]],
    [bow(.5, .6, .5, .6, 0, 360), [(0, .6), (.06, 1.1), (.28, 1.6), (.72, 2)]],
    [[(0, 2), (1, 2), (.36, 0)]],
    [bow(.5, 1.5, .42, .5, 0, 360), bow(.5, .5, .5, .5, 0, 360)],
    [bow(.5, 1.4, .5, .6, 0, 360), [(1, 1.4), (.94, .9), (.72, .4), (.28, 0)]],
    [[(.5, 1.6), (.5, .4)], [(-.02, 1.3), (1.02, .7)], [(-.02, .7), (1.02, 1.3)]],
    [bow(.5, 1, .5, 1, 0, 360)],
    [[(.3, 1.8), (.2, .2)], [(.8, 1.8), (.7, .2)], [(0, 1.3), (1, 1.3)], [(0, .7), (1, .7)]],
)
"""Strokes of what is printed on the keys, each sign one wide and two high."""


def printed(index: int, x: float, y: float, z: float, ink) -> None:
    """The sign of a key, around its middle."""
    unit = .0034
    for k, stroke in enumerate(SIGNS[index]):
        tube(f'sign-{index}-{k}', [(x + (u - .5) * unit, y + (v - 1) * unit, z) for u, v in stroke], .00052, ink, main=False)


def keys() -> None:
    """Twelve of them, pale, with numbers, under a lamp."""
    stuff, ink = moulded(KEY, .36), plain('ink', FIELD, .6)
    for index in range(12):
        column, row = index % 3, index // 3
        x, y = (column - 1) * .0180, .0230 - row * .0172
        slab(f'key-{index}', .0150, .0136, .0040, .0032, stuff, .0013, main=False, at=(x, y, DEEP - .0002))
        printed(index, x, y, DEEP + .0036, ink)
    lamp('lamp', .0020, GREEN, (0, .0400, DEEP + .0004))


def cover(case) -> None:
    """Turned up around its upper edge: a shell, its inside to the camera."""
    with placed((0, HIGH / 2 - .004, DEEP + .001), (-118, 0, 0)):
        slab('cover', WIDE + .004, .092, .0090, .012, case, .004, at=(0, -.046, 0))
        slab('cover-well', WIDE - .006, .082, .0004, .009, plain('well', FIELD, .5), .0001, main=False, at=(0, -.046, -.0003))
        slots('grip', 3, .0040, .020, .0014, (0, -.082, .0092))
    lathe('hinge', [(0, -.034), (.0046, -.034, .001), (.0046, .034, .001), (0, .034)], case, 40, at=(0, HIGH / 2 - .003, DEEP), turn=(0, 90, 0))


def build(look: Look) -> View:
    """On a piece of wall of boards."""
    case = moulded(CASE, .34)
    clapboard(.196, .204, 2, block=(0, .102, .124, .204))
    with placed((0, -.008, LEVEL + .006), FRONT):
        slab('seat', WIDE - .004, HIGH - .004, .003, .012, plain('seat', FIELD, .7), .0004, main=False)
        slab('case', WIDE, HIGH, DEEP, .013, case, .0045, .006)
        slab('field', WIDE - .010, HIGH - .034, .0012, .008, plain('field', FIELD, .30), .0005, main=False, at=(0, .002, DEEP - .0008))
        keys()
        cover(case)
    return View(turn=-22, height=14, lens=85, fill=.93, exposure=1.05)
