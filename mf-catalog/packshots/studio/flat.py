"""Canvases before the camera: a mesh with a colour at each of its points."""
import bpy
import numpy as np

from studio.geometry import put
from studio.shader import Shader
from studio.surface import Surface
from studio.canvas import HIGH, TURN, WIDE, Canvas


def tinted(rough=1., specular=.04):
    """A shader that wears the colours of its points."""
    shader = Shader('tinted')
    return shader, {'Base_Color': shader.node('Attribute', attribute_name='tint').outputs['Color'], 'Roughness': rough, 'Specular': specular}


def lay(canvas: Canvas, colours: np.ndarray, material, high: np.ndarray | None = None) -> None:
    """A canvas in its place, as high as `high` says at each point."""
    numbers = np.arange(HIGH * WIDE).reshape(HIGH, WIDE)
    corners = np.stack([numbers[1:, :-1], numbers[1:, 1:], numbers[:-1, 1:], numbers[:-1, :-1]], -1).reshape(-1)
    points = np.stack([canvas.x, canvas.y, np.zeros((HIGH, WIDE)) if high is None else high], -1)
    mesh = bpy.data.meshes.new('canvas')
    mesh.vertices.add(numbers.size)
    mesh.vertices.foreach_set('co', points.astype(np.float32).ravel())
    mesh.loops.add(corners.size)
    mesh.loops.foreach_set('vertex_index', corners.astype(np.int32))
    mesh.polygons.add(corners.size // 4)
    mesh.polygons.foreach_set('loop_start', np.arange(0, corners.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(corners.size // 4, 4, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(corners.size // 4, bool))
    mesh.update(calc_edges=True)
    tint = np.concatenate([np.clip(colours, 0, 1), np.ones((HIGH, WIDE, 1))], -1)
    mesh.color_attributes.new('tint', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', tint.astype(np.float32).ravel())
    put(bpy.data.objects.new('canvas', mesh), material, turn=(0, 0, TURN))


def above(span: float, exposure=1., height=88.) -> Surface:
    """Seen straight down."""
    return Surface(span, 0, exposure, TURN, height)
