"""Atlantica's bow against the first sunrise of the year."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_at, sky
from wake import berth, wake

s = scene.start(exposure=0.1)
scene.camera(s, height=5, lens=44, horizon=0.62)
sky.make(s, "dawn", azimuth=-8, seed=33)
ship, root = ship_at.make(s, lights=0.45, fog=30000)
place, heading = (112, 330), 231
berth(root, place, heading)
sea.make(s, near=9, wind=5.0, heading=40, calm=0.85, fog=20000, wakes=[wake(ship, place, heading)])
scene.grade(s, glow=0.15)
scene.save(s, "ad-new-year")
