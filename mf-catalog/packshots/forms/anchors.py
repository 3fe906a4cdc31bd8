"""Wedge anchors for concrete with nut and washer, in an open box and before it."""
from math import pi

from studio.carton import carton
from studio.geometry import box
from studio.hardware import ring, skin, thread
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.poured import falling_mesh, pour

LONG, RADIUS = .0762, .00476
ZINC = linear('#c6c8c1')


def anchor(name: str, zinc):
    """From its point: the cone, the sleeve, the shank, and the thread with a washer and a nut; along z."""
    around, r = 24, RADIUS
    rings = [ring(reach, z, around) for reach, z in (
        (r * .80, 0), (r * .98, r * .2), (r * .98, r * 1.0), (r * .74, r * 2.6), (r * .98, r * 2.65), (r * 1.02, r * 2.75), (r * 1.02, r * 5.2), (r * .98, r * 5.3), (r * .78, r * 5.35), (r * .78, r * 5.7), (r, r * 5.9),
        (r, LONG * .50))]
    wound = thread(r, r * .16, r * .34, LONG * .50, LONG * .80, around)
    rings += wound
    rings += [ring(reach, z, around) for reach, z in ((r * 2.1, LONG * .80), (r * 2.15, LONG * .80 + .0003), (r * 2.15, LONG * .80 + .0014), (r * 2.1, LONG * .80 + .0017), (r * 1.66, LONG * .80 + .0018))]

    def nut(z: float, share: float):
        from math import cos, sin
        points = []
        for step in range(around):
            angle = 2 * pi * step / around
            flat = cos(pi / 6) / cos(angle % (pi / 3) - pi / 6)
            points.append((r * 1.72 * share * flat * cos(angle), r * 1.72 * share * flat * sin(angle), z))
        return points

    low = LONG * .80 + .0019
    rings += [nut(low, .93), nut(low + .0004, .985), nut(low + .0009, 1), nut(low + .0072, 1), nut(low + .0078, .985), nut(low + .0082, .92), ring(r * 1.1, low + .0082, around)]
    rings += thread(r, r * .16, r * .34, low + .0083, LONG - .001, around)
    rings += [ring(r * .84, LONG, around)]
    return skin(name, rings, zinc, 32)


def build(look: Look) -> View:
    """Half of the box is filled with them."""
    random, zinc = look.random, bare(ZINC, .34, .04)
    mesh = falling_mesh(anchor('first', zinc))
    long = LONG
    wide, deep, high = long * 2.0, long * 1.6, long * 1.0
    middle, level = long * .9, high * .42
    walls = [((wide, deep, level), (0, middle, level / 2))]
    for side in (-1, 1):
        walls += [((.02, deep + .04, high * 4), (side * (wide / 2 + .009), middle, high * 2)), ((wide + .04, .02, high * 4), (0, middle + side * (deep / 2 + .009), high * 2))]
    places = [((index % 2 - .5) * .44 * wide, middle + random.uniform(-.16, .16) * deep, level + long * (.3 + index // 2 * .36),
               (pi / 2, random.uniform(0, 2), pi / 2 + random.choice((0, pi)) + random.uniform(-.7, .7))) for index in range(40)]
    places += [((index - 2) * .42 * long, middle - deep / 2 - long * random.uniform(.62, .80), long * .16, (pi / 2, 0, random.uniform(-.8, .8) + (index % 2) * pi)) for index in range(5)]
    pour([mesh], places, walls, 100, reach=long * 2.3)
    carton(wide, deep, high, linear('#9c4632'), linear('#efe2c8'), (0, middle, 0))
    box('filling', (wide - .004, deep - .004, .001), zinc, 0, at=(0, middle, level - .002), main=False)
    return View(turn=-24, height=32, lens=80, fill=.94, exposure=1.3)
