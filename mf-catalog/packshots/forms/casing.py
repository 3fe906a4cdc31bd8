"""Casing for doors: lengths whose face falls from a thick edge to a thin one."""
from studio.geometry import rounded
from studio.look import Look, View
from studio.moulding import core, length, mitred, primed
from studio.wood import wood

FINE = True
WIDE = {'pine': .0762, 'oak': .0635}
"""By the wood: 3 and 2 1/2 in; 3 1/2 in what is primed."""
THICK, LONG = .0185, .42


def profile(wide: float):
    """(y, z): flat below, a round back edge, a bead, a slope, a fine nose."""
    half = wide / 2
    return rounded([
        (half, 0), (half, THICK, .005), (half - .014, THICK, .005), (half - .0152, THICK - .0048, .001), (half - .0195, THICK - .0050, .001),
        (half - .0205, THICK - .0025, .001), (-half + .022, .0100, .012), (-half + .0205, .0072, .001), (-half + .0160, .0070, .001), (-half + .0150, .0118, .003),
        (-half + .004, .0112, .004), (-half, .0075, .003), (-half, 0)])


def build(look: Look) -> View:
    """Two lengths that meet over a door, and one more."""
    wide = WIDE.get(look.species, .0889)
    face = wood(look, 'fir' if look.species == 'pine' else None, rough=.5, gain=.9) if look.species else primed(look.tone)
    shape, end, half = profile(wide), None if look.species else core(), wide / 2
    mitred(length('head', shape, face, end, LONG, at=(LONG / 2 + half, -half, 0)), -1)
    mitred(length('leg', shape, face, end, LONG, at=(half, -LONG / 2 - half, 0), turn=(0, 0, 90)), 1)
    length('loose', shape, face, end, LONG * .9, at=(LONG * .62 + half, -wide * 2.3, 0), turn=(0, 0, -5))
    return View(turn=-38, height=33, lens=66, exposure=.84 if sum(look.tone) > 1.8 else 1)
