"""A pantry cabinet, its door open."""
from studio.cupboard import BOARD, DEEP, GAP, INCH, KICK, case, door, light, shelves, stuff
from studio.geometry import box
from studio.hinges import hinges
from studio.look import Look, View

FINE = True
SIZES = {'navy': (24, 84, 5), 'white': (18, 90, 7)}
"""Width and height in inches, and trays or shelves."""
OPENED = 110


def pulled(name: str, parts, wide: float, low: float, deep: float, out: float) -> None:
    """A tray on slides: low sides, a lower front."""
    inner = wide - 2 * BOARD - .050
    y = deep / 2 - out - .02
    box(f'{name}-floor', (inner, deep - .06, .012), parts.ply, .001, at=(0, y, low), main=False)
    for side in (-1, 1):
        box(f'{name}-side-{side}', (.014, deep - .06, .090), parts.ply, .001, at=(side * inner / 2, y, low + .036), main=False)
        box(f'{name}-slide-{side}', (.010, deep - .08, .030), parts.nickel, .001, at=(side * (inner / 2 + .013), deep / 2, low + .020), main=False)
        box(f'{name}-end-{side}', (inner, .014, .066), parts.ply, .001, at=(0, y + side * (deep - .06) / 2, low + .024), main=False)


def build(look: Look) -> View:
    """Five trays of which some are pulled out, or seven shelves."""
    parts, (wide, high, count) = stuff(look), SIZES[look.colour]
    wide, high = wide * INCH, high * INCH
    case(parts, wide, high, DEEP, top=True)
    step = (high - KICK - BOARD) / (count if look.colour == 'navy' else count + 1)
    if look.colour == 'navy':
        for index in range(count):
            pulled(f'tray-{index}', parts, wide, KICK + .060 + index * step, DEEP, (0, .20, 0, .10, 0)[index])
    else:
        shelves(parts, wide, DEEP, [KICK + BOARD + step * (index + 1) for index in range(count)])
    door('door', parts, -wide / 2 + GAP / 2, wide - GAP, KICK + GAP, high - KICK - 2 * GAP, -1, OPENED, 'middle')
    hinges(parts, wide, KICK + GAP, high - KICK - 2 * GAP, -1, OPENED, 4)
    return View(turn=-22, height=18, lens=85, fill=.95, exposure=light(look))
