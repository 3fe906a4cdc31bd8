"""A column on the wall: a thermostatic bar with two knobs, a hand shower on the riser, a head over it."""
from studio.bathwall import post, rosette, tiled
from studio.faucet import finish
from studio.geometry import lathe, tube
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import bent, gripped, shaped
from studio.shader import plain
from studio.shower import hand_shower, holder, hose, rain_head

LEVEL, TOP, OUT, REACH = .140, .840, .062, .300
RED = linear('#b23a30')


def knob(name: str, side: int, metal) -> None:
    """A ribbed knob at an end of the bar, with its button."""
    where = {'at': (side * .112, -OUT, LEVEL), 'turn': (0, 90 * side, 0)}
    lathe(f'{name}-gap', [(.0215, 0), (.0200, .001, .0005), (.0200, .003)], metal, 64, **where)
    shaped(name, [(.010, .003), (.0245, .003, .001), (.0250, .040, .003), (.0225, .044, .002), (.010, .044)], metal, gripped(18, .06, 6), 144, 40, **where)
    lathe(f'{name}-cap', [(.0180, .0435), (.0170, .0452, .001), (0, .0456)], metal, 64, **where)


def column(metal) -> None:
    """All of it; the button that lets the water be hotter than 38 degrees is on the right knob."""
    for side in (-1, 1):
        rosette(f'union-{side}', (side * .075, 0, LEVEL), metal, .034, .012)
        post(f'union-{side}', (side * .075, 0, LEVEL), metal, OUT, .0150)
        knob(f'knob-{side}', side, metal)
    lathe('bar', [(0, -.112), (.0215, -.111, .001), (.0215, .111, .001), (0, .112)], metal, 96, at=(0, -OUT, LEVEL), turn=(0, 90, 0))
    lathe('button', [(.0060, 0), (.0060, .0034, .001), (0, .0040)], plain('button', RED, .35), 32, at=(.132, -OUT - .0235, LEVEL + .006), turn=(75, 0, 0), main=False)
    lathe('socket', [(.0160, .018), (.0160, .040, .003), (.0120, .044)], metal, 64, at=(0, -OUT, LEVEL))
    tube('riser', bent([(0, -OUT, LEVEL + .02), (0, -OUT, TOP), (0, -OUT - REACH, TOP), (0, -OUT - REACH, TOP - .075)], .070, 20), .0115, metal)
    rain_head(.120, metal, (0, -OUT - REACH, TOP - .072))
    rosette('stay', (0, 0, TOP - .100), metal, .0260, .010)
    post('stay', (0, 0, TOP - .100), metal, OUT + .016, .0125)
    level = .440
    lathe('slider', [(.0116, -.028), (.0195, -.027, .002), (.0195, .027, .002), (.0116, .028)], metal, 64, at=(0, -OUT, level))
    lathe('slider-knob', [(.0100, .015), (.0130, .019, .001), (.0130, .038, .003), (0, .040)], metal, 48, at=(0, -OUT, level), turn=(0, 90, 0))
    holder('holder', metal, (0, -OUT - .012, level), .050)
    hand_shower('hand', metal, (0, -OUT - .056, level - .036), (16, 0, 0))
    lathe('outlet', [(.0115, -.020), (.0115, -.040, .001), (.0100, -.042)], metal, 48, at=(.045, -OUT, LEVEL))
    hose('hose', [(.045, -OUT, LEVEL - .036), (.048, -OUT - .010, LEVEL - .090), (.100, -.110, .045), (.170, -.150, .085), (.180, -.150, .200), (.105, -.130, .290), (.020, -.118, .360), (0, -.1145, level - .048)], metal)


def build(look: Look) -> View:
    """On tiles, right of their middle, so that the head hangs before it."""
    tiled(.900, .920, (.200, .100))
    with placed((.10, 0, 0)):
        column(finish(look))
    return View(turn=-44, height=15, lens=85, fill=.97, exposure=1.1)
