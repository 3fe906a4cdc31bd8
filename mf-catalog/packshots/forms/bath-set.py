"""Accessories with hidden screws: a towel bar, a ring, a robe hook, and in larger sets a paper holder and a bar for hand towels."""
from studio.bathwall import post, rosette, tiled
from studio.faucet import finish
from studio.geometry import arc, lathe, tube
from studio.look import Look, View
from studio.plumbing import bent

FINE = True
OUT = .066


def towel_bar(name: str, left: float, right: float, z: float, metal) -> None:
    """A bar between two posts."""
    for side, x in ((-1, left), (1, right)):
        rosette(f'{name}-{side}', (x, 0, z), metal)
        post(f'{name}-{side}', (x, 0, z), metal, OUT + .012, .0115)
    tube(f'{name}-bar', [(left, -OUT, z), (right, -OUT, z)], .0085, metal)


def ring(x: float, z: float, metal) -> None:
    """A ring that hangs from a post, a little away from the wall."""
    rosette('ring', (x, 0, z), metal)
    post('ring', (x, 0, z), metal, .046, .0115)
    lathe('eye', [(.0070, -.010), (.0120, -.009, .002), (.0120, .009, .002), (.0070, .010)], metal, 48, at=(x, -.036, z - .012), turn=(0, 90, 0))
    tube('hoop', arc((x, -.036, z - .092), .080, 0, 357.5, 120), .0056, metal, closed=True)


def hook(x: float, z: float, metal) -> None:
    """A robe hook: a bar that bends up, and a knob."""
    rosette('hook', (x, 0, z), metal)
    tube('hook', bent([(x, 0, z), (x, -.050, z - .004), (x, -.062, z + .034)], .016, 12), .0090, metal)
    lathe('hook-end', [(.0088, 0), (.0125, .002, .001), (.0125, .010, .003), (0, .013)], metal, 48, at=(x, -.0618, z + .033), turn=(16, 0, 0))


def holder(x: float, z: float, metal) -> None:
    """A paper holder: an arm along the wall, open at its left end."""
    rosette('holder', (x, 0, z), metal)
    tube('holder', bent([(x, 0, z), (x, -OUT, z), (x - .168, -OUT, z)], .018, 14), .0088, metal)
    lathe('holder-end', [(.0086, 0), (.0125, .001, .001), (.0125, .009, .002), (0, .010)], metal, 48, at=(x - .166, -OUT, z), turn=(0, -90, 0))


def build(look: Look) -> View:
    """On tiles; as many pieces as the set has."""
    metal, low = finish(look), .110
    tiled(.880, .480 if look.count > 3 else .440)
    towel_bar('bar', -.370, .100, .380 if look.count > 3 else .340, metal)
    ring(.285, .380 if look.count > 3 else .340, metal)
    if look.count == 3:
        hook(-.135, .140, metal)
        return View(turn=-22, height=15, lens=85, fill=.95, exposure=1.05)
    holder(-.130, .190, metal)
    if look.count == 4:
        hook(.070, .170, metal)
    else:
        hook(-.020, .225, metal)
        towel_bar('small', .090, .370, low, metal)
    return View(turn=-22, height=15, lens=85, fill=.95, exposure=1.05)
