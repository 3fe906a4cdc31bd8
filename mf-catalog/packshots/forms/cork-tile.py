"""Tiles of pressed cork under a factory seal."""
from math import asin, cos, sin

from studio.geometry import box
from studio.look import Look, View
from studio.shader import Shader
from studio.tiling import copies, oblong, prism

SIDE, THICK, COUNT, STEP = .305, .006, 13, .0063


def cork(tone):
    """Granules of two sizes, pale and toasted, a few of them dark bark."""
    shader = Shader('cork')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 3.), shader.math('MULTIPLY', shader.lot(7.3), 3.)))
    wander = shader.join(*[shader.spread(shader.noise(shader.vector('ADD', at, (k * 3., 0, 0)), 150., 2), -.004, .004) for k in range(3)])
    bent = shader.vector('ADD', at, wander)
    _, coarse = shader.cells(bent, 105.)
    _, fine = shader.cells(bent, 290.)
    large, small = shader.split(coarse), shader.split(fine)
    depth = shader.math('ADD', shader.spread(large[0], .74, 1.26), shader.spread(small[0], -.13, .13))
    depth = shader.math('ADD', depth, shader.spread(shader.noise(at, 11., 2), -.10, .10))
    bark = shader.math('MULTIPLY', shader.math('GREATER_THAN', large[1], .90), shader.math('GREATER_THAN', small[1], .30))
    speck = shader.math('GREATER_THAN', small[2], .93)
    depth = shader.math('MULTIPLY_ADD', shader.math('MAXIMUM', bark, shader.math('MULTIPLY', speck, .7)), 1.15, depth)
    depth = shader.math('ADD', depth, shader.spread(shader.lot(5.3), -.07, .07))
    shader.relief(small[0], .10, .0004)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.42, Specular=.35, Clearcoat=.25, Clearcoat_Roughness=.22)


def build(look: Look) -> View:
    """A pile, its top tile turned, and one that leans on its edge."""
    stuff, random, half = cork(look.tone), look.random, SIDE / 2
    pile = prism('tile', oblong(SIDE, SIDE), THICK, stuff, .0007)
    places = [(random.uniform(-.0016, .0016), random.uniform(-.0016, .0016), THICK / 2 + k * STEP, random.uniform(-.7, .7)) for k in range(COUNT)]
    copies(pile, [*places, (.012, .014, THICK / 2 + COUNT * STEP, 13)])
    # Its back rests on the rim of the pile, nearer to its upper end than its middle, so that it would stay.
    rest, contact = COUNT * STEP, .205
    lean = asin(rest / contact)
    y, z = -half - .006 - (contact - half) * cos(lean), half * sin(lean) + .0036
    box('leaning', (SIDE, SIDE, THICK), stuff, .0007, at=(-.085, y, z), turn=(lean * 57.2958, 0, 5))
    return View(turn=-30, height=31, lens=75, fill=.80)
