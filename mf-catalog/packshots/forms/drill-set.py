"""A cordless drill with two batteries, their charger, 32 bits, and the case that holds it all."""
from studio.geometry import box, lathe, tube
from studio.housing import lamp, placed, slab, slots
from studio.hull import hull
from studio.look import Look, View, linear
from studio.plumbing import bare, gripped, moulded, shaped
from studio.shader import plain

FINE = True
BODY, DARK, SOFT, STEEL, BIT, CASE, GREEN = (linear(value) for value in ('#c9632a', '#26292b', '#1d1f21', '#b4b8ba', '#6d7173', '#5f666a', '#5fb878'))


def battery(name: str, body, dark, z=0.) -> None:
    """A block with a step, its rails above; x is forwards; its foot at z."""
    with placed((0, 0, z)):
        slab(f'{name}-block', .122, .076, .046, .014, dark, .006, .034, main=False)
        slab(f'{name}-top', .108, .064, .012, .010, dark, .003, main=False, at=(-.003, 0, .0440))
        for side in (-1, 1):
            box(f'{name}-clip-{side}', (.030, .006, .016), body, .002, at=(.036, side * .0365, .030))
        with placed((.0610, 0, .022), (90, 0, 90)):
            slab(f'{name}-plate', .048, .024, .0010, .004, body, .0005)
            for index in range(3):
                lamp(f'{name}-lamp-{index}', .0020, GREEN, (-.010 + index * .010, 0, .0010), .8)


def chuck(dark) -> None:
    """Along z: collar of the clutch, sleeve of the chuck, three jaws, a bit."""
    shaped('clutch', [(.012, 0), (.0290, 0, .001), (.0300, .004, .001), (.0290, .024, .002), (.0255, .026, .001), (.012, .026)], dark, gripped(24, .05, 3), 192, main=False)
    lathe('neck', [(.0220, .0250), (.0220, .0300)], bare(STEEL, .3, .03), 64, main=False)
    shaped('sleeve', [(.010, .029), (.0225, .029, .0015), (.0228, .052, .002), (.0215, .0535, .0006), (.0215, .0550, .0006), (.0228, .0565, .001), (.0218, .0700, .006), (.0130, .0860, .002), (.010, .0860)], dark, gripped(18, .07, 4), 180, main=False)
    lathe('nose', [(.0132, .0845), (.0118, .0885, .001), (.0090, .0895), (.0060, .0880)], bare(STEEL, .28, .03), 64, main=False)
    for index in range(3):
        with placed((0, 0, 0), (0, 0, 120 * index)):
            box(f'jaw-{index}', (.0044, .0050, .014), bare(STEEL, .34, .03), .0008, at=(.0048, 0, .0890), main=False)
    lathe('shank', [(.0036, .086), (.0036, .116, .0006), (.0028, .118)], bare(BIT, .3, .04), 6, smooth=20, main=False)
    lathe('tip', [(.0028, .117), (.0028, .128), (.0016, .136, .001), (.0006, .139)], bare(BIT, .3, .04), 24, main=False)


def drill(body, dark, soft) -> None:
    """On its battery; the chuck looks along x."""
    top = .236
    with placed((0, 0, top), (0, 90, 0)):
        lathe('motor', [(0, -.098), (.0230, -.098, .010), (.0345, -.086, .010), (.0365, -.060, .010), (.0370, .010, .010), (.0350, .026, .003), (.0330, .030)], body, 112, smooth=50)
        lathe('cap', [(0, -.0988), (.0220, -.0984, .008), (.0310, -.090, .003), (.0316, -.088)], dark, 96, smooth=50, main=False)
        lathe('gear', [(.0334, .028), (.0338, .032, .002), (.0322, .052, .003), (.0290, .060)], dark, 96, main=False)
        with placed((0, 0, .058)):
            chuck(dark)
    # Slots for air on both sides, and the switch for the gears on top.
    for side in (-1, 1):
        for index in range(5):
            with placed((-.074 + index * .0085, side * .0345, top), (0, 0, 0)):
                box(f'air-{side}-{index}', (.0036, .0060, .030), plain('air', DARK, .8), .0012, main=False)
        with placed((-.005, side * .0364, top + .004), (90, 0, 0 if side < 0 else 180)):
            slab(f'badge-{side}', .040, .022, .0016, .006, dark, .0006, main=False)
    box('gear-switch', (.026, .018, .008), dark, .003, at=(-.006, 0, top + .036), main=False)
    # The grip leans forwards to the foot.
    hull('grip', [(-.020, top - .020, .0200, .0300, 2.6), (-.026, top - .055, .0190, .0250, 2.5), (-.032, top - .095, .0180, .0225, 2.4), (-.036, top - .130, .0185, .0230, 2.5), (-.034, top - .158, .0230, .0290, 3), (-.030, top - .172, .0290, .0400, 3.6)],
         body, .05, 10, 56)
    hull('grip-soft', [(-.0250, top - .042, .0196, .0268, 2.5), (-.0290, top - .060, .0194, .0252, 2.5), (-.0342, top - .095, .0186, .0228, 2.4), (-.0372, top - .128, .0190, .0232, 2.5), (-.0362, top - .146, .0206, .0256, 2.7)],
         soft, .05, 10, 56, main=False)
    hull('trigger', [(.010, top - .040, .0085, .0110, 2.8), (.0060, top - .056, .0085, .0130, 2.8), (-.002, top - .072, .0080, .0105, 2.8)], moulded(DARK, .4), .5, 8, main=False)
    box('reverse', (.012, .046, .009), dark, .003, at=(-.010, 0, top - .036), main=False)
    slab('foot', .116, .070, .018, .016, body, .006, at=(-.008, 0, .054))
    lamp('light', .0040, linear('#f4efd8'), (.0480, 0, .0700), .6)
    with placed((-.008, 0, 0)):
        battery('fitted', body, dark)
    tube('hook', [(-.046, -.036, .064), (-.046, -.048, .070), (-.040, -.050, .092), (-.020, -.050, .098)], .0022, bare(STEEL, .3, .03), main=False)


def charger(body, dark) -> None:
    """A low block with a battery on it."""
    slab('charger', .150, .110, .034, .018, dark, .008, .012, main=False)
    slab('dock', .112, .070, .010, .010, moulded(SOFT, .5), .003, main=False, at=(-.006, 0, .033))
    with placed((.0740, 0, .018), (90, 0, 90)):
        lamp('charge', .0022, GREEN, (-.018, 0, .0016))
        lamp('charge-2', .0022, linear('#b23a2f'), (-.010, 0, .0016), .4)
    for side in (-1, 1):
        slots(f'cool-{side}', 1, .01, .06, .003, (0, side * .046, .0340))
    with placed((-.006, 0, .040)):
        battery('spare', body, dark)


def bits(dark, steel) -> None:
    """A tray that leans back, with places for 32 bits in four rows of eight: 31 lie in it, one is in the chuck."""
    colours = [linear(value) for value in ('#b23a2f', '#3f627f', '#c79a2c', '#4f8a4c')]
    hollow = plain('hollow', SOFT, .7)
    with placed((0, 0, .006), (52, 0, 0)):
        with placed((0, .074, 0)):
            slab('tray', .150, .148, .010, .010, dark, .004, main=False)
            for row in range(4):
                y = .053 - row * .0352
                box(f'clip-{row}', (.134, .0090, .0050), moulded(colours[row], .4), .0016, at=(0, y - .0070, .0120), main=False)
                for column in range(8):
                    with placed(((column - 3.5) * .0166, y - .0110, .0122), (-90, 0, 0)):
                        box(f'place-{row}-{column}', (.0088, .0006, .0270), hollow, 0, at=(0, .0022, .0110), main=False)
                        if (row, column) == (0, 7):
                            continue
                        lathe(f'bit-{row}-{column}', [(0, 0), (.0040, 0, .0004), (.0040, .0120, .0006), (.0027, .0136), (.0027, .0190), (.0010, .0240), (0, .0242)], steel, 6, smooth=20, main=False)
    box('stay', (.060, .004, .090), dark, .001, at=(0, .080, .045), turn=(-24, 0, 0), main=False)


def case(shell, body) -> None:
    """Closed, standing behind: two halves with ribs, a handle, two latches."""
    wide, high, deep = .400, .290, .110
    with placed((0, deep / 2, high / 2), (90, 0, 0)):
        slab('case', wide, high, deep, .034, shell, .014, deep / 2, main=False)
        slab('case-panel', wide - .080, high - .080, .006, .022, shell, .004, main=False, at=(0, 0, deep - .001))
        slab('case-field', wide - .140, high - .150, .003, .014, shell, .0016, main=False, at=(0, 0, deep + .0045))
        for side in (-1, 1):
            slab(f'latch-{side}', .044, .030, .016, .006, body, .004, at=(side * .110, high / 2 + .004, deep / 2 - .008))
    tube('case-handle', [(-.062, 0, high - .004), (-.058, 0, high + .022), (-.044, 0, high + .032), (.044, 0, high + .032), (.058, 0, high + .022), (.062, 0, high - .004)], .0105, shell, main=False, at=(0, -.002, 0))


def build(look: Look) -> View:
    """The drill before its case, charger to the right, bits in front."""
    body, dark, soft, steel, shell = moulded(BODY, .36), moulded(DARK, .42), moulded(SOFT, .62), bare(BIT, .28, .04), moulded(CASE, .46)
    with placed((.070, .155, 0), (0, 0, -4)):
        case(shell, body)
    with placed((-.120, -.020, 0), (0, 0, -150)):
        drill(body, dark, soft)
    with placed((.150, -.020, 0), (0, 0, -60)):
        charger(body, dark)
    with placed((.030, -.175, 0), (0, 0, 8)):
        bits(dark, bare(STEEL, .30, .04))
    return View(turn=-8, height=21, lens=75, fill=.95, exposure=1.15)
