"""A water softener: a tank of resin with its head, and a tank for salt."""
from studio.canister import canister
from studio.geometry import box, lathe, tube
from studio.look import Look, View, linear
from studio.pail import plastic
from studio.plumbing import bent, pipe
from studio.print import Print
from studio.shader import plain
from studio.tank import enamel

RADIUS, HIGH, SALT = .125, 1.120, .760
NAVY, GREY, CREAM, DARK, GLOW, STEEL = (linear(value) for value in ('#2f4258', '#3a3e41', '#d9d4c6', '#191b1d', '#8fd0b4', '#b9bfc2'))


def screen():
    """A bar and two lamps."""
    skin = Print(DARK)
    skin.lay(skin.panel(.008, .040, .007), GLOW)
    for u in (-.014, .014):
        skin.lay(skin.disc(-.008, .0032, u), GLOW)
    return skin.done(.12)


def head(x: float, black, steel) -> None:
    """What turns the water from tank to tank, with its screen and its bypass."""
    lathe('neck', [(.060, HIGH - .020), (.060, HIGH + .006, .003), (.046, HIGH + .010), (.046, HIGH + .040)], black, 64, main=False, at=(x, 0, 0))
    canister('head', .190, .150, .030, ((HIGH + .030, .010), (HIGH + .040, 0), (HIGH + .150, .004), (HIGH + .172, .014), (HIGH + .180, .030)), black, main=False, at=(x, -.010, 0))
    box('screen', (.100, .006, .056), screen(), .002, at=(x, -.086, HIGH + .100), turn=(-2, 0, 0), main=False)
    for index in range(3):
        lathe(f'key-{index}', [(.007, 0), (.007, .003, .001), (0, .004)], plain('key', STEEL, .4), 32, main=False, at=(x - .030 + index * .030, -.086, HIGH + .056), turn=(90, 0, 0))
    for index, side in enumerate((-.034, .034)):
        pipe(f'pipe-{index}', .0150, .0030, .090, steel, main=False, at=(x + side, .150, HIGH + .090), turn=(90, 0, 0))


def build(look: Look) -> View:
    """The resin behind at the left, the salt before it at the right, a thin hose between them."""
    navy, black, cream, dark = enamel(NAVY, .34), plastic(GREY), plastic(CREAM), plain('dark', DARK, .6)
    left, right = -.190, .150
    lathe('base', [(0, 0), (RADIUS + .010, 0, .003), (RADIUS + .010, .040, .006), (RADIUS + .001, .090, .004), (RADIUS - .004, .092)], black, 96, main=False, at=(left, 0, 0))
    lathe('resin', [(RADIUS - .006, .070), (RADIUS, .080), (RADIUS, HIGH - .150, .05), (RADIUS - .018, HIGH - .080, .04), (.070, HIGH - .020, .02), (.058, HIGH)], navy, 128,
          at=(left, 0, 0))
    head(left, black, plain('steel', STEEL, .3, Metallic=1.))
    where = {'at': (right, -.050, 0)}
    canister('salt', .350, .350, .070, ((0, .020), (.006, .014), (.030, .012), (SALT - .040, .002), (SALT - .036, 0), (SALT - .030, 0)), cream, **where)
    canister('lid', .362, .362, .076, ((SALT - .044, .002), (SALT - .042, 0), (SALT - .012, 0), (SALT - .002, .006), (SALT + .008, .020), (SALT + .012, .040), (SALT + .012, .060)),
             black, main=False, **where)
    canister('grip', .120, .060, .026, ((SALT + .010, 0), (SALT + .020, .002), (SALT + .024, .008)), black, main=False, at=(right, -.140, 0))
    hose = bent([(left + .090, -.040, HIGH + .060), (left + .150, -.060, HIGH + .060), (left + .160, -.060, .640), (right - .150, -.060, .640)], .040)
    tube('hose', hose, .0055, dark, main=False)
    lathe('bush', [(.011, 0), (.011, .012, .002), (0, .014)], dark, 32, main=False, at=(right - .176, -.060, .640), turn=(0, -90, 0))
    return View(turn=16, height=20, lens=80, fill=.90)
