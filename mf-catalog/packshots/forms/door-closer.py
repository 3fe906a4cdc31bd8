"""A hydraulic closer with its arm, on the upper corner of a door in its frame."""
from math import atan2, degrees, hypot

from studio.geometry import box, lathe, tube
from studio.hardware import finished
from studio.housing import FRONT, placed, screw, slab
from studio.hull import hull
from studio.lockset import THICK, leaf
from studio.look import Look, View, linear
from studio.shader import plain

FRAME = linear('#93a0a0')
WIDE, HIGH, GAP, HEAD, JAMB = .366, .150, .004, .082, .070
LEVEL, ARM = .090, .166


def bar(name: str, start, end, metal, wide=.0105, thick=.0032) -> None:
    """A flat arm from one joint to the next, its ends round."""
    long = hypot(end[0] - start[0], end[1] - start[1])
    with placed((*start, ARM), (0, 0, degrees(atan2(end[1] - start[1], end[0] - start[0])))):
        hull(name, [(-.008, 0, wide * .7, thick, 5), (0, 0, wide, thick, 5), (long * .5, 0, wide * .82, thick, 5), (long, 0, wide * .86, thick, 5), (long + .008, 0, wide * .6, thick, 5)], metal, .5, 6, 48)


def joint(name: str, place, metal, low=-.006, high=.008, radius=.0095) -> None:
    """A rivet with a nut."""
    lathe(name, [(0, low), (radius, low, .001), (radius, high - .003, .001), (radius * .8, high, .002), (0, high)], metal, 48, at=(*place, ARM))


def body(metal) -> None:
    """The case, its caps, and the screws that set its two speeds; along x around its middle, its back at the door."""
    slab('mount', .252, .052, .0050, .006, metal, .0012)
    with placed((0, 0, .0250)):
        hull('case', [(-.112, 0, .0275, .0215, 5), (.112, 0, .0275, .0215, 5)], metal, .30, 1, 80)
    for side in (-1, 1):
        screw(f'mount-screw-{side}', .0050, (side * .1210, 0, .0046), metal, 30 * side)
    for index, y in enumerate((-.0090, .0090)):
        lathe(f'valve-{index}', [(.0042, 0), (.0042, .0016, .0005), (0, .0018)], metal, 32, at=(.1176, y, .0250), turn=(0, 90, 0))


def build(look: Look) -> View:
    """The hinges are at the right; the arm stands out over the door, its end on the frame."""
    metal, paint, frame = finished(look), leaf(look), plain('frame', FRAME, .40, Specular=.4)
    box('door', (WIDE, THICK, HIGH), paint, .002, main=False, at=(0, THICK / 2, HIGH / 2))
    box('head', (WIDE + JAMB + GAP, THICK + .020, HEAD), frame, .002, main=False, at=((JAMB + GAP) / 2, THICK / 2 + .006, HIGH + GAP + HEAD / 2))
    box('jamb', (JAMB, THICK + .020, HIGH + GAP), frame, .002, main=False, at=(WIDE / 2 + GAP + JAMB / 2, THICK / 2 + .006, (HIGH + GAP) / 2))
    box('dark', (WIDE + GAP, .010, HIGH + GAP), plain('dark', linear('#2a2825'), .9), 0, main=False, at=(GAP, THICK + .004, (HIGH + GAP) / 2))
    with placed((.006, 0, LEVEL), FRONT):
        body(metal)
    pinion, elbow, shoe = (.030, -.0250), (-.098, -.128), (-.060, -.026)
    lathe('pinion', [(.0120, LEVEL + .024), (.0120, LEVEL + .034, .002), (.0080, LEVEL + .036), (.0080, ARM)], metal, 48, at=(*pinion, 0))
    bar('arm', pinion, elbow, metal)
    joint('arm-nut', pinion, metal, radius=.0110)
    joint('elbow', elbow, metal, -.014, .008)
    tube('rod', [(*elbow, ARM - .010), (*shoe, ARM - .010)], .0050, metal)
    tube('sleeve', [tuple(a + (b - a) * share for a, b in zip((*elbow, ARM - .010), (*shoe, ARM - .010))) for share in (0, .46)], .0075, metal)
    joint('shoe-pin', shoe, metal, -.018, .002, .0070)
    with placed((shoe[0], -.005, HIGH + GAP + .036), FRONT):
        slab('shoe', .062, .044, .0050, .006, metal, .0012)
        for side in (-1, 1):
            screw(f'shoe-screw-{side}', .0042, (side * .0220, .0110, .0046), metal, 30 * side)
    box('shoe-arm', (.022, .034, .0060), metal, .0014, at=(shoe[0], -.021, ARM + .002))
    return View(turn=-28, height=20, lens=75, fill=.94, exposure=1.0)
