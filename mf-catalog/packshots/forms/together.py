"""Several things that are sold together, side by side; the first one is what the picture is named for."""
import importlib
import json
import sys
from math import radians

import bpy
from mathutils import Matrix

from studio.frame import bounds, corners
from studio.geometry import OTHER, product
from studio.look import Look, View

FINE = True
GAP = .06
"""Between two things, as a share of how wide they are together."""


def parts_of(key: str) -> list[dict]:
    """The forms and looks of a picture, as the job says them."""
    with open(sys.argv[-1], encoding='utf-8') as file:
        return next(picture['parts'] for picture in json.load(file)['pictures'] if picture['look']['key'] == key)


def built(part: dict) -> tuple[list, View]:
    """Everything that a form puts before the camera, and how it stands."""
    before = set(product())
    view = importlib.import_module(f'forms.{part["form"]}').build(Look(**part['look']))
    return [obj for obj in product() if obj not in before], view


def move(objects, step: Matrix) -> None:
    """Moves a thing as a whole."""
    for obj in objects:
        if not obj.parent:
            obj.matrix_basis = step @ obj.matrix_basis
    bpy.context.view_layer.update()


def build(look: Look) -> View:
    """Each as it stands alone, their fronts in one line."""
    things = [built(part) for part in parts_of(look.key)]
    sizes = []
    for objects, view in things:
        bpy.context.view_layer.update()
        move(objects, Matrix.Rotation(radians(view.turn), 4, 'Z'))
        sizes.append(bounds(corners(objects)))
    gap = GAP * sum(high.x - low.x for low, high in sizes)
    left = 0
    for (objects, _), (low, high) in zip(things, sizes):
        move(objects, Matrix.Translation((left - low.x, -low.y, -low.z)))
        left += high.x - low.x + gap
    for objects, _ in things[1:]:
        for obj in objects:
            obj.pass_index = OTHER
    views = [view for _, view in things]
    return View(height=sum(view.height for view in views) / len(views), lens=80, fill=.88, exposure=sum(view.exposure for view in views) / len(views))
