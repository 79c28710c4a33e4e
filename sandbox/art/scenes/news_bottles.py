"""Water in glass bottles on a cabin's table, morning light through them."""
import numpy as np

from place_materials import glass, plain, surface, timber
from place_scene import area, begin, camera, render, sun
from place_shapes import box, turned
from room import daylight, outlook, window_frame
from light_room import ash, lime_wall
from table import tumbler

begin(samples=72, bounces=8, clamp=2.5)


def full(t):
    """Glass and water as one lens; lamps shine through it."""
    lens = t.node("ShaderNodeBsdfGlass", {"Color": (0.97, 0.99, 0.985), "Roughness": 0.0, "IOR": 1.34})
    clear = t.node("ShaderNodeBsdfTransparent", {"Color": (0.93, 0.97, 0.965)})
    path = t.node("ShaderNodeLightPath")
    direct = t.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    return t.node("ShaderNodeMixShader", {0: direct, 1: lens, 2: clear}).outputs[0]


water, clear = surface("bottle of water", full, haze=False), glass("neck", (0.97, 0.985, 0.98))
steel, cork = plain("steel", (0.7, 0.69, 0.67), 0.25, Metallic=1.0), plain("stopper", (0.78, 0.77, 0.74), 0.35)
for x, y, h in ((-0.17, 0.14, 0.3), (0.0, 0.05, 0.3), (0.155, 0.17, 0.3)):
    body = [(0.001, 0.0), (0.034, 0.0), (0.038, 0.006), (0.039, 0.12), (0.0385, h * 0.56), (0.034, h * 0.64), (0.022, h * 0.74), (0.0165, h * 0.80)]
    turned(body + [(0.001, h * 0.80)], (x, y, 0.76), water, 72, 60)
    turned([(0.0165, h * 0.80), (0.0145, h * 0.9), (0.0145, h * 0.955), (0.017, h * 0.96), (0.017, h)], (x, y, 0.76), clear, 48, 60)
    turned([(0.001, h - 0.006), (0.0145, h - 0.006), (0.0165, h + 0.002), (0.0165, h + 0.016), (0.012, h + 0.021), (0.001, h + 0.021)], (x, y, 0.76), cork, 40, 40)
    turned([(0.0178, h * 0.9), (0.0178, h * 0.92), (0.015, h * 0.92)], (x, y, 0.76), steel, 40)
for x, y in ((0.29, 0.02), (0.375, 0.1)):
    tumbler((x, y, 0.76), clear, water, 0.034, 0.1)
box((1.9, 0.9, 0.03), (0.1, 0.1, 0.745), timber("table", (0.20, 0.115, 0.06), (0.36, 0.235, 0.14), "X", 0.26), 0.006)
opening = (-1.7, 1.7, 0.5, 2.3)
window_frame(opening, 1.7, ash("X"), bar=0.06)
box((5, 0.12, 0.5), (0, 1.72, 0.25), lime_wall(), 0)
box((8, 8, 0.1), (0, -1, -0.05), ash("Y", plank=(1.5, 0.13)), 0)
box((8, 8, 0.1), (0, -1, 2.5), lime_wall(), 0)
box((8, 0.1, 2.6), (0, -4, 1.3), lime_wall(), 0)
outlook([(0, (0.82, 0.72, 0.62)), (0.2, (0.62, 0.68, 0.72)), (0.5, (0.3, 0.48, 0.66)), (1, (0.09, 0.24, 0.48))],
        azimuth=-24, elevation=14, glow=(1, 0.82, 0.6), cloud_colour=(0.85, 0.8, 0.76), height=20, seed=35, deep=(0.006, 0.07, 0.1))
daylight((-1.7, 1.7, 0.5, 2.3), 1.66, 70, (0.92, 0.96, 1.0))
sun(-30, 26, 4.2, (1.0, 0.86, 0.66), size=1.0)
area((0.8, -1.2, 2.0), (0.1, 0.1, 0.8), (1.2, 1.2), 16, (1.0, 0.94, 0.86))

camera((0.06, -0.86, 0.98), lens=45, shift=-0.04, focus=0.92, fstop=3.5)
render("news-bottles", exposure=-0.25, glow=0.1, strength=1.0)
