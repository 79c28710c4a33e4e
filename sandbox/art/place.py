"""Renders one place: blender -b -noaudio -t 2 -P sandbox/art/place.py -- <picture> [width] [samples]"""
import os
import runpy
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, "parts"))
picture = sys.argv.pop(sys.argv.index("--") + 1)
runpy.run_path(os.path.join(here, "scenes", f"{picture.replace('-', '_')}.py"), run_name="__main__")
