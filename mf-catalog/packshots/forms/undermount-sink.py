"""A sink that hangs under a counter: one deep bowl with a flange around it."""
from studio.basin import INCH, pads, sheet_bowl, strainer, strainer_steel
from studio.look import Colour, Look, View, linear
from studio.satin import satin
from studio.shader import Shader, plain

SHARP = True
WIDTHS = {'brushed-steel': 31, 'matte-black': 23, 'copper': 25}
EXPOSURE = {'brushed-steel': .62, 'matte-black': 1.4, 'copper': .84}
DEEP, HIGH, FLANGE = 18 * INCH, 9 * INCH, .026
PITCH, GLEAM = .017, linear('#f0bd98')


def beaten(tone: Colour):
    """Copper that was beaten by hand, up to its rim, which is smooth.

    Its walls mirror nothing but an even floor, so what a workshop would lend them is painted: light from above, which every dent breaks, and a gleam along
    corners. What it mirrors of itself is paler, as otherwise a bowl glows red.
    """
    shader = Shader('beaten')
    at = shader.place()
    apart = shader.join(*(shader.spread(shader.noise(shader.vector('ADD', at, (3. * axis, 0, 0)), 40., 1), -.005, .005) for axis in range(3)))
    dent, _ = shader.cells(shader.vector('ADD', at, apart), 1 / PITCH)
    below = shader.step(shader.split(at)[2], -.006, -.022)
    normal = shader.relief(shader.math('MULTIPLY', shader.math('MULTIPLY', dent, dent), below), .62, .0018)
    seen = shader.vector('MULTIPLY', shader.node('NewGeometry').outputs['Incoming'], (-1, -1, -1))
    across, _, up = shader.split(shader.vector('REFLECT', seen, normal))
    light = shader.math('MULTIPLY_ADD', shader.step(up, -.2, .2), -.5, shader.step(up, -.90, -.34))
    gleam = shader.math('MULTIPLY', shader.step(shader.math('ABSOLUTE', across), .34, .02), shader.step(up, .1, -.2))
    cloud = shader.noise(at, 7., 3)
    own = shader.power((*tone, 1), shader.math('ADD', shader.spread(cloud, .93, 1.07), shader.spread(light, .42, -.38)))
    own = shader.mix(shader.math('MULTIPLY', gleam, .5), own, (*GLEAM, 1))
    again = shader.math('SUBTRACT', 1., shader.node('LightPath').outputs['Is Camera Ray'])
    pale = tuple(.35 * part + .65 * sum(tone) / 3 for part in tone)
    glossy = shader.node('BsdfGlossy')
    for name, value in (('Color', shader.mix(again, own, pale)), ('Roughness', .20), ('Normal', normal)):
        shader.plug(glossy.inputs[name], value)
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], glossy.outputs[0])
    return shader.material


def stuff(look: Look):
    """Steel, steel that colour was baked on, or copper."""
    if look.finish == 'matte-black':
        return plain('coat', look.tone, .30, Specular=.6)
    return beaten(look.tone) if look.finish == 'copper' else satin(look.tone)


def build(look: Look) -> View:
    """It stands on its bowl."""
    wide, deep = WIDTHS[look.finish] * INCH - 2 * FLANGE, DEEP - 2 * FLANGE
    low = sheet_bowl('bowl', wide, deep, HIGH, .050 if look.finish == 'copper' else .022, stuff(look), FLANGE, round_=.040 if look.finish == 'copper' else .022)
    strainer(low, strainer_steel(), (0, .05))
    if look.finish == 'brushed-steel':
        pads(wide, deep, HIGH)
    return View(turn=-28, height=38, lens=80, fill=.88, exposure=EXPOSURE[look.finish])
