"""A ventilator that gives the heat of stale air to fresh air: four ports on top."""
from studio.cabinet import panel
from studio.canister import outline
from studio.geometry import box, lathe, tube
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.shader import plain
from studio.tank import enamel, screw

FINE = True
WIDE, DEEP, HIGH, LOW = .700, .420, .480, .012
SHELL, DOOR, DARK, STEEL, ZINC, RED, BLUE, GREY = (
    linear(value) for value in ('#c4c9ca', '#d9dbd8', '#1b1d1f', '#b9bfc2', '#b4b9bb', '#b8483a', '#4a7fa6', '#5f676b'))


def arrow(name: str, x: float, z: float, side: int, ink, front: float) -> None:
    """Points along x."""
    panel(f'{name}-shaft', [(x + a * .046, z + b * .0075) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))], .0006, ink, 0, main=False, at=(0, front, 0))
    head = [(x + side * .040, z - .021), (x + side * .078, z), (x + side * .040, z + .021)]
    panel(f'{name}-head', head if side > 0 else head[::-1], .0006, ink, 0, main=False, at=(0, front, 0))


def latch(name: str, x: float, level: float, front: float, steel, dark) -> None:
    """A spring latch that holds the door."""
    box(f'{name}-plate', (.030, .004, .044), steel, .001, main=False, at=(x, front - .001, level))
    box(f'{name}-lever', (.020, .010, .058), dark, .003, main=False, at=(x, front - .008, level - .004), turn=(6, 0, 0))
    tube(f'{name}-hook', [(x + side * .007, front - .008, level + up) for side, up in ((-1, .022), (-1, .048), (1, .048), (1, .022))], .0022, steel, main=False)


def build(look: Look) -> View:
    """Insulated box, door with latches, ports with their collars, straps to hang it by."""
    shell, door, dark, steel, zinc = enamel(SHELL, .34), plain('door', DOOR, .55, Specular=.25), plain('dark', DARK, .7), plain('steel', STEEL, .3, Metallic=1.), bare(ZINC, .34, .06)
    front, middle, top = -DEEP / 2, LOW + HIGH / 2, LOW + HIGH
    box('shell', (WIDE, DEEP, HIGH), shell, .006, at=(0, 0, middle))
    box('seal', (WIDE - .030, .010, HIGH - .030), dark, .002, main=False, at=(0, front - .002, middle))
    panel('door', outline(WIDE - .024, HIGH - .024, .012), .024, door, .006, main=False, at=(0, front - .004, middle))
    face = front - .028
    for index, x in enumerate((-.235, .235)):
        latch(f'latch-{index}', x, top - .040, face, steel, dark)
        latch(f'catch-{index}', x, LOW + .050, face, steel, dark)
    panel('control', outline(.120, .060, .010), .004, enamel(GREY, .4), .0012, main=False, at=(0, face + .001, LOW + .110))
    panel('knob', outline(.034, .034, .0168), .014, dark, .003, main=False, at=(.026, face - .003, LOW + .110))
    panel('mark', outline(.003, .012, .001), .0012, plain('white', DOOR, .4), .0003, main=False, at=(.026, face - .0168, LOW + .116))
    for index in range(2):
        panel(f'switch-{index}', outline(.016, .026, .004), .007, plain('white', DOOR, .4), .002, main=False, at=(-.036 + index * .024, face - .003, LOW + .110))
    arrow('stale', -.150, middle + .055, 1, plain('red', RED, .45), face + .0002)
    arrow('fresh', .150, middle + .055, -1, plain('blue', BLUE, .45), face + .0002)
    for index, x in enumerate((-.235, -.078, .078, .235)):
        ink = plain(f'band-{index}', RED if index in (0, 3) else BLUE, .45)
        place = {'at': (x, .020, top - .002), 'main': False}
        lathe(f'port-{index}', [(.058, .100), (.0585, .002), (.078, .002, .002), (.078, .008, .002), (.0640, .010, .003), (.0640, .070, .002), (.0665, .073, .002), (.0665, .080, .002),
                                (.0630, .083, .002), (.0625, .112, .001), (.0605, .112), (.059, .090), (.058, .004), (0, .004)], zinc, 96, **place)
        lathe(f'ink-{index}', [(.0642, .030), (.0650, .0305, .0006), (.0650, .0455, .0006), (.0642, .046)], ink, 96, **place)
    for side in (-1, 1):
        for y in (-.12, .12):
            box(f'strap-{side}-{y}', (.0024, .030, .150), zinc, .0006, main=False, at=(side * (WIDE / 2 + .0016), y, top - .060))
            screw(f'bolt-{side}-{y}', .007, steel, (side * (WIDE / 2 + .002), y, top - .100), (0, side * 90, 0))
    for index, (x, y) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        box(f'foot-{index}', (.040, .040, .014), dark, .003, main=False, at=(x * (WIDE / 2 - .05), y * (DEEP / 2 - .05), .007))
    return View(turn=-24, height=22, lens=80, fill=.88, exposure=.9)
