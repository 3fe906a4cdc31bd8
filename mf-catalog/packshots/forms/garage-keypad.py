"""A keypad beside the door of a garage, its cover up."""
from studio.clapboard import clapboard
from studio.geometry import lathe
from studio.housing import FRONT, lamp, placed, slab, slots
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.shader import plain

WIDE, HIGH, DEEP, LEVEL = .070, .128, .022, .084
CASE, FIELD, KEY, GREEN = (linear(value) for value in ('#454c52', '#1d2124', '#a3aaad', '#5fb878'))


def keys() -> None:
    """Twelve of them, pale, under a lamp."""
    stuff = moulded(KEY, .36)
    for index in range(12):
        column, row = index % 3, index // 3
        slab(f'key-{index}', .0142, .0128, .0040, .0032, stuff, .0013, main=False, at=((column - 1) * .0180, .0230 - row * .0172, DEEP - .0002))
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
    clapboard(.176, .204, 2, block=(0, .096, .108, .166))
    with placed((0, -.008, LEVEL + .006), FRONT):
        slab('seat', WIDE - .004, HIGH - .004, .003, .012, plain('seat', FIELD, .7), .0004, main=False)
        slab('case', WIDE, HIGH, DEEP, .013, case, .0045, .006)
        slab('field', WIDE - .010, HIGH - .034, .0012, .008, plain('field', FIELD, .30), .0005, main=False, at=(0, .002, DEEP - .0008))
        keys()
        cover(case)
    return View(turn=-28, height=16, lens=85, fill=.93, exposure=1.05)
