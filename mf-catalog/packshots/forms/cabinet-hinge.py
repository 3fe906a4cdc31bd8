"""A hinge for cabinet doors, with its cup, its arm, and the plate that is screwed to the cabinet."""
from studio.geometry import box, lathe, rounded
from studio.hardware import finished
from studio.housing import placed, screw, slab, slot
from studio.hull import cut, hull
from studio.look import Look, View, linear
from studio.plumbing import bare, moulded
from studio.shader import plain

DARK = linear('#141516')


def cup(metal) -> None:
    """What lies in the door: the flange looks along z, the cup is behind it; the arm leaves along x."""
    outline = rounded([(-.0105, -.0270), (.0080, -.0270, .006), (.0080, -.0180, .004), (.0165, -.0120, .006), (.0165, .0120, .006), (.0080, .0180, .004), (.0080, .0270, .006), (-.0105, .0270, .006),
                       (-.0105, .0180, .004), (-.0165, .0120, .006), (-.0165, -.0120, .006), (-.0105, -.0180, .004), (-.0105, -.0270, .006), (.0080, -.0270)], 5)
    cut('flange', outline[1:-1], .0014, metal, .0005)
    lathe('cup', [(.0175, .0002), (.0175, -.0105, .0012), (.0165, -.0115, .001), (0, -.0115)], metal, 96)
    lathe('lip', [(.0172, .0013), (.0168, .0022, .0005), (.0158, .0022, .0005), (.0152, .0014)], metal, 96)
    lathe('well', [(0, .00150), (.0152, .00150)], plain('well', DARK, .7), 64, main=False)
    for side in (-1, 1):
        screw(f'cup-screw-{side}', .0042, (-.0012, side * .0222, .0012), metal, 30 * side)


def arm(metal, long: float) -> None:
    """A channel along x from the cup to the plate, its screws on top."""
    wide = .0100
    hull('arm', [(0, 0, wide * .86, .0042, 6), (.012, .0035, wide * .88, .0046, 6), (.022, .0060, wide * .92, .0050, 6), (long, .0060, wide, .0050, 6)], metal, .2, 5, 48)
    with placed((0, 0, .0110)):
        slot('notch', .0150, .0062, (long - .014, 0, .0002))
        slot('slit', .0100, .0050, (long - .036, 0, .0002))
    screw('fix', .0052, (long - .013, 0, .0106), metal, 15)
    screw('adjust', .0040, (long - .034, 0, .0106), metal, 60)


def plate(metal) -> None:
    """The base under the arm with its two wings across."""
    outline = rounded([(-.016, -.0100), (-.008, -.0100, .003), (-.0070, -.0280, .007), (.0070, -.0280, .007), (.008, -.0100, .003), (.024, -.0100, .003), (.024, .0100, .003), (.008, .0100, .003),
                       (.0070, .0280, .007), (-.0070, .0280, .007), (-.008, .0100, .003), (-.016, .0100, .003), (-.016, -.0100, .003), (-.008, -.0100)], 5)
    cut('base', outline[1:-1], .0022, metal, .0006)
    box('seat', (.036, .0150, .0075), metal, .0012, at=(.004, 0, .0055))
    for side in (-1, 1):
        screw(f'base-screw-{side}', .0045, (0, side * .0205, .0020), metal, 40 * side)


def links(metal, steel) -> None:
    """What turns: bars between the cup and the arm, and a damper in the cup."""
    for side in (-1, 1):
        box(f'link-{side}', (.022, .0014, .0070), steel, .0006, at=(.006, side * .0066, .0040), turn=(0, -18, 0), main=False)
    box('link', (.020, .0100, .0016), metal, .0006, at=(.004, 0, .0072), turn=(0, -24, 0))
    for x in (-.002, .012):
        lathe(f'pin-{x}', [(0, -.0088), (.0014, -.0088, .0003), (.0014, .0088, .0003), (0, .0088)], steel, 24, at=(x, 0, .0046), turn=(90, 0, 0), main=False)


def build(look: Look) -> View:
    """Open: the cup to the left looks up, the arm runs to the right."""
    metal, steel = finished(look), bare(linear('#c2c6c8'), .2, .02)
    wide = look.finish == 'chrome'
    with placed((0, 0, .0125), (0, 0, 0)):
        cup(metal)
        links(metal, steel)
        slab('damper', .0100, .0200, .0040, .003, moulded(linear('#b9b6ad'), .4), .0012, main=False, at=(-.0085, 0, .0012))
        if wide:
            # A second joint between two shorter arms lets the door pass the corner.
            with placed((.010, 0, .002), (0, -16, 0)):
                hull('first', [(0, 0, .0082, .0040, 6), (.010, .0020, .0086, .0046, 6), (.030, .0030, .0090, .0048, 6)], metal, .2, 5, 48)
                lathe('knuckle', [(0, -.0112), (.0050, -.0112, .0008), (.0050, .0112, .0008), (0, .0112)], metal, 48, at=(.033, 0, .0024), turn=(90, 0, 0))
                for side in (-1, 1):
                    lathe(f'rivet-{side}', [(.0030, .0110), (.0030, .0120, .0006), (0, .0124)], steel, 32, at=(.033, 0, .0024), turn=(90 * side, 0, 0), main=False)
                box('bridge', (.030, .0150, .0020), metal, .0006, at=(.016, 0, .0082))
            with placed((.042, 0, .0125), (0, 12, 0)):
                arm(metal, .054)
            with placed((.074, 0, -.0010), (0, 12, 0)):
                plate(metal)
        else:
            with placed((.010, 0, .0040)):
                arm(metal, .060)
            with placed((.050, 0, -.0026)):
                plate(metal)
    return View(turn=-30, height=36, lens=80, fill=.86, exposure=1.1 if wide else 1.15)
