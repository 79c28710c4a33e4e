"""Atlantica's stern after sunset, every deck lit, her wake behind her."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_at, sky
from wake import berth, wake

s = scene.start(1440, 960, samples=16, exposure=0.6)
scene.camera(s, height=9, lens=58, horizon=0.58)
sky.make(s, "blue-hour", azimuth=22, seed=19)
ship, root = ship_at.make(s, lights=0.9, fog=60000)
place, heading = (-14, 560), 52
berth(root, place, heading)
sea.make(s, near=14, wind=4.2, heading=35, calm=0.8, fog=18000, wakes=[wake(ship, place, heading, 0.6)])
scene.grade(s, glow=0.35, threshold=0.8)
scene.save(s, "ship-at-night")
