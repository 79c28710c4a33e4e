"""Magic City in a dry dock at dusk, her hull bare to the keel under the yard's lamps."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import bpy
import coast, paint, quayside, scene, sea, ship_mc, sky
from shapes import Yard

s = scene.start(1440, 960, samples=24, exposure=0.45)
scene.camera(s, height=13.5, at=(-4, 0), azimuth=0, lens=34, horizon=0.62)
sky.make(s, "blue-hour", azimuth=-26, seed=37)
fog = 15000
ship, root = ship_mc.make(s, lights=0.22, fog=fog)
root.location, root.rotation_euler = (0, 292, 6.0), (0, 0, -1.5708)
# the dock: a long basin between two quays, with steps, blocks and the caisson far behind
d = Yard()
for side in (-1, 1):
    a = side * 27.0
    for i, (out, top, low) in enumerate(((0.0, 2.6, -1.5), (-1.6, -1.5, -4.2), (-3.2, -4.2, -6.6))):
        x0, x1 = sorted((a + side * out, a + side * 120))
        d.box("stone", x0, x1, -30, 560, low, top)
    for k in range(-1, 24):
        d.box("rail", a + side * 0.5 - 0.05, a + side * 0.5 + 0.05, k * 20 + 0.0, k * 20 + 0.1, 2.6, 3.7)
    for z in (3.15, 3.65):
        d.tube("rail", (a + side * 0.5, -30, z), (a + side * 0.5, 480, z), 0.03, 6)
d.box("floor", -30, 30, -30, 560, -7.2, -6.6)
for k in range(26):
    y = 128 + k * 12.4
    d.box("block", -1.3, 1.3, y - 0.9, y + 0.9, -6.6, 3.0)
d.build("dock", {"stone": quayside.concrete(s, fog), "floor": quayside.concrete(s, fog), "rail": paint.plain(s, "rail", (0.55, 0.42, 0.06), 0.5),
                 "block": paint.plain(s, "block", (0.20, 0.15, 0.10), 0.8)})
scene.grade(s, glow=0.35, threshold=0.8)
scene.save(s, "news-docking")
