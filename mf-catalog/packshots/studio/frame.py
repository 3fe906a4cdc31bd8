"""Stands the product in the middle of the floor and finds the distance from which it fills the picture."""
from math import cos, radians, sin

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from studio.geometry import product
from studio.look import View

WIDE, HIGH = 16, 10


def corners(objects) -> list[Vector]:
    """Every point of objects as they stand, bevels and curves included."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in objects:
        seen = obj.evaluated_get(graph)
        mesh = seen.to_mesh()
        points += [seen.matrix_world @ vertex.co for vertex in mesh.vertices]
        seen.to_mesh_clear()
    return points


def bounds(points) -> tuple[Vector, Vector]:
    """The lowest and the highest coordinates."""
    return tuple(Vector([pick(point[axis] for point in points) for axis in range(3)]) for pick in (min, max))


def stand(view: View) -> tuple[list[Vector], Vector]:
    """Turns the product and sets it on the floor; answers with its points and its size."""
    root = bpy.data.objects.new('root', None)
    bpy.context.scene.collection.objects.link(root)
    for obj in product():
        if not obj.parent:
            obj.parent = root
    root.rotation_euler = (0, 0, radians(view.turn))
    bpy.context.view_layer.update()
    points = corners(product())
    low, high = bounds(points)
    root.location = Vector(((low.x + high.x) / -2, (low.y + high.y) / -2, -low.z))
    bpy.context.view_layer.update()
    return [point + root.location for point in points], high - low


def frame(view: View, points: list[Vector], size: Vector) -> None:
    """Places the camera so that the points fill their share of the picture, in the middle of it."""
    scene = bpy.context.scene
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.clip_end = view.lens, 1000
    eye = bpy.data.objects.new('camera', camera)
    scene.collection.objects.link(eye)
    scene.camera = eye
    scene.render.resolution_x, scene.render.resolution_y = WIDE * 60, HIGH * 60
    height = radians(view.height)
    back = Vector((0, -cos(height), sin(height)))
    middle, distance = Vector((0, 0, size.z / 2)), size.length * 4
    for _ in range(8):
        eye.location = middle + back * distance
        eye.rotation_euler = (-back).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        low, high = bounds([world_to_camera_view(scene, eye, point) for point in points])
        camera.shift_x += (low.x + high.x) / 2 - .5
        camera.shift_y += ((low.y + high.y) / 2 - .5) * HIGH / WIDE
        distance *= max(high.x - low.x, high.y - low.y) / view.fill
