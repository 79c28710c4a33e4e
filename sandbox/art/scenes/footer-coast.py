"""Mediterranea small before range behind range of hills, in the first sun."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import coast, scene, sea, ship_md, sky
from wake import berth, wake

s = scene.start(2400, 1200, samples=16, exposure=0.15)
scene.camera(s, height=8, lens=60, horizon=0.58)
sky.make(s, "dawn", azimuth=-30, seed=52)
for far, tall, seed, fog in ((15000, 900, 71, 9000), (10500, 560, 73, 9000), (7600, 300, 77, 9500)):
    coast.make(s, far, tall, -0.55 * far, 0.75 * far, seed=seed, fog=fog, ends=(0.45, 0.02), period=2900, cut=0.22)
ship, root = ship_md.make(s, lights=0.4, fog=12000)
place, heading = (330, 1750), 190
berth(root, place, heading)
sea.make(s, near=13, wind=3.4, heading=40, calm=0.7, fog=14000, wakes=[wake(ship, place, heading, 0.8)])
scene.grade(s, glow=0.15)
scene.save(s, "footer-coast")
