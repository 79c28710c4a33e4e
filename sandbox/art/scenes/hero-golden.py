"""Magic City in the golden hour, seen low from the bow quarter."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_mc, sky
from wake import berth, wake

s = scene.start(2400, 1500, samples=20, exposure=0.1)
scene.camera(s, height=4.0, lens=52, horizon=0.62)
sky.make(s, "golden", azimuth=-128, seed=6)
ship, root = ship_mc.make(s, lights=0.3, fog=40000)
place, heading = (72, 760), -52
berth(root, place, heading)
sea.make(s, near=9, wind=6.0, heading=60, calm=0.9, fog=20000, wakes=[wake(ship, place, heading)])
scene.grade(s, glow=0.15)
scene.save(s, "hero-golden")
