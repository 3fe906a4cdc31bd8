"""A detector on a post that rings a chime in the house."""
from studio.geometry import box, lathe
from studio.housing import FRONT, lamp, placed, puck, screw, slab, slots
from studio.look import Look, View, linear
from studio.presence import window
from studio.shader import plain
from studio.wall import UPRIGHT
from studio.wood import wood

CASE, WHITE, SHADE, RIM, GREEN, DARK, POST = (linear(value) for value in ('#4f6b45', '#dddcd6', '#b7b8b4', '#54595c', '#5fb878', '#1d2023', '#c39b62'))
SIDE, HIGH, LEVEL = .076, .330, .232


def detector(look: Look) -> None:
    """A case with a window for warmth under a small roof, screwed to a post of the drive."""
    case, dark = plain('case', CASE, .42), plain('dark', DARK, .35)
    box('post', (HIGH, SIDE, SIDE), wood(look, 'spf', POST), .003, main=False, at=(0, SIDE / 2, HIGH / 2), turn=UPRIGHT)
    with placed((0, 0, LEVEL), FRONT):
        slab('case', .088, .116, .040, .014, case, .006, .016)
        slab('field', .066, .056, .0024, .010, dark, .0010, at=(0, .016, .0394), main=False)
        with placed((0, .016, .0414)):
            window('window', .052, .042, .0100, .0046)
        lamp('lamp', .0022, linear('#c2473b'), (0, -.032, .0400), .6)
        for side in (-1, 1):
            screw(f'screw-{side}', .0034, (side * .033, -.047, .0400))
        slab('roof', .086, .006, .036, .003, case, .002, at=(0, .052, .034), main=False)


def chime() -> None:
    """A white box that stands in the kitchen."""
    white = plain('white', WHITE, .30)
    with placed((.176, -.050, .068), (82, 0, -6)):
        slab('edge', .1005, .1365, .014, .019, plain('rim', RIM, .4), .004, main=False)
        slab('chime', .098, .134, .034, .018, white, .007, .0145)
        slots('sound', 7, .0062, .058, .0026, (0, .0230, .034))
        puck('button', .0165, .0040, plain('button', SHADE, .35), .0016, at=(0, -.036, .0336), main=False)
        lathe('gap', [(.0164, 0), (.0174, 0)], plain('gap', DARK, .8), at=(0, -.036, .0341), main=False)
        lamp('power', .0022, GREEN, (.034, -.052, .0340))


def build(look: Look) -> View:
    """The detector at the left, the chime at the right."""
    detector(look)
    chime()
    return View(turn=-20, height=18, lens=85, fill=.90, exposure=.98)
