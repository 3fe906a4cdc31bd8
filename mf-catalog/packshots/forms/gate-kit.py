"""A gate for a pool that closes by itself: pickets between two posts, spring hinges, a latch whose knob is a metre and a half up; on a strip of concrete."""
from studio.geometry import box, lathe
from studio.housing import placed
from studio.look import Look, View, linear
from studio.metal import coated
from studio.plumbing import moulded
from studio.shader import Shader, plain

FINE = True
WIDE, HIGH, POST, LATCH, AJAR = 1.180, 1.230, .076, 1.500, 24.
BLACK, DARK, GREY, STEEL, CONCRETE = (linear(value) for value in ('#2e3032', '#1d1f20', '#6a7276', '#b9bfc2', '#a9a69e'))


def leaf(stuff) -> None:
    """The frame and its pickets; its hinged edge lies at x = 0."""
    low, side = .070, .048
    for x in (side / 2, WIDE - side / 2):
        box(f'stile-{x:.2f}', (side, side, HIGH - low), stuff, .003, at=(x, 0, (HIGH + low) / 2))
    for index, z in enumerate((low + .060, HIGH - .190, HIGH - .030)):
        box(f'rail-{index}', (WIDE - 2 * side + .004, .036, .044), stuff, .003, at=(WIDE / 2, 0, z))
    count = 10
    for index in range(count):
        x = side + (WIDE - 2 * side) * (index + .5) / count
        box(f'picket-{index}', (.024, .024, HIGH - low - .05), stuff, .002, at=(x, 0, (HIGH + low) / 2 - .02))


def post(name: str, x: float, high: float, stuff, dark) -> None:
    """A post on its plate, with a cap."""
    box(name, (POST, POST, high), stuff, .003, at=(x, 0, high / 2))
    box(f'{name}-plate', (.150, .150, .012), stuff, .003, at=(x, 0, .006))
    box(f'{name}-cap', (POST + .010, POST + .010, .016), dark, .004, main=False, at=(x, 0, high + .006))
    for index, (a, b) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        lathe(f'{name}-bolt-{index}', [(.009, 0), (.009, .008, .002), (0, .010)], plain('bolt', STEEL, .3, Metallic=1.), 24, main=False, at=(x + a * .056, b * .056, .012))


def hinge(name: str, z: float, dark, grey) -> None:
    """A spring in its housing between post and leaf, with the disc that sets it."""
    lathe(name, [(0, -.075), (.024, -.075, .003), (.027, -.052, .002), (.027, .052, .002), (.024, .075, .003), (0, .075)], dark, 48, main=False, at=(-.016, -.018, z))
    lathe(f'{name}-set', [(.019, .074), (.019, .090, .003), (0, .091)], grey, 32, main=False, at=(-.016, -.018, z))
    for side, x in ((-1, -.052), (1, .024)):
        box(f'{name}-leaf-{side}', (.056, .014, .110), dark, .004, main=False, at=(x, -.026 if side < 0 else -.024, z))


def latch(dark, grey, steel) -> None:
    """The long body on the post, its knob on top, and the magnet on the leaf."""
    x = WIDE + .012 + POST / 2
    for index, z in enumerate((1.06, LATCH - .09)):
        box(f'clamp-{index}', (.060, .014, .030), dark, .003, main=False, at=(x, -POST / 2 - .005, z))
    box('body', (.050, .044, LATCH - 1.000), dark, .008, main=False, at=(x - .004, -POST / 2 - .024, (LATCH + .960) / 2))
    lathe('knob', [(.016, 0), (.016, .012, .002), (.032, .016, .004), (.036, .052, .008), (.024, .064, .006), (0, .065)], grey, 48, main=False,
          at=(x - .004, -POST / 2 - .024, LATCH - .022))
    lathe('lock', [(.009, 0), (.009, .004, .001), (0, .005)], steel, 32, main=False, at=(x - .004, -POST / 2 - .046, LATCH - .110), turn=(90, 0, 0))


def build(look: Look) -> View:
    """Posts, the leaf a little open, hinges at the left, latch at the right."""
    stuff, dark, grey, steel = coated(BLACK, .38), moulded(DARK, .36), moulded(GREY, .36), plain('steel', STEEL, .3, Metallic=1.)
    post('post-0', -.016 - POST / 2 - .012, HIGH + .060, stuff, dark)
    post('post-1', WIDE + .014 + POST / 2, LATCH - .060, stuff, dark)
    with placed((0, 0, 0), (0, 0, -AJAR)):
        leaf(stuff)
        box('keeper', (.090, .040, .080), dark, .006, main=False, at=(WIDE - .020, -.030, 1.000))
    for index, z in enumerate((.300, 1.060)):
        hinge(f'hinge-{index}', z, dark, grey)
    latch(dark, grey, steel)
    shader = Shader('concrete')
    grain = shader.noise(shader.place(), 40., 4, .7)
    shader.relief(grain, .2, .001)
    pad = shader.surface(Base_Color=shader.power((*CONCRETE, 1), shader.spread(grain, .80, 1.20)), Roughness=.85, Specular=.2)
    box('pad', (WIDE + .420, .480, .060), pad, .006, main=False, at=(WIDE / 2, -.020, -.030))
    return View(turn=20, height=14, lens=70, fill=.95, exposure=1.3)
