"""A faucet on two pillars with a bridge between them, cross handles and a spray beside it."""
from studio.faucet import aerator, cross, finish, foot, rubber
from studio.geometry import arc, lathe, tube
from studio.look import Look, View

SPAN, LEVEL = .1016, .078


def pillar(name: str, x: float, metal) -> None:
    """A foot, a turned pillar and its handle."""
    foot(f'{name}-foot', .029, metal, (x, 0, 0), .010)
    lathe(name, [(.020, .008), (.013, .018, .006), (.0120, .054, .006), (.0185, .064, .004), (.0205, LEVEL - .006, .004), (.0205, LEVEL + .010, .004), (.016, LEVEL + .022, .004),
                 (.017, LEVEL + .025, .002), (.0150, LEVEL + .030)], metal, 64, at=(x, 0, 0))
    cross(f'{name}-handle', metal, (x, 0, LEVEL + .028))


def spray(metal, at) -> None:
    """A spray in its ring."""
    foot('spray-foot', .025, metal, at, .012)
    lathe('spray', [(.013, .010), (.0105, .026, .01), (.0095, .056, .01), (.0105, .080, .006), (.0185, .100, .008), (.0195, .118, .003), (.016, .124, .003), (0, .125)], metal, 64, smooth=50, at=at)
    tube('spray-lever', [(at[0], at[1] - .016, .112), (at[0], at[1] - .022, .094), (at[0], at[1] - .018, .064)], .0042, metal)
    lathe('spray-ring', [(.0136, .012), (.0146, .013, .001), (.0136, .015)], rubber(), 48, at=at, main=False)


def build(look: Look) -> View:
    """The spout turns over the middle of the bridge."""
    metal, radius, up = finish(look), .088, .245
    for name, x in (('left', -SPAN), ('right', SPAN)):
        pillar(name, x, metal)
    tube('bridge', [(-SPAN, 0, LEVEL), (SPAN, 0, LEVEL)], .0105, metal)
    lathe('hub', [(.0150, LEVEL - .022), (.0185, LEVEL - .016, .004), (.0185, LEVEL + .018, .004), (.0140, LEVEL + .028, .004), (.0155, LEVEL + .031, .002), (.0155, LEVEL + .037, .002),
                  (.0108, LEVEL + .042)], metal, 64)
    lathe('hub-end', [(0, LEVEL - .028), (.008, LEVEL - .026, .004), (.0150, LEVEL - .021)], metal, 64)
    tube('spout', [(0, 0, LEVEL), *arc((0, -radius, up), radius, 0, 180, 44, 'yz'), (0, -2 * radius, up - .040)], .0108, metal)
    aerator(metal, (0, -2 * radius, up - .042), .0112)
    spray(metal, (SPAN + .1016, 0, 0))
    return View(turn=-15, height=20, lens=85, fill=.90, exposure=1.1)
