"""A thermostat for baseboard heaters on a piece of wall: keys below a pale screen, waves for its connection."""
from studio.cabinet import panel
from studio.canister import outline
from studio.geometry import arc, box, tube
from studio.housing import FRONT, lamp, placed, slab, slot
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.print import Print
from studio.shader import plain
from studio.tank import enamel

WALL, WHITE, KEY, DARK, SCREEN, INK, LEAF = (linear(value) for value in ('#7f8d94', '#e9e8e3', '#d3d5d2', '#17191a', '#b9c7bb', '#2f3a36', '#7cc48f'))
WIDE, HIGH, DEEP, MIDDLE = .080, .124, .026, .083


def screen():
    """Bars that rise beside a drop of heat."""
    skin = Print(SCREEN)
    for index in range(6):
        high = .0060 + index * .0024
        skin.lay(skin.panel(-.0125 + high / 2, .0038, high, -.0215 + index * .0056), INK)
    skin.lay(skin.drop(-.0055, .0068, .0165, .0200), INK)
    skin.lay(skin.drop(-.0080, .0034, .0080, .0200), SCREEN)
    skin.lay(skin.panel(-.0158, .052, .0011), INK)
    return skin.done(.16)


def waves(stuff, at) -> None:
    """Arcs over a dot, as connected things bear them."""
    x, y, z = at
    for index in range(3):
        tube(f'wave-{index}', arc((x, y, z), .0030 + index * .0028, 48, 132, 14), .00062, stuff, main=False)
    panel('dot', [(a + x, b + z) for a, b in outline(.0024, .0024, .00118)], .0004, stuff, 0, main=False, at=(0, y, 0))


def key(name: str, x: float, level: float, up: int, stuff, ink) -> None:
    """A key with a point up or down."""
    face = -DEEP
    panel(name, outline(.024, .016, .005), .0022, stuff, .0007, main=False, at=(x, face + .0010, level))
    head = [(-.0040, -.0022 * up), (.0040, -.0022 * up), (0, .0028 * up)]
    panel(f'{name}-point', head if up > 0 else head[::-1], .0002, ink, 0, main=False, at=(x, face - .0012, level))


def build(look: Look) -> View:
    """Housing in two shells, screen, keys, lamp, and slots that let the warm air by."""
    white, keys, dark, ink = moulded(WHITE, .30), moulded(KEY, .34), plain('dark', DARK, .6), plain('ink', INK, .5)
    box('wall', (.226, .010, .148), enamel(WALL, .6), .0015, main=False, at=(0, .005, .074))
    with placed((0, 0, MIDDLE - .009), FRONT):
        slab('housing', WIDE, HIGH, DEEP, .0100, white, .0030, .0090)
        for index in range(9):
            slot(f'slot-{index}', .0120, .0015, ((index - 4) * .0052, -.0500, DEEP + .0002), 90)
    face, level = -DEEP, MIDDLE - .009
    panel('rim', outline(.0660, .0500, .0050), .0008, dark, .0003, main=False, at=(0, face + .0002, level + .0260))
    panel('screen', outline(.0620, .0460, .0034), .0004, screen(), .0001, main=False, at=(0, face - .0005, level + .0260))
    waves(ink, (.0215, face - .0010, level + .0395))
    key('down', -.0160, level - .0200, -1, keys, ink)
    key('up', .0160, level - .0200, 1, keys, ink)
    with placed((0, face, level - .0200), FRONT):
        lamp('lamp', .0016, LEAF, (0, 0, 0))
    return View(turn=-20, height=14, lens=85, fill=.90, exposure=.88)
