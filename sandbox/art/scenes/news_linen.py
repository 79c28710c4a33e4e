"""New bedding on Mediterranea: pillows of several heights and long-staple cotton, close by."""
from furniture import curtain, drape, pillow, placed
from light_room import SEA_GREEN, ash, lime_wall
from place_materials import cloth, plain, sheer
from place_scene import area, begin, camera, render, sun
from place_shapes import box
from room import daylight, outlook, window_frame

begin(samples=56, bounces=4, clamp=2.0)
linen, flax, green = cloth("linen", (0.82, 0.81, 0.78)), cloth("flax", (0.6, 0.53, 0.44), sheen=0.4), cloth("green", SEA_GREEN, sheen=0.5)
with placed((-1.5, 0.2, 0)):
    box((2.6, 2.2, 0.26), (1.3, 0, 0.42), linen, 0.07, segments=5)
    drape(2.6, 2.2, 0.555, 0.3, linen, start=0.0, seed=13, folds=0.8)
for i, (size, z, turn) in enumerate((((0.74, 0.5, 0.2), 0.68, 3), ((0.74, 0.5, 0.17), 0.83, -4), ((0.72, 0.48, 0.14), 0.955, 5), ((0.6, 0.4, 0.1), 1.05, -7))):
    pillow(size, (-0.12, 0.15, z), (linen, linen, linen, flax)[i], seed=40 + i, turn=turn)
with placed((0.66, 0.05, 0.61), turn=-8):
    for k in range(4):
        box((0.46, 0.34, 0.035), (0, 0, 0.02 + 0.037 * k), (linen, flax, linen, green)[k], 0.016, turn=(2, -3, 2, -1)[k], segments=5)
opening = (-2.4, 2.4, 0.3, 2.4)
window_frame(opening, 2.3, plain("alu", (0.5, 0.5, 0.49), 0.4), bars=(-0.75, 0.8))
veil = sheer("veil", (0.92, 0.92, 0.9), 0.4)
curtain((-2.3, -0.9), 2.3, (2.1, 0.1), veil, 0.035, 0.1, seed=45)
curtain((0.95, 2.3), 2.3, (2.1, 0.1), veil, 0.035, 0.1, seed=49)
box((8, 8, 0.1), (0, -1, -0.05), ash("Y", plank=(1.5, 0.13)), 0)
box((8, 8, 0.1), (0, -1, 2.5), lime_wall(), 0)
box((8, 0.1, 2.6), (0, -4, 1.3), lime_wall(), 0)
box((5, 0.12, 0.3), (0, 2.32, 0.15), lime_wall(), 0)
outlook([(0, (0.86, 0.68, 0.56)), (0.2, (0.7, 0.68, 0.68)), (0.5, (0.38, 0.52, 0.68)), (1, (0.12, 0.28, 0.5))],
        azimuth=-20, elevation=10, glow=(1, 0.76, 0.54), cloud_colour=(0.85, 0.74, 0.7), height=24, seed=47, deep=(0.008, 0.07, 0.1))
daylight(opening, 2.2, 120, (0.98, 0.96, 0.98))
sun(-58, 20, 3.4, (1.0, 0.8, 0.6), size=1.4)
area((1.2, -1.6, 2.2), (0, 0, 0.8), (1.4, 1.4), 24, (1.0, 0.93, 0.85))

camera((0.3, -1.75, 1.16), lens=40, shift=-0.06, focus=1.9, fstop=4)
render("news-linen", exposure=-0.1, glow=0.1, strength=1.0)
