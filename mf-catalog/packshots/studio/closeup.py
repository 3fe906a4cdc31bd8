"""Entry for Blender: takes every surface of a job, one after another, and says a line of JSON for each.

blender --background --factory-startup --python studio/closeup.py -- JOB.json
"""
import importlib
import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402
from studio import geometry, rig  # noqa: E402
from studio.denoise import denoise  # noqa: E402
from studio.develop import develop, measured  # noqa: E402
from studio.look import Look  # noqa: E402
from studio.surface import Surface, away  # noqa: E402
from studio.take import BIG, DRAFT, SAMPLES, render, settings, write_passes  # noqa: E402

LENS, SENSOR = 85, 36


def stand_before(surface: Surface) -> None:
    """Places the camera, and the lights as far away as for a product of that size."""
    middle, back = Vector((0, 0, surface.top)), Vector(away(surface))
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width, camera.clip_end = LENS, SENSOR, 1000
    eye = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    eye.location = middle + back * (surface.span * LENS / SENSOR)
    eye.rotation_euler = (-back).to_track_quat('-Z', 'Y').to_euler()
    rig.lights(surface.span * 1.2, middle)
    rig.flags(surface.span * 1.2)
    rig.sky()


def shoot(picture: dict, folder: str, is_draft: bool) -> dict:
    """Builds, takes and develops one surface."""
    started = time.process_time()
    geometry.reset()
    surface = importlib.import_module(f'forms.{picture["form"]}').build(Look(**picture['look']))
    stand_before(surface)
    scene = bpy.context.scene
    settings(scene, picture['seed'])
    with tempfile.TemporaryDirectory() as passes:
        write_passes(scene, passes)
        shot = render(scene, passes, round(BIG * (.5 if is_draft else 1)), DRAFT if is_draft else SAMPLES, 5)
    taken = time.process_time()
    unshaded = np.ones((*shot['image'].shape[:2], 1), np.float32)
    for width, developed in develop(denoise(shot), unshaded, surface.exposure).items():
        developed.save(os.path.join(folder, f'{picture["look"]["key"]}-{width}.png'))
    return {
        'key': picture['look']['key'], 'albedo': measured(shot), 'ground': rig.GROUND,
        'seconds': [round(taken - started, 1), round(time.process_time() - taken, 1)],
    }


def main() -> None:
    """Reads the job named last on the command line."""
    with open(sys.argv[-1], encoding='utf-8') as file:
        job = json.load(file)
    os.makedirs(job['folder'], exist_ok=True)
    for picture in job['pictures']:
        print('PICTURE ' + json.dumps(shoot(picture, job['folder'], job['draft'])), flush=True)


main()
