"""Renders one place: blender -b -noaudio -t 2 -P sandbox/art/place.py -- <picture> [width] [samples]

A picture is a scene, or a view of one: `port-naha-near` is the view `near` of the scene `port_naha`.
"""
import os
import runpy
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, "parts"))
picture = sys.argv.pop(sys.argv.index("--") + 1)

def script(name):
    return os.path.join(here, "scenes", f"{name.replace('-', '_')}.py")


scene = picture
while not os.path.exists(script(scene)):
    scene = scene.rpartition("-")[0]
os.environ["ART_VIEW"] = picture[len(scene) + 1:]
runpy.run_path(script(scene), run_name="__main__")
