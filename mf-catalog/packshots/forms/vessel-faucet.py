"""A tall faucet for a bowl that stands on the counter."""
from studio.faucet import aerator, finish, foot, rubber
from studio.geometry import lathe, tube
from studio.look import Look, View
from studio.plumbing import bent

HIGH = .262


def build(look: Look) -> View:
    """A straight column, a spout at its top, a slim lever over a seam."""
    metal = finish(look)
    foot('foot', .0290, metal, high=.006)
    lathe('body', [(.0252, .004), (.0245, .012, .006), (.0245, HIGH - .002, .001), (.0236, HIGH)], metal, 96, smooth=50)
    tube('spout', bent([(-.010, 0, HIGH - .052), (-.168, 0, HIGH - .022), (-.168, 0, HIGH - .050)], .014, 16), .0128, metal)
    aerator(metal, (-.168, 0, HIGH - .050), .0112)
    lathe('seam', [(.0234, HIGH - .001), (.0234, HIGH + .0016)], rubber(), 64, main=False)
    lathe('cap', [(.0236, HIGH + .0010), (.0245, HIGH + .0020, .001), (.0245, HIGH + .022, .003), (.0215, HIGH + .0260, .003), (0, HIGH + .027)], metal, 96, smooth=50)
    tube('lever', [(.004, 0, HIGH + .014), (-.050, 0, HIGH + .032), (-.112, 0, HIGH + .052)], .0062, metal, radii=[1.1, .95, .85])
    lathe('lever-end', [(.0053, -.001), (.0051, .0014, .0012), (0, .0028)], metal, 32, at=(-.112, 0, HIGH + .052), turn=(0, -72, 0))
    return View(turn=34, height=18, lens=85, fill=.94, exposure=1.1)
