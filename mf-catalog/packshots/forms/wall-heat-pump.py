"""A heat pump in two parts: the one on the wall, and the one that stands outside."""
from math import cos, pi, sin

from studio.cabinet import panel, ring
from studio.canister import outline
from studio.geometry import box, extrude, lathe, rounded, solid
from studio.housing import FRONT, lamp, placed
from studio.look import Look, View, linear
from studio.louvre import grille, louvre
from studio.plumbing import moulded
from studio.shader import plain
from studio.supple import sheet
from studio.tank import enamel, screw

WALL, WHITE, COAT, DARK, GREY, STEEL, GLOW = (linear(value) for value in ('#7f8d94', '#efeeea', '#dcdbd4', '#17191a', '#5d6467', '#b9bfc2', '#8fd0b4'))
INSIDE, TALL, THICK = .840, .290, .205
OUT, HIGH, DEEP = .800, .560, .290


def head(white, dark, grey) -> None:
    """The unit on the wall, its foot at z = 0: a front that bows, a flap that stands open over the outlet."""
    line = rounded([(0, .010), (0, TALL, .004), (-THICK + .030, TALL, .045), (-THICK, TALL - .060, .040), (-THICK - .003, .098, .010), (-THICK + .006, .086, .006),
                    (-THICK + .078, .030, .02), (-.060, 0, .03), (0, .010)], 8)
    extrude('head', line[:-1], INSIDE, white, .008, smooth=50)
    front = rounded([(-THICK + .020, TALL - .0005, .03), (-THICK - .0042, TALL - .055, .045), (-THICK - .0072, .104, .006), (-THICK + .004, .095)], 8)
    sheet('front', front, .0030, INSIDE - .012, white)
    box('outlet', (INSIDE - .130, .070, .003), dark, .001, main=False, at=(0, -THICK + .0405, .0560), turn=(-37.9, 0, 0))
    for index in range(14):
        box(f'vane-{index}', (.0022, .050, .016), grey, .0006, main=False, at=(index * .050 - .325, -THICK + .044, .052), turn=(-37.9, 0, 0))
    flap = rounded([(-THICK + .074, .018), (-THICK + .030, .020, .03), (-THICK - .026, .050)], 6)
    sheet('flap', flap[::-1], .0050, INSIDE - .140, white)
    for index in range(9):
        box(f'intake-{index}', (INSIDE - .080, .0060, .0012), dark, .0003, main=False, at=(0, -.024 - index * .0145, TALL + .0003))
    with placed((INSIDE / 2 - .110, -THICK - .0096, .128), FRONT):
        for index in range(3):
            lamp(f'lamp-{index}', .0036, GLOW, (index * .016, 0, 0))


def fan(dark, grey) -> None:
    """Blades in their well, behind wire."""
    for index in range(3):
        points = []
        for step in range(9):
            for part in range(5):
                radius, angle = .045 + .150 * step / 8, 2 * pi * index / 3 + (part / 4 - .5) * (1.05 + .25 * step / 8) - .25 * step / 8
                points.append((radius * cos(angle), .020 * (part / 4 - .5), radius * sin(angle)))
        faces = [(s * 5 + k, s * 5 + k + 1, s * 5 + k + 6, s * 5 + k + 5) for s in range(8) for k in range(4)]
        solid(f'blade-{index}', points, faces, grey, smooth=60, main=False, at=(-.110, -DEEP / 2 + .012, HIGH / 2))
    lathe('hub', [(.048, -.02), (.048, .012, .006), (0, .016)], grey, 48, main=False, at=(-.110, -DEEP / 2 + .012, HIGH / 2), turn=FRONT)


def outside(coat, dark, grey, steel) -> None:
    """The unit that stands outside, on two rails."""
    front, middle = -DEEP / 2, HIGH / 2
    box('coat', (OUT, DEEP - .030, HIGH), coat, .008, at=(0, .018, middle))
    hole = [(x - .110, z) for x, z in outline(.440, .440, .2198, 24)]
    ring('face', outline(OUT, HIGH, .012, 24), hole, .034, coat, .006, .010, at=(0, front + .032, middle))
    panel('well', hole, .001, dark, 0, main=False, at=(0, front + .030, middle))
    fan(dark, grey)
    with placed((-.110, front - .004, middle)):
        grille('wire', .218, 13, .0020, grey)
    lathe('cap', [(.034, 0), (.034, .003, .001), (0, .004)], grey, 48, main=False, at=(-.110, front - .006, middle), turn=FRONT)
    box('joint', (.0016, .002, HIGH - .030), dark, 0, main=False, at=(.190, front - .0018, middle))
    louvre('side', .150, .200, 12, coat, dark, (.290, front - .0022, middle + .110), 40, .010, .0024)
    box('valves', (.010, .110, .160), coat, .004, at=(OUT / 2 + .004, .030, .130))
    for index, side in enumerate((-1, 1)):
        box(f'rail-{index}', (.050, DEEP + .050, .026), grey, .004, main=False, at=(side * .270, .010, -.013))
        screw(f'screw-{index}', .005, steel, (.240 + index * .120, front - .0022, .050))


def build(look: Look) -> View:
    """The head high on a piece of wall, the other part before it on the ground."""
    white, coat, dark, grey, steel = moulded(WHITE, .28), enamel(COAT, .34), plain('dark', DARK, .8), plain('grey', GREY, .45), plain('steel', STEEL, .3, Metallic=1.)
    box('wall', (1.300, .024, 1.020), enamel(WALL, .6), .003, main=False, at=(0, .012, .510))
    with placed((-.140, 0, .670)):
        head(white, dark, grey)
    with placed((.400, -.440, .026)):
        outside(coat, dark, grey, steel)
    return View(turn=-18, height=13, lens=75, fill=.92, exposure=.92)
