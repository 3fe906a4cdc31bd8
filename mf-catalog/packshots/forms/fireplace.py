"""An electric fireplace that is set into a wall."""
from studio.cabinet import cast, panel, ring
from studio.canister import outline
from studio.fire import embers, firebox, flames, log, pane
from studio.geometry import box
from studio.look import Look, View, linear
from studio.louvre import louvre
from studio.print import Print
from studio.shader import plain

WIDE, HIGH, DEEP = .762, .560, .200
GLASS, TALL, SILL = .640, .375, .075
BLACK, GREY, DARK, SOOT, LAMP = (linear(value) for value in ('#2b2c2e', '#55585a', '#0d0e0f', '#3a3735', '#e8c48a'))


def keys():
    """Lamps on dark glass."""
    skin = Print(DARK)
    for index in range(5):
        skin.lay(skin.disc(0, .0034, (index - 2) * .020), LAMP)
    return skin.done(.15)


def fire(random) -> None:
    """Five logs on a bed that glows."""
    firebox('room', GLASS + .05, .17, TALL + .04, (0, .002, SILL - .01), SOOT)
    embers('bed', GLASS + .04, .16, (0, .082, SILL + .004), 5., 2.4)
    for index, (x, y, z, turn, long, radius) in enumerate((
        (-.270, .060, .034, (0, 90, 7), .250, .030), (.020, .050, .034, (0, 90, -6), .250, .032), (-.150, .110, .038, (0, 90, -3), .300, .030),
        (-.200, .050, .062, (0, 74, 30), .210, .025), (.070, .048, .064, (0, 78, 24), .190, .024),
    )):
        log(f'log-{index}', radius, long, (x, y, SILL + z), turn, index * 2.9 + .6, 1.5)
    flames('flame', GLASS * .98, TALL * .92, (0, .100, SILL + .012), random, 3, .035, 1.6)


def build(look: Look) -> View:
    """A black frame around glass, warm air above, the box that goes into the wall behind."""
    black, grey, dark = cast(BLACK, .38), cast(GREY, .45), plain('dark', DARK, .7)
    middle = SILL + TALL / 2
    outer = outline(WIDE, HIGH, .006)
    box('body-top', (WIDE - .050, DEEP, .006), grey, .002, at=(0, DEEP / 2, HIGH - .026))
    box('body-foot', (WIDE - .050, DEEP, .006), grey, .002, at=(0, DEEP / 2, .026))
    for side in (-1, 1):
        box(f'body-{side}', (.006, DEEP, HIGH - .050), grey, .002, at=(side * (WIDE / 2 - .025), DEEP / 2, HIGH / 2))
    box('body-back', (WIDE - .054, .004, HIGH - .054), grey, .001, at=(0, DEEP, HIGH / 2))
    shift = middle - HIGH / 2
    inner = [(x, z + shift) for x, z in outline(GLASS, TALL, .006)]
    ring('frame', outer, inner, .022, black, .003, .006, at=(0, 0, HIGH / 2))
    bead = [(x, z + shift) for x, z in outline(GLASS - .020, TALL - .020, .004)]
    ring('bead', [(x, z + shift) for x, z in outline(GLASS + .006, TALL + .006, .006)], bead, .010, cast(DARK, .3), .0015, .003, at=(0, 0, HIGH / 2))
    louvre('air', GLASS, .046, 4, black, dark, (0, -.0225, HIGH - .052), 38, .011, .0022, 3)
    panel('screen', outline(.130, .018, .006), .0012, keys(), .0004, main=False, at=(0, -.022, .036))
    fire(look.random)
    pane('glass', GLASS, TALL, (0, -.006, middle), .03)
    return View(turn=-20, height=10, lens=80, fill=.86)
