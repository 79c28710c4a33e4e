"""Atlantica from ahead at dawn, her navy bow against the light."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_at, sky
from wake import berth, wake

s = scene.start(1440, 960, samples=16, exposure=0.25)
scene.camera(s, height=7, lens=60, horizon=0.60)
sky.make(s, "dawn", azimuth=118, seed=14)
ship, root = ship_at.make(s, lights=0.35, fog=40000)
place, heading = (38, 560), 236
berth(root, place, heading)
sea.make(s, near=12, wind=5.4, heading=40, calm=0.9, fog=20000, wakes=[wake(ship, place, heading, 0.9)])
scene.grade(s, glow=0.15)
scene.save(s, "ship-at-dawn")
