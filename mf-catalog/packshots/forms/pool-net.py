"""A brush and a net for a pool, and the two parts of the pole that carries either."""
from math import cos, pi, sin

from studio.geometry import lathe, solid, tube
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import bare, bent, moulded
from studio.shader import Shader, plain

BLUE, WHITE, DARK, NET, ALLOY, BRISTLE = (linear(value) for value in ('#2f6f9c', '#e4e4e0', '#26292b', '#3f7fa8', '#b9bfc2', '#dfe3e2'))
FINE = True
LONG = 2.44


def mesh_material():
    """Threads with gaps between them."""
    shader = Shader('net')
    x, y, _ = shader.split(shader.place())
    parts = [shader.step(shader.math('PINGPONG', shader.math('MULTIPLY', part, 62.), .5), .10, .20) for part in (x, y)]
    gap = shader.math('MULTIPLY', *parts)
    return shader.surface(Base_Color=shader.mix(gap, (*NET, 1), (*linear('#6d9fbd'), 1)), Roughness=.6, Alpha=shader.spread(gap, 1., .40))


def pole(name: str, radius: float, metal, dark, blue, held=True) -> None:
    """A pipe along z: a grip at its foot if it is `held` there, a collar at its head."""
    lathe(name, [(radius - .002, 0), (radius, .002, .001), (radius, LONG), (radius - .002, LONG)], metal, 48)
    if held:
        lathe(f'{name}-grip', [(radius, .0), (radius + .004, .004, .003), (radius + .004, .150, .003), (radius, .156)], dark, 48, main=False)
        lathe(f'{name}-end', [(radius + .004, .004), (radius + .001, -.008, .004), (0, -.010)], dark, 48, main=False)
    lathe(f'{name}-collar', [(radius, LONG - .105), (radius + .006, LONG - .100, .003), (radius + .006, LONG - .045, .003), (radius, LONG - .040)], blue, 48, main=False)


def net(blue, white, stuff) -> None:
    """A flat scoop along y: its frame, its net, the neck that the pole goes into."""
    half, deep = .215, .330
    outline = [(-.050, -.060), (-half * .80, -.030), (-half, .020), (-half, deep - .02), (half, deep - .02), (half, .020), (half * .80, -.030), (.050, -.060)]
    line = bent([(x, y, .024) for x, y in outline], .030, 8)
    tube('frame', [*line, line[0]], .0105, blue)
    lip = [(-half - .012, deep - .040, .018), (-half - .008, deep - .012, .006), (half + .008, deep - .012, .006), (half + .012, deep - .040, .018)]
    tube('lip', bent(lip, .012, 6), .0085, white, main=False)
    columns, rows = 30, 24
    points = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            u, v = column / columns * 2 - 1, row / rows
            narrow = half * (1 if v > .22 else .30 + .70 * (v / .22) ** .6)
            sag = .016 * (1 - u * u) * sin(pi * v)
            points.append((u * narrow, -.056 + v * (deep + .036), .022 - sag))
    faces = [(r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c) for r in range(rows) for c in range(columns)]
    solid('net', points, faces, stuff, smooth=180, main=False)
    with placed((0, -.060, .024), (90, 0, 0)):
        lathe('neck', [(.016, -.01), (.022, .004, .004), (.020, .060, .004), (.0165, .064), (.0165, .150, .002), (0, .151)], blue, 48, main=False)
    for side in (-1, 1):
        tube(f'brace-{side}', [(side * .130, -.010, .024), (side * .050, -.070, .026), (0, -.104, .026)], .0065, blue, main=False)


def brush(blue, bristle, random) -> None:
    """A bowed back along x, tufts of bristles upwards from it as it lies, its neck."""
    count, bow = 44, .055
    back = []
    for k in range(count + 1):
        u = k / count * 2 - 1
        back.append((u * .225, bow * u * u, .022 + .012 * u * u))
    for shift, thick in ((0, .0165), (.013, .013), (-.013, .013)):
        tube(f'back-{shift}', [(x, y + shift, z) for x, y, z in back], thick, blue, main=False)
    points, faces, around = [], [], 8
    for k in range(42):
        for row in range(4):
            u = (k + (row % 2) * .5) / 42 * 2 - .98
            x, y, z = u * .219, bow * u * u + (row - 1.5) * .0105, .030 + .012 * u * u
            dx, dy, long = random.uniform(-.002, .002) + .004 * u, random.uniform(-.002, .002) + (row - 1.5) * .005, .046 + random.uniform(-.002, .002)
            start = len(points)
            for level, thick in ((0, .0030), (long - .002, .0046), (long, .0036)):
                for corner in range(around):
                    angle = 2 * pi * corner / around
                    points.append((x + dx * level / long + thick * cos(angle), y + dy * level / long + thick * sin(angle), z + level))
            for low in (start, start + around):
                faces += [(low + c, low + (c + 1) % around, low + around + (c + 1) % around, low + around + c) for c in range(around)]
            faces.append(tuple(range(start + 2 * around, start + 3 * around)))
    solid('bristles', points, faces, bristle, smooth=50, main=False)
    with placed((0, -.010, .026), (84, 0, 0)):
        lathe('brush-neck', [(.020, -.01), (.026, .006, .004), (.021, .050, .004), (.0165, .054), (.0165, .140, .002), (0, .141)], blue, 48, main=False)


def build(look: Look) -> View:
    """The net on one part of the pole, the brush and the other part beside it."""
    blue, white, dark, metal = moulded(BLUE, .3), moulded(WHITE, .3), moulded(DARK, .4), bare(ALLOY, .36, .0)
    with placed((-.160, -.200, 0), (0, 0, -9)):
        with placed((0, 0, 0), (0, 0, 180)):
            net(blue, white, mesh_material())
        with placed((0, .150, .024), (-90, 0, 0)):
            pole('upper', .0195, metal, dark, blue, held=False)
    with placed((.300, -.110, 0), (0, 0, 172)):
        brush(blue, plain('bristle', BRISTLE, .5), look.random)
    with placed((.100, .120, .024), (-90, 0, -7)):
        pole('lower', .0165, metal, dark, blue)
    return View(turn=-10, height=21, lens=42, fill=.94)
