"""Takes the pictures that developing needs: the product without its floor, and the light that the floor gets with and without it."""
import os

import bpy
import numpy as np

from studio.geometry import product

PASSES = {
    'Image': 'image', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal', 'IndexOB': 'index', 'DiffCol': 'diffuse', 'GlossCol': 'glossy',
}
BIG, SMALL = 125, 50
"""Percent of the picture of 640 px at which product and floor are taken: smaller pixels, fewer samples of each."""
SAMPLES, DRAFT = 12, 8


def settings(scene, seed: int) -> None:
    """Cycles without luck: the same seed gives the same picture."""
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = 640, 400
    scene.render.film_transparent = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.view_settings.view_transform = 'Standard'
    cycles = scene.cycles
    cycles.device, cycles.seed, cycles.use_denoising = 'CPU', seed, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .03, 8
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 2, 3, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, .5
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_object_index = True
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True


def write_passes(scene, folder: str) -> None:
    """Has every pass written to a file of its own."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    out.file_slots.clear()
    for name, slot in PASSES.items():
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[name], out.inputs[slot])


def read_pass(scene, folder: str, slot: str) -> np.ndarray:
    """A pass as rows of red, green, blue and alpha, the top one first."""
    path = os.path.join(folder, f'{slot}{scene.frame_current:04d}.exr')
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    wide, high = image.size
    values = np.empty(wide * high * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    os.remove(path)
    return values.reshape(high, wide, 4)[::-1].copy()


def render(scene, folder: str, percent: int, samples: int, bounces: int) -> dict[str, np.ndarray]:
    """One exposure, with all its passes."""
    scene.render.resolution_percentage = percent
    scene.cycles.samples, scene.cycles.max_bounces = samples, bounces
    bpy.ops.render.render()
    return {slot: read_pass(scene, folder, slot) for slot in PASSES.values()}


def take(floor, seed: int, folder: str, is_draft: bool) -> dict[str, np.ndarray]:
    """Everything that is known of the scene; `floor` and `empty` are the light on the floor with the product and without."""
    samples, scale = (DRAFT, .5) if is_draft else (SAMPLES, 1)
    scene = bpy.context.scene
    settings(scene, seed)
    write_passes(scene, folder)
    floor.visible_camera = False
    shot = render(scene, folder, round(BIG * scale), samples, 5)
    floor.visible_camera = True
    for obj in product():
        obj.visible_camera = False
    shot['floor'] = render(scene, folder, round(SMALL * scale), 32, 0)['image'][..., :3]
    for obj in product():
        obj.hide_render = True
    shot['empty'] = render(scene, folder, round(SMALL * scale), 12, 0)['image'][..., :3]
    return shot
