"""A turbine vent: a globe of vanes that turns on a collar."""
from math import cos, pi, radians, sin

from studio.geometry import box, lathe, solid
from studio.look import Look, View
from studio.shader import plain
from studio.sheetmetal import tin

VANES, STEPS, WIDE, TWIST = 24, 20, 21.5, 10.
LOW, HIGH, NECK, BELLY, CROWN = .205, .415, .150, .205, .085
"""Heights where vanes begin and end, and radii of the globe at its foot, its middle and its top."""


def globe(share: float) -> tuple[float, float]:
    """Radius and height of the globe from its foot (0) to its crown (1)."""
    bulge = sin(pi * min(1, share * .92 + .08)) ** .8
    return NECK + (CROWN - NECK) * share ** 1.6 + (BELLY - (NECK + CROWN) / 2) * bulge, LOW + (HIGH - LOW) * share


def vane(index: int, material) -> None:
    """A strip from foot to crown, hollow, one edge further out than the other so that it catches the wind."""
    points = []
    for step in range(STEPS + 1):
        share = step / STEPS
        reach, z = globe(share)
        for part in range(5):
            across = part / 4
            angle = radians(index * 360 / VANES + TWIST * share + (across - .5) * WIDE)
            out = reach + (-.016 + .030 * across - .012 * sin(pi * across)) * (1 if .04 < share < .96 else .3)
            points.append((out * cos(angle), out * sin(angle), z))
    faces = [(s * 5 + p, s * 5 + p + 1, s * 5 + p + 6, s * 5 + p + 5) for s in range(STEPS) for p in range(4)]
    obj = solid(f'vane-{index}', points, faces, material, smooth=60)
    skin = obj.modifiers.new('thickness', 'SOLIDIFY')
    skin.thickness, skin.offset = .0014, 0


def build(look: Look) -> View:
    """Flashing, collar, globe and cap."""
    stuff = tin(look, .03, shine=.45)
    box('flashing', (.50, .50, .0018), stuff, .0006, at=(0, 0, .0010))
    lathe('collar', [(.205, .0018), (.196, .004, .004), (.168, .030, .02), (.160, .085, .01), (.160, .150), (.164, .150, .002), (.164, .162, .002), (.160, .162), (.157, .19),
                     (.150, .19)], stuff)
    lathe('ring', [(NECK - .004, LOW - .014), (NECK + .016, LOW - .014, .004), (NECK + .036, LOW - .002, .004), (NECK + .036, LOW + .008, .002), (NECK - .004, LOW + .010)],
          stuff)
    lathe('dark', [(NECK - .012, LOW - .02), (NECK - .010, LOW), (.13, LOW + .10, .05), (CROWN - .02, HIGH)], plain('dark', (.012, .010, .009), .9), main=False)
    for index in range(VANES):
        vane(index, stuff)
    lathe('cap', [(CROWN + .012, HIGH - .008), (CROWN + .016, HIGH - .002, .003), (CROWN + .010, HIGH + .006, .004), (.05, HIGH + .020, .03), (.020, HIGH + .026, .006),
                  (.016, HIGH + .034, .004), (0, HIGH + .036)], stuff)
    return View(turn=-24, height=15, lens=80, exposure=.95)
