"""Magic City lit at night, a city's glow far behind her."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import coast, scene, sea, ship_mc, sky
from wake import berth, wake

s = scene.start(samples=32, exposure=0.75)
scene.camera(s, height=9, lens=46, horizon=0.52)
sky.make(s, "blue-hour", azimuth=-30, seed=15, strength=0.55)
ship, root = ship_mc.make(s, lights=0.75, fog=60000)
place, heading = (120, 860), 24
berth(root, place, heading)
ground = coast.make(s, 7600, 160, -8000, 7000, seed=31, fog=16000, ends=(0.05, 0.3))
coast.skyline(s, 6900, -3900, 500, 190, 330, seed=9, power=1.5, fog=11000)
coast.lights(s, ground, 420, seed=7, size=2.2, power=2.0, towns=((0.40, 0.07), (0.46, 0.04)), low=0.12)
sea.make(s, near=14, wind=3.6, heading=35, calm=0.8, fog=18000, wakes=[wake(ship, place, heading, 0.55)])
scene.grade(s, glow=0.35, threshold=0.8)
scene.save(s, "ad-family")
