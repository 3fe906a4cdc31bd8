"""What a tile setter works with: a notched trowel, a margin trowel, a float, nippers and spacers."""
from math import cos, pi, sin

from studio.geometry import box, lathe, rounded, tube
from studio.hardware import another, brushed
from studio.housing import placed, slab
from studio.hull import cut, hull
from studio.look import Look, View, linear
from studio.plumbing import bare, bent, moulded
from studio.shader import plain

STEEL, RED, DARK, RUBBER, SPACER = (linear(value) for value in ('#b9bdbf', '#b5452f', '#26292b', '#7c9a4c', '#e6e4dc'))


def grip(name: str, long: float, red, dark, size=1.) -> None:
    """A handle along x with soft parts, its middle at the origin."""
    half = long / 2
    hull(name, [(-half, 0, .0120 * size, .0120 * size, 2.4), (-half * .6, .0010, .0160 * size, .0160 * size, 2.4), (0, .0030, .0172 * size, .0175 * size, 2.4), (half * .55, .0010, .0150 * size, .0155 * size, 2.4),
                (half, -.0010, .0165 * size, .0165 * size, 2.4)], red, .5, 8)
    hull(f'{name}-soft', [(-half * .52, .0012, .0166 * size, .0166 * size, 2.4), (0, .0032, .0178 * size, .0181 * size, 2.4), (half * .50, .0012, .0157 * size, .0162 * size, 2.4)], dark, .06, 8, main=False)


def notched(steel, red, dark) -> None:
    """A blade with square teeth on its front and its right side; the handle lies along x above it."""
    wide, deep, tooth = .280, .115, .0080
    edge = [(-wide / 2, deep / 2)]
    edge += [(-wide / 2, -deep / 2)]
    count = int(wide / tooth / 2)
    for index in range(count):
        x = -wide / 2 + tooth * 2 * index
        edge += [(x + tooth, -deep / 2), (x + tooth, -deep / 2 + tooth), (x + 2 * tooth, -deep / 2 + tooth), (x + 2 * tooth, -deep / 2)]
    edge += [(wide / 2, -deep / 2), (wide / 2, deep / 2)]
    cut('trowel-blade', list(reversed(edge)), .0014, steel, .0003, main=False)
    box('trowel-back', (.200, .030, .0060), bare(STEEL, .34, .05), .002, at=(0, .006, .0042), main=False)
    tube('trowel-tang', bent([(.060, .006, .006), (.060, .006, .052), (-.080, .006, .056)], .016), .0050, bare(STEEL, .3, .04), main=False)
    with placed((-.030, .006, .056)):
        grip('trowel-grip', .132, red, dark)


def margin(steel, red, dark) -> None:
    """A narrow blade with a bent neck, along x, handle to the right."""
    outline = rounded([(-.125, -.0250, .004), (0, -.0250, .006), (.004, 0, .004), (0, .0250, .006), (-.125, .0250, .004), (-.125, -.0250, .004), (0, -.0250)], 5)[1:-1]
    cut('margin-blade', outline, .0013, steel, .0003, main=False)
    tube('margin-neck', bent([(-.030, 0, .0020), (.014, 0, .0050), (.022, 0, .0300), (.060, 0, .0330)], .012), .0042, bare(STEEL, .3, .04), main=False)
    with placed((.105, 0, .0330)):
        grip('margin-grip', .118, red, dark, .86)


def grout_float(red, dark) -> None:
    """A plate of rubber under a back, the handle above it along x."""
    slab('float-rubber', .245, .100, .0120, .0040, plain('rubber', RUBBER, .7, Specular=.3), .0014, main=False)
    slab('float-back', .232, .088, .0070, .0060, red, .0020, at=(0, 0, .0118))
    for x in (-.052, .052):
        hull(f'float-post-{x}', [(x * 1.15, .016, .0150, .0100, 3), (x, .040, .0110, .0090, 3), (x * .92, .058, .0120, .0120, 3)], red, .2, 6)
    with placed((0, 0, .060)):
        grip('float-grip', .128, red, dark, 1.05)


def nippers(steel, red) -> None:
    """Lying flat, along x: two jaws to the left, two handles to the right."""
    for side in (-1, 1):
        with placed((0, 0, .012), (-90, 0, 0)):
            hull(f'jaw-{side}', [(-.050, side * .0026, .0060, .0022, 4), (-.036, side * .0105, .0066, .0068, 4), (-.018, side * .0100, .0070, .0085, 4), (0, side * .0020, .0066, .0100, 4), (.014, -side * .0060, .0056, .0070, 4),
                                 (.030, -side * .0115, .0046, .0056, 4)], steel, .2, 6, main=False)
            hull(f'nip-grip-{side}', [(.022, -side * .0100, .0072, .0068, 3), (.060, -side * .0215, .0084, .0084, 2.8), (.100, -side * .0260, .0086, .0084, 2.8), (.140, -side * .0215, .0086, .0090, 2.8), (.156, -side * .0220, .0090, .0110, 2.6)],
                 red, .4, 8)
    lathe('rivet', [(0, -.0010), (.0078, -.0010), (.0078, .0005, .0006), (.0050, .0018, .0010), (0, .0022)], bare(STEEL, .2, .02), 48, at=(0, 0, .0190), main=False)
    tube('spring', bent([(.016, -.006, .012), (.044, -.010, .012), (.052, .0, .012), (.044, .010, .012), (.016, .006, .012)], .006), .0014, steel, main=False)


def spacers(random, white) -> None:
    """Small crosses, poured out."""
    arm, half = .0068, .0014
    outline = [(half, half), (half, arm), (-half, arm), (-half, half), (-arm, half), (-arm, -half), (-half, -half), (-half, -arm), (half, -arm), (half, -half), (arm, -half), (arm, half)]
    first = cut('spacer', outline, .0026, white, .0003, main=False, at=(0, 0, 0))
    for index in range(46):
        angle, reach = random.uniform(0, 2 * pi), .038 * random.random() ** .6
        another(first, f'spacer-{index}', (reach * cos(angle), reach * sin(angle), max(0, .006 * (1 - reach / .03)) * random.uniform(.3, 1.2)),
                (random.uniform(-.35, .35) if reach < .03 else 0, random.uniform(-.35, .35) if reach < .03 else 0, random.uniform(0, 3)), main=False)


def build(look: Look) -> View:
    """Laid out, the large ones behind."""
    steel, red, dark = brushed(linear('#8d9295'), .42), moulded(RED, .36), moulded(DARK, .6)
    with placed((-.120, .100, 0), (0, 0, 10)):
        notched(steel, red, dark)
    with placed((.165, .085, 0), (0, 0, -12)):
        grout_float(red, dark)
    with placed((-.130, -.060, 0), (0, 0, 8)):
        margin(steel, red, dark)
    with placed((.150, -.050, 0), (0, 0, -26)):
        nippers(bare(linear('#6f7476'), .32, .05), red)
    with placed((.045, -.125, 0)):
        spacers(look.random, moulded(SPACER, .4))
    return View(turn=0, height=32, lens=75, fill=.94, exposure=1.05)
