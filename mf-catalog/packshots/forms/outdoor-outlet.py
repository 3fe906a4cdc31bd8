"""An outlet for outside behind a deep cover, which is swung open on its hinge."""
from studio.canister import canister
from studio.clapboard import clapboard
from studio.geometry import box, lathe
from studio.housing import FRONT, placed, screw, slab
from studio.look import Look, View, linear
from studio.shader import plain
from studio.wallplate import outlet_face

FINE = True
WIDE, HIGH, DEEP, LEVEL, SHELL, OPEN = .086, .134, .024, .090, .050, 112
BOARDS, STEEL, DARK = linear('#c6bfb1'), linear('#b4b9bb'), linear('#303234')


def cover(stuff) -> None:
    """A hollow shell along z, its hinge along y at the origin; closed, it reaches to +x. Two notches in its foot let cords out."""
    wide, high, wall = WIDE + .002, HIGH, .0026
    levels = [(SHELL - wall, .007 + wall), (SHELL - .010, .002 + wall), (.0004, wall), (0, wall * .5), (.0004, 0), (SHELL - .016, .0010), (SHELL - .007, .0030), (SHELL - .002, .0070), (SHELL, .0120)]
    canister('shell', wide, high, .012, levels, stuff, at=(wide / 2, 0, 0))
    box('lip', (.0060, .030, .010), stuff, .0014, at=(wide + .002, 0, .0060))
    for place in (.30, .70):
        box(f'notch-{place}', (.0130, wall + .0030, .0130), plain('notch', DARK, .8), .0010, main=False, at=(wide * place, -high / 2 + wall * .7, .0058))


def hinge(stuff) -> None:
    """Knuckles along y: two of the base, one of the cover, and what joins the outer two to the base."""
    for name, low, high in (('first', -.050, -.022), ('cover', -.020, .020), ('last', .022, .050)):
        lathe(f'hinge-{name}', [(0, low), (.0056, low, .001), (.0056, high, .001), (0, high)], stuff, 32, turn=(-90, 0, 0))
    for y in (-.036, .036):
        box(f'strap-{y}', (.014, .026, .0050), stuff, .0012, at=(.007, y, -.0030))
    lathe('pin', [(0, -.0530), (.0022, -.0530, .0006), (.0022, .0530, .0006), (0, .0530)], plain('pin', STEEL, .3, Metallic=1.), 24, main=False, turn=(-90, 0, 0))


def build(look: Look) -> View:
    """On a piece of wall; behind the cover two sockets."""
    stuff, steel = plain('plastic', look.tone, .36, Specular=.45), plain('steel', STEEL, .3, Metallic=1.)
    clapboard(.250, .186, 2, BOARDS, block=(0, LEVEL, .122, .166))
    with placed((0, -.008, LEVEL), FRONT):
        slab('base', WIDE, HIGH, DEEP, .010, stuff, .003, seam=.010)
        slab('gasket', WIDE - .012, HIGH - .012, DEEP + .0010, .008, plain('gasket', DARK, .8), .0004, main=False)
        slab('bed', WIDE - .018, HIGH - .018, DEEP + .0026, .007, stuff, .0015)
        box('catch', (.0050, .026, .006), stuff, .0010, at=(WIDE / 2 + .0015, 0, DEEP - .006))
        for y in (-1, 1):
            screw(f'screw-{y}', .0036, (0, y * .0480, DEEP + .0026), steel)
        with placed((-WIDE / 2 - .0040, 0, DEEP + .0030)):
            hinge(stuff)
            with placed((0, 0, .0012), (0, -OPEN, 0)):
                cover(stuff)
    for index, z in enumerate((.0196, -.0196)):
        with placed((0, -.008, 0)):
            outlet_face(f'outlet-{index}', LEVEL + z, DEEP + .0026, stuff, .0300)
    return View(turn=-24, height=17, lens=85, fill=.94)
