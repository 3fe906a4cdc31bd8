"""A generator of chlorine from salt: its control on a piece of wall, the cell that the water runs through, a cable between them."""
from studio.backdrop import backdrop
from studio.clear import clear
from studio.geometry import box, lathe, tube
from studio.housing import FRONT, lamp, placed, slab
from studio.look import Look, View, linear
from studio.plumbing import bent, moulded
from studio.poolside import knob, union
from studio.print import Print
from studio.shader import plain

CASE, DARK, GREY, GLOW, PLATE, CABLE, PALE = (
    linear(value) for value in ('#dcdad2', '#1c1f21', '#4b5257', '#8fd0b4', '#5a6166', '#2b2e30', '#eef2f2'))
CLEAR = '#cfe0e3'
FINE = True
WIDE, HIGH, DEEP, FOOT = .280, .340, .100, .245


def screen():
    """How much it makes, as a row of bars, and a crystal."""
    skin = Print(DARK)
    for index in range(7):
        skin.lay(skin.panel(-.006, .0075, .020 + .004 * index, .002 + index * .0105), GLOW if index < 5 else GREY)
    above = skin.math('MULTIPLY_ADD', skin.math('ABSOLUTE', skin.math('SUBTRACT', skin.u, -.040)), -1., .024)
    skin.lay(skin.both(skin.peak(.024, 1., -.040), skin.below(skin.math('MULTIPLY', skin.v, -1.), above)), PALE)
    return skin.done(.12)


def case(stuff, dark, grey) -> None:
    """The control: a case with a screen, keys, and glands below."""
    slab('case', WIDE, HIGH, DEEP, .034, stuff, .014, .055)
    slab('field', .220, .250, .003, .018, grey, .001, at=(0, .018, DEEP - .0004), main=False)
    box('screen', (.128, .084, .003), plain('edge', DARK, .2), .001, main=False, at=(0, .080, DEEP + .0032))
    box('display', (.120, .003, .076), screen(), .0008, main=False, at=(0, .080, DEEP + .0046), turn=(-90, 0, 0))
    for index in range(4):
        x, y = (index % 2 - .5) * .066, -.010 - index // 2 * .044
        slab(f'key-{index}', .050, .030, .004, .010, stuff, .0015, at=(x, y, DEEP + .002), main=False)
    for index in range(3):
        lamp(f'lamp-{index}', .0050, GLOW if index < 2 else linear('#e0a33f'), ((index - 1) * .036, .134 - .008, DEEP + .003))
    with placed((0, -HIGH / 2, .050), FRONT):
        for index, x in enumerate((-.060, .060)):
            lathe(f'gland-{index}', [(.016, -.004), (.016, .010, .002), (.013, .012), (.012, .028, .004), (.007, .030), (0, .030)], dark, 32, main=False, at=(x, 0, 0))


def cell(shell, plate, dark, grey) -> None:
    """A clear pipe along x with plates in it, a union at each end, its plug on top."""
    long, radius = .270, .052
    for index in range(7):
        box(f'plate-{index}', (long - .060, .078 - abs(index - 3) * .010, .0030), plate, .0004, main=False, at=(0, 0, (index - 3) * .0115))
    lathe('shell', [(.040, -long / 2), (radius, -long / 2, .004), (radius, long / 2, .004), (.040, long / 2)], shell, 96, main=False, turn=(0, 90, 0))
    for side in (-1, 1):
        lathe(f'end-{side}', [(.030, 0), (radius + .012, 0, .004), (radius + .012, .034, .006), (.048, .042, .006), (.036, .046)], dark, 80, main=False,
              at=(side * (long / 2 - .020), 0, 0), turn=(0, 90 * side, 0))
        union(f'union-{side}', .033, dark, grey, .075, at=(side * (long / 2 + .020), 0, 0), turn=(0, 90 * side, 0))
    box('saddle', (.090, .060, .040), dark, .008, main=False, at=(.0, 0, radius + .006))
    knob('plug', .019, .040, grey, 8, at=(0, 0, radius + .022))


def build(look: Look) -> View:
    """The control on the wall, the cell before it on the ground."""
    stuff, dark, grey = moulded(CASE, .30), moulded(DARK, .36), moulded(GREY, .38)
    with placed((-.060, 0, 0)):
        backdrop(.560, .520)
    with placed((-.080, 0, FOOT + HIGH / 2 - .070), FRONT):
        case(stuff, dark, grey)
    at = (.100, -.270, .066)
    with placed(at, (0, 0, 10)):
        shell = clear(Look('cell', {'clear': CLEAR}, colour='clear'))
        # It glows a little; samples of light would go to it that the large lamps need.
        shell.cycles.sample_as_light = False
        cell(shell, plain('plate', PLATE, .35, Metallic=1.), dark, grey)
    start = (-.080 + .060, -.050, FOOT - .100)
    line = bent([start, (-.020, -.050, .030), (-.020, -.130, .012), (-.200, -.230, .012), (-.140, -.330, .030), (-.020, -.300, .240), (.100, -.270, .230), (.100, -.270, .160)], .030, 12)
    tube('cable', line, .0058, plain('cable', CABLE, .45), main=False)
    return View(turn=-22, height=20, lens=80, fill=.92)
