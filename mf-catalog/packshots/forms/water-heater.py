"""An electric water heater of a hundred and eighty litres."""
from studio.geometry import box, lathe, tube
from studio.look import Look, View, linear
from studio.plumbing import bare, bent
from studio.print import PAPER, Print
from studio.shader import plain
from studio.tank import around, enamel, plate, screw, stub

RADIUS, HIGH = .262, 1.26
WHITE, PALE, GREY, BRASS, COPPER, STEEL, DARK, RED, BLUE = (
    linear(value) for value in ('#e9e8e3', '#c6c7c4', '#6b7074', '#c9a556', '#c27b4a', '#b9bfc2', '#2b2d2f', '#a5342c', '#3f627f'))
EMBER, NIGHT = linear('#c8743f'), linear('#3d5a6b')


def label():
    """A drop between bands."""
    skin = Print(NIGHT, RADIUS)
    skin.lay(skin.band(.640, .652), EMBER)
    skin.lay(skin.disc(.790, .080), PAPER)
    skin.lay(skin.drop(.772, .0380, .086), NIGHT)
    skin.lay(skin.disc(.766, .0210), EMBER)
    return skin.done()


def valve(brass, copper, steel) -> None:
    """The relief valve high on the side, and its pipe down."""
    at = around(RADIUS - .004, 52, 1.10)
    stub('relief', .014, .040, brass, at=at, turn=(90, 0, 52))
    x, y, z = around(RADIUS + .052, 52, 1.10)
    lathe('relief-body', [(0, -.024), (.014, -.024, .002), (.017, -.018, .002), (.017, .020, .002), (.010, .028, .002), (0, .030)], brass, 48, at=(x, y, z), main=False)
    box('relief-lever', (.012, .050, .004), steel, .0015, at=(x, y - .014, z + .034), turn=(-12, 0, 52), main=False)
    tube('relief-pipe', [(x, y, z - .018), (x, y, .17)], .0105, copper, main=False)


def build(look: Look) -> View:
    """The tank on its foot: two doors in front, cold and hot above, a tap below."""
    white, pale, grey, brass, copper, steel = enamel(WHITE), enamel(PALE, .34), enamel(GREY, .4), bare(BRASS, .3, .04), bare(COPPER, .3, .03), plain('steel', STEEL, .3, Metallic=1.)
    lathe('foot', [(0, .004), (RADIUS - .022, .004), (RADIUS - .020, 0, .003), (RADIUS - .004, 0, .004), (RADIUS - .002, .036, .003), (RADIUS - .012, .038)], grey, 128, main=False)
    lathe('jacket', [(RADIUS - .014, .036), (RADIUS - .004, .036, .003), (RADIUS, .044, .004), (RADIUS, HIGH - .030), (RADIUS - .002, HIGH - .028)], white, 128)
    lathe('cap', [(RADIUS - .003, HIGH - .032), (RADIUS + .004, HIGH - .032, .002), (RADIUS + .004, HIGH - .010, .004), (RADIUS - .010, HIGH, .012), (RADIUS - .030, HIGH - .004, .006),
                  (0, HIGH + .004)], grey, 128, main=False)
    for index, (low, high) in enumerate(((.950, 1.130), (.300, .480))):
        plate(f'door-{index}', RADIUS, .006, .170, low, high, pale, -8, main=False)
        for end in (low + .012, high - .012):
            screw(f'screw-{index}-{end}', .0055, steel, around(RADIUS + .0058, -8, end), (90, 0, -8))
    plate('label', RADIUS, .0006, .230, .610, .900, label(), 0, 0, main=False, turn=(0, 0, -8))
    for index, (x, ring) in enumerate(((-.105, BLUE), (.105, RED))):
        stub(f'nipple-{index}', .0145, .085, copper, plain('ring', ring, .4), at=(x, -.02, HIGH - .001))
    box('junction', (.110, .085, .020), grey, .004, at=(.0, -.150, HIGH + .008), main=False)
    lathe('cable', [(.016, 0), (.016, .010, .002), (.010, .012), (0, .012)], plain('dark', DARK, .5), 32, at=(.0, -.140, HIGH + .018), main=False)
    valve(brass, copper, steel)
    stub('drain', .011, .036, brass, at=around(RADIUS - .004, -8, .130), turn=(90, 0, -8))
    x, y, z = around(RADIUS + .042, -8, .130)
    tube('spout', bent([(x, y + .008, z), (x, y - .016, z), (x, y - .016, z - .034)], .012), .0095, brass, main=False)
    lathe('wheel', [(0, .018), (.017, .018, .002), (.017, .025, .002), (0, .026)], plain('wheel', RED, .4), 40, at=(x, y, z), main=False)
    return View(turn=12, height=19, lens=85, fill=.90, exposure=.90)
