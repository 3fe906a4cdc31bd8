"""A small faucet for drinking water, and the cartridge of its filter."""
from studio.faucet import finish, foot, neck, swan
from studio.geometry import lathe, tube
from studio.look import Look, View, linear
from studio.plumbing import moulded

FINE = True
WHITE, GREY, BLUE = linear('#e6e5e0'), linear('#7b8185'), linear('#6e8fa6')


def cartridge(at) -> None:
    """A round canister, its head with two ports, a band around it."""
    white, grey, blue = moulded(WHITE), moulded(GREY), moulded(BLUE)
    lathe('can', [(0, 0), (.034, 0, .006), (.037, .010, .004), (.037, .205, .003), (.034, .212, .004), (.028, .214)], white, 96, at=at, main=False)
    lathe('band', [(.0372, .075), (.0374, .076), (.0374, .150), (.0372, .151)], blue, 96, at=at, main=False)
    lathe('head', [(.028, .212), (.0385, .216, .003), (.0385, .240, .004), (.030, .252, .004), (0, .254)], grey, 96, at=at, main=False)
    x, y, z = at
    for side in (-1, 1):
        lathe(f'port-{side}', [(.0105, .020), (.0105, .052, .001), (.0125, .053, .001), (.0125, .062, .001), (.006, .063), (.006, .03)], grey, 48, main=False,
              at=(x, y, z + .232), turn=(0, 90 * side, 0))


def build(look: Look) -> View:
    """The cartridge stands behind the faucet."""
    metal = finish(look)
    foot('foot', .023, metal)
    lathe('body', [(.0165, .004), (.0155, .010, .003), (.0155, .068, .002), (.0170, .070, .001), (.0170, .076, .001), (.0140, .084, .006), (.0085, .092, .003), (.0075, .100)], metal, 96)
    neck('neck', [(0, 0, .086), *swan(.125, .215, .185)], .0066, metal)
    lathe('end', [(.0068, .010), (.0080, .009, .001), (.0080, -.002, .001), (.005, -.003), (0, -.002)], metal, 48, at=(-.125, 0, .184))
    lathe('hub', [(.0105, 0), (.0105, .024, .002), (0, .026)], metal, 48, at=(0, 0, .044), turn=(90, 0, 0))
    tube('lever', [(0, -.021, .046), (.004, -.030, .064), (.008, -.038, .094)], .0044, metal, radii=[1, .9, .8])
    cartridge((.120, .030, 0))
    return View(turn=30, height=18, lens=85, fill=.90, exposure=1.1)
