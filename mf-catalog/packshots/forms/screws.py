"""Wood screws in an open box, some of them before it."""
from math import pi

from studio.carton import carton
from studio.geometry import box
from studio.hardware import finished, wood_screw
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.poured import falling_mesh, pour
from studio.shader import Shader

INKS = {'green': ('#3f5f52', '#e8dfc8'), 'matte-black': ('#33383c', '#e8dfc8'), 'yellow': ('#8a6a1e', '#f0dda0'), 'brushed-steel': ('#3f627f', '#e8e4d8')}
SIZES = {'green': (.0762, .0026), 'matte-black': (.0318, .0019), 'yellow': (.0508, .0023), 'brushed-steel': (.0635, .0025)}
"""Length and radius of the thread: 3, 1 1/4, 2 and 2 1/2 inches."""


def coat(look: Look):
    """What lies on the steel: a coat with some shine, zinc, or nothing."""
    if look.colour == 'yellow':
        return bare(look.tone, .30, .02)
    if look.colour:
        shader = Shader('coat')
        return shader.surface(Base_Color=look.tone, Roughness=.34, Specular=.55)
    return finished(look, 'z')


def build(look: Look) -> View:
    """The box is full almost to its rim."""
    kind = look.colour or look.finish
    long, radius = SIZES[kind]
    random = look.random
    mesh = falling_mesh(wood_screw('first', long, radius, coat(look), .9 if kind == 'matte-black' else .64))
    wide, deep, high = long * 2.3, long * 1.7, long * 1.05
    ink, second = (linear(tone) for tone in INKS[kind])
    middle = long * .9
    level = high * .52
    walls = [((wide, deep, level), (0, middle, level / 2))]
    for side in (-1, 1):
        walls += [((.02, deep + .04, high * 4), (side * (wide / 2 + .009), middle, high * 2)), ((wide + .04, .02, high * 4), (0, middle + side * (deep / 2 + .009), high * 2))]
    places = [((index % 2 - .5) * .46 * wide, middle + random.uniform(-.20, .20) * deep, level + long * (.25 + index // 2 * .20),
               (pi / 2, random.uniform(0, 2), pi / 2 + random.choice((0, pi)) + random.uniform(-.8, .8))) for index in range(96)]
    places += [((index - 6.5) * .105 * wide, middle - deep / 2 - long * random.uniform(.52, .75), long * (.10 + .14 * (index % 3)),
                (pi / 2, 0, random.uniform(-1.0, 1.0) + random.choice((0, pi)))) for index in range(14)]
    pour([mesh], places, walls, 100, reach=long * 2.25)
    carton(wide, deep, high, ink, second, (0, middle, 0))
    box('filling', (wide - .004, deep - .004, .001), coat(look), 0, at=(0, middle, level - .002), main=False)
    return View(turn=-24, height=32, lens=80, fill=.94, exposure=1.12)
