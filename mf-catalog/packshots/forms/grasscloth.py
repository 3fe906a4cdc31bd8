"""Wall covering woven of grass."""
from studio.look import Look, View
from studio.wallpaper import Paper, roll, wall


def weave(look: Look):
    """Blades across the drop, thick and thin, held by fine warps; every drop a little different, so that the seam is seen."""
    cloth = Paper('grasscloth')
    blade = cloth.noise(cloth.vector('MULTIPLY', cloth.at, (5., 420., 0.)), 1., 3, .65)
    slub = cloth.noise(cloth.vector('MULTIPLY', cloth.at, (9., 150., 0.)), 1., 2)
    band = cloth.noise(cloth.vector('MULTIPLY', cloth.at, (1.2, 26., 0.)), 1., 2)
    warp = cloth.step(cloth.math('PINGPONG', cloth.math('MULTIPLY', cloth.u, 160.), .5), .09, .03)
    depth = cloth.spread(cloth.lot(3.7), .88, 1.12)
    for part, weight in ((blade, .95), (slub, .8), (band, .30)):
        depth = cloth.math('ADD', depth, cloth.spread(part, -weight / 2, weight / 2))
    depth = cloth.math('MULTIPLY_ADD', cloth.step(slub, .62, .72), .35, depth)
    depth = cloth.math('MULTIPLY_ADD', warp, .14, depth)
    cloth.relief(cloth.math('ADD', blade, slub), .5, .0014)
    return cloth.surface(Base_Color=cloth.power((*look.tone, 1), depth), Roughness=.75, Specular=.2)


def build(look: Look) -> View:
    """On a wall, and on its roll."""
    stuff = weave(look)
    wall(stuff)
    roll(stuff)
    return View(turn=-20, height=17, lens=75)
