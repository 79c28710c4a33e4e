"""Magic City at noon from over her bow, her coral sweep in the sun, the white wake behind her."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import scene, sea, ship_mc, sky
from wake import berth, wake

s = scene.start(1600, 1067, samples=12, exposure=0.5)
scene.camera(s, height=92, lens=50, horizon=0.22)
sky.make(s, "haze", azimuth=88, seed=2)
ship, root = ship_mc.make(s, fog=60000)
place, heading = (14, 600), 218
berth(root, place, heading)
sea.make(s, near=180, wind=8.5, heading=80, fog=60000, colour=(0.004, 0.042, 0.060), wakes=[wake(ship, place, heading, 1.0, reach=900)])
scene.grade(s)
scene.save(s, "ship-mc", strength=1.3)
