"""Five chisels and a block plane."""
from studio.geometry import box, lathe, rounded, solid
from studio.housing import placed
from studio.hull import closed, cut, hull
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.shader import plain
from studio.tank import enamel
from studio.wood import wood

STEEL, BRASS, ASH, CASE, FELT = (linear(value) for value in ('#b4b8ba', '#c09a52', '#b98b56', '#7a5232', '#2f4a44'))
WIDTHS = (.00635, .0127, .0190, .0254, .0318)


def chisel(name: str, wide: float, blade, handle, brass) -> None:
    """Along y: the edge at y = 0 in front, the handle away; it lies on its back at z = 0."""
    half, thick, long = wide / 2, .0038, .118
    top = max(half - .0028, half * .45)
    rows = []
    for y, height, upper in ((0, .0004, half), (.0100, thick * .98, top), (long - .022, thick * 1.15, top), (long - .012, thick * 1.4, top * .9)):
        lower = half if y < long - .020 else half * .86 if half > .005 else half
        rows.append([(-lower, y, 0), (lower, y, 0), (lower, y, min(height, .0014)), (upper, y, height), (-upper, y, height), (-lower, y, min(height, .0014))])
    faces = [(k * 6 + i, k * 6 + (i + 1) % 6, (k + 1) * 6 + (i + 1) % 6, (k + 1) * 6 + i) for k in range(3) for i in range(6)] + [tuple(range(6)), tuple(range(18, 24))]
    closed(solid(f'{name}-blade', [p for row in rows for p in row], faces, blade, .0003, 20))
    middle = .0085
    with placed((0, long - .014, middle), (-90, 0, 0)):
        neck = min(half, .0052)
        lathe(f'{name}-neck', [(0, -.001), (neck * .72, 0, .002), (neck * .62, .012, .004), (.0075, .024, .003), (.0075, .027)], blade, 48, main=False)
        lathe(f'{name}-ferrule', [(.0078, .024), (.0094, .0248, .0006), (.0104, .040, .0006), (.0100, .041)], brass, 64, main=False)
        lathe(f'{name}-handle', [(.0098, .0405), (.0108, .044, .002), (.0136, .075, .02), (.0122, .105, .02), (.0140, .128, .010), (.0134, .1345)], handle, 72, smooth=60, main=False)
        lathe(f'{name}-hoop', [(.0134, .1330), (.0145, .1336, .0006), (.0143, .1420, .0008), (.0132, .1426)], brass, 64, main=False)
        lathe(f'{name}-end', [(.0134, .1420), (.0124, .1462, .004), (0, .1480)], handle, 64, smooth=60, main=False)


def plane(body, bright, brass, knob) -> None:
    """A block plane along x, its toe to the left; its sole at z = 0."""
    side = rounded([(-.080, 0, .001), (.080, 0, .001), (.080, .016, .010), (.062, .028, .014), (.020, .0340, .02), (-.020, .0330, .02), (-.058, .020, .012), (-.080, .017, .008), (-.080, 0)], 6)[:-1]
    for way in (-1, 1):
        with placed((0, way * .0235 + .0015, 0), (90, 0, 0)):
            cut(f'cheek-{way}', side, .0030, body, .0007, main=False)
    box('sole', (.160, .048, .0040), bright, .0008, at=(0, 0, .0020), main=False)
    box('toe', (.034, .046, .0140), body, .0030, at=(-.062, 0, .0090), main=False)
    box('bed', (.060, .044, .0130), body, .0030, at=(.044, 0, .0090), main=False)
    with placed((.016, 0, .0230), (0, 20, 0)):
        box('iron', (.125, .0410, .0030), bright, .0005, at=(.004, 0, .0), main=False)
        hull('cap', [(-.040, .0040, .0190, .0020, 5), (-.020, .0080, .0195, .0042, 5), (.020, .0110, .0200, .0060, 4), (.050, .0070, .0180, .0050, 3)], enamel(linear('#2f5540'), .3), .4, 8, main=False)
        lathe('wheel', [(0, .0), (.0110, .001, .001), (.0120, .0030, .001), (.0120, .0070, .001), (.0100, .0085, .001), (0, .0085)], brass, 48, at=(.020, 0, .0150), main=False)
    lathe('front-knob', [(.0090, .0150), (.0100, .0170, .002), (.0080, .0240, .003), (.0120, .0310, .004), (.0110, .0360, .003), (0, .0375)], knob, 64, smooth=60, at=(-.062, 0, 0), main=False)
    lathe('adjust', [(0, 0), (.0026, 0), (.0026, .014), (.0090, .0145, .001), (.0095, .0165, .001), (.0095, .0220, .001), (.0080, .0235, .001), (0, .0235)], brass, 48, at=(.058, 0, .0230), turn=(0, 74, 0), main=False)


def build(look: Look) -> View:
    """The chisels in an open case of wood on felt, the plane before it."""
    blade, brass, handle, walnut = bare(STEEL, .28, .03), bare(BRASS, .22, .02), wood(look, 'oak', ASH, rough=.36, coat=.4), wood(look, 'walnut', CASE, rough=.42, coat=.2)
    wide, deep = .290, .330
    with placed((0, .040, 0)):
        box('floor', (wide, deep, .008), walnut, .001, at=(0, 0, .004), main=False)
        box('felt', (wide - .016, deep - .016, .006), plain('felt', FELT, .95, Specular=.1), .001, at=(0, 0, .011))
        for side in (-1, 1):
            box(f'wall-x-{side}', (.010, deep, .034), walnut, .0016, at=(side * (wide / 2 - .005), 0, .017), main=False)
            box(f'wall-y-{side}', (wide, .010, .034), walnut, .0016, at=(0, side * (deep / 2 - .005), .017), main=False)
        box('rest', (wide - .022, .026, .012), walnut, .002, at=(0, .030, .018), main=False)
        for index, half in enumerate(WIDTHS):
            with placed(((index - 2) * .050, -.128, .0220), (0, 0, look.random.uniform(-.8, .8))):
                chisel(f'chisel-{index}', half, blade, handle, brass)
    with placed((-.010, -.185, 0), (0, 0, 6)):
        plane(enamel(linear('#24282a'), .34), bare(STEEL, .30, .03), brass, handle)
    return View(turn=-26, height=38, lens=70, fill=.94, exposure=1.1)
