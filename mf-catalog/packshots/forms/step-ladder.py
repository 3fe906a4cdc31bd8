"""A step ladder of fibreglass, six feet, open."""
from studio.geometry import box, lathe, solid, tube
from studio.hardware import brushed
from studio.housing import slab
from studio.hull import closed
from studio.look import Look, View, linear
from studio.plumbing import bare, moulded
from studio.shader import Shader, plain

HIGH, FRONT, BACK, FOOT, TOP = 1.72, -.46, .52, .245, .165
ORANGE, ALUMINUM, BLACK = linear('#d1742a'), linear('#b9bfc2'), linear('#232527')


def fibreglass():
    """Resin over glass fibres."""
    shader = Shader('fibreglass')
    at = shader.place()
    streak = shader.noise(at, (300, 300, 6), 2)
    shader.relief(streak, .10, .0006)
    return shader.surface(Base_Color=shader.power((*ORANGE, 1), shader.spread(streak, .93, 1.07)), Roughness=.36, Specular=.45)


def channel(name: str, low, high, wide: float, deep: float, thick: float, out: float, material) -> None:
    """A rail from one place to another, a channel that is open to the inside: the web outside, two flanges; `out` is 1 on the right."""
    def bar(part, x0, x1, y0, y1):
        corners = []
        for base in (low, high):
            corners += [(base[0] + x, base[1] + y, base[2]) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        closed(solid(f'{name}-{part}', corners, faces, material, .0012))
    edges = sorted((0, -out * thick))
    bar('web', *edges, -deep / 2, deep / 2)
    span = sorted((0, -out * wide))
    bar('front', *span, -deep / 2, -deep / 2 + thick)
    bar('back', *span, deep / 2 - thick, deep / 2)


def at_height(z: float, foot: float, side: int):
    """Where the middle of a rail is: the legs lean together and inwards."""
    share = z / HIGH
    return side * (FOOT + (TOP - FOOT) * share), foot * (1 - share) + (-.055 if foot < 0 else .055) * share, z


def build(look: Look) -> View:
    """Steps to the front, spreaders locked, a cap that is a shelf."""
    fibre, metal, black, steel = fibreglass(), brushed(ALUMINUM, .32), moulded(BLACK, .5), bare(ALUMINUM, .3, .03)
    for side in (-1, 1):
        channel(f'front-{side}', at_height(.03, FRONT, side), at_height(HIGH, FRONT, side), .030, .074, .005, side, fibre)
        channel(f'back-{side}', at_height(.03, BACK, side), at_height(HIGH, BACK, side), .026, .044, .005, side, fibre)
        for name, foot, deep in (('front', FRONT, .086), ('back', BACK, .056)):
            x, y, _ = at_height(.03, foot, side)
            box(f'shoe-{name}-{side}', (.044, deep, .070), black, .006, at=(x - side * .014, y, .035), main=False)
            box(f'tread-{name}-{side}', (.050, deep + .006, .014), plain('rubber', linear('#151617'), .8), .003, at=(x - side * .014, y, .007), main=False)
        # Two bars that fold in the middle.
        a, b = at_height(.88, FRONT, side), at_height(.88, BACK, side)
        x = side * (abs(a[0]) - .040)
        tube(f'spreader-{side}', [(x, a[1], .90), (x, (a[1] + b[1]) / 2, .872), (x, b[1], .90)], .0075, steel, main=False)
        lathe(f'joint-{side}', [(0, -.010), (.018, -.010, .002), (.018, .010, .002), (0, .010)], black, 32, at=(x, (a[1] + b[1]) / 2, .872), turn=(0, 90, 0), main=False)
    for index in range(5):
        z = .285 * (index + 1)
        x, y, _ = at_height(z, FRONT, 1)
        box(f'step-{index}', (2 * x - .012, .088, .008), metal, .002, at=(0, y + .004, z), main=False)
        for rib in range(6):
            box(f'rib-{index}-{rib}', (2 * x - .014, .004, .003), metal, .001, at=(0, y - .030 + rib * .0130, z + .005), main=False)
        box(f'lip-{index}', (2 * x - .012, .005, .030), metal, .0015, at=(0, y - .040, z - .013), main=False)
        box(f'rear-{index}', (2 * x - .012, .005, .030), metal, .0015, at=(0, y + .046, z - .013), main=False)
        for side in (-1, 1):
            for part in (-1, 1):
                lathe(f'rivet-{index}-{side}-{part}', [(.007, -.001), (.007, .0010, .0006), (.004, .0032, .001), (0, .0036)], steel, 24, at=(side * x, y + part * .020, z - .006), turn=(0, side * 90, 0), main=False)
    for index in range(4):
        z = .34 * (index + 1)
        x, y, _ = at_height(z, BACK, 1)
        box(f'brace-{index}', (2 * x - .010, .006, .030), metal, .002, at=(0, y - .010, z), main=False)
    slab('cap', .400, .200, .058, .024, moulded(ORANGE, .42), .008, at=(0, 0, HIGH - .012))
    slab('tray', .330, .130, .002, .014, plain('tray', linear('#8a4a1c'), .5), .0008, main=False, at=(0, 0, HIGH + .0445))
    return View(turn=-38, height=20, lens=70, fill=.93)
