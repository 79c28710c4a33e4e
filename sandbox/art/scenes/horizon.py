"""Sea and sky alone, in sand and gold."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, sky

s = scene.start(exposure=0.0)
scene.camera(s, height=5.0, lens=42, horizon=0.40)
sky.make(s, "golden", azimuth=14, seed=3)
sea.make(s, near=7, wind=6.0, heading=70, calm=0.8)
scene.grade(s, glow=0.12)
scene.save(s, "horizon")
