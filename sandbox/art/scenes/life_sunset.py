"""Two drinks at the open-air bar in the last minutes of the sun."""
import numpy as np

from furniture import placed
from place_materials import glass, lamp, plain, surface, timber
from place_scene import area, begin, camera, render, sun
from place_shapes import box, tube, turned
from room import outlook
from table import candle, tumbler, wine_glass

begin(samples=72, bounces=4, clamp=2.0)
box((3.2, 0.62, 0.045), (0.1, 0.12, 1.0775), timber("bar top", (0.13, 0.065, 0.03), (0.34, 0.19, 0.095), "X", 0.22, plank=(2.4, 0.155)), 0.012, segments=4)
box((3.2, 0.03, 0.03), (0.1, 0.44, 1.06), plain("edge brass", (0.6, 0.42, 0.18), 0.25, Metallic=1.0), 0.004)
clear = glass("crystal", (0.985, 0.99, 0.985), rim=0.35)
spritz = surface("spritz", lambda t: t.node("ShaderNodeMixShader", {0: 0.45, 1: t.node("ShaderNodeBsdfTransparent", {"Color": (1.0, 0.5, 0.16)}),
                 2: t.node("ShaderNodeEmission", {"Color": (0.95, 0.30, 0.05), "Strength": 0.55})}).outputs[0], haze=False)
gold = surface("gold", lambda t: t.node("ShaderNodeMixShader", {0: 0.3, 1: t.node("ShaderNodeBsdfTransparent", {"Color": (1.0, 0.82, 0.42)}),
               2: t.node("ShaderNodeEmission", {"Color": (0.9, 0.58, 0.2), "Strength": 0.5})}).outputs[0], haze=False)
wine_glass((-0.16, 0.1, 1.1), clear, spritz, 0.21, 0.05)
tumbler((0.09, 0.18, 1.1), clear, gold, 0.041, 0.095)
turned([(0.001, 0.0), (0.048, 0.0), (0.048, 0.003), (0.001, 0.003)], (0.09, 0.18, 1.0995), plain("coaster", (0.05, 0.09, 0.11), 0.9), 48)
turned([(0.001, 0.0), (0.05, 0.0), (0.05, 0.003), (0.001, 0.003)], (-0.16, 0.1, 1.0995), plain("coaster", (0.05, 0.09, 0.11), 0.9), 48)
bowl = plain("bowl", (0.62, 0.64, 0.6), 0.3)
turned([(0.001, 0.002), (0.03, 0.0), (0.06, 0.03), (0.066, 0.034), (0.062, 0.035), (0.03, 0.008), (0.001, 0.008)], (0.33, 0.06, 1.1), bowl, 64)
rng = np.random.default_rng(3)
nut = plain("almond", (0.3, 0.15, 0.06), 0.6, vary=0.3, scale=40)
for _ in range(34):
    a, r = rng.uniform(0, 6.28), 0.045 * np.sqrt(rng.random())
    obj = turned([(0.0005, -0.009), (0.005, -0.004), (0.0055, 0.003), (0.0005, 0.009)], (0.33 + r * np.cos(a), 0.06 + r * np.sin(a), 1.128 + rng.uniform(0, 0.01)), nut, 12)
    obj.rotation_euler = rng.uniform(0, 3, 3)
steel, wood = plain("steel", (0.6, 0.58, 0.55), 0.3, Metallic=1.0), timber("handrail", (0.12, 0.06, 0.028), (0.3, 0.17, 0.085), "X", 0.3)
box((14, 0.16, 0.05), (0, 3.4, 1.05), wood, 0.02, segments=4)
for x in np.arange(-6.3, 7, 1.5):
    box((0.03, 0.05, 1.0), (x, 3.4, 0.53), steel, 0.004)
for z in (0.3, 0.55, 0.8):
    tube([(-7, 3.4, z), (7, 3.4, z)], 0.012, steel, 8)
outlook([(0, (1.0, 0.46, 0.16)), (0.16, (0.86, 0.5, 0.26)), (0.34, (0.52, 0.42, 0.38)), (0.6, (0.2, 0.27, 0.4)), (1, (0.05, 0.11, 0.25))],
        azimuth=7, elevation=4, glow=(1, 0.5, 0.2), wide=0.32, tight=0.7, cloud_colour=(0.5, 0.32, 0.28), height=34, seed=33)
sun(12, 7, 2.6, (1.0, 0.58, 0.28), size=1.4, mirrored=False)
area((-1.6, -1.2, 2.2), (0, 0.1, 1.1), (1.2, 1.2), 14, (0.9, 0.86, 0.9))
area((1.1, -0.5, 1.6), (0, 0.1, 1.2), (0.1, 0.8), 4, (1.0, 0.86, 0.7)).visible_glossy = True

camera((0.09, -0.82, 1.24), yaw=0, lens=42, shift=0.03, focus=0.95, fstop=3.2)
render("life-sunset", exposure=-0.1, look="High Contrast", glow=0.1, strength=1.0)
