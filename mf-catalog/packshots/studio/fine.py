"""Entry for Blender: takes pictures as shoot.py does, with more samples, for forms that say FINE.

blender --background --factory-startup --python studio/fine.py -- JOB.json
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

from studio import take  # noqa: E402

take.SAMPLES = 36

from studio import shoot  # noqa: E402, F401
