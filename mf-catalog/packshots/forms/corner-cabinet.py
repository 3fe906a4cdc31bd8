"""A cabinet for a corner, its folding door open: two turntables."""
from math import atan2, cos, degrees, radians, sin

from studio.cupboard import BASE, BOARD, DEEP, GAP, INCH, KICK, SET_BACK, light, panel, plank, pull, stuff
from studio.geometry import box, lathe, tube
from studio.housing import placed
from studio.look import Look, View
from studio.tiling import prism

FINE = True
SIDE = 36 * INCH
NICHE = SIDE - DEEP
"""How far its two fronts stand back from its sides; x and y run from the corner of the walls."""


def turntable(name: str, level: float, board, steel) -> None:
    """A round tray without the quarter that the door closes, and a rail around it."""
    middle, radius = SIDE * .5, SIDE * .5 - BOARD - .020
    cut = DEEP - .028
    reach = (radius ** 2 - (cut - middle) ** 2) ** .5
    first = degrees(atan2(-(cut - middle), reach))
    last = 360 + degrees(atan2(-reach, cut - middle))
    ring = [(middle + radius * cos(radians(first + (last - first) * k / 72)), middle + radius * sin(radians(first + (last - first) * k / 72))) for k in range(73)]
    outline = [*ring, (cut, SIDE - cut)]
    prism(name, outline, .016, board, .002, at=(0, 0, level), main=False)
    rail = [(x, y, level + .046) for x, y in outline]
    tube(f'{name}-rail', rail, .0032, steel, closed=True, main=False)
    for index in range(0, 73, 9):
        x, y = ring[index]
        tube(f'{name}-post-{index}', [(x, y, level), (x, y, level + .046)], .0026, steel, main=False)


def build(look: Look) -> View:
    """Seen into its inner corner; the door folds out to the right."""
    parts = stuff(look)
    prism('floor', [(BOARD, BOARD), (DEEP - .002, BOARD), (DEEP - .002, NICHE), (SIDE - BOARD, NICHE), (SIDE - BOARD, SIDE - .01), (BOARD, SIDE - .01)], BOARD, parts.ply, .001,
          at=(0, 0, KICK + BOARD / 2), main=False)
    box('wall-left', (BOARD, SIDE, BASE), parts.ply, .001, at=(BOARD / 2, SIDE / 2, BASE / 2), main=False)
    box('wall-back', (SIDE, BOARD, BASE), parts.ply, .001, at=(SIDE / 2, SIDE - BOARD / 2, BASE / 2), main=False)
    plank('end-front', (DEEP - SET_BACK, BOARD, BASE), parts.face, upright=True, at=((DEEP - SET_BACK) / 2, BOARD / 2, BASE / 2))
    plank('end-front-lip', (SET_BACK, BOARD, BASE - KICK), parts.face, upright=True, at=(DEEP - SET_BACK / 2, BOARD / 2, KICK + (BASE - KICK) / 2))
    plank('end-side', (BOARD, DEEP - SET_BACK, BASE), parts.face, upright=True, at=(SIDE - BOARD / 2, NICHE + SET_BACK + (DEEP - SET_BACK) / 2, BASE / 2))
    plank('end-side-lip', (BOARD, SET_BACK, BASE - KICK), parts.face, upright=True, at=(SIDE - BOARD / 2, NICHE + SET_BACK / 2, KICK + (BASE - KICK) / 2))
    plank('kick-left', (BOARD, NICHE + SET_BACK, KICK), parts.face, at=(DEEP - SET_BACK, (NICHE + SET_BACK) / 2, KICK / 2))
    plank('kick-back', (NICHE + SET_BACK, BOARD, KICK), parts.face, at=(SIDE - (NICHE + SET_BACK) / 2, NICHE + SET_BACK, KICK / 2))
    box('rail-left', (.070, NICHE, BOARD), parts.ply, .001, at=(DEEP - .036, NICHE / 2 + BOARD, BASE - BOARD / 2), main=False)
    box('rail-back', (NICHE, .070, BOARD), parts.ply, .001, at=(SIDE - NICHE / 2 - BOARD, NICHE + .036, BASE - BOARD / 2), main=False)
    lathe('pole', [(.016, KICK + BOARD), (.016, BASE - .05)], parts.nickel, 40, at=(SIDE * .5, SIDE * .5, 0), main=False)
    for index, level in enumerate((KICK + .060, KICK + .385)):
        turntable(f'turntable-{index}', level, parts.ply, parts.nickel)
    leaf, high = NICHE - GAP, BASE - KICK - 2 * GAP
    for index, (turn, out) in enumerate(((172, 0), (172, .024))):
        with placed((SIDE - .001, NICHE - .002, KICK + GAP + high / 2), (0, 0, turn)):
            with placed((-leaf / 2 - .004 * index, -out, 0)):
                panel(f'leaf-{index}', leaf, high, parts.face)
                if index:
                    pull('pull', (leaf * .5 - .028, -.020, high / 2 - .115), .150, True, parts.nickel)
    return View(turn=-45, height=26, lens=80, fill=.88, exposure=light(look))
