"""A faucet as cooks use it: a hose in a spring, and a head in a holder."""
from studio.faucet import coil, finish, foot, neck, rubber, side_lever, sprayer
from studio.geometry import arc, lathe, tube
from studio.look import Look, View


def build(look: Look) -> View:
    """The spring carries the hose over to the head."""
    metal, reach, top = finish(look), .215, .395
    foot('foot', .030, metal)
    lathe('body', [(.0250, .004), (.0250, .120, .002), (.0225, .124, .002), (.0150, .128, .002), (.0150, .205, .002), (.0170, .207, .001), (.0170, .226, .001), (.0120, .228)], metal, 96)
    line = [*[(0, 0, .222 + (top - .222) * k / 12) for k in range(12)], *arc((-reach / 2, 0, top), reach / 2, 0, 180, 40, 'xz'), *[(-reach, 0, top - .075 * k / 6) for k in range(1, 7)]]
    tube('hose', line, .0080, rubber(), main=False)
    coil('spring', line, .0128, .0056, .0019, metal)
    for name, x, level in (('low', 0, .222), ('high', -reach, top - .090)):
        lathe(f'collar-{name}', [(.0120, 0), (.0158, .001, .001), (.0158, .018, .001), (.0120, .019)], metal, 64, at=(x, 0, level))
    sprayer(metal, (-reach, 0, top - .090), .125, radius=.0185)
    neck('arm', [(0, 0, .188), (-reach + .030, 0, .256), (-reach + .018, 0, .258)], .0058, metal)
    lathe('clamp', [(.0150, -.010), (.0190, -.009, .001), (.0190, .009, .001), (.0150, .010)], metal, 64, at=(0, 0, .186))
    lathe('holder', [(.0186, -.008), (.0212, -.007, .001), (.0212, .007, .001), (.0186, .008)], metal, 64, at=(-reach, 0, .258))
    side_lever(metal, .066, .024)
    return View(turn=32, height=18, lens=85, fill=.94, exposure=1.1)
