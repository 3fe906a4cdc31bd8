"""Entry for Blender: takes every picture of a job, one after another, and says a line of JSON for each.

blender --background --factory-startup --python studio/shoot.py -- JOB.json
"""
import importlib
import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

from studio import geometry, rig  # noqa: E402
from studio.denoise import denoise, shade  # noqa: E402
from studio.develop import develop, measured  # noqa: E402
from studio.frame import frame, stand  # noqa: E402
from studio.look import Look  # noqa: E402
from studio.take import take  # noqa: E402


def shoot(picture: dict, folder: str, is_draft: bool) -> dict:
    """Builds, takes and develops one picture."""
    started = time.process_time()
    geometry.reset()
    view = importlib.import_module(f'forms.{picture["form"]}').build(Look(**picture['look']))
    points, size = stand(view)
    frame(view, points, size)
    floor = rig.build(size)
    with tempfile.TemporaryDirectory() as passes:
        shot = take(floor, picture['seed'], passes, is_draft)
    taken = time.process_time()
    image = denoise(shot)
    for width, developed in develop(image, shade(shot['floor'], shot['empty']), view.exposure).items():
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
