"""A butt hinge for doors, standing open like a book, with screws before it: on ball bearings, with a spring in a thick barrel, or solid with a round tip."""
from dataclasses import dataclass
from math import pi

from studio.canister import outline
from studio.geometry import lathe
from studio.hardware import another, finished, wood_screw
from studio.metal import coated
from studio.housing import placed
from studio.lockset import DARK, pierced, steel
from studio.look import Look, View
from studio.shader import plain

INCH, GAP, OPEN = .0254, .0005, 128
PULLED = 34
"""Where around its barrel the pin holds a spring, in degrees to the right of the middle."""


@dataclass(frozen=True)
class Kind:
    """How a hinge is made: its height, the radius of its barrel, its knuckles, the round of its corners."""
    high: float
    radius: float
    knuckles: int
    corner: float
    thick: float = .0031


KINDS = {'satin-nickel': Kind(4 * INCH, .0062, 5, .0010), 'matte-black': Kind(4 * INCH, .0088, 3, .0158, .0028), 'brass': Kind(3.5 * INCH, .0060, 5, .0064, .0028)}


def leaf(name: str, kind: Kind, metal, mirrored: bool) -> None:
    """A plate with holes beside the barrel; its knuckles are put by `barrel`."""
    high, wide, rows = kind.high, .0440, (.13, .5, .87)
    holes = [(kind.radius + wide * (.36 if row == .5 else .70), high * row, .0026) for row in rows]
    if kind.knuckles == 3:
        holes = [(kind.radius + wide * share, high * row, .0026) for row, share in zip((.11, .37, .63, .89), (.66, .34, .34, .66))]
    ring = [(x + kind.radius + wide / 2 - .001, y + high / 2) for x, y in outline(wide + .002, high, kind.corner, 8)]
    # Corners beside the barrel stay square.
    ring = [(kind.radius - .002, 0 if y < high / 2 else high) if x < kind.radius + wide * .3 else (x, y) for x, y in ring]
    points = [point for index, point in enumerate(ring) if point != ring[index - 1]]
    # The sides that screws are sunk into look at each other.
    with placed((0, -kind.thick, high) if mirrored else (0, 0, 0), (-90 if mirrored else 90, 0, 0)):
        pierced(name, points, kind.thick, holes, metal, .0008 if kind.knuckles == 3 else .0004)


def barrel(kind: Kind, metal, bright) -> None:
    """Knuckles around a pin, its tip, and what is special about a hinge."""
    r, each = kind.radius, kind.high / kind.knuckles
    for index in range(kind.knuckles):
        low, high = index * each + GAP, (index + 1) * each - GAP
        bearing = kind.knuckles == 5 and r > .0061 and index in (1, 3)
        lathe(f'knuckle-{index}', [(0, low), (r - .0004, low, .0002), (r, low + .0004, .0003), (r, high - .0004, .0003), (r - .0004, high, .0002), (0, high)], metal, 64)
        if bearing:
            for edge in (low, high):
                lathe(f'bearing-{index}-{edge}', [(r * .9, edge - .0022), (r * 1.03, edge - .0020, .0004), (r * 1.03, edge + .0020, .0004), (r * .9, edge + .0022)], bright, 64, main=False)
    lathe('pin', [(r * .5, .001), (r * .5, kind.high - .001)], plain('pin', DARK, .6), 32, main=False)
    tip = [(0, -.001), (r * .86, -.001), (r * .98, .0008, .0005), (r * .98, .0022, .0006), (r * .66, .0032, .0006), (0, .0034)]
    if kind.knuckles == 5 and r < .0061:
        tip = [(0, -.001), (r * .80, -.001), (r * .84, .0012, .0004), (r * .50, .0020, .0006), (r * .50, .0028, .0006), (r * .92, .0048, .0028), (r * .92, .0084, .0028), (r * .4, .0110, .002), (0, .0114)]
    if kind.knuckles == 3:
        tension(kind, metal, bright)
        return
    lathe('tip', tip, metal, 64, smooth=50, at=(0, 0, kind.high))


def tension(kind: Kind, metal, bright) -> None:
    """A collar that winds the spring: holes around it, a pin in one of them, and a hexagon for the key on top."""
    r, low, dark = kind.radius, kind.high + .0006, plain('dark', DARK, .7)
    lathe('collar', [(0, low), (r * .96, low), (r * 1.04, low + .0008, .0004), (r * 1.04, low + .0148, .0010), (r * .92, low + .0160, .0008), (r * .46, low + .0160)], metal, 64)
    lathe('socket', [(r * .50, low + .0161), (r * .44, low + .0156), (0, low + .0130)], dark, 6, main=False)
    for angle in range(PULLED - 180, PULLED + 1, 45):
        with placed((0, 0, low + .0078), (90, 0, angle)):
            lathe(f'hole-{angle}', [(0, r * 1.04 + .0002), (.0023, r * 1.04 - .00015), (.0023, r * .98)], dark, 24, main=False)
    with placed((0, 0, low + .0078), (90, 0, PULLED)):
        lathe('stop', [(.0019, r * .8), (.0019, r + .0110, .0004), (0, r + .0112)], bright, 24, main=False)


def build(look: Look) -> View:
    """One leaf to the left, one to the right, the barrel at the back."""
    kind = KINDS[look.finish]
    metal = coated(look.tone, .30) if look.finish == 'matte-black' else finished(look, 'z')
    for side in (-1, 1):
        with placed((0, 0, 0), (0, 0, -90 + side * OPEN / 2)):
            leaf(f'leaf-{side}', kind, metal, side < 0)
    barrel(kind, metal, steel(.14))
    # Screws in a heap beside the tall one, which would be small in the picture otherwise.
    places = [(.058, -.046, 64), (.106, -.030, 96)] if kind.knuckles == 5 else [(.040, -.050, 62), (.064, -.034, 104), (.054, -.066, 84), (.078, -.050, 140)]
    first, *rest = [((x, y, .0049), turn) for x, y, turn in places]
    screw = wood_screw('screw', 1.25 * INCH, .0024, metal, .68, at=first[0], turn=(90, 0, first[1]))
    for index, (at, turn) in enumerate(rest):
        another(screw, f'screw-{index}', at, (pi / 2, 0, pi / 180 * turn))
    return View(turn=-6, height=22, lens=85, fill=.92 if kind.knuckles == 3 else .90, exposure={'matte-black': 1.55, 'brass': 1.05}.get(look.finish, 1.1))
