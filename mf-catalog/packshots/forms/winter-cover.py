"""A winter cover for a round pool of twenty-four feet, folded; the cable of its hem and the winch that tightens it."""
from math import cos, pi, sin

from mathutils import Vector, noise

from studio.cabinet import panel
from studio.geometry import box, lathe, solid, tube
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import gripped, shaped
from studio.shader import Shader, plain

FINE = True
WIDE, DEEP, THICK, FOLDS = .620, .430, .019, 8
BLACK, CABLE, BRASS, STEEL, DARK = (linear(value) for value in ('#26292b', '#33373a', '#c2a865', '#a3a8aa', '#1d1f20'))


def woven(tone):
    """Woven strips with a coat on both sides."""
    shader = Shader('woven')
    x, y, _ = shader.split(shader.place())
    threads = [shader.math('PINGPONG', shader.math('MULTIPLY', part, 170.), .5) for part in (x, y)]
    weave = shader.math('ADD', *threads)
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 5.)))
    crease, cloud = shader.noise(at, (9, 30, 30), 3, .55), shader.noise(at, 10., 3, .6)
    shader.relief(shader.math('MULTIPLY_ADD', weave, .10, shader.math('MULTIPLY_ADD', crease, .8, cloud)), .25, .004)
    depth = shader.math('ADD', shader.spread(cloud, .93, 1.07), shader.spread(weave, .03, -.03))
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.36, Specular=.5)


def layer(name: str, index: int, stuff, random) -> None:
    """One fold: soft, rounded where it turns at its front, a little askew."""
    columns, rows = 64, 40
    offset = Vector((random.uniform(0, 90), random.uniform(0, 90), 0))
    wide, deep = WIDE * random.uniform(.985, 1.), DEEP * random.uniform(.975, 1.)
    points, faces = [], []

    def level(x: float, y: float, top: bool) -> float:
        share_x, share_y = min(1, (wide / 2 - abs(x)) / .022), min(1, (deep / 2 - abs(y)) / .022)
        round_ = (1 - (1 - share_x) ** 2) ** .5 * (1 - (1 - share_y) ** 2) ** .5
        soft = .0055 * noise.noise(Vector((x * 7, y * 9, 0)) + offset) + .0022 * noise.noise(Vector((x * 22, y * 22, 4)) + offset)
        half = THICK / 2 * (.42 + .58 * round_)
        return THICK / 2 + (half if top else -half) + soft * (1 if top else .5)

    for top in (True, False):
        for row in range(rows + 1):
            for column in range(columns + 1):
                # Close lines where the edge is round.
                u, v = column / columns * 2 - 1, row / rows * 2 - 1
                x, y = wide / 2 * sin(u * pi / 2), deep / 2 * sin(v * pi / 2)
                points.append((x, y + .004 * noise.noise(Vector((x * 5, 0, index)) + offset), level(x, y, top)))
    count = (columns + 1) * (rows + 1)
    for part in (0, count):
        for row in range(rows):
            for column in range(columns):
                a = part + row * (columns + 1) + column
                face = (a, a + 1, a + columns + 2, a + columns + 1)
                faces.append(face if part == 0 else tuple(reversed(face)))
    ring = [*range(columns + 1), *((r + 1) * (columns + 1) - 1 for r in range(1, rows + 1)), *(rows * (columns + 1) + c for c in range(columns - 1, -1, -1)),
            *(r * (columns + 1) for r in range(rows - 1, 0, -1))]
    faces += [(ring[i], ring[i - 1], count + ring[i - 1], count + ring[i]) for i in range(len(ring))]
    solid(name, points, faces, stuff, smooth=180, at=(random.uniform(-.006, .006), random.uniform(-.008, .004), index * (THICK - .001)), turn=(0, 0, random.uniform(-1., 1.)))


def hem(stuff, brass, dark) -> None:
    """A flap that comes down over the front: the hem, stitched, with grommets."""
    high = FOLDS * (THICK - .001)
    columns, line = 60, []
    for step in range(15):
        if step < 5:
            line.append((-.080 - step * .030, high + .0055))
        else:
            t = min(1, (step - 5) / 5) * pi / 2
            line.append((-DEEP / 2 + .002 - .014 * sin(t), high + .0055 - .014 * (1 - cos(t)) - max(0, step - 10) * .0155))
    points, faces = [], []
    for y, z in line:
        for column in range(columns + 1):
            x = (column / columns - .5) * WIDE * .96
            points.append((x, y - .0035 * sin(x * 17) * max(0, (high - z) / .09), z + .0030 * sin(x * 13 + 1) * (z > high)))
    for row in range(len(line) - 1):
        faces += [(row * (columns + 1) + c, (row + 1) * (columns + 1) + c, (row + 1) * (columns + 1) + c + 1, row * (columns + 1) + c + 1) for c in range(columns)]
    flap = solid('hem', points, faces, stuff, smooth=180)
    skin = flap.modifiers.new('thickness', 'SOLIDIFY')
    skin.thickness = .003
    for index in range(5):
        x = (index - 2) * .128
        with placed((x, -DEEP / 2 - .0165 - .0035 * sin(x * 17) * .4, high - .048), (90, 0, 0)):
            lathe(f'grommet-{index}', [(.0085, 0), (.0085, .0030, .001), (.0175, .0030, .002), (.0185, 0)], brass, 48, main=False)
            lathe(f'hole-{index}', [(.0086, .0012), (0, .0012)], dark, 32, main=False)


def cable(stuff, brass) -> None:
    """Coated cable in a coil, its ends in ferrules."""
    line, turns = [], 6
    for k in range(turns * 60 + 30):
        angle = k * 2 * pi / 60 + 2.2
        reach = .098 + .0065 * sin(k * .021) + .003 * sin(angle * 3 + k * .01)
        line.append((.300 + reach * cos(angle), -.400 + reach * sin(angle), .006 + .0042 * (k / 60) + .0025 * sin(k * .37)))
    x, y, z = line[-1]
    line += [(x + .020, y - .016, z * .8), (x + .060, y - .020, z * .5), (x + .110, y - .010, .0052)]
    tube('cable', line, .0048, stuff, main=False)
    tube('tie', [(.300 + r * cos(.6), -.400 + r * sin(.6), z) for r, z in ((.086, .003), (.086, .038), (.114, .038), (.114, .003))], .0028, plain('tie', DARK, .5), closed=True, main=False)
    tube('ferrule', [(x + .100, y - .012, .006), (x + .128, y - .006, .006)], .0066, brass, main=False)


def winch(black, steel) -> None:
    """A drum between two galvanised cheeks, a ratchet before them, and a crank to turn it."""
    cheek = [(-.046, -.040), (.046, -.040), (.046, -.006), (.024, .034), (-.024, .034), (-.046, -.006)]
    with placed((.050, -.410, .042), (0, 0, 8)):
        for side in (-1, 1):
            panel(f'cheek-{side}', cheek, .004, steel, .0012, main=False, at=(0, side * .026 + .002, 0))
        box('foot', (.092, .056, .004), steel, .001, main=False, at=(0, 0, -.039))
        lathe('drum', [(.015, -.026), (.015, .026)], black, 40, main=False, turn=(90, 0, 0))
        shaped('ratchet', [(.010, .030), (.026, .030), (.026, .036), (.010, .036)], black, gripped(14, .18, 2), 168, 30, main=False, turn=(90, 0, 0))
        lathe('nut', [(.011, .034), (.011, .050, .002), (0, .051)], steel, 32, main=False, turn=(90, 0, 0))
        tube('bar', [(0, -.046, 0), (.056, -.046, .058)], .0062, steel, main=False)
        lathe('grip', [(.0095, 0), (.0115, .006, .004), (.0115, .052, .004), (0, .056)], black, 40, main=False, at=(.054, -.042, .056), turn=(90, 0, 0))


def build(look: Look) -> View:
    """The folded cover, its hem in front; cable and winch before it."""
    stuff, brass, steel = woven(look.tone), plain('brass', BRASS, .3, Metallic=1.), plain('steel', STEEL, .40, Specular=.6)
    random = look.random
    for index in range(FOLDS):
        layer(f'fold-{index}', index, stuff, random)
    hem(stuff, brass, plain('hole', DARK, .8))
    cable(plain('cable', CABLE, .4), brass)
    winch(plain('black', BLACK, .42), steel)
    return View(turn=-24, height=24, lens=80, fill=.88)
