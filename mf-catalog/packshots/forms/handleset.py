"""A handle for the front door on a piece of it, a deadbolt above; beside it the same door from inside, with a lever and what turns the bolt."""
from studio.geometry import lathe
from studio.hardware import finished
from studio.housing import FRONT, placed, puck, screw, slab
from studio.hull import hull
from studio.lockset import BACKSET, EDGE, THICK, cylinder, dead_bolt, round_lever, spring_latch, stile, straight_lever, thumb_turn
from studio.look import Look, View

LOW, APART = .254, .140


def tongue(metal, power: float) -> None:
    """What a thumb presses."""
    hull('tongue', [(-.006, .004, .0075, .0030, power), (-.006, .024, .0090, .0026, power), (-.002, .046, .0125, .0022, power), (.004, .060, .0120, .0020, power)], metal, .6, 8, 48)


def modern(metal) -> None:
    """Square, along x downwards."""
    slab('plate', .1000, .0620, .0080, .0040, metal, .0014)
    hull('grip', [(.034, .004, .0090, .0070, 9), (.0342, .050, .0090, .0070, 9)], metal, .1, 1, 72)
    hull('grip-bar', [(.027, .054, .0090, .0066, 9), (.219, .054, .0090, .0066, 9)], metal, .18, 1, 72)
    hull('grip-foot', [(.212, .050, .0090, .0070, 9), (.2122, .004, .0090, .0070, 9)], metal, .1, 1, 72)
    with placed((.212, 0, 0)):
        slab('foot', .0460, .0380, .0070, .0034, metal, .0012)
    tongue(metal, 5)


def classic(metal) -> None:
    """Round and swelling in the middle, along x downwards."""
    slab('plate', .1080, .0600, .0050, .0290, metal, .0018)
    slab('plate-step', .0940, .0460, .0090, .0225, metal, .0030)
    line = [(.036, .004, .0082, .0070, 2.3), (.0400, .026, .0072, .0062, 2.3), (.0560, .047, .0080, .0066, 2.3), (.0900, .057, .0100, .0076, 2.3), (.1280, .060, .0124, .0088, 2.3),
            (.1660, .056, .0100, .0076, 2.3), (.1960, .044, .0078, .0064, 2.3), (.2110, .024, .0072, .0062, 2.3), (.2150, .004, .0082, .0070, 2.3)]
    hull('grip', line, metal, .1, 8, 56)
    with placed((.2150, 0, 0)):
        puck('foot', .0205, .0050, metal, .0018)
        lathe('foot-step', [(.0150, .004), (.0146, .0085, .002), (.0090, .0130, .004)], metal, 72)
    tongue(metal, 3)


def outside(look: Look, metal, square: bool) -> None:
    """The handle and the cylinder; the edge of the door at the right."""
    stile(look, .462, .146)
    with placed((0, 0, LOW), FRONT):
        with placed((0, 0, 0), (0, 0, -90)):
            if square:
                modern(metal)
            else:
                classic(metal)
        for side in (-1, 1):
            screw(f'screw-{side}', .0034, (0, .0410 if side > 0 else -.2270 if square else -.0410, .0084 if side > 0 or not square else .0066), metal, 20)
    with placed((0, 0, LOW + APART), FRONT):
        cylinder(metal, square)
    for level, bolt in ((LOW, spring_latch), (LOW + APART, dead_bolt)):
        with placed((BACKSET, THICK / 2, level), EDGE):
            bolt(metal)


def inside(look: Look, metal, square: bool) -> None:
    """The lever points away from the edge, which is at the left."""
    stile(look, .262, .228, side=-1, name='inside')
    with placed((0, 0, .070), FRONT):
        with placed((0, 0, 0), (0, 0, 180)):
            (straight_lever if square else round_lever)(metal)
    with placed((0, 0, .070 + APART), FRONT):
        thumb_turn(metal, square, 0)


def build(look: Look) -> View:
    """Outside at the left, inside at the right."""
    metal, square = finished(look), look.finish == 'matte-black'
    outside(look, metal, square)
    with placed((.225, -.010, 0), (0, 0, 14)):
        inside(look, metal, square)
    return View(turn=-26, height=15, lens=75, fill=.94, exposure=1.25 if square else 1.05)
