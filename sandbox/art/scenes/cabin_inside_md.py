"""An inside cabin of Mediterranea: pale ash and lamplight, and nothing that looks like a window."""
from furniture import bed, desk, flowers, night_table, placed, sofa
from light_room import SAND, SEA_GREEN, ash, lime_wall, round_mirror, slats
from place_materials import plain
from place_scene import area, begin, camera, render
from place_shapes import box
from room import carpet, cove, shell, skirting

begin(samples=48, bounces=3, clamp=2.0)
W, D, H = 3.6, 4.9, 2.38
shell(W, D, H, ash("Y", plank=(1.5, 0.13)), lime_wall())
skirting(W, D, plain("skirting", (0.68, 0.66, 0.62), 0.5))
panel = ash("X")
for i in range(3):
    box((W - 0.02, 0.02, 0.37), (0, D - 0.012, 0.2 + i * 0.38), panel, 0.006)
with placed((0.15, D - 0.03, 0), turn=-90):
    bed(length=2.02, width=1.7, throw=SEA_GREEN, head=(0.5, 0.45, 0.37), wide=2.0)
for x in (-1.04, 1.34):
    with placed((x, D - 0.05, 0), turn=-90):
        night_table(ash("X"), watts=6, width=0.42)
with placed((-W / 2, 1.9, 0), turn=180):
    desk(ash("Y"), 1.4, mirror=False)
round_mirror((-W / 2 + 0.004, 1.9, 1.48), 0.38, -1)
flowers((-W / 2 + 0.22, 2.35, 0.76), (0.86, 0.83, 0.76), seed=28)
slats(W / 2 - 0.012, 0.6, 3.3, 0.0, H, ash("Z"))
with placed((W / 2 - 0.03, 1.75, 0), turn=-90):
    sofa(1.5, SAND, (SEA_GREEN, (0.75, 0.72, 0.66)), depth=0.78)
box((1.9, 2.2, 0.014), (-0.05, 2.1, 0.007), carpet((0.42, 0.45, 0.42)), 0.004)
cove(W, 0.6, D, H, strength=6)
area((0, 0.3, 2.1), (0, 3, 0.6), (2.0, 0.7), 40, (1.0, 0.88, 0.72))

camera((-0.6, 0.2, 1.36), yaw=6, lens=21, shift=-0.07)
render("cabin-inside-md", exposure=0.7, glow=0.12, strength=1.0)
