"""A toilet in two pieces: a bowl on its foot and a tank on the bowl, with a button for two flushes."""
from studio.basin import DARK, part
from studio.geometry import box, lathe
from studio.look import Look, View
from studio.porcelain import body, china, chrome, egg, flush, hinges, lid, turned
from studio.shader import plain

FINE = True
RIM, TANK, TOP = .395, .410, .745
HALF, FRONT, BACK = .183, .285, .190


def bowl(white) -> None:
    """Foot, waist and rim; behind the opening it carries the tank."""
    stations = [(.112, .150, .370, 0, 3, 6), (.112, .150, .370, .022, 3, 6), (.100, .136, .362, .048, 2.8, 5), (.090, .128, .352, .110, 2.6, 5), (.096, .150, .352, .180, 2.4, 5),
                (.128, .205, .366, .250, 2.2, 4.6), (.164, .256, .384, .315, 2.1, 4.6), (.180, .281, .395, .360, 2.1, 4.6), (HALF, FRONT, .400, .378, 2.1, 4.6)]
    rings = turned(stations)
    rings += [egg(HALF - i, FRONT - i, .400 - i, z, blunt=(2.1, 4.6)) for i, z in ((0, RIM - .008), (.003, RIM - .002), (.010, RIM))]
    body('bowl', rings, white)
    for side in (-1, 1):
        lathe(f'cap-{side}', [(.016, 0), (.015, .010, .003), (.008, .017, .006), (0, .018)], white, 40, at=(side * .103, .190, .021), turn=(0, side * 24, 0), main=False)


def tank(white) -> None:
    """It widens upwards; its lid stands over it."""
    back = .405
    levels = [(TANK, .178, .180, .012), (TANK + .012, .186, .188, 0), (TANK + .120, .202, .192, 0), (TOP - .040, .212, .196, 0), (TOP - .034, .212, .196, 0)]
    body('tank', [part(-half + i, half - i, back - deep + i, back - i, (.020, .020, .044, .044), z) for z, half, deep, i in levels], white)
    edge = [(.004, TOP - .033), (0, TOP - .029), (0, TOP - .010), (.003, TOP - .003), (.010, TOP), (.050, TOP + .003)]
    body('tank-lid', [part(-.224 + i, .224 - i, back - .208 + i, back + .004 - i, (.016, .016, .046, .046), z) for i, z in edge], white)
    box('gasket', (.220, .120, TANK - RIM + .004), plain('gasket', DARK, .8), .004, at=(0, .305, (TANK + RIM) / 2), main=False)
    flush((0, back - .105, TOP + .002))


def supply(metal) -> None:
    """The valve below the tank."""
    lathe('nut', [(.013, 0), (.016, .002, .002), (.016, .020, .002), (.011, .024)], metal, 32, at=(.130, .310, TANK - .022), main=False)


def build(look: Look) -> View:
    """The lid is down."""
    white = china()
    seat = china(rough=.24)
    bowl(white)
    tank(white)
    supply(chrome())
    lid('seat', seat, .188, .290, BACK, RIM + .004, .018, hole=(.120, .205, .110))
    lid('cover', seat, .188, .292, BACK, RIM + .0255, .017, .006)
    hinges((0, .188, RIM + .020), .075, seat)
    return View(turn=-38, height=20, lens=80, fill=.92, exposure=.86)
