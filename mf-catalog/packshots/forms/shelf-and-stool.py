"""A shelf for the wall and a stool, both of cedar slats that were oiled."""
from studio.backdrop import backdrop
from studio.geometry import box
from studio.housing import placed
from studio.look import Look, View, linear
from studio.veneer import veneer

FINE = True
LONG, DEEP, HIGH = .400, .280, .430
LEG, RAIL = .036, .045
WALL = linear('#aeb4b1')


def stool(stuff) -> None:
    """A seat of slats on four legs that stand out a little."""
    pitch = DEEP / 5
    for index in range(5):
        box(f'slat-{index}', (LONG, pitch - .010, .022), stuff, .004, at=(0, -DEEP / 2 + pitch * (index + .5), HIGH - .011))
    x, y = LONG / 2 - .050, DEEP / 2 - .040
    for side in (-1, 1):
        for end in (-1, 1):
            box(f'leg-{side}-{end}', (HIGH - .024, LEG, LEG), stuff, .004, at=(side * (x + .012), end * (y + .008), (HIGH - .024) / 2), turn=(end * 3, 90 - side * 3.4, 0))
        box(f'end-{side}', (2 * y, .020, RAIL), stuff, .003, at=(side * x, 0, HIGH - .046), turn=(0, 0, 90))
        box(f'low-{side}', (2 * y + .010, .022, .028), stuff, .003, at=(side * (x + .014), 0, .120), turn=(0, 0, 90))
        box(f'front-{side}', (2 * x, .020, RAIL), stuff, .003, at=(0, side * y, HIGH - .046))
    box('stretcher', (2 * x + .020, .022, .028), stuff, .003, at=(0, 0, .120))


def shelf(stuff, wide: float) -> None:
    """Slats between two ends, and a rail on the wall."""
    pitch = .190 / 4
    for side in (-1, 1):
        box(f'bracket-{side}', (.195, .022, .085), stuff, .005, at=(side * (wide / 2 - .060), -.0975, -.054), turn=(0, 0, 90))
    for index in range(4):
        box(f'board-{index}', (wide, pitch - .009, .022), stuff, .004, at=(0, -.004 - pitch * (index + .5), 0))
    box('rail', (wide - .142, .020, .060), stuff, .003, at=(0, -.0105, -.042))


def build(look: Look) -> View:
    """The stool stands before the wall."""
    stuff = veneer(look, .40, .10)
    backdrop(.860, .800, WALL)
    with placed((.020, 0, .640)):
        shelf(stuff, .620)
    with placed((-.020, -.330, 0), (0, 0, -8)):
        stool(stuff)
    return View(turn=-28, height=20, lens=80, fill=.96, exposure=1.0)
