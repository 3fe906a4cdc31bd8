"""Small goods as they come to rest when they are poured: Blender lets them fall."""
import bpy
from mathutils import Matrix, Vector

from studio.geometry import MAIN, OTHER, box
from studio.shader import plain

GROWN = 20
"""What is small falls as if it were larger, because contacts are computed to the millimetre."""


def weigh(obj, kind: str, shape: str) -> None:
    """Makes an object fall, or hold what falls."""
    bpy.context.view_layer.objects.active = obj
    bpy.ops.rigidbody.object_add(type=kind)
    body = obj.rigid_body
    body.collision_shape, body.friction, body.restitution, body.use_margin, body.collision_margin = shape, .8, .02, True, .004
    body.linear_damping, body.angular_damping = .2, .6


def falling_mesh(obj):
    """The mesh of an object, around its middle, which is where it turns when it falls; the object goes."""
    mesh = obj.data
    corners = [vertex.co for vertex in mesh.vertices]
    middle = sum(corners, Vector()) / len(corners)
    mesh.transform(Matrix.Translation(-middle))
    bpy.data.objects.remove(obj)
    return mesh


def pour(meshes, places, walls=(), frames=90, main=True, name='piece', reach=1.) -> None:
    """Lets a piece of one of the meshes fall from each place of (x, y, z, turn of three angles); `walls` of (size, place) hold them and are not seen.

    What comes to rest further than `reach` from the middle has rolled out of the picture, and is left out.
    """
    scene, nothing = bpy.context.scene, plain('nothing', (0, 0, 0))
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.substeps_per_frame, scene.rigidbody_world.solver_iterations = 12, 14
    scene.rigidbody_world.point_cache.frame_end = frames
    held, falling = [], []
    for index, (size, at) in enumerate((((2, 2, .02), (0, 0, -.01)), *walls)):
        held.append(box(f'wall-{index}', [side * GROWN for side in size], nothing, 0, at=[part * GROWN for part in at]))
    for index, (x, y, z, turn) in enumerate(places):
        obj = bpy.data.objects.new(f'falling-{index}', meshes[index % len(meshes)])
        bpy.data.collections['product'].objects.link(obj)
        obj.location, obj.rotation_euler, obj.scale = (x * GROWN, y * GROWN, z * GROWN), turn, (GROWN,) * 3
        falling.append(obj)
    bpy.context.view_layer.update()
    for obj in held:
        weigh(obj, 'PASSIVE', 'BOX')
    for obj in falling:
        weigh(obj, 'ACTIVE', 'CONVEX_HULL')
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    rest = [(obj.data, obj.evaluated_get(graph).matrix_world.copy()) for obj in falling]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for obj in [*held, *falling]:
        bpy.data.objects.remove(obj)
    for index, (mesh, matrix) in enumerate(rest):
        if matrix.translation.length > reach * GROWN:
            continue
        obj = bpy.data.objects.new(f'{name}-{index}', mesh)
        bpy.data.collections['product'].objects.link(obj)
        obj.pass_index = MAIN if main else OTHER
        obj.matrix_basis = Matrix.Translation(matrix.translation / GROWN) @ matrix.to_quaternion().to_matrix().to_4x4()
