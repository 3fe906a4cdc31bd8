"""A camera without a wire, fed by the sun."""
from studio.camera import arm, bullet, cells, hung, stalk
from studio.clapboard import clapboard
from studio.geometry import tube
from studio.housing import FRONT, placed, screw, slab
from studio.look import Look, View, linear
from studio.plumbing import bent
from studio.shader import plain

FINE = True
WHITE, FRAME, CABLE = (linear(value) for value in ('#dddcd7', '#2a2d30', '#34373a'))


def bracket(dark) -> None:
    """A plate on the wall and an arm that carries the panel."""
    with placed((0, -.004, .196), FRONT):
        slab('plate', .046, .062, .010, .010, dark, .003, main=False)
        for y in (-.022, .022):
            screw(f'screw-{y}', .0036, (0, y, .010))
    arm('arm', bent([(0, -.012, .192), (0, -.066, .192), (0, -.066, .300)], .022), .0085, dark)
    slab('shoe', .052, .052, .012, .008, dark, .003, main=False, at=(0, -.068, .302), turn=(42, 0, 0))


def build(look: Look) -> View:
    """The panel leans back on its bracket, the camera looks down to the left below it, a cable from one to the other."""
    white = plain('white', WHITE, .32)
    clapboard(.280, .378, 3)
    frame = plain('frame', FRAME, .4)
    bracket(frame)
    with placed((0, -.074, .309), (42, 0, 0)):
        slab('panel', .196, .124, .014, .008, frame, .0025, main=False)
        slab('cells', .187, .115, .0012, .004, cells(.04675, .0383), .0004, main=False, at=(0, 0, .0136))
    stalk('lower', .030, .046, white, **hung((.012, -.004, .096)))
    bullet('camera', .037, .116, white, **hung((.010, -.046, .096), 8, 4))
    tube('cable', bent([(.016, -.072, .300), (.034, -.034, .258), (.044, -.010, .200), (.044, -.010, .140), (.020, -.048, .118)], .016), .0030, plain('cable', CABLE, .45), main=False)
    return View(turn=-24, height=15, lens=75, fill=.94, exposure=.92)
