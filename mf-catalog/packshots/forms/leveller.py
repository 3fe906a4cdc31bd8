"""A sack of levelling mix of twenty kilograms, and how flat it runs out by itself."""
from studio.look import Look, View, linear
from studio.loose import spread
from studio.label import Label
from studio.sack import around, sack
from studio.shader import Shader

SIZE = (.315, .098, .44)
WHITE, PATCH, BLUE, DARK, VIAL = '#dcd9d0', '#c8c4b8', '#3f7286', '#25404d', '#e2bd3c'


def label() -> Label:
    """A level, its bubble in the middle, over a floor that is flat; the weight below it."""
    sheet = Label(around(SIZE), SIZE[2], WHITE)
    sheet.band(.130, .345, BLUE)
    sheet.band(.352, .360, DARK)
    sheet.oblong(0, .262, .230, .062, WHITE, .006)
    sheet.oblong(0, .262, .092, .034, VIAL, .017)
    sheet.disc(0, .264, .013, '#f8eec4')
    for side in (-1, 1):
        sheet.oblong(side * .021, .262, .0035, .034, DARK)
        sheet.disc(side * .088, .262, .012, BLUE)
    for layer, colour in enumerate(('#8fb1be', WHITE)):
        sheet.band(.172 + layer * .016, .180 + layer * .016, colour)
    sheet.number('20', 0, .078, .056, DARK)
    return sheet


def wet():
    """Mix with water, before it sets."""
    shader = Shader('wet')
    at = shader.place()
    cloud = shader.noise(at, 14., 2)
    depth = shader.math('ADD', shader.spread(cloud, .94, 1.06), shader.spread(shader.noise(at, 420., 2), -.04, .04))
    return shader.surface(Base_Color=shader.power((*linear('#a39f98'), 1), depth), Roughness=.34, Specular=.45)


def build(look: Look) -> View:
    """The sack, and a flat pool before it."""
    sack(look, SIZE, label(), WHITE, PATCH, turn=2)
    spread('pool', .200, lambda share: .0085 * (1 - share ** 14) ** .5 if share < 1 else 0, wet(), look.random, .16, rings=80, at=(.280, -.140, 0))
    return View(turn=-22, height=23, lens=85, fill=.86, exposure=.94)
