"""A sand filter of twenty-two inches: a tank, and the valve of six positions on it."""
from math import cos, radians, sin

from studio.geometry import box, lathe
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import gripped, moulded, shaped
from studio.poolside import turned, union
from studio.print import Print
from studio.shader import plain
from studio.tank import around, plate

RADIUS, MIDDLE = .280, .430
TANK, BLACK, GREY, SIGN, PALE, GLASS, STEEL, RED = (linear(value) for value in ('#c9bb9c', '#26292b', '#4b5257', '#2f6a94', '#f1ede3', '#c9d8dc', '#b9bfc2', '#a5342c'))


def label():
    """Water over grains."""
    skin = Print(SIGN, RADIUS)
    skin.lay(skin.wave(.440, .007, .070, .4), PALE)
    skin.lay(skin.wave(.422, .007, .070, 1.6), SIGN)
    for row in range(3):
        for index in range(9):
            skin.lay(skin.disc(.398 - row * .016, .0050, (index - 4) * .018 + (row % 2) * .009), PALE)
    skin.lay(skin.disc(.478, .016), PALE)
    return skin.done()


def dial():
    """Six fields around a lever, no two alike."""
    skin = Print(BLACK)
    for index in range(6):
        angle = turned(index, 6)
        skin.lay(skin.disc(.058 * cos(angle), .0115, .058 * sin(angle)), (PALE, SIGN)[index % 2])
        skin.lay(skin.disc(.058 * cos(angle), .0050, .058 * sin(angle)), (SIGN, PALE)[index % 2])
    return skin.done()


def valve(black, grey, steel) -> None:
    """The body with three unions, a dial, a lever that is pressed down to turn it, a gauge and a glass."""
    low = .735
    lathe('collar', [(.085, low - .060), (.118, low - .056, .006), (.118, low - .030, .004), (.100, low - .016, .01), (.092, low)], black, 96, main=False)
    shaped('clamp', [(.090, low - .030), (.124, low - .030, .004), (.128, low - .018, .003), (.124, low - .004, .004), (.090, low - .004), (.090, low - .030)], grey,
           gripped(8, .03, 10), 192, 30, main=False)
    lathe('body', [(.090, low - .010), (.094, low + .004, .006), (.094, low + .096, .006), (.108, low + .104, .004), (.108, low + .118, .003), (0, low + .118)], black, 96, main=False)
    for index, (angle, level) in enumerate(((-78, .050), (12, .062), (102, .050))):
        x, y, z = around(.084, angle, low + level)
        with placed((x, y, z), (90, 0, angle)):
            union(f'port-{index}', .031, black, grey, .078)
    top = low + .118
    for index in range(8):
        angle = turned(index, 8) + .2
        lathe(f'bolt-{index}', [(.0066, -.002), (.0066, .005, .001), (0, .006)], steel, 20, main=False, at=(.0985 * cos(angle), .0985 * sin(angle), top))
    with placed((0, 0, top + .001), (-90, 0, 0)):
        lathe('dial', [(.084, 0), (.084, .003, .001), (0, .003)], dial(), 96, main=False, turn=(90, 0, 0))
    lathe('hub', [(.030, top), (.030, top + .018, .004), (.020, top + .030, .004), (0, top + .031)], black, 48, main=False)
    with placed((0, 0, top + .030), (0, 6, -24)):
        box('lever', (.190, .034, .018), black, .007, main=False, at=(.052, 0, .004))
        box('hold', (.050, .046, .022), grey, .008, main=False, at=(.140, 0, .002))
    x, y, z = around(.088, 52, low + .050)
    with placed((x, y, z), (90, 0, 52)):
        lathe('stem', [(.009, 0), (.009, .030)], steel, 32, main=False)
        lathe('gauge', [(0, .022), (.034, .022, .003), (.037, .040, .003), (.033, .043, .001), (.033, .040), (0, .040)], grey, 64, main=False)
        lathe('face', [(.032, .0405), (0, .0405)], plain('face', PALE, .3), 48, main=False)
        box('hand', (.024, .0022, .001), plain('hand', RED, .4), 0, main=False, at=(-.004, .004, .0412), turn=(0, 0, 125))
    x, y, z = around(.088, -34, low + .048)
    with placed((x, y, z), (90, 0, -34)):
        lathe('glass', [(.020, 0), (.022, .010, .002), (.022, .022, .003), (.016, .024, .001), (.016, .021), (0, .021)], black, 48, main=False)
        lathe('window', [(.0155, .0215), (.010, .0245, .004), (0, .0255)], plain('window', GLASS, .06, Specular=.7), 48, main=False)


def build(look: Look) -> View:
    """A round tank on its foot."""
    tank, black, grey, steel = moulded(TANK, .36), moulded(BLACK, .34), moulded(GREY, .36), plain('steel', STEEL, .3, Metallic=1.)
    lathe('foot', [(.185, .004), (.225, 0, .006), (.240, .004, .004), (.236, .050, .01), (.226, .120, .02), (.232, .190), (.2, .2)], black, 128, main=False)
    for index in range(16):
        angle = turned(index, 16)
        box(f'rib-{index}', (.006, .012, .100), black, .002, main=False, at=(.233 * cos(angle), .233 * sin(angle), .095), turn=(0, -5, index * 360 / 16))
    steps = [radians(-62 + 124 * step / 44) for step in range(45)]
    shell = [(RADIUS * cos(angle) ** .62, MIDDLE + .292 * sin(angle)) for angle in steps]
    lathe('tank', [(.10, shell[0][1]), *shell, (.100, .692), (.094, .715)], tank, 128, smooth=60)
    lathe('seam', [(RADIUS - .003, MIDDLE - .100), (RADIUS + .004, MIDDLE - .097, .002), (RADIUS + .004, MIDDLE - .083, .002), (RADIUS - .003, MIDDLE - .080)], tank, 128)
    plate('label', RADIUS + .0005, .0010, .185, .355, .505, label(), -4, .0006, main=False)
    x, y, z = around(.236, -20, .070)
    with placed((x, y, z), (90, 0, -20)):
        lathe('drain', [(.020, -.01), (.026, .004, .003), (.026, .024, .004), (.012, .028), (.012, .040, .002), (0, .040)], grey, 48, main=False)
    valve(black, grey, steel)
    return View(turn=0, height=21, lens=80, fill=.92)
