"""A pail of eight kilograms of chlorine, and some of its pucks."""
from mathutils import Matrix

from studio.geometry import lathe, product
from studio.housing import placed
from studio.look import Look, View, linear
from studio.pail import pail
from studio.print import PAPER, Print
from studio.shader import Shader

SIGN, DEEP, PLASTIC, PUCK, SKY = (linear(value) for value in ('#2f7fa8', '#1d4a6b', '#ecece8', '#eeeeea', '#a9cfe0'))
GROWN = 1.28
"""How much larger it is than a pail of five litres."""


def label():
    """Three pucks on each other."""
    skin = Print(SIGN, .090)
    skin.lay(skin.band(.022, .032), DEEP)
    skin.lay(skin.band(.1205, .1235), PAPER)
    skin.lay(skin.disc(.078, .036, -.006), DEEP)
    for index, v in enumerate((.064, .078, .092)):
        skin.lay(skin.panel(v, .036, .0115, -.006), (PAPER, SKY, PAPER)[index])
    return skin.done()


def pressed():
    """Powder under great pressure: fine grain, crumbs that broke off an edge."""
    shader = Shader('pressed')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 3.)))
    cloud, grit = shader.noise(at, 60., 3, .6), shader.noise(at, 900., 3, .7)
    shader.relief(shader.math('MULTIPLY_ADD', cloud, .5, grit), .5, .0010)
    depth = shader.math('ADD', shader.spread(cloud, .8, 1.3), shader.spread(grit, -.3, .3))
    return shader.surface(Base_Color=shader.power((*PUCK, 1), depth), Roughness=.85, Specular=.2)


def puck(name: str, stuff, at, turn) -> None:
    """Three inches across and one high, a ring pressed into both faces."""
    half = [(.038, .0), (.0375, -.0085, .0012), (.0350, -.0125, .0015), (.0285, -.0125, .001), (.0275, -.0112, .001), (.0265, -.0125, .001), (0, -.0125)]
    lathe(name, [*half[::-1], *((r, -z, *rest) for r, z, *rest in half[1:])], stuff, 80, at=at, turn=turn)


def build(look: Look) -> View:
    """The pail, five pucks before it."""
    pail(PLASTIC, DEEP, label())
    for obj in product():
        obj.matrix_basis = Matrix.Scale(GROWN, 4) @ obj.matrix_basis
    stuff, high = pressed(), .0126
    with placed((.195, -.105, 0)):
        for index, (x, y) in enumerate(((0, 0), (.082, .014), (.034, -.076))):
            puck(f'puck-{index}', stuff, (x, y, high), (0, 0, index * 40))
        puck('puck-top', stuff, (.036, -.006, 3 * high), (0, 0, 70))
        puck('puck-leaning', stuff, (-.078, -.036, .0395), (68, 0, 30))
    return View(turn=-10, height=22, lens=85, fill=.88, exposure=.9)
