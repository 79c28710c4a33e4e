"""Magic City at blue hour: the glass dome, the winged funnel and eight decks of lit balconies."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_mc, sky
from wake import berth, wake

s = scene.start(1440, 960, samples=16, exposure=0.6)
scene.camera(s, height=8, lens=58, horizon=0.62)
sky.make(s, "blue-hour", azimuth=-28, seed=29)
ship, root = ship_mc.make(s, lights=0.85, fog=60000)
place, heading = (14, 640), 222
berth(root, place, heading)
sea.make(s, near=13, wind=4.4, heading=35, calm=0.8, fog=18000, wakes=[wake(ship, place, heading, 0.6)])
scene.grade(s, glow=0.35, threshold=0.8)
scene.save(s, "ship-mc-night")
