"""A plain faucet with one lever on top, on a plate for three holes."""
from studio.canister import canister
from studio.faucet import aerator, finish
from studio.geometry import lathe, tube
from studio.look import Look, View
from studio.plumbing import bent


def build(look: Look) -> View:
    """A long low spout over the plate."""
    metal = finish(look)
    canister('plate', .258, .062, .030, [(0, 0), (.005, 0), (.0075, .0012), (.0090, .0040), (.0094, .0080)], metal)
    lathe('body', [(.030, .006), (.0275, .013, .004), (.0255, .020, .006), (.0255, .074, .002), (.0244, .0755, .001), (.0255, .077, .001), (.0250, .094, .010), (.012, .106, .012), (0, .107)],
          metal, 96, smooth=50)
    tube('spout', bent([(0, -.010, .048), (0, -.070, .076), (0, -.2215, .117), (0, -.2215, .080)], .022, 16), .0120, metal, radii=None)
    aerator(metal, (0, -.2215, .080), .0120)
    tube('lever', bent([(0, .004, .098), (0, .012, .122), (.0, -.105, .158)], .018, 12), .0074, metal)
    lathe('lever-end', [(.0074, 0), (.0072, .003, .003), (0, .006)], metal, 32, at=(0, -.1045, .1578), turn=(73, 0, 0))
    return View(turn=-48, height=20, lens=85, fill=.88, exposure=1.1)
