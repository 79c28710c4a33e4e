"""Looking aft from the stern at the wake and a low sun."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship, sky
from wake import wake

s = scene.start(2400, 1200, samples=14, exposure=-0.1)
scene.camera(s, height=19.0, azimuth=9, lens=32, horizon=0.46)
sky.make(s, "golden", azimuth=27, seed=12)
hull = ship.Ship(292, 28, 15.5)
sea.make(s, near=19, wind=5.5, heading=70, fog=22000, wakes=[wake(hull, (0, -150), -90, 1.0, 1300, 0.02, 0.0009)])
scene.grade(s, glow=0.12)
scene.save(s, "wake")
