"""A camera for rooms, whose shutter closes over its eye."""
from math import asin, cos, pi, radians, sin

from studio.geometry import lathe, solid, tube
from studio.housing import glass, lamp, lens, placed, slab
from studio.look import Look, View, linear
from studio.plumbing import bent, moulded
from studio.shader import plain

FINE = True
RADIUS, MIDDLE = .043, .098


def build(look: Look) -> View:
    """A ball on a stand; the shutter is half way down over the dark face."""
    white, dark = moulded(look.tone, .34), plain('dark', linear('#232527'), .5)
    lathe('foot', [(0, 0), (.036, 0, .001), (.037, .002, .001), (.037, .007, .003), (.030, .0115, .004), (.013, .014, .006), (.010, .030, .004), (.010, .062)], white)
    lathe('sole', [(.0355, -.0008), (.0355, .001)], dark, main=False)
    edge = radians(52)
    with placed((0, 0, MIDDLE), (86, 0, 0)):
        ball = [(RADIUS * sin(pi - (pi - edge) * step / 40), RADIUS * cos(pi - (pi - edge) * step / 40)) for step in range(41)]
        rim = RADIUS * sin(edge)
        z = RADIUS * cos(edge)
        lathe('head', [*ball, (rim - .0004, z + .0010, .0006), (rim - .0022, z + .0010, .0006), (rim - .0026, z - .002)], white, smooth=60)
        lathe('seam', [(RADIUS + .0001, -.0004), (RADIUS + .0001, .0004)], dark, main=False)
        lathe('face', [(rim - .0024, z - .0016), (0, z - .0016)], glass(), main=False)
        lens('lens', .0155, z - .0016, at=(0, -.006, 0))
        count, points, faces = 40, [], []
        shade, cut = rim - .0028, .0075
        start = asin(cut / shade)
        ring = [(shade * cos(start + (pi - 2 * start) * i / count), shade * sin(start + (pi - 2 * start) * i / count)) for i in range(count + 1)]
        for level in (z - .0014, z + .0004):
            points += [(x, y, level) for x, y in ring]
        row = count + 1
        faces = [tuple(range(row, 2 * row)), tuple(range(row - 1, -1, -1)), *((i, (i + 1) % row, row + (i + 1) % row, row + i) for i in range(row))]
        solid('shutter', points, faces, white, .0004, smooth=30)
        lamp('lamp', .0012, linear('#5fb878'), (0, -.0270, z - .0014))
    tube('cable', bent([(0, .034, .0045), (0, .060, .0030), (.050, .075, .0022), (.095, .050, .0022), (.115, .058, .0022)], .022), .0019, white, main=False)
    with placed((.117, .060, .0040), (0, 0, 24)):
        slab('plug', .020, .0095, .0060, .002, white, .0016, at=(0, 0, -.003), main=False)
        slab('plug-end', .012, .0075, .0040, .0006, plain('steel', linear('#b9bfc2'), .3, Metallic=1.), .0004, at=(.015, 0, -.002), main=False)
    return View(turn=-24, height=20, lens=85, fill=.84, exposure=.86)
