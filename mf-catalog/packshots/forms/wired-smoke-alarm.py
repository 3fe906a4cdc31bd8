"""A smoke alarm that the wires of the house feed, and link with the others."""
from studio.geometry import lathe, tube
from studio.housing import lamp, placed, puck, rays, slab
from studio.look import Look, View, linear
from studio.plumbing import bent, moulded
from studio.shader import plain

FINE = True
WHITE, SHADE, DARK, GREEN, RED, BLACK, PALE = (linear(value) for value in ('#e9e7e1', '#d3d0c8', '#2a2c2e', '#5fb878', '#b23a2f', '#232527', '#e0ddd5'))
RADIUS = .070


def build(look: Look) -> View:
    """The alarm on its rim; its plug with three wires lies before it."""
    white, shade, dark = moulded(WHITE), moulded(SHADE, .4), plain('dark', DARK, .75)
    with placed((0, 0, RADIUS), (76, 0, 0)):
        puck('plate', RADIUS * .98, .010, shade, .002, main=False)
        lathe('core', [(RADIUS * .74, .009), (RADIUS * .74, .042)], dark, main=False)
        lathe('lower', [(RADIUS * .7, .010), (RADIUS, .0105, .001), (RADIUS, .018, .002), (RADIUS * .94, .0215, .002), (RADIUS * .7, .0225)], white)
        for index in range(24):
            with placed((0, 0, 0), (0, 0, 15 * index)):
                slab(f'rib-{index}', .0100, .0034, .017, .0010, white, .0004, at=(RADIUS * .81, 0, .022))
        lathe('upper', [(RADIUS * .7, .0380), (RADIUS * .90, .0380, .001), (RADIUS * .90, .0420, .003), (RADIUS * .80, .0490, .006), (RADIUS * .45, .0520, .004), (0, .0528)], white)
        slab('button', .026, .013, .0040, .0062, shade, .0016, at=(0, 0, .0512), main=False)
        rays('sound', 28, RADIUS * .56, .010, .0017, .0512, material=dark)
        lamp('power', .0020, GREEN, (0, .024, .0524))
    plug = (.100, -.045, .009)
    with placed(plug, (0, 0, 28)):
        slab('plug', .026, .017, .013, .003, moulded(PALE, .4), .002, at=(0, 0, -.009), main=False)
        slab('plug-nose', .010, .013, .009, .002, moulded(PALE, .4), .002, at=(.016, 0, -.007), main=False)
    for index, ink in enumerate((BLACK, PALE, RED)):
        off = (index - 1) * .0045
        line = bent([(.020, .036, .052 + off), (.074 + off, .036, .047 + off), (.086 + off * 1.4, .022, .0026), (.066, -.066 + off * .8, .0028), (.089, -.0515 + off * .9, .0048)], .016)
        tube(f'wire-{index}', line, .0017, plain(f'wire-{index}', ink, .4), main=False)
    return View(turn=-34, height=20, lens=85, fill=.86, exposure=.82)
