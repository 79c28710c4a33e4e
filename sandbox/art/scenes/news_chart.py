"""The day's course on the chart: dividers, a pencil, a brass rule in the light of a porthole."""
import math

import numpy as np

from furniture import placed
from paper import chart
from place_materials import plain, timber
from place_scene import area, begin, camera, render, sun
from place_shapes import box, grid, tube, turned
from place_sky import sky

begin(samples=64, bounces=3, clamp=2.0)
sky([(0, (0.8, 0.72, 0.62)), (0.4, (0.5, 0.56, 0.66)), (1, (0.24, 0.36, 0.55))], azimuth=60, elevation=20, glow=(1, 0.8, 0.6), wide=0.3)
sun(62, 20, 3.2, (1.0, 0.78, 0.52), size=3)
table = timber("table", (0.05, 0.025, 0.013), (0.15, 0.08, 0.042), "X", 0.3, plank=(2.4, 0.16))
box((3, 2.2, 0.05), (0, 0.4, -0.025), table, 0.004)
u, v = np.meshgrid(np.linspace(-0.6, 0.6, 160), np.linspace(-0.4, 0.4, 110))
curl = 0.06 * np.clip((-u - 0.4) / 0.2, 0, 1) ** 2 + 0.0016 * np.sin(u * 17) * np.sin(v * 13)
sheet = grid(u, v, 0.003 + curl, chart("chart", 2.1, 27.0, (-0.02, -0.25)), "chart")
sheet.location, sheet.rotation_euler[2] = (0.0, 0.34, 0), math.radians(9)
brass = plain("brass", (0.68, 0.48, 0.2), 0.22, Metallic=1.0)
steel = plain("steel", (0.7, 0.7, 0.7), 0.2, Metallic=1.0)
with placed((-0.02, 0.27, 0.004), 58):
    for s in (-1, 1):
        tube([(-0.085, s * 0.004, 0.012), (-0.045, s * 0.024, 0.016), (0.015, s * 0.03, 0.013), (0.062, s * 0.026, 0.007)], (0.0052, 0.0062, 0.005, 0.004), brass, 14)
        tube([(0.062, s * 0.026, 0.007), (0.1, s * 0.022, 0.001)], (0.0026, 0.0005), steel, 10)
    turned([(0.001, -0.002), (0.012, -0.002), (0.0135, 0.002), (0.0135, 0.018), (0.012, 0.021), (0.004, 0.022), (0.004, 0.027), (0.001, 0.027)], (-0.09, 0, 0.002), brass, 36)
wood, lead = plain("pencil", (0.02, 0.06, 0.11), 0.35), plain("lead", (0.03, 0.03, 0.032), 0.4)
with placed((0.17, 0.2, 0.0085), 152):
    tube([(-0.085, 0, 0), (0.068, 0, 0)], 0.0042, wood, 6, angle=20)
    tube([(0.068, 0, 0), (0.085, 0, -0.001)], (0.0042, 0.0011), plain("cut", (0.5, 0.33, 0.18), 0.7), 12)
    tube([(0.085, 0, -0.001), (0.09, 0, -0.0014)], (0.0011, 0.0002), lead, 8)
    tube([(-0.098, 0, 0), (-0.085, 0, 0)], 0.0044, brass, 16)
with placed((0.12, 0.47, 0.006), 17):
    for y in (-0.028, 0.028):
        box((0.42, 0.04, 0.005), (y * 1.6, y, 0), brass, 0.0015)
        for k in np.arange(-0.19, 0.2, 0.01):
            box((0.0006, 0.006 if round(k * 100) % 5 else 0.012, 0.0003), (y * 1.6 + k, y - 0.014, 0.0027), lead, 0)
    for x in (-0.13, 0.13):
        arm = box((0.014, 0.082, 0.003), (x, 0, 0.0042), steel, 0.001)
        arm.rotation_euler[2] += math.radians(-38)
        for y in (-0.028, 0.028):
            turned([(0.001, 0.0), (0.006, 0.0), (0.006, 0.004), (0.001, 0.005)], (x - y * 0.78 * -1, y, 0.005), brass, 20)
x, y = -0.235, 0.43
turned([(0.001, 0), (0.062, 0), (0.066, 0.004), (0.066, 0.03), (0.07, 0.034), (0.07, 0.04), (0.063, 0.044), (0.058, 0.044), (0.056, 0.036), (0.001, 0.036)], (x, y, 0.003), brass, 72)
turned([(0.001, 0.0365), (0.056, 0.0365)], (x, y, 0.003), plain("dial", (0.72, 0.69, 0.62), 0.6), 48)
ink, red = plain("ink", (0.02, 0.02, 0.025), 0.6), plain("red", (0.5, 0.05, 0.03), 0.5)
for k in range(72):
    a = math.radians(k * 5)
    r0 = 0.043 if k % 6 == 0 else 0.049
    tube([(x + r0 * math.cos(a), y + r0 * math.sin(a), 0.0398), (x + 0.053 * math.cos(a), y + 0.053 * math.sin(a), 0.0398)], 0.00035, ink, 4)
a = math.radians(108)
for s, m in ((1, red), (-1, ink)):
    tube([(x, y, 0.045), (x + s * 0.022 * math.cos(a), y + s * 0.022 * math.sin(a), 0.045), (x + s * 0.04 * math.cos(a), y + s * 0.04 * math.sin(a), 0.045)], (0.0028, 0.0024, 0.0003), m, 6)
turned([(0.001, 0), (0.004, 0), (0.003, 0.007), (0.001, 0.007)], (x, y, 0.041), brass, 20)
frame = plain("frame", (0.3, 0.3, 0.3), 0.8)
tube([(1.5, 0.4 + 0.34 * math.cos(b), 0.58 + 0.34 * math.sin(b)) for b in np.linspace(0, 2 * math.pi, 49)], 0.06, frame, 10)
box((0.04, 3, 0.8), (1.5, -1.5, 0.4), frame, 0)
box((0.04, 3, 0.6), (1.5, 2.4, 0.3), frame, 0)
area((1.3, 1.4, 1.2), (0.0, 0.3, 0), (1.2, 1.0), 18, (1.0, 0.88, 0.72))

camera((-0.02, -0.3, 0.4), yaw=1, lens=42, pitch=-36, focus=0.68, fstop=5.6)
render("news-chart", exposure=0.0, look="Medium High Contrast", strength=1.2)
