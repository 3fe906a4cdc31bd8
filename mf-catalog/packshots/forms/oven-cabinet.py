"""A tall cabinet for an oven: two doors above, a drawer below, and where the oven goes in."""
from studio.cupboard import BOARD, DEEP, FRONT, GAP, INCH, KICK, case, doors, drawer, light, plank, stuff
from studio.geometry import box
from studio.look import Look, View

FINE = True
WIDE, HIGH = 30 * INCH, 84 * INCH
LOW, OPEN, RIM = KICK + .330, .740, .052


def build(look: Look) -> View:
    """The frame around the opening is as wide as it is delivered."""
    parts = stuff(look)
    case(parts, WIDE, HIGH, DEEP, top=True)
    drawer('drawer', parts, WIDE, KICK + GAP, LOW - KICK - GAP * 2, DEEP)
    for side in (-1, 1):
        plank(f'stile-{side}', (RIM, FRONT, OPEN), parts.face, upright=True, at=(side * (WIDE - GAP - RIM) / 2, -FRONT / 2, LOW + OPEN / 2))
        plank(f'rail-{side}', (WIDE - GAP - 2 * RIM, FRONT, RIM), parts.face, at=(0, -FRONT / 2, LOW + OPEN / 2 + side * (OPEN - RIM) / 2))
    for index, level in enumerate((LOW + RIM - BOARD / 2, LOW + OPEN - RIM + BOARD / 2)):
        box(f'deck-{index}', (WIDE - 2 * BOARD, DEEP - .02, BOARD), parts.ply, .001, at=(0, DEEP / 2, level), main=False)
    doors(parts, WIDE, LOW + OPEN + GAP, HIGH - LOW - OPEN - 2 * GAP, grip='down')
    return View(turn=-28, height=18, lens=85, fill=.94, exposure=light(look))
