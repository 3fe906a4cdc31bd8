"""A kit for the three sides of a door and its foot: a sweep with its lip, screwed to the foot of a door, and three coils of seal before it."""
from math import cos, pi, sin

from studio.geometry import box, extrude, rounded, tube
from studio.hardware import finished
from studio.housing import placed, screw, slot
from studio.hull import closed
from studio.lockset import steel
from studio.look import Look, View, linear
from studio.shader import Shader, plain
from studio.supple import roll

FINE = True
LONG, TURNS, STEP, RADIUS = .9144, 4, .0165, .088
THICK, HIGH, FOOT = .0445, .250, .012
PAINT, STILE, FOAM = (linear(value) for value in ('#8fa3a6', '#c8a671', '#d9cfae'))


def rubber(tone):
    """Soft and dull."""
    shader = Shader('rubber')
    cloud = shader.noise(shader.place(), 60., 2)
    return shader.surface(Base_Color=shader.power((*tone, 1), shader.spread(cloud, .95, 1.05)), Roughness=shader.spread(cloud, .34, .44), Specular=.55)


def seal(name: str, soft) -> None:
    """A coil that lies flat: a fin, and the bulb that the door presses, along its upper edge; its end runs off straight."""
    with placed((0, 0, .0086), (0, 0, -90)):
        roll(f'{name}-fin', RADIUS, .0032, TURNS, .0170, soft, gap=STEP - .0032, turn=(0, 90, 0))
    steps = 64
    line = []
    for step in range(TURNS * steps + 1):
        reach, angle = RADIUS - .001 - STEP * (TURNS - step / steps), 2 * pi * step / steps
        line.append((reach * cos(angle), reach * sin(angle), .0220))
    end = [(RADIUS - .001, .001 + along, .0220) for along in (.020, .050, .082)]
    tube(f'{name}-bulb', line + end, .0072, soft)
    box(f'{name}-end', (.0032, .084, .0170), soft, .0006, at=(RADIUS - .0012, .042, .0086))
    # The bulb is hollow, as its cut end shows.
    with placed((RADIUS - .001, .0832, .0220), (90, 0, 180)):
        slot(f'{name}-bore', .0084, .0083, (0, 0, 0))


def sweep(metal, soft) -> None:
    """Its back on the floor, its lip towards the camera; screws in its slots."""
    outer = rounded([(.038, 0), (.038, .0022, .0006), (.034, .0032, .001), (.012, .0032, .001), (.009, .0080, .0016), (-.007, .0080, .001), (-.007, 0), (.038, 0)], 4)[:-1]
    closed(extrude('strip', outer, LONG, metal))
    lip = rounded([(-.0065, .0016), (-.0065, .0066), (-.0200, .0052, .002), (-.0290, .0020, .0006), (-.0290, .0004, .0004), (-.0180, .0016, .002), (-.0065, .0016)], 4)[:-1]
    closed(extrude('lip', lip, LONG - .001, soft))
    for index in range(6):
        at = (LONG * (index / 5 - .5) * .92, .0230, .0034)
        slot(f'slot-{index}', .0180, .0060, at)
        screw(f'driven-{index}', .0048, at, steel(.28), 20 + 50 * index)


def door() -> None:
    """The lower end of a door of steel, cut: wood at its sides, foam between."""
    paint = plain('paint', PAINT, .40, Specular=.4)
    box('door', (LONG, THICK, HIGH), paint, .0012, at=(0, THICK / 2, FOOT + HIGH / 2), main=False)
    top = FOOT + HIGH + .0006
    box('foam', (LONG - .080, THICK - .003, .0010), plain('foam', FOAM, .9), 0, at=(0, THICK / 2, top), main=False)
    for side in (-1, 1):
        box(f'stile-{side}', (.038, THICK - .003, .0012), plain('stile', STILE, .7), 0, at=(side * (LONG - .041) / 2, THICK / 2, top), main=False)


def build(look: Look) -> View:
    """The coils before the door."""
    metal, soft = finished(look), rubber(look.tone)
    door()
    with placed((0, -.0002, .0300), (90, 0, 0)):
        sweep(metal, soft)
    for index, (x, y, spin) in enumerate(((-.290, -.190, -62), (-.030, -.215, -72), (.220, -.200, -58))):
        with placed((x, y, 0), (0, 0, spin)):
            seal(f'seal-{index}', soft)
    return View(turn=-18, height=27, lens=60, fill=.94, exposure=1.25)
