"""Atlantica at noon from over her quarter, the white wake behind her: the wide picture of early booking."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_at, sky
from wake import berth, wake

s = scene.start(2400, 1200, samples=16, exposure=0.3)
scene.camera(s, height=105, lens=50, horizon=0.12)
sky.make(s, "haze", azimuth=-62, seed=2)
ship, root = ship_at.make(s, fog=60000)
place, heading = (88, 950), 126
berth(root, place, heading)
sea.make(s, near=230, wind=8.5, heading=80, fog=60000, colour=(0.004, 0.042, 0.060), wakes=[wake(ship, place, heading, 1.0, reach=900)])
scene.grade(s)
scene.save(s, "ad-early")
