"""Atlantica's bow in the first light of the year, wide."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_at, sky
from wake import berth, wake

s = scene.start(2400, 1200, samples=16, exposure=0.15)
scene.camera(s, height=5, lens=52, horizon=0.60)
sky.make(s, "dawn", azimuth=-14, seed=33)
ship, root = ship_at.make(s, lights=0.5, fog=30000)
place, heading = (118, 400), 226
berth(root, place, heading)
sea.make(s, near=9, wind=5.0, heading=40, calm=0.85, fog=20000, wakes=[wake(ship, place, heading)])
scene.grade(s, glow=0.15)
scene.save(s, "footer-new-year")
