"""Twenty-five galvanized joist hangers for two by eight: one nailed to a beam with the end of a joist in it, two before it, the rest in rows, in each other."""
from studio.geometry import box, lathe, rounded
from studio.housing import placed
from studio.hull import cut
from studio.look import Look, View, linear
from studio.shader import Shader, plain
from studio.wood import wood

FINE = True
WIDE, HIGH, DEEP, FLANGE, THICK = .040, .162, .046, .036, .0014
ZINC, HOLE, SPRUCE, NAIL = (linear(value) for value in ('#b4b9bb', '#17181a', '#dcbf8e', '#9da2a4'))
JOIST = .038, .184
"""How thick and how high dry two by eight is."""


def galvanized():
    """Zinc with the crystals that it freezes to."""
    shader = Shader('galvanized')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 3.)))
    _, cell = shader.cells(at, 340.)
    spangle, cloud = shader.split(cell)[0], shader.noise(at, 40., 2)
    depth = shader.math('ADD', shader.spread(spangle, .90, 1.10), shader.spread(cloud, -.06, .06))
    return shader.surface(Base_Color=shader.power((*ZINC, 1), depth), Roughness=shader.spread(spangle, .34, .46), Metallic=.72, Specular=.5)


def hanger(name: str, zinc, dark) -> None:
    """A stirrup: seat, two cheeks, two flanges with holes; its back is at y = 0, the joist comes from -y."""
    box(f'{name}-seat', (WIDE + 2 * THICK, DEEP, THICK), zinc, .0005, at=(0, -DEEP / 2, THICK / 2))
    for side in (-1, 1):
        x = side * (WIDE / 2 + THICK / 2)
        cheek = rounded([(0, 0), (-DEEP, 0, .003), (-DEEP, HIGH * .42, .012), (-DEEP * .55, HIGH * .70, .012), (-DEEP * .55, HIGH - .006, .008), (0, HIGH, .001), (0, 0)], 5)[:-1]
        with placed((x - THICK / 2, 0, 0), (90, 0, 90)):
            cut(f'{name}-cheek-{side}', cheek, THICK, zinc, .0004)
        flange = rounded([(0, .006), (FLANGE - .004, .006, .004), (FLANGE, .040, .010), (FLANGE, HIGH - .012, .010), (FLANGE - .012, HIGH, .008), (0, HIGH), (0, .006)], 5)[:-1]
        flange = [(part * side, z) for part, z in flange]
        with placed((x, 0, 0), (90, 0, 0)):
            cut(f'{name}-flange-{side}', flange, THICK, zinc, .0004)
            for index in range(5):
                place = (side * (FLANGE * (.40 if index % 2 else .70)), .026 + index * .029, 0)
                for depth in (THICK + .0002, -.0002):
                    lathe(f'{name}-hole-{side}-{index}-{depth}', [(0, depth), (.0024, depth)], dark, 24, main=False, at=place)
        for index, z in enumerate((.040, .085, .128)):
            for out in (.0002, -THICK - .0002):
                lathe(f'{name}-nail-{side}-{index}-{out}', [(0, 0), (.0024, 0)], dark, 24, main=False, at=(side * (WIDE / 2 + THICK + out), -.017 if index else -.028, z), turn=(0, side * 90, 0))
        # The tongue that holds the hanger before it is nailed.
        with placed((x + side * THICK * .4, -.020, HIGH * .80), (0, 0, 0)):
            box(f'{name}-tongue-{side}', (.0012, .010, .006), zinc, .0004, turn=(0, 0, side * 14))


def nailed(name: str, steel) -> None:
    """Heads of nails in the holes of the flanges."""
    for side in (-1, 1):
        x = side * (WIDE / 2 + THICK / 2)
        for index in range(5):
            place = (x + side * (FLANGE * (.40 if index % 2 else .70)), -THICK - .0004, .026 + index * .029)
            lathe(f'{name}-nail-head-{side}-{index}', [(0, .0012), (.0036, .0011, .0004), (.0040, 0)], steel, 24, main=False, at=place, turn=(90, 0, 0))


def build(look: Look) -> View:
    """The beam at the left, rows behind, two loose ones to the front."""
    zinc, dark, spruce = galvanized(), plain('hole', HOLE, .8), wood(look, 'spf', SPRUCE)
    thick, high = JOIST
    with placed((-.130, .040, 0), (0, 0, -9)):
        box('beam', (.190, thick, high), spruce, .0025, at=(0, thick / 2 + THICK, high / 2 + .0005), main=False)
        box('joist', (.100, thick, high - .004), spruce, .0025, at=(0, -.051, high / 2 + .002), turn=(0, 0, 90), main=False)
        hanger('held', zinc, dark)
        nailed('held', plain('nail', NAIL, .32, Metallic=1.))
    for row, (x, y) in enumerate(((.075, .060), (.215, .075))):
        for index in range(11):
            with placed((x + index * .0016, y + index * .009, index * .0016), (0, 0, 0)):
                hanger(f'row-{row}-{index}', zinc, dark)
    with placed((.020, -.110, 0), (0, 0, 18)):
        hanger('first', zinc, dark)
    with placed((.165, -.095, 0), (0, 0, -30)):
        hanger('second', zinc, dark)
    return View(turn=0, height=24, lens=75, fill=.94, exposure=1.1)
