"""Metal shingles on a piece of roof: panels of four, pressed in one."""
from studio.look import Look, View
from studio.pressed import PANEL, SEEN, course, joints
from studio.roof import deck, pitched
from studio.sheetmetal import tin

COURSES = 3


def build(look: Look) -> View:
    """Three courses as wide as a panel, each moved by half of one and a little."""
    stuff = tin(look, .12)
    deep = COURSES * SEEN + .02
    deck(PANEL - .02, deep)
    for index in range(COURSES):
        low = index * SEEN - .012
        cuts = [cut for cut in joints(-PANEL / 2 - (0, .61, .30)[index] * PANEL, PANEL) if abs(cut) < PANEL / 2 - .03]
        course(f'course-{index}', (PANEL, SEEN + .03 if index < COURSES - 1 else deep - low), 240, cuts, low, index * 31.7, stuff)
    pitched(look, PANEL, deep, 32)
    return View(turn=-30, height=19, lens=75, exposure=1.1)
