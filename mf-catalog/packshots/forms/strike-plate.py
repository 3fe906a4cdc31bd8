"""A reinforced strike that leans on a piece of a stud, and its four long screws."""
from math import pi

from studio.canister import outline
from studio.geometry import box
from studio.hardware import another, finished, wood_screw
from studio.housing import placed
from studio.lockset import pierced, steel
from studio.look import Look, View, linear
from studio.wall import UPRIGHT
from studio.wood import wood

INCH, LONG, THICK, LEAN = .0254, .1240, .0030, 78
PINE = linear('#d8b785')


def build(look: Look) -> View:
    """The plate stands before the stud, the screws lie beside each other."""
    metal, high = finished(look, 'y'), .132
    box('stud', (high, 3.5 * INCH, 1.5 * INCH), wood(look, 'spf', PINE), .003, main=False, at=(.010, 1.5 * INCH / 2, high / 2), turn=UPRIGHT)
    holes = [(x, y, .0027) for x, y in ((-.0055, .0530), (.0055, .0330), (-.0055, -.0330), (.0055, -.0530))]
    with placed((.004, -.0286, .0610), (LEAN, 0, 6)):
        pierced('strike', outline(.0360, LONG, .0060, 8), THICK, holes, metal, .0006, [outline(.0165, .0300, .0030, 6)])
    screw = wood_screw('screw', 3 * INCH, .0026, steel(.28), .62, main=False, at=(.066, -.010, .0053), turn=(90, 0, 78))
    for index, (x, y, turn) in enumerate(((.060, -.028, 82), (.068, -.046, 72), (.050, -.062, 80))):
        another(screw, f'screw-{index}', (x, y, .0053), (pi / 2, 0, pi / 180 * turn), main=False)
    return View(turn=-22, height=24, lens=85, fill=.92, exposure=1.05)
