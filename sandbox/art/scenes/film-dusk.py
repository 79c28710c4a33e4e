"""Atlantica at dusk with her lights on: the still the film is made from."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import coast, scene, sea, ship_at, sky
from wake import berth, wake

s = scene.start(exposure=0.5, samples=24)
scene.camera(s, height=6.0, lens=46, horizon=0.48)
sky.make(s, "blue-hour", azimuth=14, seed=27)
ship, root = ship_at.make(s, lights=1.0, fog=60000)
place, heading = (70, 760), -28
berth(root, place, heading)
coast.make(s, 9500, 260, -9500, 9000, seed=47, fog=20000, ends=(0.3, 0.3))
sea.make(s, near=9, wind=4.0, heading=250, calm=0.8, fog=18000, wakes=[wake(ship, place, heading, 0.4)])
scene.grade(s, glow=0.35, threshold=0.8)
scene.save(s, "film-dusk")
