"""Metal shingles on a roof: panels of four, pressed in one."""
from studio.facade import roof
from studio.look import Look
from studio.pressed import PANEL, SEEN, course, joints
from studio.sheetmetal import tin
from studio.surface import Surface

SPAN, COURSES, REACH = 1.0, 5, 1.46


def build(look: Look) -> Surface:
    """Each course is moved by half a panel and a little."""
    stuff = tin(look, .12)
    for index in range(COURSES):
        cuts = joints(-REACH / 2 - (0, .61, .30, .83, .47)[index] * PANEL, REACH)
        course(f'course-{index}', (REACH, SEEN + .03), 290, cuts, (index - COURSES / 2) * SEEN, index * 31.7, stuff)
    return roof(SPAN)
