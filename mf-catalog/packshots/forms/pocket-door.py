"""A kit for a pocket door: the leaf, half out of the wall, its frame, and the track, which is seen where the wall is open above the pocket."""
from dataclasses import replace

from studio.doorleaf import ALUMINUM, INCH, INSIDE, TALL, WHITE, columns, lines, paint, plank, pressed, seen, stuff
from studio.doorway import CASING, SQUARE, skirting
from studio.geometry import box, lathe
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.shader import plain
from studio.wood import wood

SHARP = True
LEAF, HIGH, ASIDE, POCKET = 30 * INCH, 84.5 * INCH, .34, .90
"""The opening is as wide as the leaf; the wall goes on for a pocket at its left and a little at its right."""
OUT, HALF, BOARD = .50, .046, .0127
"""How far the leaf is out, half the depth of the frame, and the boards on it."""
HOLE = (-.70, -.12, .46)
"""From where to where the wall is open above the pocket, seen from the opening, and how far down."""
SPRUCE, WALL, BEHIND, DARK = (linear(value) for value in ('#dcbf8e', '#7f8e94', '#56646a', '#2e3437'))
ROWS = (.225, .640, .150, .860)


def around(coat, white, top: float) -> None:
    """The wall with its cut, casing at both sides and above, a skirting, and what is seen through the opening."""
    face, (start, end, down) = -HALF - BOARD, HOLE
    pieces = [
        (-POCKET, 0, 0, HIGH - down), (-POCKET, start, HIGH - down, HIGH), (end, 0, HIGH - down, HIGH), (0, LEAF, top, HIGH), (LEAF, LEAF + ASIDE, 0, HIGH),
    ]
    for index, (left, right, low, high) in enumerate(pieces):
        box(f'board-{index}', (right - left, BOARD, high - low), coat, 0, at=((left + right) / 2, face + BOARD / 2, (low + high) / 2), main=False)
    box('back', (POCKET - .002, BOARD, HIGH), plain('back', DARK, .9), 0, at=(-POCKET / 2, HALF + BOARD / 2, HIGH / 2), main=False)
    box('wall', (ASIDE, 2 * HALF, HIGH), coat, 0, at=(LEAF + ASIDE / 2, 0, HIGH / 2), main=False)
    box('room', (LEAF + .30, .004, HIGH), plain('room', BEHIND, .9, Specular=0), 0, at=(LEAF / 2, HALF + .10, HIGH / 2), main=False)
    plank('jamb', .020, top, 2 * HALF + BOARD, white, (LEAF - .010, face, top / 2), main=False)
    plank('split', .018, top, HALF - INSIDE / 2 - .006 + BOARD, white, (.009, face, top / 2), main=False)
    plank('lintel', LEAF, .018, HALF - INSIDE / 2 - .006 + BOARD, white, (LEAF / 2, face, top - .009), up=False, main=False)
    for side, x in ((-1, -CASING / 2 + .004), (1, LEAF + CASING / 2 - .004)):
        plank(f'casing-{side}', CASING, top + CASING, .017, white, (x, face - .017, (top + CASING) / 2), bevel=.003, main=False)
    plank('casing', LEAF - .006, CASING, .0168, white, (LEAF / 2, face - .0168, top + CASING / 2), up=False, bevel=.003, main=False)
    with placed((0, face, 0)):
        skirting(-POCKET, -CASING + .002, white)
        skirting(LEAF + CASING - .002, LEAF + ASIDE, white)


def build(look: Look) -> View:
    """Studs are split, so that the leaf runs between their halves. The opening begins at x = 0, the middle of the wall is y = 0."""
    material, spruce, track, white = stuff(look), wood(look, 'spf', SPRUCE), bare(ALUMINUM, .34, .03), paint(WHITE)
    top, foot = TALL + .012, .010
    around(plain('wall', WALL, .62, Specular=.25), white, top)
    plank('header', POCKET - .004, .060, 2 * HALF - .004, spruce, (-POCKET / 2, -HALF + .002, HIGH - .032), up=False, main=False)
    box('track', (POCKET + LEAF - .04, .044, .040), track, .003, at=((LEAF - POCKET) / 2, 0, HIGH - .084), main=False)
    half = HALF - INSIDE / 2 - .008
    for index, x in enumerate((HOLE[0] + .10, HOLE[1] - .12)):
        plank(f'stud-{index}', .046, HIGH - .110, half, spruce, (x, -HALF + .001, (HIGH - .110) / 2), main=False)
    middle = OUT - LEAF / 2
    with placed((middle, -INSIDE / 2, foot)):
        pressed('leaf', columns(LEAF, 1, .115, 0), lines(*ROWS, TALL - sum(ROWS)), SQUARE, INSIDE, material)
    x = middle - LEAF / 2 + .14
    box('bracket', (.080, .026, .005), track, .001, at=(x, 0, foot + TALL + .002), main=False)
    lathe('rod', [(.006, 0), (.006, HIGH - .104 - foot - TALL), (0, HIGH - .104 - foot - TALL)], track, 24, main=False, at=(x, 0, foot + TALL))
    return replace(seen(look, -18, 9), exposure=.98)
