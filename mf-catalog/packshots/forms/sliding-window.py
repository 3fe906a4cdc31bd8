"""A sliding window from inside: one of its two sashes is half open."""
from studio.geometry import box
from studio.housing import FRONT, placed, slab
from studio.look import Look, View
from studio.sash import DEEP, INCH, fin, light, rect, run, sash, stuff

FINE = True
WIDE, HIGH, SIDE, MEET, FACE, OUT = 48 * INCH, 36 * INCH, .030, .040, .036, .26


def build(look: Look) -> View:
    """The right sash stays behind, the left one slides before it."""
    parts, outline = stuff(look), rect(WIDE, HIGH)
    run('frame', outline, [(0, 0), (SIDE + .006, 0), (SIDE + .006, .006), (SIDE, .006), (SIDE, .079), (SIDE + .006, .079), (SIDE + .006, DEEP), (0, DEEP)], parts.pvc)
    fin(parts, outline, DEEP - .030)
    tall, across = HIGH - 2 * SIDE - .002, (WIDE - 2 * SIDE + MEET) / 2
    for level in (-1, 1):
        box(f'track-{level}', (WIDE - 2 * SIDE, .005, .012), parts.pvc, .001, at=(0, .0425, level * (HIGH / 2 - SIDE - .005)))
    with placed(((WIDE - across) / 2 - SIDE, .046, 0)):
        sash(parts, 'still', rect(across, tall), 2, FACE, .030, shift=.15)
    with placed((-(WIDE - across) / 2 + SIDE + OUT, .008, 0)):
        sash(parts, 'sliding', rect(across, tall), 2, FACE, .030, shift=-.1)
        with placed((-across / 2 + FACE * .52, 0, 0), FRONT):
            slab('pull', .016, .130, .016, .006, parts.lever, .005, main=False)
            slab('lock', .022, .044, .009, .006, parts.lever, .003, main=False, at=(0, .16, 0))
    return View(turn=26, height=16, lens=75, fill=.88, exposure=light(look))
