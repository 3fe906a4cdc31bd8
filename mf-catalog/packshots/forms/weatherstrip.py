"""A kit for the three sides of a door and its foot: a sweep with its lip and screws, and three coils of seal."""
from math import cos, pi, sin

from studio.geometry import extrude, rounded, tube
from studio.hardware import finished, wood_screw
from studio.housing import placed, slot
from studio.hull import closed
from studio.lockset import steel
from studio.look import Look, View
from studio.shader import Shader
from studio.supple import roll

LONG, TURNS, STEP, RADIUS = .9144, 5, .0125, .084


def rubber(tone):
    """Soft and dull."""
    shader = Shader('rubber')
    cloud = shader.noise(shader.place(), 60., 2)
    return shader.surface(Base_Color=shader.power((*tone, 1), shader.spread(cloud, .95, 1.05)), Roughness=shader.spread(cloud, .40, .52), Specular=.45)


def seal(name: str, soft) -> None:
    """A coil that lies flat: a fin, and the bulb that the door presses, along its upper edge; its end comes away."""
    roll(f'{name}-fin', RADIUS, .0030, TURNS, .0130, soft, gap=STEP - .0030, at=(0, 0, .0066), turn=(0, 90, 0))
    steps = 64
    line = []
    for step in range(TURNS * steps + 1):
        reach, angle = RADIUS - .001 - STEP * (TURNS - step / steps), 2 * pi * step / steps
        line.append((reach * cos(angle), reach * sin(angle), .0170))
    tube(f'{name}-bulb', line, .0056, soft)


def sweep(metal, soft) -> None:
    """Its back on the floor, its lip towards the camera."""
    outer = rounded([(.038, 0), (.038, .0022, .0006), (.034, .0032, .001), (.012, .0032, .001), (.009, .0080, .0016), (-.007, .0080, .001), (-.007, 0), (.038, 0)], 4)[:-1]
    closed(extrude('strip', outer, LONG, metal))
    lip = rounded([(-.0065, .0016), (-.0065, .0066), (-.0200, .0052, .002), (-.0290, .0020, .0006), (-.0290, .0004, .0004), (-.0180, .0016, .002), (-.0065, .0016)], 4)[:-1]
    closed(extrude('lip', lip, LONG - .001, soft))
    for index in range(6):
        slot(f'slot-{index}', .0150, .0060, (LONG * (index / 5 - .5) * .92, .0230, .0034))


def build(look: Look) -> View:
    """The coils before the sweep."""
    metal, soft = finished(look), rubber(look.tone)
    for index, (x, y, spin) in enumerate(((-.300, -.150, 200), (-.100, -.150, 300), (.100, -.150, 255))):
        with placed((x, y, 0), (0, 0, spin)):
            seal(f'seal-{index}', soft)
    sweep(metal, soft)
    for index, (x, y, turn) in enumerate(((.250, -.100, 60), (.290, -.110, 100), (.250, -.150, 130))):
        wood_screw(f'screw-{index}', .025, .0022, steel(.28), .7, main=False, at=(x, y, .0045), turn=(90, 0, turn))
    return View(turn=-40, height=32, lens=60, fill=.93, exposure=1.3)
