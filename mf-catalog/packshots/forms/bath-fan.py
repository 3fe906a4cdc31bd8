"""A fan for the ceiling of a bathroom, as it lies before it is built in: housing with its collar, grille before it, a sensor for moisture in the grille."""
from math import cos, pi, sin

from studio.geometry import box, lathe, tube
from studio.hardware import brushed
from studio.housing import FRONT, placed, screw, slab, slot
from studio.look import Look, View, linear
from studio.mounted import sign
from studio.shader import plain

SIDE, DEEP, FACE, THICK = .270, .170, .330, .024
ZINC, WHITE, DARK, DROP, BLACK = (linear(value) for value in ('#a9afb1', '#e4e3df', '#1b1d1e', '#3f86b0', '#2b2d2f'))


def housing(zinc) -> None:
    """A box of sheet steel, open to the room, with ears for screws and a collar for the duct."""
    middle = FACE / 2
    box('housing', (SIDE, DEEP, SIDE), zinc, .003, at=(0, DEEP / 2 + .006, middle), main=False)
    box('flange', (SIDE + .030, .0016, SIDE + .030), zinc, .0006, at=(0, .008, middle), main=False)
    for index, y in enumerate((.050, .130)):
        box(f'rail-{index}', (SIDE + .004, .012, .002), zinc, .0006, at=(0, y, middle + SIDE / 2 + .0008), main=False)
        with placed((SIDE / 2, y, middle - .08), (0, 90, 0)):
            screw(f'screw-{index}', .006, (0, 0, 0))
    with placed((SIDE / 2 - .002, DEEP * .52, middle + .020), (0, 90, 0)):
        lathe('collar', [(.064, 0), (.064, .004, .001), (.0515, .006, .002), (.0515, .062, .001), (.0490, .062, .001), (.0490, .004)], plain('collar', BLACK, .42), 96, main=False)
        lathe('duct', [(.050, .006), (0, .006)], plain('duct', DARK, .8), 64, main=False)
        tube('bead', [(.0520 * cos(2 * pi * k / 72), .0520 * sin(2 * pi * k / 72), .050) for k in range(72)], .0020, plain('bead', BLACK, .42), closed=True, main=False)


def grille(white) -> None:
    """A square plate with rows of slots, around an even field."""
    middle = FACE / 2
    with placed((0, -.004, middle), FRONT):
        slab('plate', FACE, FACE, THICK, .028, white, .010)
        dark = plain('slots', DARK, .8)
        for row in range(11):
            v = (row - 5) * .0235
            if abs(row - 5) > 1:
                for column in (-1, 1):
                    slot(f'slot-{row}-{column}', .108, .0085, (column * .063, v, THICK + .0003), material=dark)
            else:
                for column in (-1, 1):
                    slot(f'slot-{row}-{column}', .062, .0085, (column * .086, v, THICK + .0003), material=dark)
        slab('field', .088, .076, .0030, .014, plain('field', linear('#d6d6d2'), .3), .0012, at=(0, 0, THICK - .0006), main=False)
        drop = [(0, .024), (.0060, .0125), (.0112, .0035)] + [(.0128 * cos(pi * k / 14), -.0045 - .0128 * sin(pi * k / 14)) for k in range(0, 15)] + [(-.0112, .0035), (-.0060, .0125)]
        sign('drop', [(x, y) for x, y in drop[::-1]], THICK + .0036, .0008, plain('drop', DROP, .35))


def build(look: Look) -> View:
    """It lies on its side and leans back a little, the grille towards the room."""
    with placed((0, 0, 0), (-9.6, 0, 0)):
        grille(plain('white', WHITE, .24, Specular=.5))
        housing(brushed(ZINC, .38))
    return View(turn=-36, height=18, lens=85, fill=.90, exposure=.82)
