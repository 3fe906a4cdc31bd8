"""A framing hammer with a straight claw."""
from studio.geometry import box, lathe
from studio.hardware import brushed
from studio.housing import placed
from studio.hull import hull
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.shader import plain
from studio.wood import wood

STEEL, HICKORY, DARK = linear('#8f9496'), linear('#c9a06c'), linear('#1b1c1e')


def head(steel, bright) -> None:
    """Along x: the face to the left, the claw to the right; the handle goes through it along z."""
    lathe('face', [(0, -.0710), (.0128, -.0710, .0008), (.0146, -.0695, .0008), (.0148, -.0540, .001), (.0120, -.0500, .003), (.0098, -.0420, .004), (.0100, -.0240)], steel, 72, turn=(0, 90, 0), main=False)
    lathe('polish', [(0, -.0712), (.0126, -.0712, .0006), (.0126, -.0705)], bright, 72, turn=(0, 90, 0), main=False)
    hull('neck', [(-.0500, 0, .0098, .0098, 2), (-.0300, 0, .0110, .0110, 2.6), (-.0180, -.001, .0140, .0140, 3.4), (.0180, -.001, .0145, .0145, 3.6), (.0280, 0, .0140, .0115, 3.2)], steel, .2, 6, main=False)
    # The groove that holds a nail, on top of the neck.
    box('groove', (.0300, .0036, .0030), plain('groove', DARK, .5), .0008, at=(-.036, 0, .0106), main=False)
    lathe('magnet', [(0, 0), (.0028, 0, .0003), (.0028, .0006, .0002), (0, .0006)], bright, 32, at=(-.0215, 0, .0118), main=False)
    for side in (-1, 1):
        hull(f'claw-{side}', [(.0200, -.0005, .0060, .0120, 3.4), (.0400, 0, .0058, .0090, 3.4), (.0640, -.0006, .0056, .0056, 3.4), (.0860, -.0030, .0054, .0024, 3.4), (.0960, -.0046, .0050, .0008, 3)],
             steel, .3, 6, at=(0, side * .0075, 0), turn=(0, 0, side * 4.2), main=False)


def build(look: Look) -> View:
    """On its side, its handle towards the camera."""
    handle, steel, bright = wood(look, 'hickory', HICKORY, rough=.42, coat=.35), bare(STEEL, .34, .10), brushed(linear('#b9bdbf'), .22, 'y')
    with placed((0, 0, .0160), (0, 0, 0)):
        with placed((0, 0, 0), (90, 0, 0)):
            head(steel, bright)
        with placed((0, 0, 0), (0, 0, -90)):
            hull('handle', [(-.0128, 0, .0105, .0098, 3), (.0200, 0, .0110, .0096, 2.8), (.0700, 0, .0135, .0100, 2.5), (.1600, .0008, .0142, .0106, 2.3), (.2600, .0012, .0150, .0118, 2.4), (.3200, .0010, .0158, .0128, 2.6),
                            (.3620, 0, .0180, .0146, 2.6), (.3820, -.0004, .0200, .0154, 2.6)], handle, .35, 8, 48)
            box('wedge', (.0012, .0150, .0018), plain('wedge', linear('#6b6258'), .6), .0003, at=(-.0163, 0, 0), main=False)
    return View(turn=222, height=32, lens=62, fill=.92, exposure=1.1)
