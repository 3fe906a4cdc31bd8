"""A slim bar of light for the underside of a cabinet, switched on, its diffuser up."""
from studio.geometry import extrude, lathe, tube
from studio.housing import placed, slab
from studio.lamp import unsampled
from studio.look import Look, View, linear
from studio.plumbing import bent
from studio.shader import Shader, plain

LONG, DEEP, HIGH = .600, .066, .024
ALUMINUM, CAP, DARK, CORD, WARM, HOT = (linear(value) for value in ('#8b9195', '#d3d4d1', '#26282a', '#4a4d50', '#ffcf78', '#fff3d6'))


def shining():
    """A diffuser over a row of diodes: warm, brighter along its middle and over each of them."""
    shader = Shader('shining')
    x, y, _ = shader.split(shader.place())
    off = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('FRACT', shader.math('DIVIDE', x, .030)), .5))
    row = shader.step(shader.math('ABSOLUTE', y), .026, .002)
    spot = shader.math('MULTIPLY', shader.step(off, .46, .06), shader.step(shader.math('ABSOLUTE', y), .017, .002))
    bright = shader.math('MULTIPLY_ADD', spot, .45, shader.math('MULTIPLY', row, .55))
    glow = shader.mix(bright, (*WARM, 1), (*HOT, 1))
    return unsampled(shader.surface(Base_Color=(.30, .27, .20), Roughness=.30, Specular=.4, Emission=glow, Emission_Strength=shader.spread(bright, .62, 1.25)))


def build(look: Look) -> View:
    """Aluminium between two caps of plastic; a switch and the cord at its near end."""
    metal, cap, dark = plain('aluminum', ALUMINUM, .34), plain('cap', CAP, .30), plain('dark', DARK, .36)
    half = DEEP / 2
    body = [(-half, .002), (-half + .002, 0), (half - .002, 0), (half, .002), (half, .016), (half - .004, HIGH), (half - .0050, HIGH), (half - .0060, HIGH - .005), (-half + .0060, HIGH - .005),
            (-half + .0050, HIGH), (-half + .004, HIGH), (-half, .016)]
    extrude('body', list(reversed(body)), LONG, metal)
    inner = half - .0058
    lens = [(-inner, HIGH - .005), (inner, HIGH - .005), (inner, HIGH - .0010), (inner - .005, HIGH + .0018), (.008, HIGH + .0030), (-.008, HIGH + .0030), (-inner + .005, HIGH + .0018),
            (-inner, HIGH - .0010)]
    extrude('diffuser', list(reversed(lens)), LONG - .004, shining(), smooth=50, main=False)
    for side, long in ((-1, .016), (1, .050)):
        with placed((side * (LONG / 2 - .002 + long / 2), 0, 0)):
            slab(f'cap-{side}', long, DEEP + .003, HIGH + .004, .006, cap, .0030, main=False)
    end = LONG / 2 + .048
    with placed((LONG / 2 + .023, 0, HIGH + .0036)):
        slab('bay', .0240, .0360, .0008, .0030, plain('bay', DARK, .7), .0003, main=False)
        with placed((0, 0, .0002), (4, 0, 0)):
            slab('switch', .0200, .0310, .0040, .0024, dark, .0014, main=False)
    lathe('grommet', [(.0085, 0), (.0085, .004, .001), (.0060, .014, .002), (.0046, .016)], dark, 32, main=False, at=(end - .001, 0, .012), turn=(0, 90, 0))
    cord = bent([(end, 0, .012), (end + .060, 0, .0050), (end + .082, .080, .0042), (end - .06, .175, .0042), (end - .23, .150, .0042)], .032)
    tube('cord', cord, .0042, plain('cord', CORD, .42), main=False)
    with placed((end - .245, .1472, .0080), (0, -90, 11)):
        slab('plug', .0150, .0230, .034, .004, dark, .003, main=False, at=(0, 0, -.014))
    return View(turn=-38, height=33, lens=50, fill=.92, exposure=.90)
