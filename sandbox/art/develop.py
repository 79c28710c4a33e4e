"""Develops a traced place anew without building it: blender -b -noaudio -P sandbox/art/develop.py -- <name>

Exposure, look and the rest are read from the scene's own render(...) line.
"""
import ast
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, "parts"))
from place_scene import begin, develop  # noqa: E402

name = sys.argv.pop(sys.argv.index("--") + 1)
with open(os.path.join(here, "scenes", f"{name.replace('-', '_')}.py")) as file:
    calls = [n for n in ast.walk(ast.parse(file.read())) if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "render"]
settings = {k.arg: ast.literal_eval(k.value) for k in calls[-1].keywords}
scene = begin()
scene.use_nodes = True
develop(name, **settings)
