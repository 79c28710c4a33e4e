"""The tea room: a celadon pot and cups on a tray by the window, the sea in the afternoon."""
import math

import numpy as np

from furniture import placed
from place_materials import cloth, plain, principled, surface, timber
from place_scene import area, begin, camera, render, sun
from place_shapes import box, turned, tube
from room import outlook, window_frame
from table import porcelain

begin(samples=80, bounces=3, clamp=1.5)
table = timber("table", (0.045, 0.023, 0.012), (0.14, 0.075, 0.04), "X", 0.28, plank=(2.6, 0.19))
box((3.2, 1.2, 0.05), (0, 0.42, -0.025), table, 0.008)
tray = timber("tray", (0.02, 0.012, 0.008), (0.065, 0.035, 0.02), "X", 0.35)
with placed((0.02, 0.3, 0.0), -6):
    box((0.52, 0.3, 0.012), (0, 0, 0.008), tray, 0.004)
    for s in (-1, 1):
        box((0.52, 0.012, 0.026), (0, s * 0.148, 0.016), tray, 0.004)
        box((0.012, 0.3, 0.026), (s * 0.256, 0, 0.016), tray, 0.004)


def celadon(t):
    where = t.node("ShaderNodeTexCoord").outputs["Object"]
    pool = t.noise(where, 9.0, 4.0, 0.55)
    tone = t.mix(t.step(pool, 0.35, 0.68), (0.22, 0.34, 0.27), (0.4, 0.52, 0.43))
    cracks = t.node("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 62.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    tone = t.mix(t.step(cracks, 0.022, 0.0, 0.0, 0.22), tone, (0.16, 0.2, 0.15))
    return principled(t, tone, 0.12, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.05)


glaze, tea = surface("celadon", celadon), plain("tea", (0.36, 0.16, 0.035), 0.04)
Z = 0.0145
x, y = -0.1, 0.34
turned([(0.001, 0.0), (0.036, 0.0), (0.038, 0.004), (0.058, 0.018), (0.07, 0.042), (0.068, 0.064), (0.052, 0.084), (0.036, 0.09), (0.034, 0.086), (0.001, 0.086)], (x, y, Z), glaze, 72, 70)
turned([(0.037, 0.09), (0.036, 0.096), (0.022, 0.103), (0.008, 0.106), (0.007, 0.112), (0.0115, 0.119), (0.008, 0.125), (0.001, 0.126)], (x, y, Z), glaze, 48, 70)
a = math.radians(-28)
reach = lambda r, z: (x + r * math.cos(a), y + r * math.sin(a), Z + z)
tube([reach(0.055, 0.032), reach(0.078, 0.045), reach(0.094, 0.068), reach(0.108, 0.084)], (0.0155, 0.012, 0.0088, 0.0068), glaze, 20)
turned([(0.0045, 0.0), (0.0045, 0.0012)], reach(0.1085, 0.085), plain("spout", (0.02, 0.02, 0.018), 0.6), 12)
tube([reach(-0.055 - 0.042 * math.sin(t), 0.05 - 0.026 * math.cos(t)) for t in np.linspace(0.15, math.pi - 0.15, 22)], 0.0056 + 0.0012 * np.sin(np.linspace(0, math.pi, 22)), glaze, 14)
for cx, cy, full in ((0.07, 0.25, True), (0.165, 0.285, True), (0.11, 0.36, False)):
    turned([(0.001, 0.002), (0.015, 0.002), (0.016, 0.0), (0.0185, 0.0), (0.0185, 0.005), (0.029, 0.018), (0.0355, 0.041), (0.0365, 0.046), (0.0352, 0.046), (0.0335, 0.04), (0.027, 0.019), (0.017, 0.008), (0.001, 0.007)],
           (cx, cy, Z), glaze, 64, 70)
    if full:
        turned([(0.001, 0.034), (0.0315, 0.034)], (cx, cy, Z), tea, 48)
dish = porcelain()
dx, dy = 0.4, 0.42
turned([(0.001, 0.004), (0.04, 0.004), (0.055, 0.009), (0.082, 0.019), (0.083, 0.022), (0.056, 0.013), (0.001, 0.009)], (dx, dy, 0.0), dish, 72, 60)
cake = plain("cake", (0.56, 0.5, 0.22), 0.75, vary=0.14, scale=60)
for i, (ox, oy) in enumerate(((-0.024, -0.02), (0.024, -0.022), (0.002, 0.024))):
    profile = [(0.001, 0), (0.0225, 0), (0.0235, 0.003), (0.0235, 0.015), (0.021, 0.019), (0.015, 0.0175), (0.012, 0.0195), (0.001, 0.0195)]
    c = turned(profile, (dx + ox, dy + oy, 0.0095), cake, 60, 50)
    for vert in c.data.vertices:
        t = math.atan2(vert.co.y, vert.co.x)
        k = 1 + 0.045 * math.cos(8 * t)
        vert.co.x *= k
        vert.co.y *= k
linen = cloth("linen", (0.66, 0.6, 0.5))
with placed((-0.42, 0.3, 0.0), 12):
    box((0.16, 0.23, 0.008), (0, 0, 0.004), linen, 0.004)
    box((0.155, 0.115, 0.007), (0.002, 0.05, 0.0115), linen, 0.004)
bamboo = timber("bamboo", (0.3, 0.2, 0.09), (0.5, 0.37, 0.19), "Y", 0.5)
with placed((-0.415, 0.31, 0.016), 20):
    tube([(0, -0.09, 0.004), (0, 0.02, 0.003), (0, 0.085, 0.01)], (0.0042, 0.005, 0.0075), bamboo, 10)

opening = (-2.8, 2.8, 0.03, 1.9)
box((8, 0.3, 0.06), (0, 1.16, 0.0), timber("sill", (0.06, 0.03, 0.016), (0.19, 0.105, 0.058), "X", 0.35), 0.006)
window_frame(opening, 1.25, plain("frame", (0.05, 0.042, 0.035), 0.4), bars=(-0.78, 1.12), bar=0.055)
outlook([(0, (0.82, 0.72, 0.58)), (0.18, (0.62, 0.62, 0.6)), (0.42, (0.3, 0.43, 0.58)), (1, (0.07, 0.2, 0.44))],
        azimuth=-30, elevation=14, glow=(1.0, 0.78, 0.5), wide=0.5, tight=0, cloud_colour=(0.74, 0.66, 0.6), height=14, seed=6, deep=(0.008, 0.06, 0.085))
sun(-38, 24, 3.0, (1.0, 0.8, 0.55), size=2.5)
area((-0.6, 1.15, 0.95), (0.1, 0.2, 0), (3.0, 1.4), 16, (0.85, 0.92, 1.0))
area((1.2, -1.4, 1.6), (0, 0.3, 0), (1.6, 1.2), 14, (1.0, 0.8, 0.58))

camera((0.03, -0.42, 0.33), yaw=0, lens=40, pitch=-14, focus=0.74, fstop=4.0)
render("life-tea", exposure=0.2, look="Medium High Contrast", strength=1.3)
