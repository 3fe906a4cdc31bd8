"""A mechanic's set of 108 pieces in an open case: ratchets, extensions, sockets and bits."""
from studio.geometry import box, lathe
from studio.hardware import another
from studio.housing import placed, slab
from studio.hull import hull
from studio.look import Look, View, linear
from studio.plumbing import bare, moulded
from studio.shader import plain

CHROME, DARK, CASE, TRAY, RED = (linear(value) for value in ('#d3d7d9', '#141516', '#2f3437', '#4a5054', '#a8382c'))
WIDE, DEEP, HIGH = .460, .250, .046


def socket(name: str, radius: float, tall: float, chrome, hole, at) -> None:
    """Upright, its six-sided mouth above."""
    mouth = radius * .74
    lathe(name, [(radius * .93, 0), (radius, .0008, .0006), (radius, tall * .42), (radius * .97, tall * .44, .0006), (radius * .97, tall * .49, .0006), (radius, tall * .51), (radius, tall - .0010, .0008), (radius * .93, tall, .0005), (mouth, tall, .0004), (mouth * .96, tall - .002)],
          chrome, 48, at=at)
    lathe(f'{name}-mouth', [(mouth, tall - .0004), (mouth * .98, tall - .0060), (0, tall - .0060)], hole, 6, smooth=20, at=at, main=False)


def ratchet(name: str, long: float, chrome, soft) -> None:
    """Along x, its head to the left, lying on its back."""
    size = long / .25
    with placed((0, 0, 0)):
        lathe(f'{name}-head', [(0, 0), (.0170 * size, 0, .002), (.0180 * size, .004, .002), (.0180 * size, .014, .003), (.0150 * size, .0175, .002), (.0110 * size, .0180, .001), (.0105 * size, .0170), (0, .0170)], chrome, 72)
        lathe(f'{name}-disc', [(0, .0170), (.0095 * size, .0170), (.0095 * size, .0186, .0006), (0, .0190)], moulded(TRAY, .5), 48, main=False)
        hull(f'{name}-lever', [(-.004 * size, .0195, .0036, .0016, 3), (-.0120 * size, .0200, .0028, .0014, 3)], chrome, .4, 4)
        box(f'{name}-drive', (.0095 * size, .0095 * size, .012), chrome, .0006, at=(0, 0, -.004))
        hull(f'{name}-neck', [(.012 * size, .0095, .0110 * size, .0070, 3), (.030 * size, .0095, .0070, .0062, 2.4), (long * .48, .0095, .0062, .0060, 2.2), (long * .54, .0095, .0074, .0074, 2.2)], chrome, .1, 6)
        hull(f'{name}-grip', [(long * .52, .0098, .0080, .0080, 2.4), (long * .58, .0098, .0115, .0100, 2.6), (long * .72, .0098, .0104, .0094, 2.4), (long * .86, .0098, .0118, .0102, 2.6), (long * .93, .0098, .0108, .0098, 2.6)], soft, .6, 8, main=False)
        hull(f'{name}-stripe', [(long * .66, .0100, .0108, .0096, 2.5), (long * .76, .0100, .0108, .0096, 2.5)], moulded(RED, .4), .05, 4, main=False)


def bar(name: str, long: float, radius: float, chrome) -> None:
    """An extension along x."""
    lathe(name, [(0, 0), (radius * 1.5, 0, .001), (radius * 1.5, .014, .002), (radius, .019, .002), (radius, long - .014, .002), (radius * 1.3, long - .012, .001), (radius * 1.3, long - .009, .001), (radius * .9, long - .008)], chrome, 40, turn=(0, 90, 0))
    box(f'{name}-drive', (.010, radius * 1.3, radius * 1.3), chrome, .0005, at=(long - .004, 0, 0))


def bed(x: float, y: float, long: float, wide: float, z: float, hole) -> None:
    """A recess in the tray that something lies in."""
    with placed((x, y, z + .0002)):
        slab(f'bed-{x:.3f}-{y:.3f}', long, wide, .0004, min(wide * .49, .012), hole, .0001, main=False)


def row(name: str, count: int, x0: float, x1: float, y: float, z: float, radii, tall, chrome, hole) -> None:
    """Sockets side by side, small ones first; pitches follow their sizes."""
    sizes = [radii[0] + (radii[1] - radii[0]) * index / (count - 1) for index in range(count)]
    gap = ((x1 - x0) - 2 * sum(sizes)) / (count - 1)
    x = x0
    for index, radius in enumerate(sizes):
        x += radius
        lathe(f'{name}-ring-{index}', [(radius * 1.13, z + .0003), (0, z + .0003)], hole, 40, main=False, at=(x, y, 0))
        socket(f'{name}-{index}', radius, tall + radius * .25, chrome, hole, (x, y, z - .006))
        x += radius + gap


def build(look: Look) -> View:
    """The lid stands open behind the tray. 26 + 20 + 14 + 12 sockets, 28 bits, 3 ratchets, 3 extensions, a handle and a joint."""
    chrome, hole, tray, shell, soft = bare(CHROME, .32, .03), plain('hole', DARK, .6), moulded(TRAY, .62), moulded(CASE, .42), moulded(linear('#26292b'), .5)
    slab('base', WIDE, DEEP, HIGH, .022, shell, .007, .030, main=False, at=(0, 0, 0))
    slab('tray', WIDE - .022, DEEP - .022, .003, .014, tray, .0012, main=False, at=(0, 0, HIGH - .0008))
    z = HIGH + .0024
    left, right = -WIDE / 2 + .024, WIDE / 2 - .024
    # Rows from the hinge to the front.
    row('deep', 14, left, right, .094, z, (.0080, .0148), .046, chrome, hole)
    row('large', 12, left, right, .060, z, (.0088, .0158), .026, chrome, hole)
    row('middle', 20, left, right, .030, z, (.0060, .0098), .020, chrome, hole)
    row('small', 26, left, right, .008, z, (.0046, .0070), .016, chrome, hole)
    bit = lathe('bit', [(.0036, -.004), (.0036, .012, .0006), (.0026, .013), (.0024, .018), (.0010, .022), (0, .0222)], bare(linear('#80868a'), .26, .03), 6, smooth=20, at=(left + .004, -.0085, z))
    for index in range(1, 28):
        another(bit, f'bit-{index}', (left + .004 + (right - left - .008) * index / 27, -.0085, z))
    for index, (x, y, long) in enumerate(((left + .014, -.034, .250), (left + .014, -.068, .200), (.060, -.034, .150))):
        bed(x + long * .46, y, long * 1.10, .034, z, hole)
        with placed((x, y, z - .002)):
            ratchet(f'ratchet-{index}', long, chrome, soft)
    for index, (x, y, long, radius) in enumerate(((.075, -.098, .075, .0052), (-.060, -.098, .118, .0052), (.010, -.068, .125, .0044))):
        bed(x + long / 2, y, long + .012, .017, z, hole)
        with placed((x, y, z + .002)):
            bar(f'extension-{index}', long, radius, chrome)
    with placed((left + .006, -.098, z + .004)):
        hull('driver-grip', [(0, 0, .0090, .0090, 2.4), (.020, 0, .0125, .0125, 2.4), (.060, 0, .0115, .0115, 2.4), (.074, 0, .0080, .0080, 2.2)], moulded(RED, .38), .6, 8, main=False)
        lathe('driver-bar', [(.0040, .072), (.0040, .108), (.0055, .110, .0006), (.0055, .124, .0008), (0, .124)], chrome, 40, turn=(0, 90, 0))
    with placed((.172, -.068, z + .004)):
        for side in (-1, 1):
            lathe(f'joint-{side}', [(0, .004), (.0072, .004, .001), (.0080, .018, .001), (.0070, .022, .001), (0, .022)], chrome, 40, turn=(0, 90 * side, 0))
        lathe('joint-pin', [(0, -.008), (.0060, -.008, .001), (.0060, .008, .001), (0, .008)], chrome, 32, turn=(90, 0, 0))
    # The lid, with a shallow pan of its own.
    with placed((0, DEEP / 2 + .002, HIGH - .004), (78, 0, 0)):
        with placed((0, DEEP / 2, -.002)):
            slab('lid', WIDE, DEEP, .036, .022, shell, .007, .028, main=False, at=(0, 0, -.034))
            slab('lid-pan', WIDE - .030, DEEP - .030, .0006, .014, tray, .0002, main=False, at=(0, 0, .0019))
            slab('lid-field', WIDE - .110, DEEP - .110, .0030, .012, tray, .0012, main=False, at=(0, 0, .0020))
    for side in (-1, 1):
        with placed((side * .110, -DEEP / 2 + .004, HIGH * .62), (90, 0, 0)):
            slab(f'latch-{side}', .040, .026, .010, .005, moulded(RED, .4), .003, main=False)
    return View(turn=-22, height=38, lens=75, fill=.95, exposure=1.25)
