"""A basin faucet on one plate for holes four inches apart: a low spout between two levers."""
from studio.canister import canister
from studio.faucet import aerator, finish
from studio.geometry import arc, lathe, tube
from studio.hull import hull
from studio.look import Look, View

SPAN = .0508


def lever(name: str, side: int, metal) -> None:
    """A hub on the plate, and a lever that looks outwards and a little up."""
    x = side * SPAN
    lathe(name, [(.0225, .008), (.0185, .016, .008), (.0172, .034, .004), (.0162, .0350, .001), (.0172, .0364, .001), (.0172, .050, .005), (.010, .056, .005), (0, .057)], metal, 64,
          smooth=50, at=(x, 0, 0))
    stations = [(.002, .045, .0085, .0075, 2.4), (.034, .050, .0082, .0056, 2.6), (.078, .060, .0098, .0040, 2.8)]
    hull(f'{name}-lever', stations, metal, blunt=.7, smooth=60, at=(x, 0, 0), turn=(0, 0, -8 if side > 0 else 188))


def build(look: Look) -> View:
    """The plate covers the holes of an older faucet."""
    metal, radius, up = finish(look), .056, .078
    canister('plate', .166, .060, .0298, [(0, 0), (.007, 0), (.0098, .0009), (.0116, .0030), (.0124, .0062), (.0126, .010)], metal)
    for name, side in (('cold', 1), ('hot', -1)):
        lever(name, side, metal)
    lathe('body', [(.0245, .008), (.0200, .018, .010), (.0165, .042, .014), (.0158, .060)], metal, 96, smooth=50)
    line = [(0, 0, .052), *arc((0, -radius, up), radius, 0, 160, 44, 'yz')]
    tube('spout', line, .0158, metal, radii=[1 - .22 * index / (len(line) - 1) for index in range(len(line))])
    aerator(metal, (0, -radius * 1.940, up + radius * .30), .0118)
    return View(turn=-26, height=22, lens=85, fill=.90, exposure=1.1)
