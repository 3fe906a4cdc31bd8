"""A camera without a wire, fed by the sun."""
from studio.camera import bullet, cells, hung, stalk, wall
from studio.housing import placed, slab
from studio.look import Look, View, linear
from studio.metal import coated
from studio.plumbing import bent
from studio.geometry import tube
from studio.shader import plain

WHITE, FRAME, CABLE = (linear(value) for value in ('#e9e7e1', '#2a2d30', '#d9d7d0'))


def build(look: Look) -> View:
    """The panel leans back above, the camera looks down to the left below it."""
    white = coated(WHITE, .36)
    wall(.330, .360, rows=3)
    stalk('upper', .030, .052, white, **hung((.020, -.004, .262)))
    with placed((0, -.098, .292), (28, 0, 0)):
        slab('panel', .205, .128, .014, .008, plain('frame', FRAME, .4), .0025, main=False, at=(0, 0, -.004))
        slab('cells', .196, .119, .0012, .004, cells(.049, .0397), .0004, main=False, at=(0, 0, .0096))
    stalk('lower', .030, .050, white, **hung((.046, -.004, .112)))
    bullet('camera', .036, .118, white, **hung((.044, -.050, .112), 10, 4))
    tube('cable', bent([(.052, -.080, .286), (.072, -.040, .240), (.078, -.012, .180), (.062, -.030, .132)], .020), .0022, plain('cable', CABLE, .4), main=False)
    return View(turn=-22, height=20, lens=75, fill=.92, exposure=.92)
