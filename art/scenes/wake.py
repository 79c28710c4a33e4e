"""Looking aft over the teak rail at the wake and a low sun."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import deck, scene, sea, ship, sky
from wake import wake

s = scene.start(exposure=0.0)
cam = scene.camera(s, height=19.0, lens=32, horizon=0.40)
sky.make(s, "golden", azimuth=7, seed=12)
hull = ship.Ship(292, 34, 15.5)
deck.rail((0, 2.3, 19.0 - 1.12 - 0.70), 0, 12, post=1.6)
deck.focus(cam, 30, 5.6)
sea.make(s, near=19, wind=5.5, heading=70, fog=22000, wakes=[wake(hull, (0, -150), -90, 1.0)])
scene.grade(s, glow=0.12)
scene.save(s, "wake")
