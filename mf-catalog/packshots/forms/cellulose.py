"""A bale of cellulose in film, and what it is when it is blown: fluff of old newspapers."""
from studio.fibre import film
from studio.look import Look, View, linear
from studio.loose import spread
from studio.label import Label
from studio.sack import around, blown, shell, stood
from studio.shader import Shader

SIZE = (.50, .36, .34)
FILM, BAND, LIGHT, DARK = '#d3d8d6', '#3f7286', '#f4f2ec', '#2f4149'


def label() -> Label:
    """A band, three clouds, and the weight."""
    sheet = Label(around(SIZE), SIZE[2], FILM)
    sheet.band(.085, .255, BAND)
    sheet.band(.262, .270, DARK)
    for x, z, radius in ((-.135, .150, .034), (-.085, .165, .044), (-.035, .150, .034)):
        sheet.disc(x, z, radius, LIGHT)
    sheet.oblong(-.085, .130, .135, .030, LIGHT, .015)
    sheet.disc(.125, .168, .062, LIGHT)
    for side in (-1, 1):
        sheet.oblong(.125 + side * .020, .168, .014, .064, DARK)
        sheet.shape([(.125 + side * .020 - .007, .200), (.125 + side * .020 - .022, .186), (.125 + side * .020 - .007, .182)], DARK)
    return sheet


def fluff():
    """Grey paper in shreds, with bits of print and of white."""
    shader = Shader('fluff')
    at = shader.place()
    bent = shader.vector('ADD', at, shader.join(*(shader.spread(shader.noise(at, scale, 2), -.01, .01) for scale in (60., 66., 72.))))
    tuft, fine = shader.noise(at, 70., 4, .7), shader.noise(at, 420., 2, .7)
    distance, cell = shader.cells(bent, 190.)
    luck = shader.split(cell)
    depth = shader.math('ADD', shader.spread(tuft, .6, 1.4), shader.spread(fine, -.25, .25))
    depth = shader.math('ADD', depth, shader.spread(luck[0], -.35, .35))
    shader.relief(shader.math('SUBTRACT', shader.math('MULTIPLY_ADD', tuft, 2., fine), distance), .9, .006)
    return shader.surface(Base_Color=shader.power((*linear('#a3a29c'), 1), depth), Roughness=1., Specular=.05)


def build(look: Look) -> View:
    """The bale, and a heap before it."""
    random, image = look.random, label().texture('film')
    end = Label(SIZE[0], SIZE[1], FILM)
    bale = shell('bale', SIZE, .014, film(image), film(end.texture('end')))
    blown(bale, .35, random)
    stood(bale, 0)
    spread('fluff', .23, lambda share: .115 * max(0, 1 - share ** 1.7) ** .8, fluff(), random, .22, .022, rings=70, at=(.36, -.22, 0))
    return View(turn=-24, height=22, lens=80)
