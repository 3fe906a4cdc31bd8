"""A fire extinguisher for fires of wood, grease and wiring, and its hook."""
from studio.geometry import arc, box, lathe, rounded, tube
from studio.housing import placed, puck, slab
from studio.look import Look, View, linear
from studio.plumbing import bare, bent, moulded
from studio.print import PAPER, Print
from studio.shader import Shader, plain
from studio.supple import sheet
from studio.tank import enamel, plate

RADIUS, SHOULDER = .054, .290
STEEL, BLACK, GREEN, RED, BLUE, GREY = (linear(value) for value in ('#b9bfc2', '#222426', '#4f8a4c', '#a5342c', '#3f6f93', '#8a8f92'))


def label():
    """What burns: a triangle, a square and a disc, each in its colour."""
    skin = Print(PAPER, RADIUS)
    for index, (ink, v) in enumerate(((GREEN, .196), (RED, .164), (BLUE, .132))):
        u = -.022
        if index == 0:
            skin.lay(skin.both(skin.peak(v + .0125, 1.75, u), skin.band(v - .0100, v + .0130)), ink)
        elif index == 1:
            skin.lay(skin.panel(v, .0200, .0200, u), ink)
        else:
            skin.lay(skin.disc(v, .0108, u), ink)
        for line in range(3):
            skin.lay(skin.panel(v + .0062 - line * .0062, (.034, .034, .022)[line], .0022, .014 - (0, 0, .006)[line]), GREY)
    skin.lay(skin.band(.216, .226), RED)
    skin.lay(skin.band(.104, .112), RED)
    return skin.done(.32)


def lever(name: str, line, wide: float, stuff) -> None:
    """A bent strip of metal over a line of (x, z), its sides folded down."""
    line = rounded(line, 6)
    sheet(name, line, .0030, wide, stuff, turn=(0, 0, -90), main=False, bevel=.0010)
    for side in (-1, 1):
        low = [(x, side * wide / 2, z - .0040) for x, z in line]
        tube(f'{name}-fold-{side}', [(x, y * .94, z + .0030) for x, y, z in low], .0026, stuff, main=False)


def valve(steel, black) -> None:
    """The head with two levers, the pin, and the gauge."""
    lathe('neck', [(.020, SHOULDER + .026), (.020, SHOULDER + .040, .001), (.017, SHOULDER + .042, .001), (.017, SHOULDER + .052)], steel, 64, main=False)
    box('head', (.040, .026, .034), steel, .005, main=False, at=(.004, 0, SHOULDER + .066))
    low, high = SHOULDER + .084, SHOULDER + .098
    lever('grip', [(-.018, low - .002), (.020, low, .020), (.084, low - .012, .010), (.096, low - .022)], .026, black)
    lever('trigger', [(-.024, high - .016), (-.020, high, .008), (.030, high + .008, .02), (.084, high + .022, .010), (.097, high + .017)], .026, black)
    tube('pin', [(.006, -.022, low + .006), (.006, .020, low + .006)], .0022, steel, main=False)
    tube('ring', arc((.006, -.034, low + .006), .0120, 0, 360, 40, 'yz')[:-1], .0016, steel, closed=True, main=False)
    with placed((.004, -.0130, SHOULDER + .064), (90, 0, 0)):
        lathe('gauge', [(0, 0), (.0150, 0), (.0150, .009, .0015), (.0136, .010, .0006), (.0130, .0088)], bare(STEEL, .2, .02), 64, main=False)
        lathe('dial', [(0, .0086), (.0132, .0086)], dial(), 64, main=False)


def dial():
    """A scale that is green at its top."""
    shader = Shader('dial')
    x, y, _ = shader.split(shader.place())
    reach = shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', x, x), shader.math('MULTIPLY', y, y)))
    ring = shader.math('MULTIPLY', shader.step(reach, .0070, .0073), shader.step(reach, .0112, .0109))
    top = shader.step(y, .0034, .0037)
    colour = shader.mix(ring, (*linear('#f1ede3'), 1), (*RED, 1))
    colour = shader.mix(shader.math('MULTIPLY', ring, top), colour, (*GREEN, 1))
    needle = shader.math('MULTIPLY', shader.step(shader.math('ABSOLUTE', shader.math('SUBTRACT', x, shader.math('MULTIPLY', y, .12))), .0008, .0005), shader.step(y, -.002, -.0018))
    needle = shader.math('MULTIPLY', needle, shader.step(reach, .0105, .0102))
    return shader.surface(Base_Color=shader.mix(needle, colour, (*BLACK, 1)), Roughness=.1, Specular=.5)


def hose(black, steel) -> None:
    """Down the left side, into a clip."""
    line = bent([(-.016, 0, SHOULDER + .066), (-.052, -.004, SHOULDER + .064), (-.070, -.016, SHOULDER - .020), (-.062, -.026, SHOULDER - .100), (-.061, -.027, .120)], .036, 20)
    tube('hose', line, .0082, black, main=False)
    lathe('ferrule', [(.0086, 0), (.0098, .001, .0006), (.0098, .018, .001), (.0086, .020)], steel, 48, main=False, at=(-.012, 0, SHOULDER + .066), turn=(0, -90, 0))
    lathe('nozzle', [(.0135, 0), (.0142, .001, .0006), (.0120, .040, .004), (.0088, .060, .002), (.0082, .062)], black, 48, main=False, at=(-.061, -.027, .078))
    tube('clip', arc((0, 0, .150), RADIUS + .0012, 186, 222, 12, 'xy'), .0030, steel, main=False)


def hook(steel) -> None:
    """A plate with two holes and a bent tongue, on the floor."""
    with placed((.128, -.058, .0004), (0, 0, -34)):
        slab('plate', .100, .030, .0030, .006, steel, .0008, main=False)
        for x in (-.036, .010):
            puck(f'hole-{x}', .0042, .0004, plain('hole', BLACK, .9), .0001, main=False, at=(x, 0, .0029))
        tube('tongue', bent([(.034, 0, .0040), (.052, 0, .0040), (.052, 0, .0260), (.034, 0, .0300)], .010), .0044, steel, main=False)


def build(look: Look) -> View:
    """Standing, its gauge to the front."""
    red, black, steel = enamel(look.tone, .18), moulded(BLACK, .4), bare(STEEL, .28, .03)
    lathe('shell', [(0, .006), (RADIUS * .80, .004, .004), (RADIUS * .93, 0, .003), (RADIUS, .006, .004), (RADIUS, SHOULDER - .024), (RADIUS * .995, SHOULDER - .012, .006),
                    (RADIUS * .80, SHOULDER + .016, .020), (RADIUS * .42, SHOULDER + .027, .006), (RADIUS * .38, SHOULDER + .034)], red, 128)
    plate('label', RADIUS, .0004, .104, .096, .232, label(), 0, 0, main=False)
    valve(steel, black)
    hose(black, steel)
    hook(steel)
    return View(turn=-14, height=20, lens=85, fill=.90, exposure=1.02)
