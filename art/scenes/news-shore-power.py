"""Mediterranea alongside at night on the shore's electricity: a cabinet on the quay, two cables to her side."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import numpy as np
import coast, paint, quayside, scene, sea, ship_md, sky
from shapes import Yard
from wake import berth

s = scene.start(1440, 960, samples=24, exposure=0.65)
scene.camera(s, height=4.5, at=(6, 0), azimuth=8, lens=33, horizon=0.62)
sky.make(s, "blue-hour", azimuth=-34, seed=41)
fog = 14000
ship, root = ship_md.make(s, lights=0.75, fog=fog)
berth(root, (36.5, 214), 270)
bollards = quayside.quay(s, 18.5, -20, 480, lights=1.0, fog=fog)
bow = (35.5, 90, 14.6)
quayside.moor(s, [(bow, bollards[2], 0.8), (bow, bollards[1], 0.6)], fog)
k = Yard()
T = quayside.TOP
k.box("plinth", 8.6, 11.4, 23.2, 26.8, T, T + 0.18)
k.box("white", 8.8, 11.2, 23.4, 26.6, T + 0.18, T + 2.5)
k.box("white", 8.7, 11.3, 23.3, 26.7, T + 2.5, T + 2.58)
for y0 in (23.5, 25.05):
    k.box("door", 11.2, 11.23, y0, y0 + 1.45, T + 0.3, T + 2.35)
    k.box("grip", 11.23, 11.27, y0 + 1.25, y0 + 1.3, T + 1.2, T + 1.5)
for x0 in (8.95, 10.1):
    k.box("door", x0, x0 + 1.0, 23.37, 23.4, T + 0.3, T + 2.35)
    for z in np.arange(T + 1.75, T + 2.25, 0.09):
        k.box("grip", x0 + 0.15, x0 + 0.85, 23.355, 23.375, z, z + 0.03)
k.box("sea", 8.8, 11.2, 23.36, 23.4, T + 2.36, T + 2.48)
k.box("green", 11.0, 11.06, 23.34, 23.37, T + 2.1, T + 2.16)
for n, dy in enumerate((-0.5, 0.5)):
    a, b = np.array((11.25, 25.0 + dy, T + 0.75)), np.array((21.2, 104.0 + 3 * n, 6.2))
    points = [a, a + (0.9, 0.1, -0.55), a + (2.4, 2.0, -0.69), np.array((15.2, 38.0 + 2 * dy, T + 0.07)), np.array((16.6, 72 + dy, T + 0.07)), np.array((17.6, 92 + dy, T + 0.1)), np.array((19.4, 99.5 + dy, T + 1.0)), b]
    fine = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]
        for u in np.linspace(0, 1, 14, endpoint=False):
            q = 0.5 * (2 * p1 + (p2 - p0) * u + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u + (3 * p1 - 3 * p2 + p3 - p0) * u ** 3)
            q[2] = max(q[2], T + 0.07) if q[0] < 18.4 else q[2]
            fine.append(tuple(q))
    for p, q in zip(fine, fine[1:]):
        k.tube("cable", p, q, 0.075, 10)
plain = lambda name, colour, rough=0.5, **more: paint.plain(s, name, colour, rough, fog=fog, **more)
k.build("shore", {"plinth": plain("plinth", (0.25, 0.24, 0.23), 0.9), "white": plain("cabinet", (0.66, 0.67, 0.66), 0.4), "door": plain("door", (0.60, 0.61, 0.60), 0.35),
                  "grip": plain("grip", (0.06, 0.065, 0.07), 0.4), "sea": plain("stripe", (0.010, 0.13, 0.15), 0.4), "cable": plain("cable", (0.012, 0.012, 0.013), 0.55),
                  "green": plain("light", (0.1, 0.6, 0.3), 0.4, glow=(0.2, 1.0, 0.5), power=9.0)})
coast.make(s, 5200, 170, -4200, 4200, seed=62, fog=9000, ends=(0.1, 0.3))
sea.make(s, near=10, wind=2.4, heading=40, calm=0.5, fog=14000)
scene.grade(s, glow=0.3, threshold=0.8)
scene.save(s, "news-shore-power")
