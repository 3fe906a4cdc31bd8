"""A gate of boards on a braced frame, with hinges and a latch."""
from studio.fence import picket, rail, slanted, stile, timber
from studio.geometry import box, lathe
from studio.look import Look, View, linear
from studio.metal import coated

WIDE, HIGH, COUNT = 1.06, 1.5, 8
IRON = linear('#222426')


def build(look: Look) -> View:
    """Boards in front; frame and brace behind, seen above and below them; iron on the boards."""
    stuff, iron, step = timber(look), coated(IRON), WIDE / COUNT
    for place in range(COUNT):
        middle = abs(place - (COUNT - 1) / 2) / (COUNT / 2)
        picket(f'board-{place}', step - .007, HIGH - .12 * middle ** 2, .018, stuff, ear=.004, at=((place - (COUNT - 1) / 2) * step, 0, 0))
    for index, z in enumerate((.22, 1.22)):
        rail(f'rail-{index}', WIDE - .01, .09, .038, stuff, at=(0, .029, z))
        box(f'strap-{index}', (.36, .005, .034), iron, .002, main=False, at=(-WIDE / 2 + .16, -.0115, z))
        for bolt in range(3):
            lathe(f'bolt-{index}-{bolt}', [(.0095, 0), (.0095, .003, .002), (0, .006)], iron, 24, main=False,
                  at=(-WIDE / 2 + .05 + bolt * .12, -.014, z), turn=(90, 0, 0))
        lathe(f'pin-{index}', [(0, 0), (.011, 0), (.011, .075), (0, .075)], iron, 32, main=False, at=(-WIDE / 2 - .012, -.008, z - .038))
    slanted('brace', (-WIDE / 2 + .06, .27), (WIDE / 2 - .06, 1.17), .085, .036, stuff)
    for side in (-1, 1):
        stile(f'stile-{side}', 1.09, .085, .036, stuff, at=(side * (WIDE / 2 - .045), .03, .175))
    box('latch', (.13, .012, .05), iron, .003, main=False, at=(WIDE / 2 - .075, -.015, 1.02))
    lathe('handle', [(0, .052), (.014, .050, .006), (.014, .040, .004), (.006, .034), (.006, 0)], iron, 32, main=False, at=(WIDE / 2 - .10, -.018, 1.02), turn=(90, 0, 0))
    return View(turn=22, height=11, lens=70, exposure=1.1)
