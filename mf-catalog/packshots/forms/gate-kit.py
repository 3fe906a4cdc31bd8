"""A gate for a pool that closes by itself: pickets between two posts, spring hinges, a latch whose knob is a metre and a half up."""
from studio.geometry import box, lathe
from studio.housing import placed
from studio.look import Look, View, linear
from studio.metal import coated
from studio.plumbing import moulded
from studio.shader import plain

WIDE, HIGH, POST, LATCH, AJAR = .980, 1.230, .064, 1.500, 16.
BLACK, DARK, GREY, STEEL = (linear(value) for value in ('#2e3032', '#1d1f20', '#6a7276', '#b9bfc2'))


def leaf(stuff) -> None:
    """The frame and its pickets; its hinged edge lies at x = 0."""
    low, side = .070, .038
    for x in (side / 2, WIDE - side / 2):
        box(f'stile-{x:.2f}', (side, side, HIGH - low), stuff, .003, at=(x, 0, (HIGH + low) / 2))
    for index, z in enumerate((low + .060, HIGH - .190, HIGH - .030)):
        box(f'rail-{index}', (WIDE - 2 * side + .004, .030, .036), stuff, .003, at=(WIDE / 2, 0, z))
    count = 9
    for index in range(count):
        x = side + (WIDE - 2 * side) * (index + .5) / count
        box(f'picket-{index}', (.018, .018, HIGH - low - .05), stuff, .002, at=(x, 0, (HIGH + low) / 2 - .02))


def post(name: str, x: float, high: float, stuff, dark) -> None:
    """A post on its plate, with a cap."""
    box(name, (POST, POST, high), stuff, .003, at=(x, 0, high / 2))
    box(f'{name}-plate', (.130, .130, .010), stuff, .003, at=(x, 0, .005))
    box(f'{name}-cap', (POST + .010, POST + .010, .016), dark, .004, main=False, at=(x, 0, high + .006))
    for index, (a, b) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        lathe(f'{name}-bolt-{index}', [(.009, 0), (.009, .008, .002), (0, .010)], plain('bolt', STEEL, .3, Metallic=1.), 24, main=False, at=(x + a * .048, b * .048, .010))


def hinge(name: str, z: float, dark, grey) -> None:
    """A spring in its housing between post and leaf, with the disc that sets it."""
    lathe(name, [(0, -.060), (.019, -.060, .003), (.021, -.040, .002), (.021, .044, .002), (.019, .060, .003), (0, .060)], dark, 48, main=False, at=(-.016, -.018, z))
    lathe(f'{name}-set', [(.014, .060), (.014, .070, .002), (0, .071)], grey, 32, main=False, at=(-.016, -.018, z))
    for side, x in ((-1, -.052), (1, .024)):
        box(f'{name}-leaf-{side}', (.050, .010, .086), dark, .004, main=False, at=(x, -.026 if side < 0 else -.024, z))


def latch(dark, grey, steel) -> None:
    """The long body on the post, its knob on top, and the magnet on the leaf."""
    x = WIDE + .012 + POST / 2
    for index, z in enumerate((1.06, LATCH - .09)):
        box(f'clamp-{index}', (.060, .014, .030), dark, .003, main=False, at=(x, -POST / 2 - .005, z))
    box('body', (.038, .034, LATCH - 1.000), dark, .008, main=False, at=(x - .004, -POST / 2 - .024, (LATCH + .960) / 2))
    lathe('knob', [(.012, 0), (.012, .012, .002), (.024, .016, .004), (.026, .040, .006), (.018, .048, .004), (0, .049)], grey, 48, main=False,
          at=(x - .004, -POST / 2 - .024, LATCH - .022))
    lathe('lock', [(.009, 0), (.009, .004, .001), (0, .005)], steel, 32, main=False, at=(x - .004, -POST / 2 - .041, LATCH - .110), turn=(90, 0, 0))


def build(look: Look) -> View:
    """Posts, the leaf a little open, hinges at the left, latch at the right."""
    stuff, dark, grey, steel = coated(BLACK, .38), moulded(DARK, .36), moulded(GREY, .36), plain('steel', STEEL, .3, Metallic=1.)
    post('post-0', -.016 - POST / 2 - .012, HIGH + .060, stuff, dark)
    post('post-1', WIDE + .014 + POST / 2, LATCH - .060, stuff, dark)
    with placed((0, 0, 0), (0, 0, -AJAR)):
        leaf(stuff)
        box('keeper', (.070, .030, .060), dark, .006, main=False, at=(WIDE - .020, -.030, 1.000))
    for index, z in enumerate((.300, 1.060)):
        hinge(f'hinge-{index}', z, dark, grey)
    latch(dark, grey, steel)
    return View(turn=24, height=18, lens=75, fill=.94, exposure=1.2)
