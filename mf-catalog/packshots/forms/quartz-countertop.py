"""A slab of quartz with a polished edge."""
from studio.counter import quartz, slab, view
from studio.look import Look, View

KINDS = {'glacier': ('veined', .030), 'charcoal': ('pale-veined', .030), 'warm-white': ('quiet', .020), 'concrete': ('cement', .030)}


def build(look: Look) -> View:
    """Two and three centimetres thick, as each is sold."""
    kind, thick = KINDS[look.colour]
    slab(thick, quartz(look.tone, kind))
    return view(look.tone)
