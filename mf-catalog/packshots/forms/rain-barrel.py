"""A barrel for rain of two hundred litres: made of an old one, with a screen, a tap and an overflow."""
from math import pi, sin

from studio.geometry import lathe, tube
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import bare, bent
from studio.shader import Shader, plain
from studio.tank import around

RADIUS, HIGH = .290, .860
DARK, BRASS, GREY, MESH = (linear(value) for value in ('#26292a', '#c9a556', '#3c4042', '#8d9496'))


def weathered(tone):
    """Blown plastic that has been used before: faint clouds and scuffs, a dull shine."""
    shader = Shader('weathered')
    at = shader.place()
    cloud, scuff = shader.noise(at, 6., 4, .6), shader.noise(at, (24, 24, 150), 3, .65)
    depth = shader.math('ADD', shader.spread(cloud, .93, 1.07), shader.math('MULTIPLY', shader.step(scuff, .60, .76), -.10))
    shader.relief(shader.math('MULTIPLY_ADD', shader.noise(at, 300., 2), .12, cloud), .08, .003)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=shader.spread(cloud, .36, .52), Specular=.42)


def wall():
    """The barrel as (r, z, rounding): two hoops, ribs above and below, a belly."""
    profile = [(0, .006), (.235, .006, .01), (.246, 0, .004), (.262, .006, .012), (.272, .060, .03)]
    for level in (.250, .275):
        profile += [(RADIUS - .014, level - .012, .004), (RADIUS - .007, level - .006, .003), (RADIUS - .007, level + .006, .003), (RADIUS - .014, level + .012, .004)]
    for level in (.360, .570):
        profile += [(RADIUS - .010, level - .026, .006), (RADIUS + .006, level - .014, .006), (RADIUS + .006, level + .014, .006), (RADIUS - .010, level + .026, .006)]
    for level in (.670, .695):
        profile += [(RADIUS - .014, level - .012, .004), (RADIUS - .007, level - .006, .003), (RADIUS - .007, level + .006, .003), (RADIUS - .014, level + .012, .004)]
    return profile + [(.272, HIGH - .050, .03), (.262, HIGH - .008, .01), (.250, HIGH, .004), (.242, HIGH - .006, .004), (.238, HIGH - .022, .006), (.190, HIGH - .024), (0, HIGH - .024)]


def screen(dark, wire) -> None:
    """A ring in the lid, and a net over the dark."""
    level = HIGH - .024
    lathe('ring', [(.150, level + .001), (.196, level + .001, .003), (.196, level + .014, .004), (.172, level + .016, .004), (.150, level + .010)], dark, 96, main=False)
    lathe('hole', [(.172, level + .004), (0, level + .004)], plain('hole', linear('#101112'), .9), 64, main=False)
    for index in range(21):
        off = (index - 10) * .0158
        half = (.168 ** 2 - off ** 2) ** .5
        tube(f'net-{index}', [(off, -half, level + .010), (off, half, level + .010)], .0013, wire, main=False)
        tube(f'weft-{index}', [(-half, off, level + .011), (half, off, level + .011)], .0013, wire, main=False)


def tap(brass, dark) -> None:
    """A tap low in the wall, its spout bent down and its lever across."""
    x, y, z = around(RADIUS - .016, 14, .190)
    with placed((x, y, z), (0, 0, 14)):
        lathe('rose', [(0, 0), (.034, 0, .002), (.034, .010, .004), (.016, .014)], dark, 48, main=False, turn=(90, 0, 0))
        lathe('barrel', [(.013, .006), (.013, .060, .002), (.018, .062, .002), (.018, .092, .003), (.010, .096), (0, .096)], brass, 48, main=False, turn=(90, 0, 0))
        tube('spout', bent([(0, -.076, .0), (0, -.120, .0), (0, -.120, -.052)], .024), .0115, brass, main=False)
        lathe('mouth', [(.0115, 0), (.0155, .002, .001), (.0155, .020, .001), (.0115, .022)], brass, 48, main=False, at=(0, -.120, -.064))
        lathe('stem', [(.008, .014), (.008, .036, .001), (0, .036)], brass, 32, main=False, at=(0, -.077, 0))
        tube('lever', [(-.036, -.077, .038), (-.020, -.077, .034), (.020, -.077, .034), (.036, -.077, .038)], .0062, plain('lever', linear('#a5342c'), .4), main=False)


def overflow(grey, dark) -> None:
    """A fitting under the rim, and a ribbed hose that hangs from it."""
    x, y, z = around(RADIUS - .020, 62, HIGH - .090)
    with placed((x, y, z), (0, 0, 62)):
        lathe('flange', [(0, 0), (.036, 0, .002), (.036, .010, .003), (.022, .014), (.022, .040), (0, .040)], dark, 48, main=False, turn=(90, 0, 0))
        line = bent([(0, -.020, 0), (0, -.110, 0), (0, -.125, -.400), (-.04, -.150, -.690)], .070, 40)
        dense = []
        for (x0, y0, z0), (x1, y1, z1) in zip(line, line[1:]):
            steps = max(1, round(((x1 - x0) ** 2 + (y1 - y0) ** 2 + (z1 - z0) ** 2) ** .5 / .0022))
            dense += [(x0 + (x1 - x0) * k / steps, y0 + (y1 - y0) * k / steps, z0 + (z1 - z0) * k / steps) for k in range(steps)]
        tube('hose', dense, .021, grey, radii=[1 + .07 * sin(2 * pi * index / 5.) for index in range(len(dense))], main=False)


def build(look: Look) -> View:
    """The barrel, and what has been added to it."""
    dark, grey = plain('dark', DARK, .42), plain('grey', GREY, .42)
    lathe('barrel-wall', wall(), weathered(look.tone), 128)
    screen(dark, plain('wire', MESH, .35, Metallic=1.))
    tap(bare(BRASS, .3, .04), dark)
    overflow(grey, dark)
    return View(turn=0, height=23, lens=80, fill=.9)
