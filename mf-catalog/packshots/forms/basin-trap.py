"""A trap under a basin, of white plastic, with nuts for bare hands."""
from studio.geometry import arc, lathe, tube
from studio.look import Look, View
from studio.plumbing import bent, gripped, moulded, pipe, shaped

TUBE, REACH, LOW = .0160, .0450, .0185


def ring(name: str, stuff, **where) -> None:
    """A slip nut along z: a grooved skirt, narrower above."""
    shaped(name, [(TUBE * .98, 0), (.0268, 0, .0015), (.0276, .0020, .001), (.0276, .0185, .002), (.0232, .0220, .001), (.0226, .0260, .0015), (TUBE * .98, .0260)], stuff,
           gripped(16, .11), 192, **where)


def cup(name: str, stuff, **where) -> None:
    """The thick end of a bend that carries the thread, along z up to its nut."""
    lathe(name, [(TUBE + .0006, -.016), (TUBE + .0046, -.012, .002), (TUBE + .0046, .004), (TUBE * .9, .004)], stuff, **where)


def build(look: Look) -> View:
    """The bend below, the pipe of the basin into its left end, the arm to the wall out of its right one."""
    stuff = moulded(look.tone)
    centre = LOW + REACH
    bend = [(-REACH, 0, .112), *arc((0, 0, centre), REACH, 180, 360, 40), (REACH, 0, .098)]
    tube('bend', bend, TUBE + .0022, stuff)
    cup('cup-left', stuff, at=(-REACH, 0, .108))
    cup('cup-right', stuff, at=(REACH, 0, .094))
    ring('ring-left', stuff, at=(-REACH, 0, .108))
    ring('ring-right', stuff, at=(REACH, 0, .094))
    pipe('tail', TUBE, .0018, .085, stuff, at=(-REACH, 0, .110))
    lathe('flange', [(TUBE - .0012, .193), (TUBE + .0036, .193, .001), (TUBE + .0036, .1965, .001), (TUBE - .0012, .1965, .001)], stuff, at=(-REACH, 0, 0))
    tube('arm', bent([(REACH, 0, .100), (REACH, 0, .160), (.150, 0, .160)], .030, 24), TUBE, stuff)
    lathe('flare', [(TUBE, .0), (TUBE + .0030, .001, .001), (TUBE + .0034, .010, .002), (TUBE, .014)], stuff, at=(REACH, 0, .104))
    where = {'at': (.128, 0, .160), 'turn': (0, 90, 0)}
    lathe('rose', [(TUBE, -.004), (TUBE + .003, -.004, .001), (TUBE + .006, .004, .003), (.033, .008, .003), (.036, .011, .001), (.036, .0125, .0006), (.033, .0125), (TUBE, .0135)],
          stuff, **where)
    pipe('end', TUBE, .0018, .036, stuff, at=(.130, 0, .160), turn=(0, 90, 0))
    return View(turn=-36, height=20, lens=85, fill=.84, exposure=.86)
