"""An oceanview cabin: a wide picture window over the sea, a sofa below it, the bed beside."""
from furniture import armchair, bed, curtain, desk, flowers, night_table, placed, round_table, sofa
from place_materials import cloth, plain, sheer
from place_scene import area, begin, camera, render, sun
from place_shapes import box
from room import carpet, cove, daylight, oak, outlook, shell, skirting, walnut, window_frame

begin(samples=64, bounces=3, clamp=2.0)
W, D, H = 3.6, 5.4, 2.4
opening = (-1.0, 1.25, 0.82, 2.08)
shell(W, D, H, oak("Y"), plain("wall", (0.7, 0.68, 0.64), 0.9, vary=0.02), opening=opening, thick=0.2)
skirting(W, D, plain("skirting", (0.58, 0.56, 0.52), 0.5))
window_frame(opening, D + 0.06, walnut("X"), bar=0.06, depth=0.16)
box((0.03, 2.9, 1.5), (-W / 2 + 0.016, 2.85, 0.75), walnut("Y"), 0.004)
with placed((-W / 2 + 0.04, 2.85, 0)):
    bed(width=1.7, throw=(0.03, 0.13, 0.14), head=(0.3, 0.32, 0.32), wide=2.6)
for y in (1.68, 4.02):
    with placed((-W / 2 + 0.06, y, 0)):
        night_table(walnut("Y"), watts=6, width=0.42)
with placed((0.62, D - 0.04, 0)):
    sofa(1.8, (0.5, 0.47, 0.42), ((0.03, 0.13, 0.14), (0.6, 0.5, 0.36)), depth=0.8)
with placed((0.55, D - 1.35, 0)):
    round_table(walnut("X"), 0.28, 0.44)
flowers((0.52, D - 1.33, 0.44), (0.8, 0.55, 0.45), 0.3, seed=2)
with placed((W / 2, 2.2, 0)):
    desk(walnut("Y"), 1.4)
box((2.0, 2.4, 0.014), (0.5, 3.4, 0.007), carpet((0.36, 0.38, 0.38)), 0.004)
drape = cloth("curtain", (0.46, 0.48, 0.47))
for x in ((-1.62, -1.0), (1.24, 1.78)):
    curtain(x, 2.3, (D - 0.1, 0.03), drape, 0.05, 0.12, seed=4)
cove(W, 0.9, 5.1, H, strength=4, lights=False)
outlook([(0, (0.66, 0.7, 0.72)), (0.22, (0.48, 0.6, 0.7)), (0.5, (0.2, 0.4, 0.64)), (1, (0.07, 0.2, 0.46))],
        azimuth=-30, elevation=26, glow=(1, 0.86, 0.66), cloud_colour=(0.8, 0.8, 0.8), height=9, seed=6, deep=(0.005, 0.07, 0.11))
daylight(opening, D + 0.02, 110, (0.84, 0.92, 1.0))
sun(-34, 30, 4.0, (1.0, 0.88, 0.7), size=1.0)
area((0, 0.5, 2.2), (0, 3.0, 0.6), (2.0, 0.8), 24, (1.0, 0.86, 0.7))

camera((0.75, 0.2, 1.35), yaw=-8, lens=21, shift=-0.05)
render("cabin-oceanview", exposure=0.15, glow=0.12, strength=1.0)
