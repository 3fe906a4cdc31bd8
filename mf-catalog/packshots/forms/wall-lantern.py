"""A lantern for an outside wall, on a piece of it."""
from studio.geometry import lathe, solid, tube
from studio.housing import FRONT, placed, screw, slab
from studio.lamp import blown, glow
from studio.look import Look, View, linear
from studio.mounted import plastered
from studio.plumbing import bent
from studio.sheetmetal import tin

WIDE, HIGH = .280, .380
CLEAR, ICE = linear('#e2e8e6'), linear('#ffe9cd')
FOOT, TOP, LOW, UP = .047, .066, .064, .230
"""Half of the lantern's width below and above, and the heights of these."""


def square(name: str, profile, stuff, **where) -> None:
    """A profile of (half width, z) around four sides."""
    with placed((0, 0, 0), (0, 0, 45)):
        lathe(name, [(r * 2 ** .5, *rest) for r, *rest in profile], stuff, 4, **where)


def lantern(metal) -> None:
    """Four panes between four bars, a roof above them."""
    square('floor', [(0, LOW - .014), (.030, LOW - .014, .002), (FOOT + .006, LOW - .004, .003), (FOOT + .006, LOW, .001), (FOOT - .010, LOW + .002), (0, LOW + .002)], metal)
    roof = [(TOP - .006, UP - .002), (TOP + .016, UP - .004, .001), (TOP + .016, UP + .004, .002), (TOP - .002, UP + .012, .006), (.026, UP + .040, .006), (.020, UP + .046, .002),
            (.020, UP + .054, .002), (0, UP + .058)]
    square('roof', roof, metal)
    for x in (-1, 1):
        for y in (-1, 1):
            tube(f'bar-{x}-{y}', [(x * FOOT, y * FOOT, LOW), (x * TOP, y * TOP, UP)], .0045, metal)
    half, up = .0030, .0030
    for index in range(4):
        with placed((0, 0, 0), (0, 0, 90 * index)):
            solid(f'pane-{index}', [(-FOOT, -FOOT, LOW), (FOOT, -FOOT, LOW), (TOP, -TOP, UP), (-TOP, -TOP, UP)], [(0, 1, 2, 3)], blown(CLEAR, .10, .55, .20), main=False)
            tube(f'sill-{index}', [(-FOOT, -FOOT, LOW + up), (FOOT, -FOOT, LOW + up)], half, metal)
            tube(f'lintel-{index}', [(-TOP, -TOP, UP - .004), (TOP, -TOP, UP - .004)], half, metal)
    lathe('cup', [(.030, LOW + .001), (.030, LOW + .016, .003), (.024, LOW + .018)], metal, 64)
    lathe('diffuser', [(.0245, LOW + .012), (.0245, LOW + .122, .008), (.014, LOW + .134, .006), (0, LOW + .135)], glow(1.25, ICE), 64, main=False)
    lathe('finial', [(.010, UP + .054), (.010, UP + .060, .002), (.006, UP + .064, .001), (.0095, UP + .074, .006), (0, UP + .082)], metal, 48)


def build(look: Look) -> View:
    """A plate on the wall, an arm that bends over the lantern."""
    metal, out = tin(look, .06), .125
    plastered(WIDE, HIGH)
    with placed((0, 0, .230), FRONT):
        slab('plate', .098, .180, .012, .012, metal, .004)
        slab('plate-middle', .070, .146, .018, .010, metal, .004)
        for z in (-.062, .062):
            screw(f'screw-{z}', .0050, (0, z, .018), metal)
    with placed((0, -out, 0)):
        lantern(metal)
    top = UP + .120
    tube('arm', bent([(0, -.012, .244), (0, -.046, .244), (0, -.046, top), (0, -out, top), (0, -out, UP + .080)], .034), .0075, metal)
    lathe('boss', [(.022, .012), (.022, .022, .003), (.012, .028, .003), (.009, .030)], metal, 48, at=(0, -.002, .244), turn=(90, 0, 0))
    return View(turn=-30, height=19, lens=85, fill=.94, exposure=1.05)
