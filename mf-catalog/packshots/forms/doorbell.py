"""A doorbell with a camera, on the wires of the old bell."""
from studio.geometry import lathe
from studio.housing import glass, lamp, lens, placed, slab
from studio.look import Look, View, linear
from studio.metal import coated
from studio.plumbing import moulded
from studio.shader import plain

BODY, DARK, RING, KNOB = (linear(value) for value in ('#43474a', '#232527', '#7cc3df', '#d9dad8'))
WIDE, HIGH, DEEP = .048, .132, .026


def build(look: Look) -> View:
    """Upright: the camera in dark glass above, the button in its ring of light below."""
    body, window = coated(BODY, .36), glass()
    ring = plain('ring', RING, .3, Emission=(*RING, 1), Emission_Strength=.5)
    ring.cycles.sample_as_light = False
    with placed((0, 0, HIGH / 2), (90, 0, 0)):
        slab('plate', WIDE - .004, HIGH - .004, .006, .018, plain('plate', DARK, .5), .001, main=False, at=(0, 0, -.005))
        slab('body', WIDE, HIGH, DEEP, .021, body, .005, .007)
        slab('window', WIDE - .0065, .072, .0012, .018, window, .0006, main=False, at=(0, .0265, DEEP - .0004))
        lens('lens', .0128, DEEP + .0008, at=(0, .0400, 0))
        lamp('eye', .0014, linear('#a33a34'), (0, .0160, DEEP + .0008), .4)
        slab('pad', .0080, .0020, .0004, .0009, plain('pad', DARK, .6), .0001, main=False, at=(0, -.0590, DEEP - .0001))
        lathe('halo', [(.0120, DEEP - .001), (.0148, DEEP - .001), (.0148, DEEP + .0010, .0006), (.0136, DEEP + .0014, .0005), (.0120, DEEP + .0010)], ring, main=False, at=(0, -.0345, 0))
        lathe('knob', [(.0122, DEEP - .001), (.0122, DEEP + .0020, .0006), (.0112, DEEP + .0032, .001), (.0080, DEEP + .0026, .004), (0, DEEP + .0022)], moulded(KNOB, .3), main=False,
              at=(0, -.0345, 0))
    return View(turn=-30, height=20, lens=90, fill=.88, exposure=1.05)
