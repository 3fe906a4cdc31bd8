"""Entry for Blender: takes pictures as shoot.py does, on pixels half as large, for forms that say SHARP.

blender --background --factory-startup --python studio/sharp.py -- JOB.json
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

from studio import take  # noqa: E402

take.BIG, take.SAMPLES = 200, 16

from studio import shoot  # noqa: E402, F401
