"""A sump pump with the battery that it runs on when the power is out."""
from math import cos, pi, sin

from studio.geometry import box, lathe, solid, tube
from studio.look import Look, View, linear
from studio.plumbing import bare, bent, moulded, nut, pipe
from studio.shader import plain
from studio.tank import enamel

BLUE, IRON, DARK, STEEL, RED, WHITE, GREY, YELLOW, LEAD = (
    linear(value) for value in ('#2f6288', '#4c5358', '#232527', '#b9bfc2', '#a5342c', '#e6e5e0', '#3c4144', '#d9b541', '#8d9294'))


def pump(blue, iron, dark, steel) -> None:
    """A motor on the part that throws the water out, which stands on a grille."""
    lathe('sole', [(0, 0), (.086, 0, .003), (.090, .006, .003), (.086, .012), (0, .012)], dark, 96, main=False)
    lathe('core', [(.072, .010), (.072, .040)], plain('gap', linear('#0e0e0f'), .9), 64, main=False)
    for index in range(28):
        angle = 2 * pi * index / 28
        box(f'bar-{index}', (.010, .006, .030), dark, .001, main=False, at=(.082 * cos(angle), .082 * sin(angle), .026), turn=(0, 0, index * 360 / 28))
    lathe('volute', [(.070, .038), (.090, .038, .003), (.095, .046, .006), (.095, .076, .010), (.076, .090, .006), (.074, .096)], iron, 96, main=False)
    lathe('motor', [(.074, .094), (.076, .096, .002), (.076, .228, .003), (.072, .230)], blue, 96)
    lathe('cap', [(.072, .228), (.080, .229, .002), (.080, .242, .003), (.070, .254, .010), (.030, .262, .006), (0, .262)], iron, 96, main=False)
    for index in range(4):
        angle = pi / 2 * index + .5
        nut(f'bolt-{index}', .001, .0070, .006, steel, main=False, at=(.062 * cos(angle), .062 * sin(angle), .2555))
    tube('handle', bent([(-.040, -.0, .256), (-.040, 0, .300), (.040, 0, .300), (.040, 0, .256)], .016), .0065, dark, main=False)


def outlet(iron, white) -> None:
    """The elbow beside the pump, and the pipe up."""
    tube('elbow', bent([(-.070, 0, .062), (-.128, 0, .062), (-.128, 0, .120)], .026, 20), .0235, iron, main=False)
    lathe('socket', [(.0235, .100), (.0300, .102, .002), (.0300, .132, .003), (.0240, .134)], iron, 64, main=False, at=(-.128, 0, 0))
    pipe('riser', .0240, .0030, .230, white, main=False, at=(-.128, 0, .120))


def float_(iron, dark) -> None:
    """A float that slides on a rod."""
    tube('rod', [(.060, -.105, .020), (.060, -.105, .236)], .0032, plain('rod', STEEL, .3, Metallic=1.), main=False)
    box('arm', (.018, .060, .012), iron, .003, at=(.052, -.082, .236), turn=(0, 0, 10), main=False)
    lathe('float', [(.005, .088), (.024, .090, .006), (.030, .102, .006), (.030, .140, .006), (.024, .152, .006), (.005, .154)], plain('float', YELLOW, .38), 64, main=False,
          at=(.060, -.105, 0))


def battery(case, lid, dark, lead) -> None:
    """A closed box with two poles, a belt to carry it, and a flash on its face."""
    x, y = .300, .010
    box('case', (.255, .165, .170), case, .008, at=(x, y, .085), main=False)
    box('lid', (.265, .175, .040), lid, .008, at=(x, y, .188), main=False)
    box('step', (.180, .090, .012), lid, .004, at=(x, y + .020, .212), main=False)
    for index, (side, ink) in enumerate(((-.095, RED), (.095, DARK))):
        lathe(f'pole-{index}', [(.010, 0), (.009, .018, .001), (0, .018)], lead, 40, main=False, at=(x + side, y - .056, .206))
        lathe(f'clamp-{index}', [(.010, .002), (.0165, .002, .001), (.0165, .012, .002), (.010, .012)], plain(f'clamp-{index}', ink, .4), 40, main=False, at=(x + side, y - .056, .206))
    flash = [(-.010, 0), (.004, .046), (.020, .046), (.010, .018), (.024, .018), (-.012, -.046), (-.002, -.004), (-.020, -.004)]
    front = y - .0832
    box('field', (.150, .002, .112), plain('field', WHITE, .4), .0008, at=(x, front, .092), main=False)
    count = len(flash)
    points = [(x + u, front - d, .092 + v) for d in (.0006, .0016) for u, v in flash]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1)), *((i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count))]
    solid('flash', points, faces, plain('flash', YELLOW, .4), smooth=10, main=False)
    for index, (side, ink) in enumerate(((-.095, RED), (.095, DARK))):
        start = (x + side, y - .056, .216)
        line = bent([start, (x + side * .9, y - .030, .238), (x - .060, y + .050 + index * .014, .238), (x - .150, y + .050 + index * .014, .232),
                     (x - .152, y + .050 + index * .014, .0065), (.070, .060, .0065)], .018)
        tube(f'wire-{index}', line, .0042, plain(f'wire-{index}', ink, .45), main=False)


def build(look: Look) -> View:
    """The pump with its pipe and its float, the battery at its right, a cable from one to the other."""
    blue, iron, dark, steel = enamel(BLUE, .3), enamel(IRON, .45), plain('dark', DARK, .45), plain('steel', STEEL, .3, Metallic=1.)
    pump(blue, iron, dark, steel)
    outlet(iron, moulded(WHITE))
    float_(iron, dark)
    battery(enamel(GREY, .42), enamel(DARK, .42), dark, bare(LEAD, .4, .04))
    return View(turn=-14, height=20, lens=80, fill=.86, exposure=1.05)
