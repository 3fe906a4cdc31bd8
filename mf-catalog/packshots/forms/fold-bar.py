"""A bar beside a toilet, which folds up to the wall: a loop on a hinge."""
from studio.bathwall import OUT, escutcheon, tiled
from studio.geometry import box, lathe, tube
from studio.housing import placed, screw
from studio.look import Look, View, linear
from studio.plumbing import bare, bent
from studio.shader import plain

FINE = True
INCH = .0254
LONG, LEVEL, APART, RADIUS = 30 * INCH, .375, .150, .0160
STEEL, GREY = linear('#aeb3b5'), linear('#83878a')


def build(look: Look) -> View:
    """Folded down, so that it stands out of the wall."""
    white, steel, grey = plain('enamel', look.tone, .34, Specular=.3), bare(STEEL, .22, .02), plain('bush', GREY, .5)
    tiled(1.120, .620, at=(-.280, 0, 0))
    low, high, root = LEVEL - APART / 2, LEVEL + APART / 2, .058
    escutcheon('plate', .112, .300, (0, 0, LEVEL), white, .018, .010)
    for side in (-1, 1):
        for index, z in enumerate((-.120, .120)):
            with placed((side * .040, -.0095, LEVEL + z), (90, 0, 0)):
                screw(f'screw-{side}-{index}', .0066, (0, 0, 0), steel, 30 * side)
        box(f'cheek-{side}', (.008, .080, .205), white, .003, at=(side * .026, -.045, LEVEL))
        for index, z in enumerate((low, high)):
            lathe(f'pin-{side}-{index}', [(.0125, 0), (.0125, .0035, .001), (.0090, .0050, .001), (0, .0052)], steel, 48, at=(side * .030, -root, z), turn=(0, 90 * side, 0), main=False)
    box('web', (.048, .064, .196), white, .002, at=(0, -.041, LEVEL))
    for index, z in enumerate((low, high)):
        lathe(f'bush-{index}', [(.0215, 0), (.0215, .010, .002), (.0165, .011)], grey, 64, at=(0, -root - .012, z), turn=OUT, main=False)
    end = -LONG
    loop = bent([(0, -root, high), (0, end, high), (0, end, low), (0, -root, low)], APART / 2 - .0005, 40)
    tube('loop', loop, RADIUS, white)
    tube('strut', [(0, -.270, low), (0, -.270, high)], .0125, white)
    return View(turn=-38, height=17, lens=85, fill=.95, exposure=.84)
