"""Galvanized joist hangers for two by eight, some standing, the rest stacked in each other."""
from studio.geometry import box, lathe, rounded
from studio.housing import placed
from studio.hull import cut
from studio.look import Look, View, linear
from studio.shader import Shader, plain

WIDE, HIGH, DEEP, FLANGE, THICK = .040, .162, .046, .036, .0014
ZINC, HOLE = linear('#b4b9bb'), linear('#17181a')


def galvanized():
    """Zinc with the crystals that it freezes to."""
    shader = Shader('galvanized')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 3.)))
    _, cell = shader.cells(at, 130.)
    spangle, cloud = shader.split(cell)[0], shader.noise(at, 30., 2)
    depth = shader.math('ADD', shader.spread(spangle, .82, 1.18), shader.spread(cloud, -.08, .08))
    glossy = shader.node('BsdfGlossy')
    for name, value in (('Color', shader.power((*ZINC, 1), depth)), ('Roughness', shader.spread(spangle, .30, .46)), ('Normal', shader.relief(cloud, .15, .002))):
        shader.plug(glossy.inputs[name], value)
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], glossy.outputs[0])
    return shader.material


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


def build(look: Look) -> View:
    """One to the front, one turned, a stack of three lying behind."""
    zinc, dark = galvanized(), plain('hole', HOLE, .8)
    with placed((-.010, -.050, 0), (0, 0, 8)):
        hanger('first', zinc, dark)
    with placed((.150, .010, 0), (0, 0, -34)):
        hanger('second', zinc, dark)
    for index in range(8):
        with placed((-.150 + index * .002, .030 + index * .014, 0), (0, 0, 34)):
            hanger(f'row-{index}', zinc, dark)
    return View(turn=0, height=24, lens=75, fill=.92, exposure=1.1)
