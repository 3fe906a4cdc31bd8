"""Blocks of a dry wall: a split face, sides that lean in, and a lip that sets the slope."""
from math import cos, radians, sin

from studio.look import Look, View
from studio.masonry import concrete, worn
from studio.stone import split_face

WIDE, HIGH, DEEP, FACE, LIP = .304, .150, .200, .030, .018


def block(look: Look, name: str, stuffs, random, at, turn: float, lip=0) -> None:
    """A block whose face looks to -y before it is turned; its place is the middle of its foot. `lip`: below at its back, -1, or above, 1, for one upside down."""
    cast, broken = stuffs
    x, y, z = at
    angle = radians(turn)

    def there(forth: float, up: float):
        return x - forth * sin(angle), y + forth * cos(angle), z + up

    body = worn(f'{name}-body', (WIDE, DEEP, HIGH), cast, random, .002, .003, step=.02, taper=-.22, at=there(0, HIGH / 2), turn=(0, 0, turn))
    body.scale.x = .82
    split_face(f'{name}-face', WIDE, HIGH, FACE, broken, random, .012, at=there(-DEEP / 2 + .002, HIGH / 2), turn=(0, 0, turn))
    if lip:
        middle = HIGH / 2 + lip * (HIGH / 2 + LIP / 2 - .010)
        worn(f'{name}-lip', (WIDE * .78, .028, LIP + .02), cast, random, .004, .003, step=.02, at=there(DEEP / 2 - (.013 if lip > 0 else -.013), middle),
             turn=(0, 0, turn))


def build(look: Look) -> View:
    """Two beside each other and one set back on them by its lip; one more stands upside down and shows that lip."""
    stuffs, random = (concrete(look.tone, 1.), concrete(look.tone, 1.7)), look.random
    block(look, 'block-0', stuffs, random, (-WIDE / 2 - .002, 0, 0), .5)
    block(look, 'block-1', stuffs, random, (WIDE / 2 + .002, .002, 0), -.5)
    block(look, 'block-2', stuffs, random, (.02, .030, HIGH + .001), .3, lip=-1)
    block(look, 'block-3', stuffs, random, (WIDE * 1.5, -.20, 0), 58, lip=1)
    return View(turn=-22, height=22, lens=75)
