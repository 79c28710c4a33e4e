"""The terraces of Mediterranea's stern at blue hour, seen from her wake."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_md, sky
from wake import berth, wake

s = scene.start(1440, 960, samples=16, exposure=0.6)
scene.camera(s, height=13, lens=56, horizon=0.56)
sky.make(s, "blue-hour", azimuth=-20, seed=22)
ship, root = ship_md.make(s, lights=0.9, fog=60000)
place, heading = (16, 420), 118
berth(root, place, heading)
sea.make(s, near=18, wind=4.2, heading=35, calm=0.8, fog=18000, wakes=[wake(ship, place, heading, 0.7)])
scene.grade(s, glow=0.35, threshold=0.8)
scene.save(s, "ship-md-stern")
