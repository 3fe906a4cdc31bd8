"""A pump for a pool whose speed is set: strainer, wet end, motor, and a drive with its panel."""
from math import cos, pi, sin

from studio.cabinet import panel
from studio.canister import outline
from studio.geometry import box, lathe
from studio.housing import lamp, placed, slab
from studio.look import Look, View, linear
from studio.plumbing import gripped, moulded, shaped
from studio.poolside import knob, union
from studio.print import Print
from studio.shader import plain

BODY, MOTOR, DARK, LID, BLUE, STEEL, GLOW, GREY = (linear(value) for value in ('#2d3134', '#4a5257', '#17191a', '#5f7f8c', '#2f6a94', '#b9bfc2', '#8fd0b4', '#8d9496'))
AXIS = .165
"""How high the shaft lies."""
EAST, WEST = (0, 90, 0), (0, -90, 0)


def strainer(body, dark) -> None:
    """A pot with a window as its lid, held by a ring with two handles."""
    x, top = -.185, .285
    lathe('pot', [(.060, .012), (.074, .016, .010), (.084, .120, .02), (.092, top - .040, .01), (.092, top - .010), (.104, top - .008, .003), (.104, top + .004, .003), (0, top + .004)],
          body, 96, at=(x, 0, 0))
    shaped('ring', [(.078, top - .002), (.108, top - .002, .003), (.112, top + .010, .004), (.104, top + .032, .006), (.078, top + .032, .002), (.078, top - .002)], dark,
           gripped(24, .03, 3), 192, 30, main=False, at=(x, 0, 0))
    lathe('window', [(.082, top + .018), (.078, top + .034, .004), (.050, top + .042, .02), (0, top + .045)], plain('window', LID, .06, Specular=.7), 96, main=False, at=(x, 0, 0))
    for angle in (35, 215):
        with placed((x, 0, top + .014), (0, 0, angle)):
            box('grip', (.056, .030, .020), dark, .006, main=False, at=(.125, 0, 0))
    lathe('drain', [(.014, 0), (.014, .014, .003), (0, .016)], dark, 32, main=False, at=(x + .02, -.080, .050), turn=(90, 0, 14))
    with placed((x - .088, 0, .195), WEST):
        union('suction', .030, body, dark, .062)
    box('neck', (.12, .095, .105), body, .02, at=(x + .11, 0, AXIS))


def wet_end(body, dark, steel) -> None:
    """The round case of the impeller, its outlet upwards."""
    lathe('volute', [(.03, -.068), (.100, -.066, .01), (.126, -.048, .014), (.130, .010, .01), (.138, .012, .002), (.138, .026, .002), (.130, .028, .002), (.118, .050, .01), (.086, .056)],
          body, 112, at=(-.015, 0, AXIS), turn=EAST)
    for index in range(8):
        angle = 2 * pi * (index + .5) / 8
        lathe(f'bolt-{index}', [(.0075, -.002), (.0075, .005, .001), (0, .0065)], steel, 20, main=False, at=(.012, .1345 * cos(angle), AXIS + .1345 * sin(angle)), turn=EAST)
    lathe('riser', [(.040, .10), (.042, .150)], body, 64, at=(-.020, -.052, AXIS))
    union('outlet', .030, body, dark, .062, at=(-.020, -.052, AXIS + .128))


def motor(shell, dark) -> None:
    """Ribs along a drum, and a cowl for its fan."""
    shaped('drum', [(.050, .038), (.086, .038, .004), (.090, .050, .003), (.090, .270, .003), (.086, .280, .003), (.050, .280)], shell, gripped(30, .085, 4), 360, 30,
           at=(.010, 0, AXIS), turn=EAST)
    lathe('cowl', [(.084, .272), (.100, .272, .004), (.100, .330, .02), (.082, .352, .012), (.060, .356), (0, .356)], dark, 96, main=False, at=(.010, 0, AXIS), turn=EAST)
    for index in range(5):
        lathe(f'vent-{index}', [(.018 + index * .012, .357), (.024 + index * .012, .3595, .001), (.018 + index * .012, .357)], shell, 64, main=False, at=(.010, 0, AXIS), turn=EAST)


def screen():
    """Four speeds as bars, and lamps."""
    skin = Print(DARK)
    for index in range(4):
        high = .010 + .008 * index
        skin.lay(skin.panel(-.016 + high / 2, .009, high, -.021 + index * .014), GLOW)
    return skin.done(.12)


def drive(shell, dark) -> None:
    """The drive on the motor, its panel tilted to whoever stands before it."""
    with placed((.165, -.006, AXIS + .082)):
        slab('drive', .220, .170, .062, .026, dark, .010, main=False)
        for index in range(9):
            box(f'fin-{index}', (.003, .10, .012), shell, .001, main=False, at=(-.088 + index * .0105, .030, .064))
    with placed((.185, -.052, AXIS + .1456)):
        slab('panel', .150, .070, .006, .012, plain('panel', GREY, .4), .002, main=False)
        box('screen', (.072, .002, .050), screen(), .0006, main=False, at=(-.030, 0, .0064), turn=(-90, 0, 0))
        for index in range(3):
            lathe(f'key-{index}', [(.0085, 0), (.0085, .003, .001), (0, .0035)], dark, 32, main=False, at=(.026 + index % 2 * .024, -.014 + index // 2 * .026, .006))
        lamp('lamp', .004, GLOW, (.050, .012, .006))


def build(look: Look) -> View:
    """From left to right as the water goes, on a foot."""
    body, shell, dark, steel = moulded(BODY, .34), moulded(MOTOR, .36), moulded(DARK, .34), plain('steel', STEEL, .3, Metallic=1.)
    strainer(body, dark)
    wet_end(body, dark, steel)
    motor(shell, dark)
    drive(shell, dark)
    slab('foot', .330, .190, .022, .02, body, .005, at=(.030, 0, 0))
    box('saddle', (.100, .110, .080), body, .012, at=(.190, 0, .045))
    box('web', (.030, .150, .120), body, .010, at=(-.015, 0, .070))
    panel('badge', outline(.110, .012, .006), .0012, plain('badge', BLUE, .35), .0004, main=False, at=(.160, -.0912, AXIS + .114))
    knob('earth', .008, .010, steel, at=(.060, -.080, .022))
    return View(turn=-26, height=22, lens=80, fill=.9, exposure=1.15)
