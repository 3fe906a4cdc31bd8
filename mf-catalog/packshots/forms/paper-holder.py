"""A paper holder with a shelf over it, and a roll to show its place."""
from studio.bathwall import escutcheon, tiled
from studio.geometry import box, lathe, tube
from studio.hardware import finished
from studio.look import Look, View, linear
from studio.plumbing import bent
from studio.shader import plain
from studio.supple import sheet

SHELF, LEVEL, DEEP = (.190, .098, .006), .222, .064
PAPER, CORE = linear('#dedbd3'), linear('#b79a72')


def roll(x: float, y: float, z: float) -> None:
    """A roll on the arm, its end hanging at the front."""
    paper, long, radius = plain('tissue', PAPER, .9, Specular=.05), .100, .054
    profile = [(.0205, -long / 2), (radius - .001, -long / 2, .001), (radius, -long / 2 + .001, .001), (radius, long / 2 - .001, .001), (radius - .001, long / 2, .001), (.0205, long / 2)]
    lathe('roll', profile, paper, 128, at=(x, y, z), turn=(0, 90, 0), main=False)
    lathe('core', [(.0206, -long / 2 - .0004), (.0206, long / 2 + .0004)], plain('core', CORE, .9), 64, at=(x, y, z), turn=(0, 90, 0), main=False)
    lathe('core-in', [(.0192, -long / 2), (.0192, long / 2)], plain('core-in', CORE, .9), 64, at=(x, y, z), turn=(0, 90, 0), main=False)
    front = -radius - .0008
    sheet('end', [(front * .92, .022), (front, .006), (front, -.026), (front + .001, -.052)], .0007, long - .001, paper, at=(x, y, z), main=False)


def build(look: Look) -> View:
    """The shelf carries the arm; screws are hidden."""
    metal, (wide, deep, thick) = finished(look), SHELF
    tiled(.350, .325)
    box('shelf', (wide, deep, thick), metal, .0015, at=(0, -deep / 2 - .002, LEVEL))
    box('lip', (wide, .0035, .010), metal, .0012, at=(0, -deep - .0005, LEVEL + .004))
    escutcheon('back', wide, .046, (0, 0, LEVEL - .018), metal, .003, .006)
    axis = LEVEL - .058
    tube('arm', bent([(wide / 2 - .016, -DEEP, LEVEL - .001), (wide / 2 - .016, -DEEP, axis), (-wide / 2 + .016, -DEEP, axis)], .014, 14), .0070, metal)
    lathe('arm-end', [(.0069, 0), (.0105, .001, .001), (.0105, .008, .002), (0, .009)], metal, 48, at=(-wide / 2 + .018, -DEEP, axis), turn=(0, -90, 0))
    roll(-.006, -DEEP, axis - .0122)
    return View(turn=-32, height=20, lens=85, fill=.94, exposure=1.0)
