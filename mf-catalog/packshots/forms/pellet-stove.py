"""A pellet stove, the lid of its hopper open."""
from math import cos, radians, sin

from studio.cabinet import cast, panel, ring
from studio.canister import outline
from studio.fire import embers, firebox, flames, pane
from studio.geometry import box, solid, tube
from studio.look import Look, View, linear
from studio.louvre import louvre
from studio.metal import metal
from studio.print import Print
from studio.shader import Shader, plain
from studio.tank import enamel

WIDE, DEEP, LOW, HIGH = .520, .520, .060, .900
GLASS, TALL, SILL = .350, .330, .335
IRON, COAT, DARK, STEEL, WOOD, LAMP, SOOT = (linear(value) for value in ('#343638', '#8f8b84', '#131415', '#b4b9bb', '#c39a66', '#8fd0b4', '#5a5048'))


def pellets(random, at, wide: float, deep: float) -> None:
    """Short rods of pressed wood, heaped."""
    shader = Shader('pellets')
    lot = shader.noise(shader.place(), 140., 1)
    stuff = shader.surface(Base_Color=shader.power((*WOOD, 1), shader.spread(lot, .75, 1.3)), Roughness=.75, Specular=.25)
    points, faces = [], []
    for index in range(420):
        long, radius = random.uniform(.016, .030), .0050
        yaw, pitch = random.uniform(0, 360), random.uniform(-22, 22)
        along = (cos(radians(yaw)) * cos(radians(pitch)), sin(radians(yaw)) * cos(radians(pitch)), sin(radians(pitch)))
        side = (-sin(radians(yaw)), cos(radians(yaw)), 0)
        up = (along[1] * side[2] - along[2] * side[1], along[2] * side[0] - along[0] * side[2], along[0] * side[1] - along[1] * side[0])
        x, y = random.uniform(-.48, .48) * wide, random.uniform(-.48, .48) * deep
        z = .020 - .10 * ((x / wide) ** 2 + (y / deep) ** 2) * wide + random.uniform(-.005, .006)
        start = len(points)
        for end in (-.5, .5):
            for corner in range(8):
                angle = corner * .7854
                points.append(tuple(c + along[k] * long * end + radius * (side[k] * cos(angle) + up[k] * sin(angle)) for k, c in enumerate((x, y, z))))
        faces += [(start + k, start + (k + 1) % 8, start + 8 + (k + 1) % 8, start + 8 + k) for k in range(8)]
        faces += [tuple(range(start + 7, start - 1, -1)), tuple(range(start + 8, start + 16))]
    solid('pellets', points, faces, stuff, smooth=40, main=False, at=at)
    box('heap', (wide, deep, .010), plain('heap', WOOD, .9), 0, main=False, at=(at[0], at[1], at[2] - .004))


def screen():
    """Lamps and a bar on dark glass."""
    skin = Print(DARK)
    skin.lay(skin.panel(.004, .034, .010), LAMP)
    for u in (-.042, -.028, .028, .042):
        skin.lay(skin.disc(.004, .0040, u), LAMP)
    return skin.done(.14)


def build(look: Look) -> View:
    """A casting in front, painted sides, ash drawer, door with fire, warm air, hopper."""
    iron, coat, dark, steel = cast(IRON), enamel(COAT, .32), plain('dark', DARK, .7), metal(look, 'brushed-steel', STEEL)
    front, middle, room = -DEEP / 2, SILL + TALL / 2, HIGH - LOW
    box('plinth', (WIDE - .050, DEEP - .060, LOW), iron, .004, at=(0, 0, LOW / 2))
    for side in (-1, 1):
        box(f'side-{side}', (.014, DEEP - .022, room - .010), coat, .004, at=(side * (WIDE / 2 - .007), .010, LOW + room / 2), main=False)
    box('back', (WIDE - .02, .01, room - .02), coat, .003, at=(0, DEEP / 2 - .006, LOW + room / 2), main=False)
    ring('front', outline(WIDE - .029, room - .010, .008), [(x, z + middle - LOW - room / 2) for x, z in outline(GLASS + .02, TALL + .02, .01)], .020, iron, .004,
         at=(0, front + .022, LOW + room / 2))
    firebox('room', GLASS + .04, .24, TALL + .03, (0, front + .004, SILL - .014), SOOT)
    box('pot', (.150, .110, .050), iron, .008, at=(0, front + .110, SILL + .020))
    embers('bed', .130, .090, (0, front + .110, SILL + .045), 2., 3.)
    flames('flame', .220, TALL * .86, (0, front + .110, SILL + .046), look.random, 3, .022, 1.9)
    ring('door', outline(GLASS + .090, TALL + .090, .020), outline(GLASS, TALL, .016), .026, iron, .005, .010, at=(0, front - .001, middle))
    pane('glass', GLASS, TALL, (0, front - .010, middle))
    tube('handle', [(GLASS / 2 + .024, front - .024, middle + .070), (GLASS / 2 + .024, front - .050, middle + .066), (GLASS / 2 + .024, front - .050, middle - .066),
                    (GLASS / 2 + .024, front - .024, middle - .070)], .0065, steel, main=False)
    panel('drawer', outline(GLASS + .090, .130, .012), .014, iron, .004, at=(0, front + .002, LOW + .130))
    tube('pull', [(-.070, front - .010, LOW + .150), (-.066, front - .034, LOW + .150), (.066, front - .034, LOW + .150), (.070, front - .010, LOW + .150)], .0055, steel, main=False)
    louvre('air', GLASS + .050, .066, 5, iron, dark, (0, front + .0015, HIGH - .090), 36, .014, .003, 3)
    top = HIGH + .008
    inner = [(x, z) for x, z in outline(.360, .240, .012)]
    ring('top', outline(WIDE + .020, DEEP + .016, .014), [(x, z + .100) for x, z in inner], .018, iron, .005, at=(0, 0, top - .009), turn=(-90, 0, 0))
    box('well', (.380, .260, .004), dark, 0, main=False, at=(0, .10, HIGH - .055))
    pellets(look.random, (0, .100, HIGH - .030), .350, .230)
    panel('lid', [(x, z + .128) for x, z in outline(.376, .256, .014)], .014, iron, .005, at=(0, .228, top + .012), turn=(-24, 0, 0))
    box('screen', (.130, .005, .050), screen(), .001, main=False, at=(.130, front + .052, top + .013), turn=(-80, 0, 0))
    return View(turn=-28, height=24, lens=80, fill=.93)
