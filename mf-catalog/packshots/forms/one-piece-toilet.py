"""A toilet in one piece, high enough to sit down with ease: even sides down to the floor, the lid half open."""
from studio.basin import part
from studio.geometry import lathe
from studio.housing import placed
from studio.look import Look, View
from studio.porcelain import body, china, egg, flush, hinges, lid, turned
from studio.hull import through

FINE = True
RIM, TOP, BACK = .425, .700, .420
HALF, FRONT = .186, .290


def skirt(white) -> None:
    """Sides without a waist."""
    stations = [(.136, .190, BACK, 0, 2.6, 7), (.137, .192, BACK, .030, 2.6, 7), (.142, .205, BACK, .120, 2.5, 7), (.156, .236, BACK, .240, 2.3, 7), (.174, .270, BACK, .335, 2.1, 7),
                (.184, .287, BACK, .390, 2.1, 7), (HALF, FRONT, BACK, .405, 2.1, 7)]
    rings = turned(stations)
    rings += [egg(HALF - i, FRONT - i, BACK - i, z, blunt=(2.1, 7)) for i, z in ((0, RIM - .008), (.003, RIM - .002), (.010, RIM))]
    opening = [(.146, .236, .150, RIM), (.139, .229, .143, RIM - .006), (.140, .230, .144, RIM - .040), (.120, .200, .120, RIM - .120), (.070, .120, .070, RIM - .200),
               (.045, .070, .040, RIM - .235), (.030, .040, .030, RIM - .240)]
    body('skirt', rings + [egg(half, front, back, z, blunt=(2.1, 2.6)) for half, front, back, z in opening], white)


def tank(white) -> None:
    """It grows out of the bowl in one curve."""
    stations = [(RIM - .060, .150, .250), (RIM - .004, .178, .240), (RIM + .022, .186, .218), (RIM + .070, .192, .198), (RIM + .140, .198, .190), (TOP - .036, .202, .188)]
    rings = [part(-half, half, BACK - deep, BACK, (.026, .026, .070, .070), z) for z, half, deep in through(stations, 6)]
    body('tank', rings, white)
    edge = [(.004, TOP - .0355), (0, TOP - .032), (0, TOP - .012), (.004, TOP - .004), (.014, TOP), (.060, TOP + .003)]
    body('tank-lid', [part(-.208 + i, .208 - i, BACK - .196 + i, BACK + .003 - i, (.024, .024, .070, .070), z) for i, z in edge], white)
    flush((0, BACK - .098, TOP + .002))


def build(look: Look) -> View:
    """The lid comes down by itself, and is on its way."""
    white, seat = china(), china(rough=.24)
    skirt(white)
    tank(white)
    hinge = .182
    lid('seat', seat, .190, .294, hinge + .004, RIM + .004, .019, hole=(.122, .208, .112))
    with placed((0, hinge, RIM + .030), (-58, 0, 0)):
        with placed((0, -hinge, -.004)):
            lid('cover', seat, .190, .296, hinge, 0, .017, .006)
    hinges((0, hinge + .004, RIM + .024), .075, seat)
    lathe('water', [(.0, RIM - .205), (.075, RIM - .205)], china(rough=.05), 48, at=(0, -.030, 0), main=False)
    return View(turn=-38, height=22, lens=80, fill=.92, exposure=.86)
