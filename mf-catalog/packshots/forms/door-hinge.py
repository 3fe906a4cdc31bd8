"""A butt hinge for doors, standing open like a book, with screws before it: on ball bearings, with a spring in a thick barrel, or solid with a round tip."""
from dataclasses import dataclass
from math import pi

from studio.canister import outline
from studio.geometry import lathe
from studio.hardware import another, finished, wood_screw
from studio.housing import placed
from studio.lockset import DARK, pierced, steel
from studio.look import Look, View
from studio.shader import plain

INCH, GAP, OPEN = .0254, .0005, 128


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
        pierced(name, points, kind.thick, holes, metal, .0004)


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
        tip = [(0, -.001), (r * .94, -.001), (r, .0006, .0004), (r, .0040, .0010), (r * .9, .0052, .0006), (r * .62, .0052), (0, .0052)]
    lathe('tip', tip, metal, 64, smooth=50, at=(0, 0, kind.high))


def build(look: Look) -> View:
    """One leaf to the left, one to the right, the barrel at the back."""
    kind, metal = KINDS[look.finish], finished(look, 'z')
    for side in (-1, 1):
        with placed((0, 0, 0), (0, 0, -90 + side * OPEN / 2)):
            leaf(f'leaf-{side}', kind, metal, side < 0)
    barrel(kind, metal, steel(.14))
    screw = wood_screw('screw', 1.25 * INCH, .0024, metal, .68, at=(.058, -.046, .0049), turn=(90, 0, 64))
    another(screw, 'second', (.106, -.030, .0049), (pi / 2, 0, pi / 180 * 96))
    return View(turn=-6, height=22, lens=85, fill=.90, exposure={'matte-black': 1.25, 'brass': 1.05}.get(look.finish, 1.1))
