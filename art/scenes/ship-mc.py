"""Portrait of Magic City in the low sun of a hazy morning."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import coast, scene, sea, ship_mc, sky
from wake import berth, wake

s = scene.start(samples=16, exposure=0.15)
scene.camera(s, height=6.5, lens=58, horizon=0.60)
sky.make(s, "morning", azimuth=-146, seed=21)
ship, root = ship_mc.make(s, fog=15000)
place, heading = (10, 700), 206
berth(root, place, heading)
coast.make(s, 11000, 300, -2600, 9500, seed=23, fog=8000, ends=(0.5, 0.1))
sea.make(s, near=11, wind=7.6, heading=55, fog=13000, wakes=[wake(ship, place, heading)])
scene.grade(s)
scene.save(s, "ship-mc")
