"""A sensor on a tiled floor, and the first water that reaches it."""
from studio.geometry import box, lathe
from studio.housing import lamp
from studio.look import Look, View, linear
from studio.print import Print
from studio.shader import Shader, plain

WHITE, SHADE, GREEN, BLUE, GOLD, GAP = (linear(value) for value in ('#e2e0da', '#d3d1ca', '#5fb878', '#2f7fa8', '#c9a556', '#6d6e6c'))
DRY, WET, GROUT = (linear(value) for value in ('#a2a39d', '#4d5558', '#7c7d79'))
RADIUS, SIDE = .040, .131


def emblem():
    """A drop on the face."""
    skin = Print(SHADE)
    x, y, _ = skin.split(skin.place())
    skin.u, skin.v = x, y
    skin.lay(skin.drop(-.0050, .0088, .0215), BLUE)
    return skin.done(.34)


def tiles():
    """Dull tiles; where water lies on them they are darker and mirror the lamps, joints and all."""
    shader = Shader('tiles')
    at = shader.place()
    x, y, _ = shader.split(at)
    joint = 0.
    for axis, start in ((x, -.021), (y, .024)):
        off = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('FRACT', shader.math('ADD', shader.math('DIVIDE', shader.math('SUBTRACT', axis, start), SIDE), 20.5)), .5))
        joint = shader.math('MAXIMUM', joint, shader.step(off, .016, .010))
    sway = shader.spread(shader.noise(at, 17., 2), -.034, .034)
    sides = [shader.math('DIVIDE', shader.math('SUBTRACT', axis, middle), reach) for axis, middle, reach in ((x, .036, .088), (y, -.022, .052))]
    far = shader.math('SQRT', shader.math('ADD', *[shader.math('MULTIPLY', side, side) for side in sides]))
    depth = shader.math('MULTIPLY_ADD', sway, 9., far)
    wet = shader.step(depth, 1., .985)
    colour = shader.mix(wet, (*DRY, 1), (*WET, 1))
    colour = shader.mix(shader.math('MULTIPLY', joint, .75), colour, (*GROUT, 1))
    ripple = shader.math('MULTIPLY', shader.math('MULTIPLY', shader.noise(at, 42., 2), wet), .55)
    shader.relief(shader.math('ADD', shader.step(depth, 1.03, .90), ripple), .9, .0022)
    return shader.surface(Base_Color=colour, Roughness=shader.spread(wet, .55, .045), Specular=shader.spread(wet, .3, .75))


def build(look: Look) -> View:
    """Flat on its foot; two contacts reach down to the floor before it."""
    white = plain('white', WHITE, .28)
    box('floor', (.262, .198, .010), tiles(), .0012, main=False, at=(.012, -.004, -.005))
    lathe('gap', [(RADIUS - .0016, 0), (RADIUS - .0016, .0030)], plain('gap', GAP, .7), main=False)
    lathe('body', [(0, .0016), (RADIUS - .002, .0016), (RADIUS, .0036, .002), (RADIUS, .0100), (RADIUS - .0008, .0104), (RADIUS - .0008, .0112), (RADIUS, .0116),
                   (RADIUS, .0190, .008), (RADIUS * .90, .0262, .008), (RADIUS * .64, .0270, .001), (RADIUS * .62, .0258, .0006), (0, .0258)], white)
    lathe('face', [(0, .0260), (RADIUS * .60, .0260, .0004), (RADIUS * .61, .0257)], emblem(), main=False, turn=(0, 0, 20))
    lamp('power', .0017, GREEN, (.0, -.0305, .0262))
    gold = plain('gold', GOLD, .25, Metallic=1.)
    for side in (-1, 1):
        lathe(f'probe-{side}', [(0, 0), (.0032, 0, .0004), (.0032, .0072, .0020), (0, .0082)], gold, 32, main=False, at=(side * .0110 + .012, -RADIUS * .94, 0))
    return View(turn=-16, height=33, lens=85, fill=.92, exposure=.92)
