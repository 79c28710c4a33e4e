"""What one needs on boarding day: a passport and a pen on the chart, coffee beside the window."""
import math

import numpy as np

from furniture import placed
from paper import chart
from place_materials import cloth, plain, principled, surface, timber
from place_scene import area, begin, camera, render, sun
from place_shapes import box, grid, mesh, tube, turned
from place_sky import sky
from table import porcelain

begin(samples=64, bounces=3, clamp=2.0)
sky([(0, (0.9, 0.86, 0.8)), (0.4, (0.6, 0.68, 0.78)), (1, (0.3, 0.45, 0.66))], azimuth=-60, elevation=24, glow=(1, 0.85, 0.65), wide=0.3)
sun(-64, 26, 3.4, (1.0, 0.84, 0.62), size=3)

table = timber("table", (0.07, 0.035, 0.017), (0.2, 0.11, 0.055), "X", 0.3, plank=(2.4, 0.16))
box((3, 2.2, 0.05), (0, 0.4, -0.025), table, 0.004)
u, v = np.meshgrid(np.linspace(-0.62, 0.62, 160), np.linspace(-0.42, 0.42, 110))
curl = 0.05 * np.clip((u - 0.44) / 0.2, 0, 1) ** 2 + 0.02 * np.clip((-v - 0.3) / 0.15, 0, 1) ** 2 + 0.0016 * np.sin(u * 17) * np.sin(v * 13)
sheet = grid(u, v, 0.003 + curl, chart("chart", 2.6, 11.0, (0.33, -0.2)), "chart")
sheet.location, sheet.rotation_euler[2] = (0.1, 0.36, 0), math.radians(-7)
for k in np.linspace(-0.4, 0.4, 3):
    box((0.004, 0.84, 0.0005), (0.1 + k * 0.62, 0.36, 0.0), table, 0)

leather = plain("passport", (0.014, 0.024, 0.05), 0.55, vary=0.15, scale=90)
pages, gold = plain("pages", (0.7, 0.68, 0.62), 0.9), plain("gold", (0.62, 0.43, 0.16), 0.3, Metallic=0.9)
with placed((-0.1, 0.2, 0.004), 14):
    box((0.088, 0.125, 0.0012), (0, 0, 0.0006), leather, 0.0004)
    box((0.085, 0.122, 0.0042), (0.0006, 0, 0.0033), pages, 0.0003)
    box((0.088, 0.125, 0.0012), (0, 0, 0.006), leather, 0.0005)
    z = 0.00665
    for r in (0.0175, 0.0157):
        tube([(r * math.cos(a), 0.012 + r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 61)], 0.00042, gold, 6)
    for a in np.arange(12) * math.pi / 6:
        tube([(0.005 * math.cos(a), 0.012 + 0.005 * math.sin(a), z), (0.0125 * math.cos(a), 0.012 + 0.0125 * math.sin(a), z)], 0.0005, gold, 6)
    for y, w in ((0.045, 0.036), (-0.026, 0.026), (-0.034, 0.04)):
        box((w, 0.0022, 0.0004), (0, y, z), gold, 0)
card, navy = plain("card", (0.72, 0.7, 0.65), 0.6), plain("navy print", (0.02, 0.06, 0.13), 0.6)
with placed((-0.155, 0.245, 0.0035), -22):
    box((0.2, 0.085, 0.0007), (0, 0, 0), card, 0.0002)
    box((0.2, 0.017, 0.0002), (0, 0.034, 0.0005), navy, 0)
    box((0.0012, 0.064, 0.0002), (0.052, -0.009, 0.0005), navy, 0)
    for i, w in enumerate((0.07, 0.05, 0.09, 0.04)):
        box((w, 0.003, 0.0002), (-0.082 + w / 2, 0.012 - 0.0115 * i, 0.0005), plain("grey print", (0.25, 0.27, 0.3), 0.7), 0)
    rng = np.random.default_rng(2)
    for i in range(9):
        for j in range(9):
            if rng.random() < 0.55:
                box((0.0029, 0.0029, 0.0002), (0.062 + i * 0.0031, -0.024 + j * 0.0031, 0.0005), navy, 0)
china, coffee = porcelain(), plain("coffee", (0.035, 0.014, 0.006), 0.06)
x, y = 0.2, 0.52
turned([(0.001, 0.004), (0.035, 0.004), (0.04, 0.007), (0.072, 0.014), (0.074, 0.017), (0.07, 0.0165), (0.04, 0.01), (0.001, 0.008)], (x, y, 0.003), china, 72)
turned([(0.001, 0.012), (0.022, 0.012), (0.026, 0.018), (0.038, 0.038), (0.042, 0.062), (0.0425, 0.066), (0.0405, 0.066), (0.037, 0.04), (0.024, 0.02), (0.001, 0.018)], (x, y, 0.003), china, 72)
turned([(0.001, 0.056), (0.0395, 0.056)], (x, y, 0.003), coffee, 48)
tube([(x + 0.040 + 0.021 * math.sin(a), y - 0.003, 0.045 + 0.017 * math.cos(a)) for a in np.linspace(0.1, math.pi - 0.1, 18)], np.linspace(0.0045, 0.0035, 18), china, 10)
brass = plain("brass", (0.68, 0.48, 0.2), 0.22, Metallic=1.0)
black = plain("pen", (0.01, 0.012, 0.016), 0.15)
with placed((0.075, 0.18, 0.009), 38):
    tube([(-0.065, 0, 0), (0.015, 0, 0), (0.06, 0, 0)], (0.0052, 0.0058, 0.0048), black, 20)
    tube([(0.06, 0, 0), (0.064, 0, 0)], (0.005, 0.005), brass, 20)
    tube([(0.064, 0, 0), (0.082, 0, -0.001)], (0.0046, 0.0006), brass, 16)
    tube([(-0.0005, 0, 0), (0.0045, 0, 0)], 0.0062, brass, 20)
    box((0.04, 0.003, 0.0012), (-0.04, 0, 0.007), brass, 0.0004)
with placed((0.17, 0.26, 0.006), -26):
    for s in (-1, 1):
        tube([(-0.07, 0, 0.003), (0.02, s * 0.022, 0.003), (0.07, s * 0.03, 0.0)], (0.0042, 0.0032, 0.0006), brass, 10)
    turned([(0.001, -0.004), (0.009, -0.004), (0.009, 0.009), (0.001, 0.009)], (-0.072, 0, 0.003), brass, 24)
area((-1.6, 1.6, 1.2), (0.0, 0.3, 0), (1.4, 1.2), 26, (1.0, 0.9, 0.76))
# the window's bars lie as soft shadows over the table
frame = plain("frame", (0.3, 0.3, 0.3), 0.8)
for k in (-0.1, 0.42, 0.94):
    box((0.03, 0.05, 3.0), (-1.9, k, 1.5), frame, 0)
box((0.03, 4.0, 0.05), (-1.9, 0.5, 1.02), frame, 0)

camera((0.02, -0.36, 0.42), yaw=3, lens=42, pitch=-35, focus=0.72, fstop=5.6)
render("guide-papers", exposure=-0.12, look="Medium High Contrast", strength=1.2)
