"""Sanya: palms against the golden hour over a quiet beach."""
import numpy as np

from land import bump_shape, fbm, ground, land
from place_nodes import Tree
from palms import palm
from place_materials import plain, principled, surface, water
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from place_shapes import grid

begin()
sky([(0, (0.85, 0.36, 0.12)), (0.18, (0.62, 0.34, 0.2)), (0.4, (0.26, 0.28, 0.36)), (1, (0.05, 0.11, 0.26))],
    azimuth=10, elevation=4, glow=(1.0, 0.5, 0.18), wide=0.7, tight=1.4, clouds=0.65, cloud_colour=(0.42, 0.27, 0.25),
    cloud_scale=0.9, cover=0.46, stretch=3.2, seed=7)
haze(0.00007, height=500)
sun(10, 5, 3.0, (1.0, 0.6, 0.3), mirrored=False)

xs, ys = np.meshgrid([-40000, 40000], [-10, 70000])
grid(xs, ys, xs * 0.0, water(deep=(0.006, 0.05, 0.07), wave=2.2, height=0.14, far=0.1), "sea")


def beach_height(x, y):
    shore = 21 + 0.045 * (x + 10) ** 1.0 + 1.6 * np.sin(x / 13)
    slope = np.clip(shore - y, -30, 40) * 0.065
    return slope + 0.05 * fbm(x / 1.3, y / 1.3, 4, 3) + 0.35 * np.clip((8 - y) / 14, 0, 1) * fbm(x / 6, y / 6, 4, 5)


def sand(t):
    where = t.node("ShaderNodeNewGeometry").outputs["Position"]
    z = t.split(where)[2]
    fine = t.noise(where, 40.0, 3.0, 0.7)
    ripple = t.noise(where, 2.2, 5.0, 0.6)
    wet = t.step(t.math("MULTIPLY_ADD", ripple, 0.12, z), 0.34, 0.16)
    tone = t.mix(t.math("ADD", t.math("MULTIPLY", ripple, 0.6), t.math("MULTIPLY", fine, 0.4)), (0.36, 0.26, 0.17), (0.52, 0.4, 0.28))
    tone = t.mix(wet, tone, (0.12, 0.085, 0.06))
    rough = t.math("MULTIPLY_ADD", wet, -0.72, 0.9)
    lumps = t.math("MULTIPLY_ADD", fine, 0.15, ripple)
    strength = t.math("MULTIPLY_ADD", wet, -0.45, 0.5)
    normal = t.node("ShaderNodeBump", {"Height": lumps, "Strength": strength, "Distance": 0.1}).outputs[0]
    return principled(t, tone, rough, Normal=normal)


land(beach_height, (-60, 60), (-2, 60), surface("sand", sand), 700, 400, "beach", sink=0)
far = ground("headland", (0.02, 0.035, 0.02), (0.04, 0.055, 0.03), size=160, relief=8)
land(lambda x, y: 330 * bump_shape(x, y, -2300, 5200, 1500, 700) * (0.6 + 0.7 * fbm(x / 700, y / 700, 6, 4, ridged=True)) - 12,
     (-5200, 300), (3800, 6800), far, 500, 160)
land(lambda x, y: 210 * bump_shape(x, y, 3000, 6500, 900, 500) * (0.6 + 0.7 * fbm(x / 500, y / 500, 6, 14, ridged=True)) - 10,
     (1500, 4600), (5400, 7600), far, 400, 140)

for i, (x, y, h, lx, ly) in enumerate([(-7.4, 12.5, 7.6, 2.6, 0.6), (-9.3, 15, 9.4, 1.4, 0.2), (-12.5, 19, 8.2, -1.4, 0.4),
                                       (-15.5, 16, 10.4, 0.8, 0.0), (13.8, 20, 8.8, -2.6, 0.2)]):
    palm((x, y, float(beach_height(np.array(x), np.array(y))) - 0.05), h, (lx, ly), seed=i + 2)

camera((0, 0, 2.9), lens=30, shift=0.1)
render("port-sanya", exposure=0.1, look="High Contrast", glow=0.25)
