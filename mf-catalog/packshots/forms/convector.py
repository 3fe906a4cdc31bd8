"""A convector on a piece of wall: grille above, a thermostat of its own."""
from studio.cabinet import panel, ring
from studio.canister import outline
from studio.geometry import box
from studio.housing import FRONT, placed, slots
from studio.look import Look, View, linear
from studio.louvre import louvre
from studio.print import Print
from studio.shader import plain
from studio.tank import enamel

WIDE, HIGH, DEEP, LOW = .600, .440, .088, .150
WALL, DARK, GLOW, GREY = (linear(value) for value in ('#7f8d94', '#17191a', '#8fd0b4', '#8f9698'))


def screen():
    """A bar that rises, between two lamps."""
    skin = Print(DARK)
    for index in range(5):
        skin.lay(skin.panel(-.004 + index * .0012, .0048, .006 + index * .0024, (index - 2) * .0078), GLOW)
    return skin.done(.12)


def build(look: Look) -> View:
    """The front bows out a little from the box behind it."""
    white, dark, grey = enamel(look.tone, .32), plain('dark', DARK, .8), plain('grey', GREY, .4)
    middle, front = LOW + HIGH / 2, -DEEP
    box('wall', (.860, .022, .740), enamel(WALL, .6), .003, at=(0, .011, .370), main=False)
    box('mount', (WIDE - .080, .016, HIGH - .080), dark, .002, at=(0, -.006, middle), main=False)
    box('back', (WIDE - .010, .034, HIGH - .008), white, .010, at=(0, -.030, middle))
    box('seam', (WIDE - .018, .012, HIGH - .016), dark, .004, at=(0, -.050, middle), main=False)
    panel('front', outline(WIDE, HIGH, .020), .034, white, .012, at=(0, front + .034, middle))
    hole = outline(WIDE - .090, .086, .008)
    ring('grille', outline(WIDE - .078, .098, .012), hole, .0030, white, .0010, .0014, at=(0, front + .0006, LOW + HIGH - .078))
    louvre('air', WIDE - .092, .084, 7, white, dark, (0, front + .0002, LOW + HIGH - .078), 40, .013, .0032, 5)
    with placed((0, front, LOW + .042), FRONT):
        slots('intake', 3, .0133, WIDE - .110, .0056, (0, 0, 0))
    panel('control', outline(.118, .046, .008), .0026, grey, .0008, main=False, at=(WIDE / 2 - .108, front, LOW + .128))
    panel('screen', outline(.054, .030, .003), .0034, screen(), .0006, main=False, at=(WIDE / 2 - .112, front, LOW + .128))
    for index, x in enumerate((-1, 1)):
        panel(f'key-{index}', outline(.018, .018, .0088), .0052, white, .0014, main=False, at=(WIDE / 2 - .112 + x * .042, front, LOW + .128))
    return View(turn=-26, height=15, lens=75, fill=.86, exposure=.94)
