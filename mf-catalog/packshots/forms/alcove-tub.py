"""A tub for an alcove: an apron before it, a flange for tiles on the three other sides, its drain at the left."""
from studio.basin import part, skin
from studio.geometry import box
from studio.housing import FRONT as UPRIGHT, slab
from studio.look import Look, View
from studio.porcelain import china, drain, overflow

FINE = True
LONG, WIDE, HIGH = 1.524, .762, .480
FLANGE = .026


def well(white) -> float:
    """The rim and what it holds: steep at the drain, a slope for the back at the right; answers with the height of its floor."""
    x, y = LONG / 2, WIDE / 2
    outside = [part(-x + i, x - i, -y + i, y - i, (.004, .004, .016, .016), z, 24) for i, z in ((.012, HIGH - .050), (0, HIGH - .046), (0, HIGH - .010), (.003, HIGH - .003), (.010, HIGH))]
    inner = [(-.690, .690, -.300, .318, .120, HIGH), (-.683, .683, -.293, .311, .113, HIGH - .003), (-.676, .674, -.288, .306, .110, HIGH - .014),
             (-.664, .640, -.276, .294, .115, HIGH - .100), (-.650, .590, -.262, .280, .120, HIGH - .200), (-.628, .520, -.244, .262, .130, HIGH - .300),
             (-.600, .440, -.214, .232, .140, HIGH - .352), (-.550, .360, -.160, .178, .120, HIGH - .368), (-.520, -.420, -.040, .058, .040, HIGH - .372)]
    rings = [part(left, right, front, back, (r,) * 4, level, 24) for left, right, front, back, r, level in inner]
    skin('well', outside + rings, white, smooth=70)
    return HIGH - .372


def build(look: Look) -> View:
    """Seen from the side of the back rest, so that drain and overflow show."""
    white = china(rough=.16)
    drain(well(white), (-.470, .009), .038)
    overflow((-.6625, .009, HIGH - .110), (0, 84, 0), .036, shut=True)
    front = -WIDE / 2
    slab('apron', LONG - .004, HIGH - .040, .020, .006, white, .004, turn=UPRIGHT, at=(0, front + .026, (HIGH - .040) / 2))
    slab('field', LONG - .220, HIGH - .190, .008, .040, white, .006, turn=UPRIGHT, at=(0, front + .006, (HIGH - .040) / 2))
    for side in (-1, 1):
        box(f'end-{side}', (.012, WIDE - .050, HIGH - .050), white, .002, at=(side * (LONG / 2 - .010), .010, (HIGH - .050) / 2))
        box(f'flange-{side}', (.011, WIDE - .030, FLANGE), white, .003, at=(side * (LONG / 2 - .0055), .015, HIGH + FLANGE / 2 - .002))
    box('flange-back', (LONG, .011, FLANGE), white, .003, at=(0, WIDE / 2 - .0055, HIGH + FLANGE / 2 - .002))
    return View(turn=-30, height=31, lens=80, fill=.94, exposure=.84)
