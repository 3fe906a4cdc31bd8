"""What laminate is printed with: the print runs on around the front and up the backsplash, as the sheet does."""
from studio.ceramic import stone_print
from studio.look import Look, linear
from studio.shader import Shader
from studio.wood import wood

RUST, MIST = linear('#7a7067'), linear('#8b949a')


def slate(tone):
    """Layers of slate that broke at different depths, printed and not felt: soft fields, streaks along them, a little rust."""
    shader = Shader('slate-print')
    x, y, z = shader.split(shader.place())
    down = shader.math('ADD', y, z)
    at = shader.join(shader.math('MULTIPLY_ADD', down, .45, x), shader.math('MULTIPLY_ADD', x, -.45, down))
    bent = shader.vector('ADD', at, shader.join(0., shader.spread(shader.noise(at, 3., 3), -.07, .07)))
    field, streak = shader.noise(bent, (1.8, 6.5, 1), 5, .55), shader.noise(bent, (12, 90, 1), 4, .66)
    fine = shader.noise(at, 260., 2, .6)
    depth = 1.
    for part, weight in ((field, .62), (streak, .42), (fine, .26)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    colour = shader.power((*tone, 1), depth)
    colour = shader.mix(shader.math('MULTIPLY', shader.step(shader.noise(bent, (2.6, 7, 1), 4, .6), .56, .74), .30), colour, RUST)
    # Where a layer ends, a thin pale line is left.
    ridge = shader.step(shader.math('ABSOLUTE', shader.math('SUBTRACT', field, .52)), .012, .001)
    colour = shader.mix(shader.math('MULTIPLY', ridge, shader.spread(streak, .0, .50)), colour, MIST)
    return shader.surface(Base_Color=colour, Roughness=shader.spread(field, .34, .42), Specular=.45)


def printed(look: Look):
    """The sheet of an item."""
    if look.species:
        return wood(look, rough=.34)
    return slate(look.tone) if look.colour == 'slate' else stone_print(look.tone, look.colour, .30)
