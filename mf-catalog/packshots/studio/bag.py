"""Bags of printed film, as gardens use them: fuller and glossier than sacks of paper."""
from math import radians

from studio.fibre import film
from studio.geometry import OTHER
from studio.label import Label
from studio.look import Look
from studio.sack import blown, shell, stood


def bag(look: Look, size, print_: Label, colour: str, fullness=2.2, lean=.014, at=(0, 0), turn=0., step=.0125):
    """A full bag of (wide, deep, high) on its end, its front to -y; it is beside what the item is named for."""
    end = Label(size[0], size[1], colour)
    obj = shell('bag', size, step, film(print_.texture('front'), .30), film(end.texture('end'), .30))
    blown(obj, fullness, look.random)
    stood(obj, lean)
    obj.location, obj.rotation_euler.z = (*at, 0), radians(turn)
    obj.pass_index = OTHER
    return obj
