"""Portrait of Mediterranea in daylight haze."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_md, sky
from wake import berth, wake

s = scene.start(exposure=0.0)
scene.camera(s, height=16, lens=58, horizon=0.56)
sky.make(s, "haze", azimuth=160, seed=9)
ship, root = ship_md.make(s)
place, heading = (4, 640), 212
berth(root, place, heading)
sea.make(s, near=28, wind=6.5, heading=30, wakes=[wake(ship, place, heading)])
scene.grade(s)
scene.save(s, "ship-md")
