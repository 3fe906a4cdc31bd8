"""Pipes of copper and plastic, side by side; they run away from the camera, because they are long."""
from studio.geometry import lathe
from studio.look import Look, View, linear
from studio.plumbing import pipe
from studio.shader import Shader, plain

HOLE, MARK, LIGHT, BLUE = (linear(value) for value in ('#1b1c1d', '#3d4347', '#dcdcd8', '#2f5f9a'))
SIZES = {
    # Radius, wall, length that is shown, pipes, colour of the marks, exposure.
    'copper': (.0111, .0013, .80, 5, BLUE, 1.6),
    'black': (.0445, .0062, 2.2, 3, LIGHT, 1.15),
    'white': (.0302, .0042, 1.8, 4, MARK, .76),
}


def stuff(look: Look, radius: float, ink):
    """Smooth plastic or drawn metal; along the upper side of each pipe, which lies along z, runs a line of marks."""
    shader = Shader('pipe')
    x, y, z = shader.split(shader.place())
    turn = shader.math('ADD', shader.math('ARCTAN2', y, shader.math('MULTIPLY', x, -1.)), shader.spread(shader.lot(), .15, .6))
    side = shader.math('MULTIPLY', turn, radius)
    line = shader.step(shader.math('ABSOLUTE', side), radius * .145, radius * .125)
    along = shader.math('ADD', z, shader.spread(shader.lot(5.3), 0., radius * 15.))
    block = shader.math('FRACT', shader.math('DIVIDE', along, radius * 15.))
    dash = shader.noise(shader.join(z=along), 1.9 / radius, 0.)
    marks = shader.math('MULTIPLY', shader.step(block, .62, .61), shader.step(dash, .60, .56))
    colour = shader.mix(shader.math('MULTIPLY', line, marks), (*look.tone, 1), (*ink, 1))
    if not look.finish:
        # Dark cards on both sides, as beside all white goods: their roundness is seen, and where they end.
        away = shader.node('LayerWeight')
        shader.plug(away.inputs['Blend'], .5)
        shade = shader.spread(shader.step(away.outputs['Facing'], .35, 1.), 1., .42)
        colour = shader.mix(1., colour, shader.join(shade, shade, shade), 'MULTIPLY')
        return shader.surface(Base_Color=colour, Roughness=.28, Specular=.45)
    glossy = shader.node('BsdfGlossy')
    for name, value in (('Color', colour), ('Roughness', .17)):
        shader.plug(glossy.inputs[name], value)
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], glossy.outputs[0])
    return shader.material


def build(look: Look) -> View:
    """In a row, their ends not quite in one line. The bore is dark from a little behind the rim on, as it is where no light comes."""
    radius, wall, long, count, ink, exposure = SIZES[look.finish or look.colour]
    skin, hole = stuff(look, radius, ink), plain('hole', HOLE, .9, Specular=.1)
    random, step = look.random, 2 * radius * 1.06
    for place in range(count):
        at = (random.uniform(-.6, .6) * radius - long / 2, (place - (count - 1) / 2) * step, radius)
        where = {'at': at, 'turn': (0, 90, random.uniform(-.1, .1))}
        pipe(f'pipe-{place}', radius, wall, long, skin, **where)
        bore = radius - wall - .0003
        lathe(f'bore-{place}', [(0, long * .5), (bore, long * .5), (bore, long - radius * .40)], hole, 48, main=False, **where)
    return View(turn=-63, height=17, lens=50, fill=.90, exposure=exposure)
