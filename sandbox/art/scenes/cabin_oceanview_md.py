"""An oceanview cabin of Mediterranea: two chairs before a wide window in the last light."""
from furniture import armchair, bed, curtain, desk, flowers, night_table, placed, round_table
from light_room import SAND, SEA_GREEN, ash, lime_wall, paper_lamp, round_mirror, slats
from place_materials import cloth, plain
from place_scene import area, begin, camera, render, sun
from place_shapes import box, turned
from room import carpet, cove, daylight, outlook, shell, skirting, window_frame

begin(samples=48, bounces=3, clamp=2.0)
W, D, H = 3.7, 5.4, 2.4
opening = (-1.45, 1.3, 0.72, 2.1)
shell(W, D, H, ash("Y", plank=(1.5, 0.13)), lime_wall(), opening=opening, thick=0.22)
skirting(W, D, plain("skirting", (0.68, 0.66, 0.62), 0.5))
window_frame(opening, D + 0.06, ash("X"), bar=0.06, depth=0.2)
box((2.9, 0.34, 0.04), (-0.07, D - 0.02, 0.7), ash("X"), 0.008)
slats(W / 2 - 0.012, 1.4, 4.1, 0.0, 1.5, ash("Z"))
with placed((W / 2 - 0.04, 2.75, 0), turn=180):
    bed(width=1.65, throw=SEA_GREEN, head=(0.5, 0.45, 0.37), wide=2.2)
for y in (1.6, 3.9):
    with placed((W / 2 - 0.06, y, 0), turn=180):
        night_table(ash("Y"), watts=6, width=0.42)
with placed((-1.15, D - 0.5, 0), turn=28):
    armchair(SAND)
with placed((0.35, D - 0.5, 0), turn=-20):
    armchair(SEA_GREEN)
with placed((-0.4, D - 0.85, 0)):
    round_table(ash("X"), 0.27, 0.46)
flowers((-0.43, D - 0.83, 0.46), (0.86, 0.72, 0.5), 0.3, seed=12)
with placed((-W / 2, 2.1, 0), turn=180):
    desk(ash("Y"), 1.4, mirror=False)
round_mirror((-W / 2 + 0.004, 2.1, 1.5), 0.4, -1)
box((2.0, 2.2, 0.014), (-0.3, 3.3, 0.007), carpet((0.42, 0.45, 0.42)), 0.004)
drape = cloth("curtain", (0.55, 0.55, 0.5))
for x in ((-1.83, -1.4), (1.28, 1.83)):
    curtain(x, 2.3, (D - 0.26, 0.03), drape, 0.05, 0.12, seed=24)
cove(W, 0.9, 5.1, H, strength=3, lights=False)
outlook([(0, (0.82, 0.5, 0.3)), (0.2, (0.62, 0.47, 0.4)), (0.46, (0.33, 0.38, 0.47)), (1, (0.08, 0.17, 0.34))],
        azimuth=-14, elevation=6, glow=(1, 0.6, 0.3), wide=0.5, tight=0.9, cloud_colour=(0.62, 0.46, 0.42), height=9, seed=26, deep=(0.008, 0.05, 0.075))
daylight(opening, D + 0.02, 105, (1.0, 0.84, 0.7))
sun(-20, 11, 3.4, (1.0, 0.66, 0.38), size=1.2)
area((0, 0.5, 2.2), (0, 3.0, 0.6), (2.0, 0.8), 26, (1.0, 0.88, 0.74))

camera((-0.9, 0.25, 1.34), yaw=9, lens=21, shift=-0.05)
render("cabin-oceanview-md", exposure=0.15, glow=0.12, strength=1.0)
