"""A rail in golden light and the open sea beyond it."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import deck, scene, sea, sky

s = scene.start(1440, 960, samples=20, exposure=0.0)
cam = scene.camera(s, height=17.0, lens=46, horizon=0.36)
sky.make(s, "golden", azimuth=-66, seed=21)
deck.rail((1.35, 4.2, 17.0 - 1.12 - 0.52), 118, 60, post=1.5, deck=6.0)
deck.focus(cam, 3.4, 4.0)
sea.make(s, near=24, wind=5.0, heading=50, fog=22000)
scene.grade(s, glow=0.12)
scene.save(s, "deck-rail")
