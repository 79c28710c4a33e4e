"""A lighthouse on a grassy cape, the evening sun low behind the sea."""
import numpy as np

from land import bump_shape, fbm, foliage, ground, land, wood
from place_materials import glass, lamp, plain
from place_scene import begin, camera, point, render, sun
from place_shapes import box, turned, tube
from place_sky import haze, sky
from seascape import mist, sea
from village import Village, front, tiles

begin()
sky([(0, (0.95, 0.5, 0.22)), (0.16, (0.72, 0.46, 0.29)), (0.36, (0.36, 0.37, 0.42)), (0.65, (0.13, 0.22, 0.38)), (1, (0.05, 0.12, 0.3))],
    azimuth=30, elevation=5, glow=(1.0, 0.55, 0.22), wide=0.55, tight=1.0, clouds=0.75, cloud_colour=(0.46, 0.34, 0.34),
    cloud_scale=0.85, cover=0.48, stretch=3.2, seed=93)
haze(0.00012, height=300)
sun(64, 11, 4.8, (1.0, 0.68, 0.4))
sea(deep=(0.006, 0.04, 0.06), wave=5, height=0.4, far=0.1)


def cape(x, y):
    bend = fbm(x / 60, y / 50, 6, 3) - 0.5
    edge = (14 - x - 26 * (fbm(x / 50, y / 36, 5, 13) - 0.5) - 0.0016 * (y - 230) ** 2) / 10
    front = (y - 178 - 0.16 * np.maximum(-x - 20, -40) + 52 * bend) / 10
    tip = (318 - y + 40 * (fbm(x / 40, y / 40, 4, 8) - 0.5)) / 12
    flute = fbm(x / 17, y / 17, 6, 16, ridged=True)
    rim = np.minimum(np.minimum(edge, tip), front) + 1.7 * (flute - 0.55)
    wall = 0.5 / (1 + np.exp(-np.clip(rim + 0.7, -3, 3) * 5)) + 0.5 / (1 + np.exp(-np.clip(rim - 0.3, -3, 3) * 6))
    crag = fbm(x / 13, y / 13, 6, 6, ridged=True)
    top = 30 + 7 * bump_shape(x, y, -44, 232, 60, 60, 2.4) + 3.5 * fbm(x / 40, y / 40, 5, 9)
    return wall * top * (0.9 + 0.12 * crag) + 3.5 * (crag - 0.5) * (1 - np.clip(wall - 0.85, 0, 0.15) / 0.15) - 4


turf = ground("turf", (0.07, 0.085, 0.025), (0.15, 0.14, 0.05), rock=(0.17, 0.14, 0.115), size=11, steep=0.62, relief=0.35)
land(cape, (-330, 70), (110, 400), turf, 1300, 1100, "cape", sink=0.02)
X, Y = -36.0, 226.0
Z = float(cape(np.array(X), np.array(Y)))
white, band = plain("limewash", (0.74, 0.71, 0.66), 0.85, vary=0.07, scale=0.7), plain("iron", (0.035, 0.04, 0.045), 0.5)
turned([(4.4, -2), (4.4, 0.5), (3.8, 0.9), (3.7, 1.2), (2.75, 18.5), (2.7, 18.8), (3.3, 19.6), (3.55, 19.8), (3.55, 20.15), (0.1, 20.15)], (X, Y, Z), white, 64, 35)
for z in (5, 9.5, 14):
    for a in (-2.0, -0.7):
        r = 3.75 - z * 0.055
        box((0.9, 0.9, 1.5), (X + r * np.cos(a), Y + r * np.sin(a), Z + z), plain("slot", (0.03, 0.035, 0.04), 0.2), 0.03, np.degrees(a))
ring = [np.array((X + 3.45 * np.cos(a), Y + 3.45 * np.sin(a), Z)) for a in np.linspace(0, 2 * np.pi, 49)]
for h in (20.6, 21.15):
    tube([p + (0, 0, h) for p in ring], 0.05, band, 8)
for p in ring[::2]:
    tube([p + (0, 0, 20.1), p + (0, 0, 21.15)], 0.04, band, 6)
turned([(2.0, 20.15), (2.0, 21.0), (1.9, 21.05)], (X, Y, Z), white, 48)
for a in np.arange(12) * np.pi / 6:
    tube([(X + 1.88 * np.cos(a), Y + 1.88 * np.sin(a), Z + 21), (X + 1.88 * np.cos(a), Y + 1.88 * np.sin(a), Z + 23.7)], 0.06, band, 6)
for h in (21.1, 22.4, 23.6):
    tube([(X + 1.88 * np.cos(a), Y + 1.88 * np.sin(a), Z + h) for a in np.linspace(0, 2 * np.pi, 37)], 0.05, band, 6)
turned([(2.3, 23.65), (2.3, 23.85), (1.5, 24.7), (0.55, 25.2), (0.5, 25.5), (0.42, 25.9), (0.06, 26.1), (0.05, 27.2)], (X, Y, Z), plain("cupola", (0.3, 0.055, 0.03), 0.4), 48)
turned([(0.01, 21.5), (0.5, 21.7), (0.75, 22.3), (0.5, 22.9), (0.01, 23.1)], (X, Y, Z), lamp("light", (1.0, 0.8, 0.5), 14, False), 24)

houses = Village()
houses.house((X - 15, Y + 3, Z - 1.0), (13, 7, 4.2), 14, 1, 2.6, 0.62, "gable", 0.4, 4)
houses.house((X - 27, Y + 9, Z - 1.6), (8, 6, 3.6), -20, 1, 2.6, 0.62, "gable", 0.4, 4)
houses.build(front("cottages", [(0.7, 0.66, 0.6), (0.66, 0.62, 0.55)], [(0.08, 0.16, 0.2), (0.05, 0.11, 0.15)], (0.5, 0.47, 0.42), lit=0.7, strength=1.6),
             tiles("slate", [(0.05, 0.055, 0.06), (0.1, 0.1, 0.105)], 0.4, (0.12, 0.12, 0.08)))
for k in np.linspace(0, 1, 20):
    x, y = X - 60 + 74 * k, Y - 26 + 22 * np.sin(k * 2.4)
    z = float(cape(np.array(x), np.array(y)))
    box((0.16, 0.16, 1.2), (x, y, z + 0.5), white, 0.01)
bushes = [foliage(f"bush {s}", [(0.05, 0.07, 0.02), (0.1, 0.11, 0.03), (0.16, 0.15, 0.05)], s, 900, 0.07, 0.7, 0.12, 8, 0.34) for s in (3, 6)]
wood(cape, (-310, 30), (130, 320), 2600, bushes, (1.2, 2.8), keep=lambda x, y, z: (z > 22) & (fbm(x / 20, y / 20, 3, 8) > 0.52) & (np.hypot(x - X + 8, y - Y) > 14), seed=6)
far = ground("far", (0.03, 0.04, 0.03), (0.05, 0.06, 0.04), size=300, relief=8)
land(lambda x, y: 330 * fbm(x / 1900, y / 1500, 7, 15, ridged=True) * bump_shape(x, y, -2600, 6400, 2600, 900, 4) - 20, (-7000, 1600), (5200, 7800), far, 600, 160)

camera((44, -30, 44), yaw=-10, lens=42, shift=0.0)
render("ad-lighthouse", exposure=0.2, look="High Contrast", glow=0.25)
