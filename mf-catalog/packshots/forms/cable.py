"""Cable on a drum; its colour says for what it is."""
from math import cos, pi, sin

from studio.geometry import lathe, solid, tube
from studio.look import Look, View, linear
from studio.plumbing import bent
from studio.shader import Shader, plain
from studio.wood import wood

WIDE, RIM, BOARD = .165, .140, .012
BIRCH, COPPER, STEEL = linear('#d3b587'), linear('#c27b4a'), linear('#b4b9bb')
BLACK, WHITE, RED = linear('#232323'), linear('#e8e6e0'), linear('#a5342c')
PAIRS = [linear(value) for value in ('#2f62a3', '#dfe3ea', '#c9702b', '#eee2d6', '#3f8a50', '#dfeadf', '#7b5537', '#e9e0d8')]
STEPS = 64


def jacket(look: Look):
    """Vinyl with a faint skin."""
    shader = Shader('jacket')
    at = shader.place()
    cloud = shader.noise(at, 60., 2)
    depth = shader.spread(cloud, .95, 1.05)
    return shader.surface(Base_Color=shader.power((*look.tone, 1), depth), Roughness=shader.spread(cloud, .34, .44), Specular=.45)


def strand(name: str, line, wide: float, thick: float, stuff, around=14, **where):
    """A cable along points, whose wide side lies along x."""
    points, count = [], len(line)
    for index, (x, y, z) in enumerate(line):
        before, after = line[max(index - 1, 0)], line[min(index + 1, count - 1)]
        along = (after[1] - before[1], after[2] - before[2])
        size = (along[0] ** 2 + along[1] ** 2) ** .5
        up = (-along[1] / size, along[0] / size)
        for step in range(around):
            angle = 2 * pi * step / around
            a, b = cos(angle), sin(angle)
            side = wide / 2 * (abs(a) ** .7) * (1 if a > 0 else -1)
            rise = thick / 2 * (abs(b) ** .8) * (1 if b > 0 else -1)
            points.append((x + side, y + up[0] * rise, z + up[1] * rise))
    faces = [(i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k)
             for i in range(count - 1) for k in range(around)]
    faces += [tuple(range(around)), tuple(range((count - 1) * around, count * around))]
    return solid(name, points, faces, stuff, smooth=60, **where)


def winding(random, radius: float, pitch: float, thick: float, turns: int, layers: int):
    """The line of the cable: to and fro between the flanges, layer on layer, never quite even."""
    line, centre = [], RIM
    for layer in range(layers):
        phase = random.uniform(0, 6)
        for step in range(turns * STEPS):
            share = step / STEPS
            way = share if layer % 2 == 0 else turns - share
            turn = 2 * pi * share
            reach = radius + layer * thick * .96 + .0010 * sin(turn * .37 + phase)
            x = (way - turns / 2) * pitch + .0011 * sin(turn * .21 + phase * 2)
            line.append((x, reach * sin(turn), centre + reach * cos(turn)))
    return line


def flange(name: str, side: int, board, hole, steel) -> None:
    """A round board with a hole for an axle and the heads of four bolts."""
    x = side * (WIDE / 2 + BOARD / 2)
    half = BOARD / 2
    profile = [(.020, -half), (RIM - .002, -half, .001), (RIM, -half + .002, .001), (RIM, half - .002, .001), (RIM - .002, half, .001), (.020, half), (.020, -half)]
    lathe(name, profile, board, 128, smooth=30, main=False, at=(x, 0, RIM), turn=(0, 90, 0))
    lathe(f'{name}-hole', [(0, 0), (.0205, 0)], hole, 48, main=False, at=(x, 0, RIM), turn=(0, 90, 0))
    for index in range(4):
        angle = pi / 2 * index + .5
        lathe(f'{name}-bolt-{index}', [(.0075, 0), (.0075, .002, .001), (0, .003)], steel, 32, main=False,
              at=(x + side * half, .052 * cos(angle), RIM + .052 * sin(angle)), turn=(0, 90 * side, 0))


def ends(look: Look, at) -> None:
    """What is inside: wires as they look where the jacket was taken off."""
    x, y, z = at
    bare_ = plain('copper', COPPER, .25, Metallic=1.)
    if look.colour == 'grey':
        for index, ink in enumerate(PAIRS):
            side, spread = (index - 3.5) * .0007, (index - 3.5) * .0034
            points = bent([(x + side, y + .004, z), (x + side, y - .004, z), (x + spread, y - .022, z + .001 * (index % 2)), (x + spread * 1.5, y - .044, z + .002)], .006, 6)
            tube(f'wire-{index}', points, .0009, plain(f'wire-{index}', ink, .4), main=False)
        return
    second = RED if look.colour == 'red' else WHITE
    for index, (ink, radius) in enumerate(((BLACK, .0016), (None, .0010), (second, .0016))):
        side = (index - 1) * .0030
        spread = (index - 1) * .010
        stuff = plain(f'wire-{index}', ink, .35) if ink else bare_
        line = bent([(x + side, y + .004, z), (x + side, y - .006, z), (x + spread, y - .026, z + .002 * (index == 1)), (x + spread * 1.3, y - .062, z + .004)], .010, 8)
        tube(f'wire-{index}', line, radius, stuff, main=False)
        if ink:
            px, py, pz = line[-1]
            tube(f'core-{index}', [(px, py, pz), (px + (index - 1) * .0016, py - .014, pz + .0006)], radius * .62, bare_, main=False)


def build(look: Look) -> View:
    """The drum stands on its rims, the end of the cable lies before it."""
    round_ = look.colour == 'grey'
    wide, thick, layers = (.0064, .0064, 3) if round_ else (.0100, .0056, 3)
    turns = int((WIDE - .001) / (wide + .0003))
    pitch, first = (WIDE - wide) / turns, .098
    stuff, hole, steel = jacket(look), plain('hole', linear('#17130f'), .9), plain('steel', STEEL, .3, Metallic=1.)
    board = wood(look, 'birch', BIRCH, .5)
    flange('left', -1, board, hole, steel)
    flange('right', 1, board, hole, steel)
    lathe('core', [(first - thick, -WIDE / 2), (first - thick, WIDE / 2)], plain('core', look.tone, .5), 96, main=False, at=(0, 0, RIM), turn=(0, 90, 0))
    line = winding(look.random, first, pitch, thick, turns, layers)
    strand('winding', line, wide, thick, stuff)
    reach = first + layers * thick * .98
    x = pitch * 1.2
    sweep = [(x, reach * sin(1 - k * .05), RIM + reach * cos(1 - k * .05)) for k in range(48)]
    last = sweep[-1]
    floor = thick / 2 + .0004
    curve = bent([last, (x, last[1] - (last[2] - floor) * .22, floor), (x, -.262, floor)], .08, 20)
    tail = [*sweep, *curve[1:]]
    strand('tail', tail, wide, thick, stuff)
    ends(look, tail[-1])
    return View(turn=-40, height=20, lens=75, fill=.90, exposure=.90 if sum(look.tone) > 1.8 else 1)
