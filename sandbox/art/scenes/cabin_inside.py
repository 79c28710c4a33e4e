"""An inside cabin in the evening: warm panels and lamplight, and nothing that looks like a window."""
from furniture import bed, desk, flowers, night_table, placed, sofa
from place_materials import plain
from place_scene import area, begin, camera, render
from place_shapes import box
from room import carpet, cove, oak, shell, skirting, walnut

begin(samples=64, bounces=3, clamp=2.0)
W, D, H = 3.5, 4.9, 2.35
wall = plain("wall", (0.66, 0.62, 0.55), 0.9, vary=0.02)
shell(W, D, H, oak("Y"), wall)
skirting(W, D, plain("skirting", (0.55, 0.51, 0.46), 0.5))
panel = walnut("Z")
for i in range(5):
    box((0.66, 0.02, 2.3), (-W / 2 + 0.36 + i * 0.695, D - 0.012, 1.16), panel, 0.005)
with placed((-0.15, D - 0.03, 0), turn=-90):
    bed(length=2.02, width=1.7, throw=(0.16, 0.075, 0.035), wide=2.4)
for x in (-1.32, 1.02):
    with placed((x, D - 0.05, 0), turn=-90):
        night_table(walnut("X"), watts=6, width=0.42)
with placed((W / 2, 1.9, 0)):
    desk(walnut("Y"), 1.4)
flowers((W / 2 - 0.22, 1.5, 0.76), seed=8)
with placed((-W / 2 + 0.02, 1.85, 0), turn=90):
    sofa(1.5, (0.2, 0.2, 0.21), depth=0.78)
box((2.0, 2.3, 0.014), (0.1, 2.2, 0.007), carpet((0.3, 0.27, 0.25)), 0.004)
cove(W, 0.6, D, H, strength=7)
area((0, 0.3, 2.1), (0, 3, 0.6), (2.0, 0.7), 26, (1.0, 0.82, 0.62))

camera((0.55, 0.2, 1.35), yaw=-6, lens=21, shift=-0.07)
render("cabin-inside", exposure=0.95, glow=0.12, strength=1.0)
