"""A thermostat for heated floors on a piece of wall, its probe wound up before it."""
from math import cos, pi, sin

from studio.cabinet import panel
from studio.canister import outline
from studio.display import lit
from studio.geometry import box, lathe, tube
from studio.housing import FRONT, glass, lamp, placed, puck, slab
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.shader import plain
from studio.tank import enamel

WALL, WHITE, KEY, WARM, DIM, LEAF, CABLE, STEEL, TIE = (linear(value) for value in ('#7f8d94', '#e9e8e3', '#b9bdbb', '#e29a3e', '#59636a', '#7cc48f', '#3b4043', '#b9bfc2', '#d8d6cf'))
WIDE, HIGH, DEEP, MIDDLE = .122, .090, .022, .075


def sign(face: float) -> None:
    """Warmth that rises from a floor of tiles."""
    warm, dim = lit(WARM), lit(DIM, .6)
    x, z = -.0180, MIDDLE
    for index in range(3):
        line = [(x + (index - 1) * .0125 + .0026 * sin(k * .52), face, z - .0060 + k * .0011) for k in range(25)]
        tube(f'wave-{index}', line, .0012, warm, main=False)
    for index in range(3):
        panel(f'tile-{index}', outline(.0140, .0040, .0008), .0003, dim, 0, main=False, at=(x + (index - 1) * .0160, face + .0003, z - .0160))


def probe(stuff, steel, tie) -> None:
    """A thin cable in a coil on the ground, its steel tip before it."""
    x, y, line = .062, -.066, []
    for k in range(150):
        angle = pi * .5 + k * .16
        reach = .0320 + .0018 * sin(k * .23)
        line.append((x + reach * cos(angle), y + reach * sin(angle), .0024 + .0044 * k / 150 + .0006 * sin(k * 1.1)))
    last = line[-1]
    line = [(x + .045, -.0005, .0024), (x + .028, y + .0560, .0024), (x + .014, y + .0370, .0024), *line]
    tail = [(last[0] - .012 * k - .0008 * k * k, last[1] - .004 * k, max(.0024, last[2] - .0026 * k)) for k in range(1, 5)]
    tube('probe', line + tail, .0022, stuff, main=False)
    lathe('tip', [(0, 0), (.0030, 0, .0010), (.0033, .0340, .0016), (.0018, .0370, .0014), (0, .0372)], steel, 32, main=False, at=(tail[-1][0] + .002, tail[-1][1] + .0006, .0034),
          turn=(0, -90, 16))
    for index, turn in enumerate((70, 250)):
        angle = pi * turn / 180
        lathe(f'tie-{index}', [(.0060, -.003), (.0075, -.003, .001), (.0075, .003, .001), (.0060, .003)], tie, 32, main=False,
              at=(x + .032 * cos(angle), y + .032 * sin(angle), .0050), turn=(90, 0, turn))


def build(look: Look) -> View:
    """A white frame, dark glass with the sign of warm floors, three keys on its right."""
    white, grey = moulded(WHITE, .30), moulded(KEY, .34)
    box('wall', (.214, .010, .132), enamel(WALL, .6), .0015, main=False, at=(0, .005, .066))
    with placed((0, 0, MIDDLE), FRONT):
        slab('housing', WIDE, HIGH, DEEP, .0090, white, .0030, .0080)
        slab('glass', .0800, .0700, .0012, .0040, glass(rough=.10), .0004, at=(-.0130, 0, DEEP - .0004), main=False)
        for index in range(3):
            puck(f'key-{index}', .0072, .0026, grey, .0008, at=(.0440, (1 - index) * .0230, DEEP - .0002), main=False)
        lamp('lamp', .0013, LEAF, (-.0130, -.0280, DEEP + .0008))
    sign(-DEEP - .0012)
    probe(plain('cable', CABLE, .42), plain('tip', STEEL, .26, Metallic=1.), plain('tie', TIE, .5))
    return View(turn=-24, height=18, lens=85, fill=.90, exposure=.88)
