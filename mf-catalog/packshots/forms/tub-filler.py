"""A faucet that stands on the floor beside a tub."""
from studio.faucet import aerator, finish, foot, rubber, side_lever, swan
from studio.geometry import lathe, tube
from studio.look import Look, View
from studio.plumbing import bent
from studio.shower import hose

HEAD, REACH = .640, .225
HAND_SHOWERS = {'matte-black'}
"""Finishes that come with a hand shower on a hose."""


def stick(metal) -> None:
    """A slim hand shower in its fork at the column, and its hose."""
    x, y = .088, -.004
    tube('fork', bent([(.010, 0, HEAD - .020), (x, y, HEAD - .020), (x, y, HEAD + .012)], .016), .0085, metal)
    lathe('cup', [(.010, HEAD + .004), (.0165, HEAD + .010, .003), (.0180, HEAD + .034, .001), (.0150, HEAD + .035)], metal, 64, at=(x, y, 0))
    lathe('stick', [(.0105, HEAD + .012), (.0112, HEAD + .040, .01), (.0128, HEAD + .120, .02), (.0150, HEAD + .205, .01), (.0150, HEAD + .228, .003), (.0120, HEAD + .233, .002), (0, HEAD + .234)], metal, 64,
          smooth=50, at=(x, y, 0))
    lathe('face', [(.0152, HEAD + .196), (.0156, HEAD + .198, .001), (.0152, HEAD + .200)], rubber(), 48, at=(x, y, 0), main=False)
    lathe('union', [(.0098, HEAD - .050), (.0110, HEAD - .049, .001), (.0110, HEAD - .020)], metal, 48, at=(x, y, 0))
    lathe('outlet', [(.0120, .010), (.0120, .046, .002), (.0100, .048)], metal, 48, at=(0, 0, .470), turn=(0, 90, 0))
    hose('hose', [(.046, 0, .470), (.085, -.010, .440), (.130, -.030, .310), (.158, -.040, .200), (.195, -.030, .160), (.220, -.010, .230), (.195, 0, .390), (.125, 0, .540), (x, y, HEAD - .044)], metal, .0085, .0080)


def build(look: Look) -> View:
    """A column on a round foot, a head with a lever, a high arc over the rim of the tub."""
    metal = finish(look)
    foot('foot', .072, metal, high=.012)
    lathe('column', [(.0300, .010), (.0255, .022, .008), (.0245, .060, .01), (.0245, HEAD - .066, .001), (.0300, HEAD - .060, .004), (.0300, HEAD + .034, .006), (.0225, HEAD + .044, .006), (.0190, HEAD + .050)],
          metal, 96, smooth=50)
    side_lever(metal, HEAD - .012, .030, .118, 48)
    lathe('collar', [(.0190, HEAD + .046), (.0225, HEAD + .050, .002), (.0225, HEAD + .062, .002), (.0185, HEAD + .066)], metal, 96)
    tube('neck', [(0, 0, HEAD + .050), *swan(REACH, HEAD + .150, HEAD + .082)], .0182, metal)
    aerator(metal, (-REACH, 0, HEAD + .084), .0170)
    if look.finish in HAND_SHOWERS:
        stick(metal)
    return View(turn=26, height=18, lens=85, fill=.96, exposure=1.1)
