"""Dinner by the window at dusk: a set table, candle light, the sea going blue."""
import numpy as np

from city import lights
from furniture import armchair, curtain, flowers, placed
from place_materials import cloth, glass, lamp, plain, surface
from place_scene import area, begin, camera, point, render
from place_shapes import box
from room import carpet, daylight, outlook, walnut, window_frame
from table import candle, cutlery, napkin, plate, porcelain, tablecloth, wine_glass

begin(samples=80, bounces=3, clamp=1.5)
linen = cloth("linen", (0.78, 0.75, 0.7))
tablecloth(0.55, 0.75, linen, 0.4)
china, silver = porcelain(), plain("silver", (0.85, 0.84, 0.82), 0.16, Metallic=1.0)
clear = glass("crystal", (0.97, 0.985, 0.98), rim=0.22)
red = plain("red wine", (0.12, 0.004, 0.01), 0.05)
white = surface("white wine", lambda t: t.node("ShaderNodeBsdfTransparent", {"Color": (0.95, 0.82, 0.45)}).outputs[0], haze=False)
for s, x, y in ((1, 0.02, -0.34), (-1, 0.02, 0.34)):
    turn = 0 if s == 1 else 180
    with placed((x, y, 0.751), turn):
        plate((0, 0, 0.0), 0.15, china)
        plate((0, 0, 0.012), 0.105, china)
        napkin((0, 0, 0.022), linen, 8)
        cutlery((-0.185, 0, 0), 0, silver, "fork")
        cutlery((-0.215, 0, 0), 0, silver, "fork")
        cutlery((0.185, 0, 0), 0, silver, "knife")
        cutlery((0.215, 0, 0), 0, silver, "spoon")
        wine_glass((0.2, 0.2, 0), clear, red if s == 1 else white, 0.23, 0.046)
        wine_glass((0.11, 0.23, 0), clear, None, 0.2, 0.038)
for x, y, h in ((-0.2, 0.02, 0.11), (-0.29, 0.1, 0.075), (-0.29, -0.06, 0.055)):
    candle((x, y, 0.751), h, 0.7)
flowers((-0.05, 0.06, 0.751), (0.82, 0.62, 0.5), 0.22, seed=6)

opening = (-2.6, 2.6, 0.35, 2.5)
box((8, 8, 0.1), (0, -1, -0.05), carpet((0.05, 0.06, 0.09)), 0)
box((8, 0.12, 0.35), (0, 1.3, 0.175), walnut("X"), 0.004)
box((8, 0.34, 0.03), (0, 1.16, 0.36), walnut("X"), 0.006)
window_frame(opening, 1.3, plain("alu", (0.05, 0.045, 0.04), 0.4), bars=(-0.9, 0.95), bar=0.06)
drape = cloth("curtain", (0.22, 0.13, 0.08))
curtain((-1.65, -0.86), 2.6, (1.1, 0.0), drape, 0.05, 0.12, seed=3)
curtain((1.15, 2.2), 2.6, (1.1, 0.0), drape, 0.05, 0.12, seed=8)
box((8, 8, 0.1), (0, -1, 2.7), plain("ceiling", (0.35, 0.3, 0.25), 0.9), 0)
box((8, 0.1, 2.8), (0, -4.5, 1.4), plain("back wall", (0.25, 0.17, 0.11), 0.8), 0)
with placed((-0.02, 0.95, 0), turn=0):
    armchair((0.04, 0.07, 0.12), 0.62)
outlook([(0, (0.5, 0.24, 0.15)), (0.18, (0.3, 0.2, 0.22)), (0.42, (0.1, 0.14, 0.27)), (1, (0.02, 0.05, 0.14))],
        azimuth=-16, elevation=-1, glow=(0.9, 0.4, 0.18), wide=0.4, tight=0, cloud_colour=(0.16, 0.13, 0.19), height=20, seed=12)
rng = np.random.default_rng(3)
shore = np.stack([rng.normal(-1500, 900, 90), rng.uniform(4200, 4600, 90), rng.uniform(-14, 40, 90)], -1)
lights(shore, lamp("shore", (1.0, 0.6, 0.25), 5.0, False), 2.2)
daylight((-2.6, 2.6, 0.4, 2.4), 1.22, 26, (0.42, 0.55, 1.0))
area((0.5, -1.6, 2.5), (0, 0, 0.75), (1.2, 1.2), 26, (1.0, 0.66, 0.36))
point((-0.9, -0.6, 2.2), 12, (1.0, 0.62, 0.32), 0.1)

area((1.6, -0.5, 1.5), (0.1, 0, 0.85), (0.14, 1.0), 4, (1.0, 0.82, 0.62)).visible_glossy = True  # what the glasses mirror

camera((0.42, -1.22, 1.2), yaw=-17, lens=36, pitch=-14, focus=1.05, fstop=4.5)
render("life-dining", exposure=0.35, glow=0.3, strength=1.5)
