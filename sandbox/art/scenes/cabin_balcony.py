"""A balcony cabin in the morning: the bed, the door open to the sea."""
from furniture import armchair, bed, curtain, desk, flowers, night_table, placed, round_table, sofa, table_lamp
from place_materials import cloth, plain, sheer
from place_scene import area, begin, camera, render, sun
from place_shapes import box
from room import balcony, carpet, cove, daylight, outlook, oak, shell, skirting, walnut, window_frame

begin(samples=64, bounces=3, clamp=2.0)
W, D, H = 3.7, 6.0, 2.4
opening = (-1.35, 1.35, 0.0, 2.2)
wall = plain("wall", (0.72, 0.68, 0.62), 0.9, vary=0.02)
shell(W, D, H, oak("Y"), wall, opening=opening)
skirting(W, D, plain("skirting", (0.6, 0.57, 0.52), 0.5))
window_frame(opening, D + 0.05, plain("alu", (0.06, 0.06, 0.065), 0.35), bars=(0.0,))
box((0.03, 3.3, 1.6), (-W / 2 + 0.016, 3.3, 0.8), walnut("Y"), 0.004)
with placed((-W / 2 + 0.04, 3.3, 0)):
    bed(wide=2.9)
for y in (2.05, 4.55):
    with placed((-W / 2 + 0.06, y, 0)):
        night_table(walnut("Y"), watts=7)
with placed((W / 2, 2.6, 0)):
    desk(walnut("Y"), 1.5)
flowers((W / 2 - 0.22, 2.2, 0.76), seed=4)
with placed((1.25, 4.75, 0), turn=-58):
    armchair((0.1, 0.16, 0.24))
with placed((0.72, 5.15, 0)):
    round_table(walnut("X"), 0.24, 0.5)
box((2.3, 2.7, 0.014), (0.1, 3.5, 0.007), carpet((0.42, 0.38, 0.33)), 0.004)
drape = cloth("curtain", (0.5, 0.46, 0.41))
veil = sheer("veil", (0.9, 0.9, 0.88), 0.35)
for x in ((-1.78, -1.2), (1.2, 1.78)):
    curtain(x, 2.24, (D - 0.16, 0.02), drape, 0.05, 0.12, seed=2)
curtain((-1.25, -0.72), 2.24, (D - 0.07, 0.02), veil, 0.03, 0.09, seed=5)
cove(W, 1.2, 5.6, H, strength=4)
balcony(3.5, D + 0.12, 1.7)
with placed((-0.55, D + 1.35, 0), turn=200):
    armchair((0.5, 0.47, 0.42))
outlook([(0, (0.75, 0.55, 0.4)), (0.22, (0.55, 0.52, 0.5)), (0.5, (0.27, 0.42, 0.6)), (1, (0.09, 0.22, 0.45))],
        azimuth=28, elevation=10, glow=(1, 0.68, 0.4), cloud_colour=(0.75, 0.66, 0.6))
daylight(opening, D + 0.0, 120, (0.86, 0.93, 1.0))
sun(32, 24, 5.0, (1.0, 0.8, 0.58), size=1.0)
area((0, 0.6, 2.2), (0, 3.2, 0.6), (2.0, 0.8), 22, (1.0, 0.84, 0.66))

camera((0.95, 0.35, 1.32), yaw=-11, lens=20, shift=-0.06)
render("cabin-balcony", exposure=0.15, glow=0.12, strength=1.0)
