"""A kit for a pocket door: the frame that goes into a wall, its track, and the leaf, half out of its pocket."""
from dataclasses import replace

from studio.doorleaf import ALUMINUM, INCH, INSIDE, RUBBER, TALL, WHITE, columns, lines, paint, plank, pressed, seen, stuff
from studio.doorway import SQUARE, skirting
from studio.geometry import box, lathe
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.shader import plain
from studio.wood import wood

SHARP = True
WIDE, HIGH, LEAF, DEEP = 61 * INCH, 84.5 * INCH, 30 * INCH, .092
SPRUCE, WALL, BACK = (linear(value) for value in ('#dcbf8e', '#8b979b', '#b9c0bf'))
ROWS = (.225, .640, .150, .860)


def build(look: Look) -> View:
    """Studs are split, so that the leaf runs between their halves."""
    material, spruce, track, white = stuff(look), wood(look, 'spf', SPRUCE), bare(ALUMINUM, .34, .03), paint(WHITE)
    plank('header', WIDE, .089, DEEP, spruce, (0, -DEEP / 2, HIGH - .0445), up=False, main=False)
    box('track', (WIDE - .11, .046, .036), track, .003, at=(-.01, 0, HIGH - .089 - .018), main=False)
    left, half = -WIDE / 2, (DEEP - INSIDE - .018) / 2
    plank('end', .038, HIGH - .090, DEEP, spruce, (left + .019, -DEEP / 2, (HIGH - .090) / 2), main=False)
    for index in range(3):
        x = left + .235 + index * .262
        for side in (-1, 1):
            y = -DEEP / 2 if side < 0 else DEEP / 2 - half
            plank(f'stud-{index}-{side}', .046, HIGH - .130, half, spruce, (x, y, (HIGH - .130) / 2 + .004), main=False)
            box(f'steel-{index}-{side}', (.030, .0016, HIGH - .16), track, 0, at=(x, side * (DEEP / 2 - half - .001), (HIGH - .130) / 2), main=False)
    for side in (-1, 1):
        box(f'plate-{side}', (WIDE / 2, .016, .004), track, .001, at=(left + WIDE / 4 + .01, side * (DEEP / 2 - .009), .002), main=False)
    plank('jamb', .022, HIGH - .126, DEEP + .024, white, (WIDE / 2 - .011, -DEEP / 2 - .012, (HIGH - .126) / 2), main=False)
    box('bumper', (.010, .020, .020), plain('bumper', RUBBER, .6), .003, at=(WIDE / 2 - .028, 0, 1.0), main=False)
    coat = plain('wall', WALL, .62, Specular=.25)
    box('lining', (WIDE / 2 + .03, .0127, HIGH), plain('lining', BACK, .7, Specular=.2), .001, at=(left + WIDE / 4 + .015, DEEP / 2 + .0065, HIGH / 2), main=False)
    box('wall', (.26, DEEP + .024, HIGH), coat, .001, at=(WIDE / 2 + .131, 0, HIGH / 2), main=False)
    with placed((0, -DEEP / 2 - .012, 0)):
        skirting(WIDE / 2 + .001, WIDE / 2 + .261, white)
    at = WIDE / 2 - .022 - LEAF / 2 - .170
    foot = HIGH - .145 - TALL
    with placed((at, -INSIDE / 2, foot)):
        pressed('leaf', columns(LEAF, 1, .115, 0), lines(*ROWS, TALL - sum(ROWS)), SQUARE, INSIDE, material)
    for side in (-1, 1):
        x = at + side * (LEAF / 2 - .09)
        box(f'bracket-{side}', (.070, .026, .004), track, .001, at=(x, 0, foot + TALL + .002), main=False)
        lathe(f'rod-{side}', [(.005, 0), (.005, .030), (0, .030)], track, 24, main=False, at=(x, 0, foot + TALL))
    return replace(seen(look, 22, 13), exposure=1.0)
