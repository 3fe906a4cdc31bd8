"""Two lamps that a detector of movement puts on, on an outside wall."""
from studio.camera import arm, dome, floodlight, hung, milky, wall
from studio.housing import FRONT, placed, puck, screw, slab
from studio.look import Look, View
from studio.metal import coated


def build(look: Look) -> View:
    """A round foot on the boards, a lamp to either side, the detector below."""
    body = coated(look.tone, .38)
    wall(.440, .360, rows=3)
    middle = .190
    with placed((0, -.004, middle), FRONT):
        puck('foot', .060, .032, body, .010, .008)
        for side in (-1, 1):
            screw(f'screw-{side}', .0045, (side * .042, 0, .0315))
    for side in (-1, 1):
        arm(f'arm-{side}', [(side * .030, -.028, middle + .020), (side * .060, -.048, middle + .040), (side * .100, -.056, middle + .052)], .0100, body)
        floodlight(f'lamp-{side}', .150, .118, body, .0147, **hung((side * .112, -.100, middle + .066), 22, side * 12))
    arm('neck', [(0, -.034, middle - .018), (0, -.046, middle - .034), (0, -.050, middle - .050)], .0100, body)
    with placed(**hung((0, -.044, middle - .084), 14)):
        slab('detector', .062, .076, .030, .018, body, .007, .010)
        dome('window', .024, .017, milky(), .0296, at=(0, -.008, 0), main=False)
    return View(turn=-24, height=20, lens=75, fill=.92, exposure=.90)
