"""A basin faucet that stands out of the wall: a spout between two cross handles."""
from studio.bathwall import OUT, rosette, tiled
from studio.faucet import aerator, cross, finish
from studio.geometry import lathe, tube
from studio.housing import placed
from studio.look import Look, View
from studio.plumbing import bent

SPAN, LEVEL, REACH = .1016, .152, .190


def build(look: Look) -> View:
    """Three rosettes in a row on tiles."""
    metal = finish(look)
    tiled(.420, .270)
    for name, x in (('hot', -SPAN), ('cold', SPAN)):
        rosette(name, (x, 0, LEVEL), metal, .0300, .011)
        with placed((x, 0, LEVEL), OUT):
            lathe(f'{name}-sleeve', [(.0205, .009), (.0165, .016, .006), (.0160, .040, .003), (.0180, .043, .002), (.0180, .048, .002), (.0150, .051)], metal, 64, smooth=50)
            cross(f'{name}-handle', metal, (0, 0, .047))
    rosette('spout', (0, 0, LEVEL), metal, .0320, .011)
    lathe('root', [(.0215, .009), (.0165, .018, .006), (.0150, .034, .004), (.0130, .040)], metal, 64, smooth=50, at=(0, 0, LEVEL), turn=OUT)
    tube('spout', bent([(0, -.020, LEVEL), (0, -.070, LEVEL + .012), (0, -REACH, LEVEL), (0, -REACH, LEVEL - .040)], .028, 16), .0130, metal)
    aerator(metal, (0, -REACH, LEVEL - .036), .0118)
    return View(turn=-32, height=20, lens=85, fill=.94, exposure=1.05)
