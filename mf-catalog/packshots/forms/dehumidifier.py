"""A dehumidifier with its bucket and the hose that can drain it."""
from math import cos, pi, sin

from studio.cabinet import panel
from studio.canister import outline
from studio.geometry import box, lathe, tube
from studio.housing import slab
from studio.look import Look, View, linear
from studio.louvre import louvre
from studio.plumbing import bent, moulded
from studio.print import Print
from studio.shader import Shader, plain

WIDE, DEEP, LOW, HIGH, SPLIT = .370, .260, .036, .600, .240
WHITE, GREY, DARK, WATER, HOSE, GLOW = (linear(value) for value in ('#e6e6e2', '#5f676b', '#17191a', '#6f9db6', '#7f8a8c', '#8fc7e0'))


def screen():
    """A drop between lamps."""
    skin = Print(DARK)
    skin.lay(skin.drop(-.003, .0072, .017), GLOW)
    for u in (-.058, -.040, .040, .058):
        skin.lay(skin.disc(0, .0042, u), GLOW)
    return skin.done(.12)


def window():
    """Smoky plastic, water behind it up to half."""
    shader = Shader('window')
    x, _, z = shader.split(shader.place())
    level = shader.math('MULTIPLY_ADD', shader.math('SINE', shader.math('MULTIPLY', x, 30.)), .0012, .008)
    wet = shader.step(shader.math('SUBTRACT', z, level), .0008, -.0008)
    line = shader.step(shader.math('ABSOLUTE', shader.math('SUBTRACT', z, level)), .0026, .0010)
    colour = shader.mix(wet, (*linear('#3b474d'), 1), shader.power((*WATER, 1), shader.spread(shader.step(z, .01, -.06), .8, 1.5)))
    return shader.surface(Base_Color=shader.mix(line, colour, (*linear('#bcdbe8'), 1)), Roughness=.12, Specular=.6)


def hose(stuff, grey) -> None:
    """From its port at the side down to the ground, and in a loop to the front."""
    line = bent([(WIDE / 2 - .01, .060, .170), (WIDE / 2 + .060, .060, .170), (WIDE / 2 + .075, .060, .012)], .045, 12)
    middle = (WIDE / 2 + .135, -.010, .0085)
    line = [(WIDE / 2 - .010, .060, .170), *line[1:-1]]
    for k in range(58):
        angle = pi * .72 - k * .15
        reach = .088 - .0004 * k
        line.append((middle[0] + reach * cos(angle), middle[1] + reach * sin(angle), .0085 + .0003 * k + .09 * max(0., 1 - k / 7) ** 2))
    tube('hose', line, .0085, stuff, main=False)
    lathe('port', [(0, 0), (.016, 0, .002), (.016, .012, .002), (.0115, .014, .002), (.0115, .030, .002), (0, .030)], grey, 40, main=False, at=(WIDE / 2 - .002, .060, .170), turn=(0, 90, 0))


def build(look: Look) -> View:
    """Two shells, louvres in front, the bucket below, wheels, hose."""
    white, grey, dark = moulded(WHITE, .32), moulded(GREY, .38), plain('dark', DARK, .8)
    front = -DEEP / 2
    slab('foot', WIDE - .016, DEEP - .016, .020, .040, grey, .004, at=(0, 0, LOW - .016), main=False)
    slab('lower', WIDE, DEEP, SPLIT - LOW, .046, white, .004, at=(0, 0, LOW))
    slab('gap', WIDE - .008, DEEP - .008, .010, .042, dark, .001, at=(0, 0, SPLIT - .004), main=False)
    slab('upper', WIDE, DEEP, HIGH - SPLIT - .003, .046, white, .026, at=(0, 0, SPLIT + .003))
    louvre('air', .250, .130, 9, white, dark, (0, front - .0006, .345), 38, .013, .0036, 2)
    panel('screen', outline(.170, .052, .012), .0022, screen(), .0006, main=False, at=(0, front, .500))
    for index in range(4):
        panel(f'key-{index}', outline(.020, .011, .005), .0020, grey, .0006, main=False, at=((index - 1.5) * .034, front, .452))
    panel('bucket', outline(.290, .160, .018), .0040, white, .0016, main=False, at=(0, front + .0010, .138))
    panel('groove', outline(.296, .166, .020), .0012, dark, 0, main=False, at=(0, front + .0006, .138))
    panel('window', outline(.210, .092, .014), .0020, window(), .0008, main=False, at=(0, front - .0028, .118))
    panel('grip', outline(.110, .022, .0105), .0008, dark, .0003, main=False, at=(0, front - .0028, .193))
    slab('grille', .240, .110, .0014, .012, dark, .0004, at=(0, .030, HIGH - .0006), main=False)
    for index in range(11):
        box(f'slat-{index}', (.0050, .112, .005), white, .0015, main=False, at=((index - 5) * .0225, .030, HIGH + .0010))
    for side in (-1, 1):
        box(f'hold-{side}', (.003, .110, .030), dark, .001, main=False, at=(side * (WIDE / 2 - .0004), .010, .520))
        for y in (-.085, .085):
            lathe(f'wheel-{side}-{y}', [(0, -.010), (.017, -.010, .003), (.020, -.006, .003), (.020, .006, .003), (.017, .010, .003), (0, .010)], dark, 40, main=False,
                  at=(side * .130, y, .020), turn=(0, 90, 0))
    hose(plain('hose', HOSE, .4, Specular=.5), grey)
    return View(turn=-24, height=18, lens=80, fill=.92, exposure=.88)
