"""A sliding patio door: a fixed leaf, one that slides, half open, and a screen."""
from studio.doorleaf import NET, RUBBER, WHITE, glazed, jambs, paint, pane, plank, seen, wall
from studio.geometry import box
from studio.housing import placed
from studio.look import Look, View
from studio.shader import plain

FINE = True
WIDE, HIGH, DEEP, STILE, THICK = 1.765, 1.960, .130, .072, .036
LEAF, LOW = WIDE / 2 + .036, .040


def build(look: Look) -> View:
    """White vinyl; the leaf on the right slides behind the other one, the screen stands before its opening."""
    white, dark = paint(WHITE, .34), plain('track', RUBBER, .6)
    around = jambs(WIDE, HIGH, white, DEEP - .006, LOW, DEEP, .044, main=True, seal=False)
    wall(around, LOW + HIGH + .049, .20, .20, .15)
    box('sill', (around, DEEP + .02, LOW - .004), white, .003, at=(0, DEEP / 2 - .004, LOW / 2 - .002))
    for index, y in enumerate((.004, .052, .104)):
        box(f'track-{index}', (WIDE, .006, .010), white if index else dark, .001, at=(0, y + .012, LOW), main=False)
    with placed((-WIDE / 2 + LEAF / 2 + .002, .044, LOW)):
        glazed('fixed', LEAF, STILE, .095, STILE, white, THICK, HIGH, shift=-.1)
    with placed((WIDE / 2 - LEAF / 2 - .50, .088, LOW)):
        glazed('sliding', LEAF, STILE, .095, STILE, white, THICK, HIGH, shift=.15)
    with placed((WIDE / 2 - LEAF / 2 - .002, .004, LOW)):
        for side in (-1, 1):
            plank(f'screen-{side}', .036, HIGH, .016, white, (side * (LEAF - .036) / 2, 0, HIGH / 2))
            plank(f'screen-end-{side}', LEAF - .072, .036, .015, white, (0, .0005, HIGH / 2 + side * (HIGH - .036) / 2), up=False)
        pane('net', LEAF - .070, HIGH - .070, (0, .008, HIGH / 2), NET, .30, 0)
        box('grip', (.018, .012, .12), dark, .004, at=(-LEAF / 2 + .018, -.006, .93), main=False)
    return seen(look, -18)
