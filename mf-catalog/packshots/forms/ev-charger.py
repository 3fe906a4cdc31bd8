"""A charger for a car on a piece of wall, its cable hung up, its plug in the holster."""
from math import cos, pi, sin

from studio.geometry import box, lathe, tube
from studio.housing import FRONT, placed, puck, slab
from studio.lamp import lit
from studio.look import Look, View, linear
from studio.mounted import FLASH, plastered, sign
from studio.pail import plastic
from studio.plumbing import bent, moulded
from studio.shader import plain

WIDE, HIGH, DEEP, LEVEL, LOOPS, CORD = .205, .310, .100, .455, 6, .0085
BODY, FACE, BLACK, GREEN = (linear(value) for value in ('#3b4044', '#e4e5e3', '#1e2022', '#5fd08a'))


def unit(body, face) -> None:
    """A dark shell with a pale face, a ring of light around the sign."""
    slab('shell', WIDE, HIGH, DEEP - .010, .036, body, .010, seam=.050)
    slab('face', WIDE - .022, HIGH - .022, DEEP, .030, face, .008)
    lathe('ring', [(.050, DEEP - .002), (.050, DEEP + .0010, .0005), (.0445, DEEP + .0010, .0005), (.0445, DEEP - .002)], lit('ring', GREEN, 1.0), 96, main=False, at=(0, .085, 0))
    sign('flash', FLASH, DEEP + .0012, .0012, plain('ink', BODY, .4), (0, .085))
    with placed((0, -.070, DEEP - .004)):
        puck('holster', .040, .014, body, .004, main=False)
        lathe('mouth', [(.027, .0142), (.024, .004), (0, .004)], plain('mouth', BLACK, .7), 64, main=False)


def plug(x: float, z: float, black, grip) -> None:
    """The plug in its holster: a nose, a head with a latch, a grip that bends down."""
    y = -DEEP - .010
    lathe('nose', [(.0225, -.010), (.0225, .020, .002), (.027, .022, .002), (.029, .026, .002)], black, 64, main=False, at=(x, y, z), turn=(90, 0, 0))
    line = bent([(x, y - .020, z), (x, y - .066, z + .004), (x, y - .086, z - .130)], .040, 16)
    count = len(line)
    radii = [1 - .30 * min(1, k / count * 1.3) + .10 * max(0, k / count - .8) for k in range(count)]
    tube('grip', line, .0285, grip, radii=radii, main=False)
    box('latch', (.016, .040, .010), black, .003, at=(x, y - .036, z + .030), turn=(-6, 0, 0), main=False)
    end = line[-1]
    lathe('boot', [(.0195, 0), (.0200, .012, .004), (.0120, .030, .004), (.0105, .050, .002), (.0086, .052)], black, 48, main=False, at=end, turn=(189, 0, 0))


def cable(start, black) -> None:
    """Loops over a hook, the first from the plug, the last into the unit."""
    points, top, wide, tall = [], LEVEL - HIGH / 2 - .020, .150, .150
    sx, sy, sz = start
    lead = bent([(sx, sy, sz), (sx - .004, sy - .006, sz - .075), (sx - .070, sy + .040, sz - .150), (-.120, -.085, .120)], .04, 12)
    points += lead
    for step in range(LOOPS * 48 + 1):
        share = step / 48
        angle = pi + .35 + 2 * pi * share
        grow = 1 + .035 * sin(share * 2.3)
        points.append((wide * grow * cos(angle), -.078 + .060 * share / LOOPS + .003 * sin(share * 5), top - tall + .035 + tall * grow * sin(angle) * .95))
    tube('cable', points, CORD, black, main=False)


def build(look: Look) -> View:
    """The unit above, the loops below it."""
    body, face, black, rubber = plastic(BODY), moulded(FACE, .24), moulded(BLACK, .40), plain('rubber', BLACK, .48)
    plastered(.440, .640, .034, 200.)
    with placed((0, 0, LEVEL), FRONT):
        unit(body, face)
    slab('hook', .060, .044, .090, .008, body, .004, at=(0, 0, LEVEL - HIGH / 2 - .030), turn=FRONT, main=False)
    z = LEVEL - .070
    plug(0, z, black, plastic(BLACK))
    cable((0, -DEEP - .104, z - .170), rubber)
    return View(turn=-28, height=19, lens=80, fill=.95)
