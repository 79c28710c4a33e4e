"""Magic City under the moon, every deck alight, the moon's path beside her."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_mc, sky
from wake import berth, wake

s = scene.start(2400, 1500, samples=18, exposure=0.6)
scene.camera(s, height=9, lens=48, horizon=0.50)
sky.make(s, "moon", azimuth=-9, seed=14, sun=0.4)
ship, root = ship_mc.make(s, lights=0.8, fog=40000)
place, heading = (100, 900), 212
berth(root, place, heading)
sea.make(s, near=15, fog=24000, wind=4.6, heading=40, calm=0.8, wakes=[wake(ship, place, heading)])
scene.grade(s, glow=0.25, threshold=0.8)
scene.save(s, "hero-moon", glitter=0.6)
