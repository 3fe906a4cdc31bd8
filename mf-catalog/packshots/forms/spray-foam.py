"""A can of foam for the gaps of windows, with its straw, and a bead of foam."""
from math import pi, sin

from mathutils import Vector, noise

from studio.geometry import lathe, tube
from studio.look import Look, View, linear
from studio.shader import Shader, plain

RADIUS, HIGH = .0325, .235
AMBER, LIGHT, BLUE, DARK, FOAM = (linear(value) for value in ('#c98a2f', '#f2eee2', '#3f6f93', '#2e3032', '#ead9a9'))


def printed():
    """Lacquered tin: a pale field with a window of four panes on amber."""
    shader = Shader('tin')
    x, y, z = shader.split(shader.place())
    front = shader.math('LESS_THAN', y, 0.)

    def inside(middle_x: float, middle_z: float, wide: float, high: float):
        across = shader.step(shader.math('ABSOLUTE', shader.math('SUBTRACT', x, middle_x)), wide / 2 + .0002, wide / 2 - .0002)
        up = shader.step(shader.math('ABSOLUTE', shader.math('SUBTRACT', z, middle_z)), high / 2 + .0002, high / 2 - .0002)
        return shader.math('MULTIPLY', shader.math('MULTIPLY', across, up), front)

    def band(middle: float, high: float):
        return shader.step(shader.math('ABSOLUTE', shader.math('SUBTRACT', z, middle)), high / 2 + .0002, high / 2 - .0002)

    colour = shader.mix(band(.118, .104), (*AMBER, 1), LIGHT)
    for middle in (.177, .059):
        colour = shader.mix(band(middle, .003), colour, DARK)
    colour = shader.mix(inside(0, .118, .040, .072), colour, BLUE)
    for side_x in (-1, 1):
        for side_z in (-1, 1):
            colour = shader.mix(inside(side_x * .0088, .118 + side_z * .0168, .0145, .0290), colour, linear('#cfe0e3'))
    return shader.surface(Base_Color=colour, Roughness=.22, Specular=.5)


def bead(name: str, line, radius: float, stuff, seed: float) -> None:
    """Foam that swelled: a thick line, lumpy."""
    radii = [1 + .16 * noise.noise(Vector((index * .13, seed, 0))) + .10 * noise.noise(Vector((index * .6, seed, 4))) for index in range(len(line))]
    radii[0] = radii[-1] = .55
    tube(name, line, radius, stuff, radii, main=False)


def foamed():
    """The skin of cured foam."""
    shader = Shader('foamed')
    at = shader.place()
    lump, fine = shader.noise(at, 130., 3, .55), shader.noise(at, 600., 2, .6)
    shader.relief(shader.math('MULTIPLY_ADD', lump, 2., shader.math('MULTIPLY', fine, .4)), .9, .003)
    depth = shader.math('ADD', shader.spread(lump, 1.2, .8), shader.spread(fine, -.1, .1))
    return shader.surface(Base_Color=shader.power((*FOAM, 1), depth), Roughness=.6, Specular=.3)


def build(look: Look) -> View:
    """The can with its straw, and a winding bead of foam before it."""
    tin, steel, black = printed(), plain('steel', linear('#b9bcbd'), .25, Metallic=1.), plain('black', DARK, .4)
    lathe('can', [(0, .004), (RADIUS - .004, .004), (RADIUS, .0045, .001), (RADIUS, HIGH - .030, .003), (RADIUS - .002, HIGH - .028)], tin)
    lathe('foot', [(RADIUS - .003, 0), (RADIUS + .0011, .0003, .001), (RADIUS + .0011, .005, .0012), (RADIUS, .0058)], steel, main=False)
    lathe('dome', [(RADIUS + .001, HIGH - .031), (RADIUS + .0014, HIGH - .027, .0015), (RADIUS - .001, HIGH - .024, .002), (.020, HIGH - .008, .006),
                   (.0155, HIGH - .004, .002), (.0155, HIGH, .002), (.0135, HIGH + .001, .001), (0, HIGH)], steel, main=False)
    lathe('collar', [(.0125, HIGH - .002), (.0125, HIGH + .012, .002), (.007, HIGH + .016, .002), (.0065, HIGH + .034, .002), (0, HIGH + .035)], black, main=False)
    tube('lever', [(0, 0, HIGH + .024), (-.020, -.006, HIGH + .026), (-.036, -.011, HIGH + .012)], .0042, black, main=False)
    straw = plain('straw', linear('#b23f2c'), .35)
    reach = [step / 32 for step in range(33)]
    tube('straw', [(.128 * share, -.054 * share, HIGH + .028 + .020 * share - .082 * share ** 2) for share in reach], .0036, straw, main=False)
    stuff = foamed()
    line = [(.052 + .150 * step / 110, -.080 + .026 * sin(step / 110 * 7 * pi), .012) for step in range(111)]
    bead('bead', line, .0125, stuff, 1.)
    return View(turn=-12, height=18, lens=85, fill=.86)
