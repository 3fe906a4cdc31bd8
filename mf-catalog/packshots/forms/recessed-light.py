"""A slim light for a round hole in a ceiling, with the box that it is connected in."""
from studio.geometry import box, lathe, tube
from studio.housing import placed, puck, screw
from studio.lamp import glow
from studio.look import Look, View, linear
from studio.plumbing import bent
from studio.shader import Shader, plain
from studio.tank import enamel

FINE = True
RADIUS, LEAN = .0610, 68
WHITE, STEEL, DARK, CORD = (linear(value) for value in ('#e3e1db', '#b2b7ba', '#1b1c1d', '#e4e2db'))


def zinc():
    """Sheet steel with a coat of zinc, its flowers faintly seen."""
    shader = Shader('zinc')
    at = shader.place()
    _, flower = shader.cells(at, 90.)
    depth = shader.spread(shader.split(flower)[0], .86, 1.14)
    return shader.surface(Base_Color=shader.power((*STEEL, 1), depth), Roughness=shader.spread(shader.noise(at, 40., 2), .34, .48), Metallic=.85)


def clip(name: str, side: int, steel) -> None:
    """A leg with its spring, which holds the light in the ceiling."""
    box(f'{name}-leaf', (.034, .018, .0012), steel, .0004, at=(side * .064, 0, -.0200), turn=(0, side * 16, 0), main=False)
    lathe(f'{name}-end', [(.0026, -.009), (.0026, .009)], steel, 24, main=False, at=(side * .0805, 0, -.0240), turn=(90, 0, 0))
    box(f'{name}-post', (.0016, .020, .012), steel, .0004, at=(side * .046, 0, -.0160), main=False)
    for index in range(7):
        lathe(f'{name}-coil-{index}', [(.0022, -.0010), (.0036, -.0008, .0006), (.0036, .0008, .0006), (.0022, .0010)], steel, 24, main=False,
              at=(side * .044, -.0072 + index * .0024, -.018), turn=(90, 0, 0))


def light(white, steel) -> None:
    """The disc: a trim with a sunk diffuser, a heat sink behind it."""
    profile = [(.046, .0030), (.047, .0052, .001), (.052, .0068, .003), (RADIUS - .004, .0062, .003), (RADIUS, .0020, .002), (RADIUS, -.0005, .001), (.054, -.001)]
    lathe('trim', profile, white, 128)
    lathe('diffuser', [(.0465, .0034), (.044, .0042, .002), (0, .0046)], glow(.98), 96, main=False)
    lathe('sink', [(.054, -.001), (.0525, -.002, .001), (.0520, -.0115, .001), (.050, -.0125), (0, -.0125)], white, 96, main=False)
    for side in (-1, 1):
        clip(f'clip-{side}', side, steel)


def build(look: Look) -> View:
    """The disc leans on its box."""
    white, steel, dark = enamel(WHITE, .34), plain('wire', STEEL, .40, Metallic=.35), plain('dark', DARK, .6)
    with placed((-.036, -.020, .0568), (LEAN, 0, 0)):
        light(white, steel)
    sheet = zinc()
    with placed((.076, .052, 0), (0, 0, 8)):
        box('case', (.122, .078, .040), sheet, .0022, at=(0, 0, .020), main=False)
        box('lid', (.124, .080, .0026), sheet, .0010, at=(0, 0, .0410), main=False)
        for index, (x, y) in enumerate(((-.053, -.031), (.053, .031))):
            screw(f'screw-{index}', .0036, (x, y, .0422), steel)
        for index, x in enumerate((-.030, .034)):
            with placed((x, -.0392, .020), (90, 0, 0)):
                puck(f'knockout-{index}', .0110, .0010, sheet, .0004, main=False)
                lathe(f'knockout-ring-{index}', [(.0110, .0002), (.0119, .0006, .0002), (.0126, -.0004)], dark, 40, main=False)
    line = bent([(-.030, .006, .052), (-.030, .046, .062), (-.020, .120, .050), (.090, .130, .020), (.090, .085, .020)], .018, 10)
    tube('cord', line, .0036, plain('cord', CORD, .4), main=False)
    lathe('gland', [(.0060, 0), (.0078, .002, .001), (.0078, .012, .001), (.0040, .014)], dark, 32, main=False, at=(.090, .100, .020), turn=(90, 0, 0))
    return View(turn=-16, height=22, lens=85, fill=.86, exposure=.95)
