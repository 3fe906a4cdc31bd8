"""A bag of thirty litres of soil for a garden, and a heap of it."""
from studio.bag import bag
from studio.chips import bark, heaped, mound
from studio.label import Label
from studio.look import Look, View
from studio.sack import around
from studio.shader import Shader

SIZE = (.400, .130, .520)
GREEN, DARK, LIGHT, EARTH, LEAF = '#44704a', '#2d4a33', '#f1ede0', '#3a322c', '#7fa35a'


def label() -> Label:
    """A seedling that comes out of the ground; the litres below it."""
    sheet = Label(around(SIZE), SIZE[2], GREEN)
    sheet.band(0, .155, DARK)
    sheet.band(.163, .171, LEAF)
    sheet.band(.462, .474, LEAF)
    sheet.disc(0, .315, .118, LIGHT)
    for row in range(46):
        z, half = .199 + row * .0017, (.118 ** 2 - (.199 + row * .0017 - .315) ** 2)
        if half > 0 and z < .272:
            sheet.oblong(0, z, 2 * half ** .5, .0021, EARTH)
    sheet.oblong(0, .315, .009, .100, DARK)
    for side in (-1, 1):
        sheet.shape([(0, .340), (side * .020, .376), (side * .052, .392), (side * .078, .386), (side * .070, .360), (side * .040, .342)], LEAF)
        sheet.shape([(0, .312), (side * .014, .330), (side * .036, .336), (side * .050, .328), (side * .040, .314), (side * .018, .308)], GREEN)
    sheet.number('30', 0, .104, .060, LIGHT)
    return sheet


def earth(tone):
    """Moist soil in crumbs."""
    shader = Shader('earth')
    at = shader.place()
    lump, fine = shader.noise(at, 60., 4, .65), shader.noise(at, 380., 3, .7)
    near, cell = shader.cells(at, 230.)
    depth = shader.math('ADD', shader.spread(lump, .85, 1.15), shader.spread(fine, -.14, .14))
    depth = shader.math('ADD', depth, shader.spread(shader.split(cell)[0], -.16, .16))
    shader.relief(shader.math('SUBTRACT', shader.math('MULTIPLY_ADD', lump, 1.6, fine), near), .8, .004)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.95, Specular=.12)


def build(look: Look) -> View:
    """The bag, and a heap of crumbs before it."""
    random, at = look.random, (.275, -.185)
    bag(look, SIZE, label(), GREEN, turn=2)
    mound('soil', .225, .105, earth(look.tone), random, at=at, rough=.011, fine=38.)
    heaped('crumb', 420, .225, .103, ((.006, .015), (.006, .012), (.005, .009)), bark(look.tone, .3), random, at=at)
    return View(turn=-22, height=22, lens=85, fill=.9, exposure=1.1)
