"""A balcony cabin of Mediterranea: pale ash and sea green, noon light on the balcony."""
from furniture import armchair, bed, curtain, desk, flowers, night_table, placed, round_table
from light_room import SAND, SEA_GREEN, ash, lime_wall, round_mirror, slats
from place_materials import cloth, plain, sheer
from place_scene import area, begin, camera, render, sun
from place_shapes import box
from room import balcony, carpet, cove, daylight, outlook, shell, skirting, window_frame

begin(samples=48, bounces=3, clamp=2.0)
W, D, H = 3.7, 6.0, 2.4
opening = (-1.4, 1.4, 0.0, 2.22)
shell(W, D, H, ash("Y", plank=(1.5, 0.13)), lime_wall(), opening=opening)
skirting(W, D, plain("skirting", (0.68, 0.66, 0.62), 0.5))
window_frame(opening, D + 0.05, plain("alu", (0.5, 0.5, 0.49), 0.4), bars=(0.0,))
slats(W / 2 - 0.012, 1.7, 4.9, 0.0, 1.55, ash("Z"))
with placed((W / 2 - 0.04, 3.3, 0), turn=180):
    bed(throw=SEA_GREEN, head=(0.55, 0.5, 0.42), wide=2.5)
for y in (2.05, 4.55):
    with placed((W / 2 - 0.06, y, 0), turn=180):
        night_table(ash("Y"), watts=5)
with placed((-W / 2, 2.5, 0), turn=180):
    desk(ash("Y"), 1.5, mirror=False)
round_mirror((-W / 2 + 0.004, 2.5, 1.5), 0.42, -1)
flowers((-W / 2 + 0.22, 2.1, 0.76), (0.86, 0.83, 0.76), seed=14)
with placed((-1.2, 4.75, 0), turn=58):
    armchair(SAND)
with placed((-0.62, 5.2, 0)):
    round_table(ash("X"), 0.24, 0.5)
box((2.1, 2.6, 0.014), (-0.15, 3.5, 0.007), carpet((0.5, 0.49, 0.44)), 0.004)
drape, veil = cloth("curtain", (0.55, 0.56, 0.52)), sheer("veil", (0.92, 0.92, 0.9), 0.35)
for x in ((-1.8, -1.28), (1.28, 1.8)):
    curtain(x, 2.26, (D - 0.16, 0.02), drape, 0.05, 0.12, seed=12)
curtain((0.72, 1.3), 2.26, (D - 0.07, 0.02), veil, 0.03, 0.09, seed=15)
cove(W, 1.2, 5.6, H, strength=2.5)
balcony(3.5, D + 0.12, 1.8)
with placed((0.55, D + 1.4, 0), turn=160):
    armchair((0.6, 0.58, 0.53))
outlook([(0, (0.72, 0.78, 0.8)), (0.2, (0.5, 0.66, 0.76)), (0.5, (0.2, 0.44, 0.7)), (1, (0.06, 0.22, 0.5))],
        azimuth=-34, elevation=32, glow=(1, 0.9, 0.74), cloud_colour=(0.86, 0.87, 0.88), seed=16, deep=(0.004, 0.075, 0.115))
daylight(opening, D, 150, (0.9, 0.95, 1.0))
sun(-38, 38, 5.0, (1.0, 0.92, 0.8), size=1.0)
area((0, 0.6, 2.2), (0, 3.2, 0.6), (2.0, 0.8), 26, (1.0, 0.9, 0.78))

camera((-0.98, 0.3, 1.34), yaw=11, lens=20, shift=-0.06)
render("cabin-balcony-md", exposure=0.1, glow=0.1, strength=1.0)
