"""Atlantica from above, drawing her white wake over deep water."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_at, sky
from wake import berth, wake

s = scene.start(exposure=-0.15)
scene.camera(s, height=430, lens=42, horizon=0.5, pitch=-47)
sky.make(s, "haze", azimuth=-70, seed=2)
ship, root = ship_at.make(s, fog=0)
place, heading = (-45, 425), 152
berth(root, place, heading)
sea.make(s, near=130, far=1500, span=112, wind=7.0, heading=80, fog=0, colour=(0.003, 0.030, 0.050), wakes=[wake(ship, place, heading, 1.1)])
scene.grade(s)
scene.save(s, "ad-early")
