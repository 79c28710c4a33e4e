"""Mediterranea at blue hour off a quiet coast, her windows lit."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import coast, scene, sea, ship_md, sky
from wake import berth, wake

s = scene.start(2400, 1500, samples=20, exposure=0.55)
scene.camera(s, height=5.5, lens=50, horizon=0.47)
sky.make(s, "blue-hour", azimuth=-24, seed=8)
ship, root = ship_md.make(s, lights=1.0, fog=60000)
place, heading = (110, 820), 205
berth(root, place, heading)
far = coast.make(s, 9000, 330, -9000, 9000, seed=11, fog=22000, ends=(0.2, 0.5))
near = coast.make(s, 5200, 120, -1500, 6500, seed=23, fog=22000, ends=(0.45, 0.02), period=1700)
coast.lights(s, near, 380, seed=4, size=1.5, power=5, towns=((0.42, 0.05), (0.55, 0.03), (0.72, 0.06)))
sea.make(s, near=9, wind=3.6, heading=35, calm=0.8, fog=16000, wakes=[wake(ship, place, heading, 0.55)])
scene.grade(s, glow=0.35, threshold=0.8)
scene.save(s, "hero-blue-hour")
