"""Mediterranea's bow in the last hour of the sun."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import coast, scene, sea, ship_md, sky
from wake import berth, wake

s = scene.start(1440, 960, samples=16, exposure=0.1)
scene.camera(s, height=6, lens=58, horizon=0.62)
sky.make(s, "golden", azimuth=-118, seed=24)
ship, root = ship_md.make(s, lights=0.2, fog=40000)
place, heading = (-24, 540), -48
berth(root, place, heading)
coast.make(s, 9800, 240, -9500, 9500, seed=41, fog=16000, ends=(0.4, 0.3))
sea.make(s, near=11, wind=5.0, heading=50, calm=0.9, fog=20000, wakes=[wake(ship, place, heading, 0.9)])
scene.grade(s, glow=0.15)
scene.save(s, "ship-md-golden")
