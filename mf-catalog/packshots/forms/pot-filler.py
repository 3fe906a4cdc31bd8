"""A faucet on the wall over a range: two arms with joints, a valve at each end."""
from studio.bathwall import tiled
from studio.faucet import aerator
from studio.geometry import lathe, tube
from studio.look import Look, View, linear
from studio.shader import plain

FINE = True
LEVEL, FIRST, SECOND = .230, .230, .215
TILES = linear('#c3c8c5')


def joint(name: str, at, metal, high=.052) -> None:
    """A turned pin."""
    half = high / 2
    lathe(name, [(0, -half - .006), (.008, -half - .005, .003), (.0155, -half, .003), (.0155, half, .003), (.008, half + .005, .003), (0, half + .006)], metal, 64, at=at)


def valve(name: str, at, metal, way=(0, 0, 1)) -> None:
    """A lever on a stem over a joint."""
    x, y, z = at
    lathe(f'{name}-stem', [(.0105, 0), (.0105, .020, .002), (0, .022)], metal, 48, at=at)
    tube(f'{name}-lever', [(x, y, z + .014), (x + way[0] * .075, y + way[1] * .075, z + .014 + way[2] * .075)], .0052, metal, radii=[1.1, .85])


def build(look: Look) -> View:
    """The arms stand half folded before the tiles over a range."""
    metal = plain('coat', look.tone, .30, Specular=.6)
    tiled(.52, .34, tone=TILES)
    lathe('flange', [(0, 0), (.033, 0, .001), (.033, .006, .003), (.024, .010, .003), (.0135, .012, .003), (.0135, .052)], metal, 96, at=(.16, 0, LEVEL), turn=(90, 0, 0))
    root = (.16, -.058, LEVEL)
    joint('root', root, metal, .064)
    valve('near', (root[0], root[1], LEVEL + .034), metal, (.85, -.35, .25))
    elbow = (root[0] - FIRST * .93, root[1] - FIRST * .36, LEVEL + .012)
    tube('arm-first', [(root[0], root[1], LEVEL + .012), elbow], .0115, metal)
    joint('elbow', (elbow[0], elbow[1], LEVEL), metal, .064)
    end = (elbow[0] + SECOND * .60, elbow[1] - SECOND * .80, LEVEL - .012)
    tube('arm-second', [(elbow[0], elbow[1], LEVEL - .012), end], .0115, metal)
    joint('end', (end[0], end[1], LEVEL - .012), metal, .050)
    valve('far', (end[0], end[1], LEVEL + .015), metal, (.8, .45, .3))
    tube('spout', [(end[0], end[1], LEVEL - .03), (end[0], end[1], LEVEL - .118)], .0105, metal)
    aerator(metal, (end[0], end[1], LEVEL - .118), .0102)
    return View(turn=-20, height=18, lens=85, fill=.92, exposure=1.25)
