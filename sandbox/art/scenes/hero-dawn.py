"""Atlantica under way at dawn on a calm sea."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_at, sky
from wake import berth, wake

s = scene.start(2400, 1500, samples=20, exposure=0.1)
scene.camera(s, height=6.5, lens=50, horizon=0.46)
sky.make(s, "dawn", azimuth=-1.5, seed=5)
ship, root = ship_at.make(s, lights=0.4, fog=42000)
place, heading = (150, 1040), 199
berth(root, place, heading)
sea.make(s, near=10, fog=20000, wind=4.6, heading=40, calm=0.8, wakes=[wake(ship, place, heading)])
scene.grade(s, glow=0.15)
scene.save(s, "hero-dawn")
