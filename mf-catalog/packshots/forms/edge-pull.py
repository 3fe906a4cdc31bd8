"""A pull of extruded aluminum that is screwed to the top edge of a front."""
from studio.geometry import extrude, lathe, rounded
from studio.hardware import finished, wood_screw
from studio.hull import closed
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.shader import plain

LONG = .152


def build(look: Look) -> View:
    """Its tongue with two holes lies back, its lip hangs down in front; two screws beside it."""
    metal = finished(look)
    # From the back of the tongue over the lip, and back along its inside.
    outer = rounded([(.030, .0200), (.030, .0220), (-.0090, .0220, .0030), (-.0150, .0150, .0060), (-.0150, .0020, .0012), (-.0142, .0006, .0008), (-.0128, .0010, .0006), (-.0126, .0140, .0050),
                     (-.0080, .0198, .0030), (.0010, .0200, .0004), (.0010, .0100, .0004), (.0028, .0100, .0004), (.0028, .0200, .0004), (.030, .0200)], 6)[:-1]
    closed(extrude('profile', outer, LONG, metal, bevel=.0003))
    dark, steel = plain('hole', linear('#17181a'), .8), bare(linear('#b4b8ba'), .28, .02)
    for side in (-1, 1):
        lathe(f'sink-{side}', [(.0046, .02204), (.0040, .02208, .0001), (.0024, .0219)], metal, 48, main=False, at=(side * .048, .0170, 0))
        lathe(f'hole-{side}', [(0, .02206), (.0026, .02206)], dark, 40, main=False, at=(side * .048, .0170, 0))
    for index in range(2):
        wood_screw(f'screw-{index}', .018, .0019, steel, .8, main=False, at=(.026 + index * .024, -.040 - index * .006, .0036), turn=(90, 0, 70 + index * 24))
    return View(turn=-32, height=30, lens=70, fill=.88, exposure=1.05)
