"""A basin faucet of three pieces for holes eight inches apart: a spout and two handles."""
from studio.faucet import aerator, cross, finish, foot
from studio.geometry import arc, lathe, tube
from studio.hull import hull
from studio.look import Look, View

FINE = True
SPAN = .1016
CROSSES = {'brass'}
"""Finishes whose handles are crosses; the others have levers."""


def handle(name: str, side: int, metal, is_cross: bool) -> None:
    """A bell on its foot, and what is turned."""
    x = side * SPAN
    foot(f'{name}-foot', .0285, metal, (x, 0, 0), .009)
    lathe(name, [(.0215, .007), (.0160, .020, .010), (.0140, .036, .008), (.0165, .044, .003), (.0165, .049, .002), (.0140, .052)], metal, 64, smooth=50, at=(x, 0, 0))
    if is_cross:
        cross(f'{name}-handle', metal, (x, 0, .048))
        return
    lathe(f'{name}-cap', [(.0135, .050), (.0165, .053, .001), (.0165, .068, .004), (.010, .073, .004), (0, .074)], metal, 64, smooth=50, at=(x, 0, 0))
    stations = [(.004, .062, .0075, .0065, 2.4), (.034, .066, .0078, .0052, 2.6), (.076, .073, .0088, .0040, 2.8)]
    hull(f'{name}-lever', stations, metal, blunt=.7, smooth=60, at=(x, 0, 0), turn=(0, 0, 0 if side > 0 else 180))


def build(look: Look) -> View:
    """The spout bends over the basin, between the handles."""
    metal, radius, up = finish(look), .066, .118
    for name, side in (('cold', 1), ('hot', -1)):
        handle(name, side, metal, look.finish in CROSSES)
    foot('foot', .0310, metal, high=.010)
    lathe('body', [(.0230, .008), (.0172, .022, .012), (.0150, .040, .008), (.0175, .048, .003), (.0175, .054, .002), (.0138, .058)], metal, 64, smooth=50)
    line = [(0, 0, .054), *arc((0, -radius, up), radius, 0, 168, 44, 'yz')]
    tube('spout', line, .0132, metal, radii=[1 - .16 * index / (len(line) - 1) for index in range(len(line))])
    aerator(metal, (0, -radius * 1.978, up + radius * .15), .0118)
    return View(turn=-22, height=22, lens=85, fill=.92, exposure=1.1)
