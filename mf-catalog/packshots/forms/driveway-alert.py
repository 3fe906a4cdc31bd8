"""A detector on a post that rings a chime in the house."""
from studio.camera import dome, hood, milky
from studio.geometry import box, lathe, tube
from studio.housing import FRONT, lamp, placed, puck, screw, slab, slots
from studio.look import Look, View, linear
from studio.metal import coated
from studio.plumbing import moulded
from studio.shader import plain

GREEN_CASE, WHITE, SHADE, STEEL, GREEN, DARK = (linear(value) for value in ('#5f7d4f', '#e9e7e1', '#d3d0c8', '#b9bfc2', '#5fb878', '#1d2023'))


def detector() -> None:
    """A case with a round window under a small roof, on a stake."""
    case, dark = coated(GREEN_CASE, .44), plain('dark', DARK, .35)
    with placed((0, 0, .172), FRONT):
        slab('case', .082, .108, .046, .014, case, .006, .020)
        slab('field', .058, .058, .0020, .012, dark, .0008, at=(0, .012, .0454), main=False)
        dome('window', .0220, .0140, milky(.005), .0470, at=(0, .012, 0), main=False)
        lamp('lamp', .0016, linear('#c2473b'), (0, -.038, .0460), .5)
        for side in (-1, 1):
            screw(f'screw-{side}', .0032, (side * .031, -.044, .0460))
    with placed((0, -.023, .172), FRONT):
        hood('roof', .0330, .0024, .018, .052, case, 62, main=False, at=(0, .012, 0))
    box('clip', (.030, .020, .060), dark, .003, main=False, at=(0, .008, .150))
    tube('stake', [(0, .012, .004), (0, .012, .168)], .0075, plain('stake', STEEL, .32, Metallic=1.), main=False)
    lathe('flange', [(0, 0), (.044, 0, .001), (.045, .003, .001), (.044, .006, .002), (.012, .009, .003), (.010, .026, .002), (.0076, .027)], dark, main=False, at=(0, .012, 0))


def chime() -> None:
    """A white box that stands in the kitchen."""
    white = moulded(WHITE)
    with placed((.150, .006, .062), (82, 0, -8)):
        slab('chime', .088, .122, .032, .018, white, .007, .012)
        slots('sound', 7, .0058, .052, .0024, (0, .0210, .032))
        puck('button', .0150, .0036, moulded(SHADE, .4), .0014, at=(0, -.034, .0316), main=False)
        lathe('gap', [(.0149, 0), (.0158, 0)], plain('gap', DARK, .8), at=(0, -.034, .0321), main=False)
        lamp('power', .0020, GREEN, (.030, -.048, .0320))


def build(look: Look) -> View:
    """The detector at the left, the chime at the right."""
    detector()
    chime()
    return View(turn=-16, height=20, lens=85, fill=.88, exposure=.98)
