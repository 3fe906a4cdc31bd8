"""A medicine cabinet: a white box with shelves of glass behind a mirror, its door open a little."""
from studio.backdrop import backdrop
from studio.geometry import box, lathe
from studio.housing import placed, puck
from studio.lamp import unsampled
from studio.look import Look, View, linear
from studio.mirror import mirror
from studio.plumbing import bare
from studio.shader import plain
from studio.vanity import NICKEL

FINE = True
WIDE, HIGH, DEEP, SHEET = 20 * .0254, 26 * .0254, .115, .016
GLASS = linear('#c3d8d7')
OPEN = 33


def case(white, inside) -> None:
    """Four sides and a back; the inner faces get the light of a room that a box so small keeps out."""
    for side in (-1, 1):
        box(f'side-{side}', (SHEET, DEEP, HIGH), white, .002, at=(side * (WIDE - SHEET) / 2, -DEEP / 2, 0))
        box(f'lining-{side}', (.002, DEEP - .008, HIGH - 2 * SHEET), inside, 0, at=(side * (WIDE / 2 - SHEET - .0011), -DEEP / 2 + .002, 0))
        box(f'end-{side}', (WIDE - 2 * SHEET, DEEP, SHEET), white, .002, at=(0, -DEEP / 2, side * (HIGH - SHEET) / 2))
    box('back', (WIDE - 2 * SHEET, .006, HIGH - 2 * SHEET), inside, 0, at=(0, -.004, 0))
    for index, level in enumerate((-.155, .005, .165)):
        box(f'shelf-{index}', (WIDE - 2 * SHEET - .002, DEEP - .030, .007), plain('shelf', GLASS, .08, Specular=.6), .0015, at=(0, -DEEP / 2 + .010, level), main=False)
        for side in (-1, 1):
            lathe(f'pin-{index}-{side}', [(.004, 0), (.004, .012, .001), (0, .013)], bare(NICKEL, .25, .02), 24, main=False,
                  at=(side * (WIDE / 2 - SHEET), -DEEP * .70, level - .0075), turn=(0, -side * 90, 0))


def door(white, shine) -> None:
    """A mirror on a white board, hinged at the left."""
    with placed((-WIDE / 2, -DEEP - .002, 0), (0, 0, -OPEN)):
        box('board', (WIDE, .014, HIGH), white, .002, at=(WIDE / 2, -.007, 0))
        box('glass', (WIDE - .002, .004, HIGH - .002), mirror((-4.98, -1.22)), .0012, at=(WIDE / 2, -.0165, 0), main=False)
        for index, level in enumerate((-.22, .22)):
            with placed((.050, .0, level), (-90, 0, 0)):
                puck(f'cup-{index}', .0175, .004, shine, .001, main=False)
            box(f'arm-{index}', (.014, .050, .012), shine, .002, at=(.030, .026, level), turn=(0, 0, 20), main=False)


def build(look: Look) -> View:
    """Hung on a wall."""
    white = plain('white', look.tone, .28, Specular=.45)
    inside = unsampled(plain('inside', look.tone, .40, Emission=(*look.tone, 1), Emission_Strength=.20))
    middle = HIGH / 2 + .10
    backdrop(WIDE + .34, HIGH + .20)
    with placed((0, -.001, middle)):
        case(white, inside)
        door(white, bare(NICKEL, .25, .02))
    return View(turn=-30, height=15, lens=85, fill=.94, exposure=.86)
