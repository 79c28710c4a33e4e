"""Magic City nearly head on at dawn, seen from the water."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_mc, sky
from wake import berth, wake

s = scene.start(1440, 960, samples=16, exposure=0.1)
scene.camera(s, height=5, lens=60, horizon=0.66)
sky.make(s, "dawn", azimuth=-70, seed=44)
ship, root = ship_mc.make(s, lights=0.3, fog=40000)
place, heading = (-8, 560), -70
berth(root, place, heading)
sea.make(s, near=10, wind=5.0, heading=40, calm=0.9, fog=20000, wakes=[wake(ship, place, heading, 0.9)])
scene.grade(s, glow=0.15)
scene.save(s, "ship-mc-dawn")
