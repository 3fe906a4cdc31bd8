"""A light for a pool: a round face with diodes of all colours behind its lens, a ring of steel, its cable."""
from math import cos, pi, sin

from studio.geometry import lathe, tube
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import gripped, moulded, shaped
from studio.shader import Shader, plain
from studio.tank import screw

RADIUS = .135
STEEL, DARK, WHITE, CABLE = (linear(value) for value in ('#bcc2c5', '#202325', '#e3e4e2', '#2a2d2f'))
COLOURS = ('#e0473a', '#e59a2f', '#e2d03c', '#4fbf5b', '#2fb7c0', '#3f74e0', '#8a4fd6', '#d84fa8')


def rainbow():
    """What shines through the lens: one colour runs into the next around it, paler to its middle."""
    shader = Shader('rainbow')
    x, y, _ = shader.split(shader.place())
    share = shader.math('FRACT', shader.math('MULTIPLY_ADD', shader.math('ARCTAN2', y, x), 1 / (2 * pi), 1.12))
    colour = (*linear(COLOURS[0]), 1)
    for index in range(1, len(COLOURS) + 1):
        middle = index / len(COLOURS)
        colour = shader.mix(shader.step(share, middle - .10, middle + .01), colour, (*linear(COLOURS[index % len(COLOURS)]), 1))
    out = shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', x, x), shader.math('MULTIPLY', y, y)))
    colour = shader.mix(shader.step(out, .062, .0), colour, (.9, .95, 1., 1))
    # Ribs of the lens, which part the light.
    rib = shader.math('PINGPONG', shader.math('MULTIPLY', out, 95.), .5)
    shader.relief(rib, .5, .004)
    colour = shader.mix(shader.math('MULTIPLY', shader.step(rib, .20, .0), .28), colour, (.02, .03, .05, 1))
    material = shader.surface(Base_Color=colour, Roughness=.10, Specular=.6, Emission=colour, Emission_Strength=.30)
    material.cycles.sample_as_light = False
    return material


def diodes() -> None:
    """Bright spots in rings."""
    for ring, (reach, count) in enumerate(((.030, 6), (.056, 12), (.080, 18))):
        for index in range(count):
            angle = 2 * pi * index / count + ring * .3
            share = (angle / 2 / pi + .12) % 1
            tone = tuple(.55 + .45 * part for part in linear(COLOURS[int(share * len(COLOURS) + .35) % len(COLOURS)]))
            stuff = plain('diode', tone, .3, Emission=(*tone, 1), Emission_Strength=.9)
            stuff.cycles.sample_as_light = False
            level = .0300 + .0105 * (1 - (reach / .1) ** 2)
            lathe(f'diode-{ring}-{index}', [(.0048, level), (.0034, level + .0022, .001), (0, level + .0026)], stuff, 20, smooth=60, main=False, at=(reach * cos(angle), reach * sin(angle), 0))


def build(look: Look) -> View:
    """The light leans on its own body; its cable lies in a coil beside it."""
    steel, dark = plain('steel', STEEL, .16, Metallic=1.), moulded(DARK, .38)
    lean = 62
    with placed((-.110, 0, .1215), (lean, 0, -4)):
        lathe('body', [(0, -.090), (.060, -.088, .01), (.086, -.060, .02), (.104, -.010, .01), (.112, .004)], dark, 112, main=False)
        for index in range(18):
            angle = 2 * pi * index / 18
            lathe(f'rib-{index}', [(.004, -.060), (.004, .0)], dark, 12, main=False, at=(.094 * cos(angle), .094 * sin(angle), 0))
        lathe('ring', [(.108, .002), (RADIUS - .002, .002, .004), (RADIUS, .010, .004), (RADIUS - .008, .026, .010), (.112, .0325, .006), (.103, .030, .003), (.102, .022)], steel, 144)
        lathe('gasket', [(.103, .026), (.099, .0310, .002), (.096, .030)], dark, 112, main=False)
        dome = [(.0985 * cos(pi / 2 * k / 14), .0290 + .0125 * sin(pi / 2 * k / 14)) for k in range(15)]
        lathe('lens', dome, rainbow(), 128, smooth=60, main=False)
        diodes()
        for index in range(3):
            angle = 2 * pi * index / 3 + pi / 2
            screw(f'screw-{index}', .0058, dark, (.1215 * cos(angle), .1215 * sin(angle), .0268), (0, 0, 0))
        shaped('gland', [(.0004, -.086), (.016, -.086, .002), (.016, -.112, .003), (.010, -.118, .002), (.0004, -.118)][::-1], dark, gripped(10, .06, 4), 120, 30, main=False, at=(.0, .030, 0))
    line = [(-.090, .150, .085), (-.060, .190, .050), (.000, .190, .014)]
    middle = (.165, .020)
    for k in range(420):
        angle = 2.35 - k * 2 * pi / 64
        turn = k / 64
        reach = .112 + .0095 * sin(turn * 2.4) + .003 * sin(3 * angle + turn)
        line.append((middle[0] + reach * cos(angle), middle[1] + reach * sin(angle), .0078 + .0105 * int(turn / 1.5) * min(1, (turn % 1.5) * 3 if turn > 1.5 else 1) + .0018 * sin(2 * angle + turn)))
    x, y, z = line[-1]
    line += [(x + .020, y + .0, z * .8), (x + .052, y - .012, .012), (x + .085, y - .020, .0080)]
    smooth = line
    for _ in range(4):
        smooth = [smooth[0], *[tuple((a + b + c) / 3 for a, b, c in zip(*trio)) for trio in zip(smooth, smooth[1:], smooth[2:])], smooth[-1]]
    cable = plain('cable', CABLE, .42)
    tube('cable', smooth, .0062, cable, main=False)
    for index, angle in enumerate((.5, 3.6)):
        ring = [(r * cos(angle), r * sin(angle), z) for r, z in ((.094, .002), (.092, .040), (.112, .052), (.132, .040), (.132, .002))]
        tube(f'tie-{index}', [(middle[0] + a, middle[1] + b, c) for a, b, c in ring], .0026, plain('tie', WHITE, .5), closed=True, main=False)
    return View(turn=-14, height=23, lens=85, fill=.88)
