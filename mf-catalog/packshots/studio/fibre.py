"""Insulation of fibres: batts, and the film that holds several of them."""
from math import radians

from PIL import Image

from studio.look import Colour
from studio.masonry import worn
from studio.label import Label, on
from studio.sack import blown, shell
from studio.shader import Shader


def wool(tone: Colour, layers=.5, flecks: Colour | None = None, share=.12):
    """Fibres that lie in layers, seen as threads on the faces and as lines on the edges; `flecks` for bits of another colour."""
    shader = Shader('wool')
    lot = shader.lot()
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', lot, 19.), shader.math('MULTIPLY', lot, 7.)))
    bent = shader.vector('ADD', at, shader.join(*(shader.spread(shader.noise(at, scale, 2), -.012, .012) for scale in (21., 24., 28.))))
    line, cloud = shader.noise(bent, (14, 14, 230), 4, .65), shader.noise(at, 13., 3, .6)
    thread, tuft = shader.noise(bent, (90, 500, 500), 3, .7), shader.noise(bent, 75., 4, .7)
    depth = shader.spread(lot, .93, 1.07)
    for part, weight in ((line, layers), (cloud, .45), (thread, .45), (tuft, .75)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    colour = shader.power((*tone, 1), depth)
    if flecks:
        distance, cell = shader.cells(shader.vector('MULTIPLY', bent, (1, 3, 3)), 105.)
        here = shader.math('MULTIPLY', shader.step(distance, .34, .26), shader.math('LESS_THAN', shader.split(cell)[0], share))
        colour = shader.mix(here, colour, flecks)
    shader.relief(shader.math('ADD', shader.math('MULTIPLY', line, layers), shader.math('MULTIPLY_ADD', tuft, 1.6, thread)), .9, .005)
    return shader.surface(Base_Color=colour, Roughness=1., Specular=.08, Sheen=.4)


def batt(name: str, size, stuff, random, bend=None, **where):
    """A batt of (long, wide, thick) around its place; `bend` answers how far it is raised for a place along it."""
    obj = worn(name, size, stuff, random, min(.016, size[2] * .2), .010, step=.017, **where)
    if bend:
        for vertex in obj.data.vertices:
            vertex.co.z += bend(vertex.co.x)
    return obj


def film(image, rough=.26):
    """Printed film, tight and full of small wrinkles."""
    shader = Shader('film')
    at = shader.place()
    drawn, cloud = shader.noise(at, (70, 70, 14), 3, .55), shader.noise(at, 19., 2)
    shader.relief(shader.math('MULTIPLY_ADD', cloud, 1.2, drawn), .55, .007)
    return shader.surface(Base_Color=on(shader, image), Roughness=rough, Specular=.5)


def sleeve(size, print_: Label, end, random, fullness=1.2, at=(0, 0, 0), turn=0.):
    """Film of (long, deep, high) around batts that lie along x, its front to -y; the print runs along it, and its middle is in the middle of the front."""
    long, deep, high = size
    print_.image = print_.image.transpose(Image.ROTATE_90)
    obj = shell('sleeve', (high, deep, long), .014, film(print_.texture('film')), end)
    blown(obj, fullness, random, steps=60)
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    obj.location, obj.rotation_euler = at, (0, radians(90), radians(turn))
    return obj


def pack_label(long: float, deep: float, high: float, ground: str, mark: str, light: str, rating: str) -> Label:
    """Bands at both ends of the film, a sign of layers, and the rating."""
    sheet = Label(long, 2 * (deep + high), ground)
    middle = sheet.high / 2
    for side in (-1, 1):
        sheet.oblong(side * long * .46, middle, long * .08, sheet.high, mark)
        sheet.oblong(side * long * .405, middle, long * .012, sheet.high, light)
    for layer in range(3):
        sheet.oblong(-long * .17, middle + (layer - 1) * high * .20, long * .26, high * .13, (mark, light, mark)[layer], high * .05)
    sheet.disc(long * .17, middle, high * .34, light)
    sheet.number(rating, long * .17, middle, high * .30, mark)
    return sheet
