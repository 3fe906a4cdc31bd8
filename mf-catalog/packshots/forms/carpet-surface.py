"""Carpet from near: loops, cut pile, sisal or ribs, as each item is made."""
from studio.look import Look
from studio.pile import backing, carpet, cords, loops, seen, tufts, yarn
from studio.surface import Surface, laid

SPAN = .17
LOOPS = {'oatmeal': .0062, 'undyed': .0074, 'silver-grey': .0073, 'moss': .0052}
"""From one loop to the next; berber has the thickest, a tight loop the thinnest."""


def pile(look: Look):
    """The yarn of an item, and how it stands."""
    random, reach = look.random, laid(SPAN)
    if look.colour in LOOPS:
        return loops(reach, LOOPS[look.colour], random), yarn(look.tone, .5 if look.colour == 'silver-grey' else 0)
    if look.colour == 'natural':
        return cords(reach, .0050, random), yarn(look.tone, 0, .30, (260, 1500, 1500))
    if look.colour == 'forest':
        return tufts(reach, .0027, random, .006, .25, .0084), yarn(look.tone)
    if look.colour == 'linen':
        return tufts(reach, .0041, random, .011, .85), yarn(look.tone)
    return tufts(reach, .0040, random, .011, .30), yarn(look.tone)


def build(look: Look) -> Surface:
    """As wide as two hands."""
    thread, material = pile(look)
    carpet('pile', thread, material)
    backing(SPAN, look.tone, .008)
    return seen(SPAN, look.tone)
