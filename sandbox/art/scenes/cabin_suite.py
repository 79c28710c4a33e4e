"""A suite at golden hour: a living room with a wall of glass, the terrace and the sea beyond."""
from furniture import armchair, curtain, flowers, placed, round_table, sofa, table_lamp
from place_materials import cloth, plain, sheer
from place_scene import area, begin, camera, render, sun
from place_shapes import box, turned
from room import balcony, carpet, cove, daylight, oak, outlook, shell, skirting, walnut, window_frame

begin(samples=64, bounces=3, clamp=2.0)
W, D, H = 6.4, 6.4, 2.7
opening = (-2.7, 2.7, 0.0, 2.5)
shell(W, D, H, oak("Y", plank=(1.9, 0.18)), plain("wall", (0.68, 0.64, 0.57), 0.9, vary=0.02), opening=opening)
window_frame(opening, D + 0.05, plain("alu", (0.05, 0.05, 0.055), 0.35), bars=(-0.9, 0.9))
for i in range(7):
    box((0.02, 0.72, 2.66), (-W / 2 + 0.012, 1.0 + i * 0.76, 1.34), walnut("Z"), 0.006)
box((3.9, 3.3, 0.018), (-0.1, 4.1, 0.009), carpet((0.5, 0.46, 0.4)), 0.006)
with placed((-W / 2 + 0.34, 4.3, 0), turn=90):
    sofa(2.5, (0.46, 0.43, 0.38), ((0.02, 0.05, 0.11), (0.5, 0.34, 0.17)), depth=0.94)
with placed((1.75, 3.35, 0), turn=-112):
    armchair((0.03, 0.07, 0.14), 0.82)
with placed((1.85, 4.85, 0), turn=-70):
    armchair((0.03, 0.07, 0.14), 0.82)
with placed((-0.25, 4.15, 0)):
    round_table(plain("marble", (0.7, 0.68, 0.64), 0.15, vary=0.12, scale=3), 0.52, 0.4)
flowers((-0.3, 4.3, 0.4), (0.85, 0.78, 0.7), 0.42, seed=5)
turned([(0.001, 0.012), (0.1, 0.012), (0.17, 0.045), (0.172, 0.05)], (0.0, 3.95, 0.39), plain("bowl", (0.5, 0.36, 0.17), 0.3, Metallic=1.0), 48)
with placed((-W / 2 + 0.42, 2.6, 0)):
    round_table(walnut("X"), 0.26, 0.55)
table_lamp((-W / 2 + 0.42, 2.6, 0.55), 12, height=0.56)
with placed((-W / 2 + 0.42, 5.95, 0)):
    round_table(walnut("X"), 0.24, 0.55)
table_lamp((-W / 2 + 0.42, 5.95, 0.55), 10, height=0.5)
box((0.5, 2.4, 0.62), (W / 2 - 0.27, 2.9, 0.36), walnut("Y"), 0.008)
table_lamp((W / 2 - 0.27, 2.2, 0.67), 10, height=0.5)
flowers((W / 2 - 0.27, 3.5, 0.67), (0.6, 0.2, 0.12), 0.4, seed=9)
drape, veil = cloth("curtain", (0.44, 0.4, 0.35)), sheer("veil", (0.9, 0.88, 0.84), 0.4)
for x in ((-3.15, -2.45), (2.45, 3.15)):
    curtain(x, 2.6, (D - 0.2, 0.03), drape, 0.06, 0.13, seed=3)
for x in ((-2.5, -1.95), (1.95, 2.5)):
    curtain(x, 2.6, (D - 0.1, 0.03), veil, 0.035, 0.09, seed=7)
cove(W, 0.9, 6.0, H, strength=4, inset=0.5, lights=False)
balcony(6.2, D + 0.12, 2.4)
outlook([(0, (0.8, 0.42, 0.2)), (0.2, (0.58, 0.4, 0.3)), (0.45, (0.3, 0.34, 0.42)), (1, (0.07, 0.15, 0.32))],
        azimuth=14, elevation=5, glow=(1, 0.55, 0.24), wide=0.6, tight=1.2, cloud_colour=(0.5, 0.36, 0.34), height=30, seed=8)
daylight(opening, D + 0.0, 190, (1.0, 0.84, 0.7))
sun(20, 9, 4.0, (1.0, 0.62, 0.34), size=1.2, mirrored=False)
area((0, 0.6, 2.5), (0, 4, 0.6), (3.5, 0.8), 34, (1.0, 0.84, 0.66))

camera((0.35, 1.0, 1.25), yaw=-4, lens=23, shift=-0.05)
render("cabin-suite", exposure=0.1, glow=0.2, strength=1.5)
