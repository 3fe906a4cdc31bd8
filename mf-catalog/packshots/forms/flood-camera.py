"""A camera between two floodlights, on an outside wall."""
from studio.camera import arm, bullet, floodlight, hung, wall
from studio.housing import FRONT, placed, puck, screw
from studio.look import Look, View, linear
from studio.metal import coated

FINE = True
WHITE = linear('#e9e7e1')


def build(look: Look) -> View:
    """A round foot on the boards, two lamps above it, the camera below."""
    white = coated(WHITE, .38)
    wall(.460, .370, rows=3)
    middle = .205
    with placed((0, -.004, middle), FRONT):
        puck('foot', .058, .034, white, .010, .008)
        for side in (-1, 1):
            screw(f'screw-{side}', .0045, (side * .040, 0, .0335))
    for side in (-1, 1):
        joint = (side * .118, -.058, middle + .052)
        arm(f'arm-{side}', [(side * .034, -.030, middle + .026), (side * .060, -.044, middle + .040), joint], .0095, white)
        floodlight(f'lamp-{side}', .150, .104, white, .0138, **hung((side * .122, -.098, middle + .060), 20, side * 10))
    arm('neck', [(0, -.034, middle - .012), (0, -.052, middle - .030), (0, -.062, middle - .050)], .0110, white)
    bullet('camera', .035, .098, white, **hung((.004, -.050, middle - .066), 10, -16))
    return View(turn=-24, height=20, lens=75, fill=.92, exposure=.90)
