"""A plate of 8 by 34 inches, screwed to the foot of a painted door of 36 inches."""
from studio.cupboard import plank
from studio.geometry import box
from studio.housing import FRONT, placed, screw, slab
from studio.lockset import THICK, leaf
from studio.look import Look, View
from studio.sheetmetal import tin

INCH = .0254
WIDE, HIGH, DOOR, TALL, RAIL, STILE = 34 * INCH, 8 * INCH, 36 * INCH, .385, .250, .118


def build(look: Look) -> View:
    """The rail at the foot, and where its stiles and panels begin."""
    paint, metal = leaf(look), tin(look, .55)
    box('rail', (DOOR - 2 * STILE, THICK, RAIL), paint, .002, main=False, at=(0, THICK / 2, RAIL / 2))
    for place in (-1, 0, 1):
        low = 0 if place else RAIL
        box(f'stile-{place}', (STILE, THICK, TALL - low), paint, .002, main=False, at=(place * (DOOR - STILE) / 2, THICK / 2, (TALL + low) / 2))
    for side in (-1, 1):
        inner = (DOOR - 3 * STILE) / 2
        middle = side * (STILE + inner) / 2
        plank(f'panel-{side}', (inner, THICK - .028, TALL - RAIL), paint, main=False, at=(middle, THICK / 2, (TALL + RAIL) / 2))
        plank(f'raised-{side}', (inner - .060, THICK - .014, TALL - RAIL - .030), paint, main=False, bevel=.005, at=(middle, THICK / 2, (TALL + RAIL) / 2 + .015))
    with placed((0, 0, .016 + HIGH / 2), FRONT):
        slab('plate', WIDE, HIGH, .0016, .004, metal, .0006)
        across = [WIDE * (index / 6 - .5) * .965 for index in range(7)]
        places = [(x, side * (HIGH / 2 - .013)) for x in across for side in (-1, 1)] + [(side * across[-1], 0) for side in (-1, 1)]
        for index, (x, y) in enumerate(places):
            screw(f'screw-{index}', .0046, (x, y, .0014), metal, 37. * index % 180)
    return View(turn=-28, height=14, lens=60, fill=.94, exposure=1.05)
