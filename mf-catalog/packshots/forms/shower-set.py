"""A rain head of ten inches, a hand shower on its hose and the valve for both, on a wall."""
from studio.bathwall import rosette, tiled
from studio.faucet import finish
from studio.geometry import lathe, tube
from studio.look import Look, View
from studio.plumbing import bent
from studio.shower import elbow, hand_shower, holder, hose, rain_head, valve

INCH = .0254
TOP, REACH = .670, .300


def build(look: Look) -> View:
    """The arm at the top, the valve under it, the hand shower beside that."""
    metal = finish(look)
    tiled(1.060, .760, (.200, .100))
    rosette('arm', (.24, 0, TOP), metal, .032, .009)
    tube('arm', bent([(.24, 0, TOP), (.24, -REACH, TOP), (.24, -REACH, TOP - .050)], .034, 16), .0120, metal)
    rain_head(5 * INCH, metal, (.24, -REACH, TOP - .046))
    valve('valve', metal, (.24, 0, .270), .088, 24)
    lathe('diverter', [(.0120, .008), (.0120, .030, .003), (0, .032)], metal, 48, at=(.24, 0, .326), turn=(90, 0, 0))
    rosette('holder', (-.23, 0, .425), metal, .026, .009)
    holder('holder', metal, (-.23, -.004, .425))
    hand_shower('hand', metal, (-.23, -.050, .389), (14, 0, 0))
    elbow('supply', metal, (-.08, 0, .290))
    hose('hose', [(-.08, -.026, .268), (-.080, -.030, .210), (-.105, -.045, .110), (-.165, -.055, .055), (-.230, -.055, .085), (-.256, -.050, .190), (-.238, -.047, .310), (-.23, -.0475, .377)], metal)
    return View(turn=-30, height=13, lens=85, fill=.96, exposure=1.05)
