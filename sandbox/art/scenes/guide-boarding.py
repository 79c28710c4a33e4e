"""Atlantica alongside on the morning of a sailing, the boarding bridge at her side."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import coast, quayside, scene, sea, ship_at, sky
from wake import berth

s = scene.start(samples=20, exposure=0.05)
scene.camera(s, height=5.4, at=(-6, 0), azimuth=9, lens=34, horizon=0.66)
sky.make(s, "golden", azimuth=-62, seed=17)
ship, root = ship_at.make(s, fog=12000)
berth(root, (37.5, 262), 270)
bollards = quayside.quay(s, 18.5, -20, 520, fog=12000)
quayside.bridge(s, 1.0, 20.3, 205, 12.5, 9.6, fog=12000)
bow = (36.5, 124, 17.2)
quayside.moor(s, [(bow, bollards[k], sag) for k, sag in ((2, 0.8), (3, 0.6))] + [((21.5, 165, 10.6), bollards[5], 0.5)], 12000)
ground = coast.make(s, 5200, 190, -4200, 4200, seed=12, fog=9000, ends=(0.1, 0.3))
sea.make(s, near=10, wind=2.6, heading=40, calm=0.5, fog=14000)
scene.grade(s, glow=0.12)
scene.save(s, "guide-boarding")
