"""A faucet for one hole of a basin, with its lever on top."""
from studio.faucet import aerator, finish, foot, rubber
from studio.geometry import lathe
from studio.hull import hull
from studio.look import Look, View


def build(look: Look) -> View:
    """A round body, a flat spout and, over a seam, the cap with the lever."""
    metal = finish(look)
    foot('foot', .0275, metal, high=.0055)
    lathe('body', [(.0248, .004), (.0240, .012, .01), (.0228, .094, .03), (.0236, .104, .006), (.0236, .1095, .001), (.0226, .1105)], metal, 96, smooth=50)
    hull('spout', [(.004, .066, .0160, .0170, 2.6), (-.040, .080, .0165, .0140, 2.8), (-.090, .089, .0165, .0105, 3), (-.146, .088, .0165, .0088, 3.4)], metal, blunt=.7, smooth=60)
    aerator(metal, (-.130, 0, .0800), .0102)
    lathe('seam', [(.0224, .1100), (.0224, .1118)], rubber(), 64, main=False)
    lathe('cap', [(.0226, .1114), (.0237, .1124, .001), (.0237, .126, .006), (.017, .1385, .010), (0, .1400)], metal, 96, smooth=50)
    hull('lever', [(.008, .130, .0100, .0070, 2.6), (-.024, .144, .0098, .0056, 2.8), (-.066, .158, .0104, .0042, 3), (-.104, .168, .0108, .0034, 3)], metal, blunt=.7, smooth=60)
    return View(turn=38, height=20, lens=85, fill=.90, exposure=1.1)
