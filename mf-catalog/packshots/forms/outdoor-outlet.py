"""An outlet for outside under a deep cover, which is lifted."""
from studio.canister import canister
from studio.geometry import lathe
from studio.housing import FRONT, placed, screw, slab
from studio.look import Look, View, linear
from studio.pail import plastic
from studio.shader import plain
from studio.wallplate import board, outlet_face

WIDE, HIGH, DEEP, LEVEL, SHELL, OPEN = .084, .132, .026, .090, .056, 104
BRICK, STEEL, DARK = linear('#c2b8a8'), linear('#b4b9bb'), linear('#2a2b2c')


def cover(stuff) -> None:
    """A hollow shell along z, its hinge along x at the origin; it hangs down towards -y."""
    wide, high, wall = WIDE + .004, HIGH + .002, .0026
    levels = [(SHELL - wall, .010 + wall), (SHELL - .010, .004 + wall), (.0004, wall), (0, wall * .5), (.0004, 0), (SHELL - .012, .004), (SHELL - .005, .006), (SHELL - .001, .010), (SHELL, .015)]
    canister('shell', wide, high, .014, levels, stuff, at=(0, -high / 2, 0))
    slab('panel', wide - .040, high - .044, .0020, .008, stuff, .0012, at=(0, -high / 2, SHELL - .0004))
    for side in (-1, 1):
        slab(f'notch-{side}', .0130, .0060, .0130, .0024, plain('notch', DARK, .8), .0004, at=(side * .020, -high + .0022, .0), main=False)


def build(look: Look) -> View:
    """On a piece of wall; below the cover two sockets."""
    stuff, steel = plastic(look.tone), plain('steel', STEEL, .3, Metallic=1.)
    board(.190, .190, BRICK)
    with placed((0, 0, LEVEL), FRONT):
        slab('base', WIDE, HIGH, DEEP, .010, stuff, .003, seam=.010)
        slab('gasket', WIDE - .012, HIGH - .012, DEEP + .0010, .008, plain('gasket', DARK, .8), .0004, main=False)
        slab('bed', WIDE - .016, HIGH - .016, DEEP + .0030, .007, stuff, .0015)
        for y in (-1, 1):
            screw(f'screw-{y}', .0036, (0, y * .0500, DEEP + .0030), steel)
        with placed((0, HIGH / 2 + .001, DEEP + .004), (-OPEN, 0, 0)):
            cover(stuff)
    face = DEEP + .0030
    for index, z in enumerate((.0196, -.0196)):
        outlet_face(f'outlet-{index}', LEVEL + z, face, stuff, .0300)
    for side in (-1, 0, 1):
        lathe(f'hinge-{side}', [(0, -.011), (.0046, -.011, .001), (.0046, .011, .001), (0, .011)], stuff, 32, at=(side * .026, -DEEP - .004, LEVEL + HIGH / 2 + .002), turn=(0, 90, 0))
    return View(turn=-30, height=19, lens=85, fill=.94)
