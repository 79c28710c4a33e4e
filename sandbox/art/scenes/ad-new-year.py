"""Midnight of the new year: fireworks over Atlantica and the sea."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import coast, fireworks, scene, sea, ship_at, sky
from wake import berth, wake

GOLD, CORAL, PEARL = (1.0, 0.52, 0.16), (1.0, 0.22, 0.12), (0.85, 0.86, 1.0)

s = scene.start(samples=32, exposure=0.75)
scene.camera(s, height=9, lens=44, horizon=0.70)
sky.make(s, "moon", azimuth=60, seed=21, sun=0.15, strength=0.8)
ship, root = ship_at.make(s, lights=0.9, fog=60000)
place, heading = (70, 760), 156
berth(root, place, heading)
ground = coast.make(s, 7600, 150, -8000, 8000, seed=44, fog=16000, ends=(0.3, 0.2))
coast.lights(s, ground, 520, seed=5, size=2.4, power=2.4, towns=((0.36, 0.06), (0.55, 0.08)), low=0.14)
for at, radius, colour, seed, rays, age in (
        ((-250, 1500, 400), 180, GOLD, 3, 260, 1.0),
        ((110, 1620, 500), 120, PEARL, 5, 190, 0.7),
        ((400, 1540, 330), 105, CORAL, 8, 170, 1.0),
        ((-20, 1560, 300), 62, GOLD, 13, 110, 1.3)):
    fireworks.burst(s, at, radius, colour, seed, rays, age=age)
sea.make(s, near=14, wind=4.0, heading=35, calm=0.8, fog=22000, wakes=[wake(ship, place, heading, 0.4)])
scene.grade(s, glow=0.3, threshold=0.8)
scene.save(s, "ad-new-year", glitter=0.8)
