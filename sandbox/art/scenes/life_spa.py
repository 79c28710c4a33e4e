"""The spa: stones, rolled towels and a candle on warm wood, still water and the sea beyond."""
import numpy as np

from place_materials import bump, cloth, plain, principled, surface, timber
from place_scene import area, begin, camera, render, sun
from place_shapes import box, turned
from room import daylight, outlook, walnut, window_frame
from table import candle, rolled_towel, stone

begin(samples=72, bounces=3, clamp=1.5)
bench = timber("cedar", (0.17, 0.085, 0.04), (0.36, 0.205, 0.11), "X", 0.4)
for i in range(5):
    box((3.4, 0.132, 0.05), (0, -0.2 + i * 0.14, 0.475), bench, 0.006)
box((3.2, 0.6, 0.4), (0, 0.1, 0.23), walnut("X"), 0.006)


def basalt(t):
    where = t.node("ShaderNodeTexCoord").outputs["Object"]
    grain = t.noise(where, 90.0, 5.0, 0.7)
    return principled(t, t.mix(grain, (0.02, 0.021, 0.022), (0.06, 0.06, 0.062)), 0.42, Normal=bump(t, grain, 0.25, 0.002))


rock = surface("basalt", basalt)
z = 0.5
for i, (w, d, h) in enumerate([(0.25, 0.21, 0.075), (0.2, 0.17, 0.062), (0.15, 0.13, 0.052), (0.1, 0.09, 0.04)]):
    stone((-0.3 + 0.012 * (-1) ** i, 0.08 + 0.008 * i, z + h / 2), (w, d, h), rock, seed=i + 2, turn=40 * i)
    z += h * 0.93
stone((-0.56, -0.04, 0.53), (0.17, 0.13, 0.062), rock, seed=9, turn=20)
stone((-0.1, -0.12, 0.518), (0.1, 0.085, 0.04), rock, seed=11, turn=70)
towel = cloth("towel", (0.8, 0.77, 0.71), sheen=0.6)
rolled_towel((0.36, 0.16, 0.5), towel, 0.46, 0.07, 96)
rolled_towel((0.525, 0.15, 0.5), towel, 0.46, 0.07, 90)
rolled_towel((0.445, 0.15, 0.618), towel, 0.44, 0.068, 93)
candle((0.1, 0.1, 0.5), 0.06, 0.3, 0.035, holder=False)
candle((0.19, 0.2, 0.5), 0.1, 0.3, 0.035, holder=False)
turned([(0.001, 0.004), (0.05, 0.004), (0.085, 0.03), (0.095, 0.05), (0.09, 0.05), (0.078, 0.03), (0.045, 0.01), (0.001, 0.01)], (-0.02, 0.24, 0.5), plain("bowl", (0.3, 0.34, 0.33), 0.3), 64)


def still(t):
    where = t.node("ShaderNodeNewGeometry").outputs["Position"]
    wave = t.noise(where, 2.4, 3.0, 0.5, 0.6)
    return principled(t, (0.012, 0.075, 0.085), 0.03, IOR=1.33, Normal=bump(t, wave, 0.25, 0.05))


box((7, 3.0, 0.1), (0, 2.2, 0.22), surface("pool", still), 0)
tile = plain("stone tile", (0.36, 0.32, 0.27), 0.45, vary=0.15, scale=4)
box((7, 0.3, 0.32), (0, 3.75, 0.16), tile, 0.01)
box((7, 0.24, 0.32), (0, 0.6, 0.16), tile, 0.01)
box((7, 4, 0.1), (0, -1.2, -0.05), tile, 0)
panel = walnut("Z", 0.4)
for s in (-1, 1):
    for i in range(10):
        box((0.06, 0.42, 2.9), (s * 2.5, -0.4 + i * 0.46, 1.45), panel, 0.006)
box((7, 7, 0.1), (0, 1, 2.95), timber("slats", (0.14, 0.075, 0.04), (0.3, 0.18, 0.1), "Y", 0.5, plank=(3, 0.12)), 0)
opening = (-2.48, 2.48, 0.32, 2.8)
window_frame(opening, 3.9, plain("alu", (0.06, 0.055, 0.05), 0.4), bars=(-0.85, 0.85), bar=0.05)
outlook([(0, (0.72, 0.52, 0.36)), (0.2, (0.56, 0.48, 0.43)), (0.45, (0.32, 0.42, 0.5)), (1, (0.1, 0.2, 0.34))],
        azimuth=16, elevation=8, glow=(1, 0.66, 0.36), wide=0.5, tight=0.8, cloud_colour=(0.6, 0.5, 0.45), height=18, seed=16)
daylight(opening, 3.8, 150, (1.0, 0.9, 0.78), 4.0)
sun(22, 16, 3.0, (1.0, 0.72, 0.44), size=1.5, mirrored=False)
area((-0.6, -1.6, 2.4), (0, 0.1, 0.5), (1.6, 0.9), 26, (1.0, 0.78, 0.55))

camera((0.02, -1.28, 0.86), yaw=0, lens=42, shift=-0.02, pitch=-5, focus=1.4, fstop=4.0)
render("life-spa", exposure=0.15, glow=0.2, strength=1.5)
