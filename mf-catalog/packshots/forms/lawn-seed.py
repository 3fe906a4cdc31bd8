"""A bag of two kilograms of clover seed, and a little of it."""
from studio.bag import bag
from studio.chips import mound
from studio.geometry import MAIN
from studio.label import Label
from studio.look import Look, View, linear
from studio.sack import around
from studio.shader import Shader

SIZE = (.180, .075, .265)
CREAM, GREEN, DARK, LEAF, PALE, SEED, TAN = '#e6dfc9', '#3f6b3f', '#2c4a2e', '#6f9a4c', '#a9c283', '#c39a4e', '#8a6a3a'


def label() -> Label:
    """A leaf of clover; the kilograms below it."""
    sheet = Label(around(SIZE), SIZE[2], GREEN)
    sheet.band(0, .064, DARK)
    sheet.band(.068, .073, PALE)
    sheet.band(.230, .238, PALE)
    sheet.disc(0, .153, .062, CREAM)
    sheet.shape([(-.0035, .104), (.0035, .104), (.0025, .152), (-.0025, .152)], GREEN)
    for x, z, turn in ((0, .176, 0), (-.0265, .146, 1), (.0265, .146, 2)):
        for side in (-1, 1):
            dx, dz = ((.0105 * side, .004), (-.004, .0105 * side), (.004, .0105 * side))[turn]
            sheet.disc(x + dx, z + dz, .0145, LEAF)
        tip = ((0, .152), (-.002, .150), (.002, .150))[turn]
        spread = ((-.022, .172), (.022, .172)), ((-.028, .164), (-.028, .128)), ((.028, .164), (.028, .128))
        sheet.shape([tip, *spread[turn]], LEAF)
        sheet.disc(x * 1.1, z * 1.0 + (.006 if turn == 0 else 0), .0045, PALE)
    sheet.number('2', 0, .0445, .030, CREAM)
    return sheet


def seeds():
    """Grains of a millimetre, golden and brown."""
    shader = Shader('seeds')
    at = shader.place()
    near, cell = shader.cells(at, 420.)
    luck = shader.split(cell)
    colour = shader.mix(shader.step(luck[1], .55, .75), (*linear(SEED), 1), (*linear(TAN), 1))
    depth = shader.math('ADD', shader.spread(luck[0], .75, 1.3), shader.math('MULTIPLY', shader.step(near, .35, .7), .5))
    shader.relief(shader.math('SUBTRACT', 1., near), 1., .003)
    return shader.surface(Base_Color=shader.power(colour, depth), Roughness=.55, Specular=.35)


def build(look: Look) -> View:
    """The bag, and a heap before it."""
    obj = bag(look, SIZE, label(), GREEN, fullness=2.0, lean=.006, turn=2, step=.0065)
    obj.pass_index = MAIN
    mound('seed', .088, .036, seeds(), look.random, at=(.120, -.085), rough=.0022, fine=150., main=False)
    return View(turn=-22, height=22, lens=85, fill=.9)
