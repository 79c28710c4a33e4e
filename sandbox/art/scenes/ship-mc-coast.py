"""Magic City small before hazy hills, in the last sun."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import coast, scene, sea, ship_mc, sky
from wake import berth, wake

s = scene.start(1500, 1000, samples=16, exposure=0.15)
scene.camera(s, height=8, lens=52, horizon=0.6)
sky.make(s, "golden", azimuth=24, seed=33)
for far, tall, seed, fog in ((13000, 700, 61, 9000), (8600, 360, 67, 9500)):
    coast.make(s, far, tall, -0.75 * far, 0.5 * far, seed=seed, fog=fog, ends=(0.02, 0.4), period=2600, cut=0.22)
ship, root = ship_mc.make(s, lights=0.3, fog=12000)
place, heading = (-170, 1500), 14
berth(root, place, heading)
sea.make(s, near=13, wind=3.4, heading=40, calm=0.75, fog=14000, wakes=[wake(ship, place, heading, 0.8)])
scene.grade(s, glow=0.15)
scene.save(s, "ship-mc-coast")
