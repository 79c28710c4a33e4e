"""An oceanview cabin in the morning: the bed just left, a robe and a cup of coffee before the wide window."""
from fallen import fallen, robe, stuffed
from furniture import curtain, night_table, placed, round_table
from place_materials import cloth, plain
from place_scene import area, begin, camera, render, sun
from place_shapes import box, turned
from room import carpet, daylight, oak, outlook, shell, skirting, walnut, window_frame
from table import plate, porcelain

begin(samples=64, bounces=3, clamp=2.0)
W, D, H = 3.6, 4.7, 2.4
TEAL = (0.03, 0.13, 0.14)
opening = (-1.2, 1.45, 0.74, 2.1)
shell(W, D, H, oak("Y"), plain("wall", (0.7, 0.68, 0.64), 0.9, vary=0.02), opening=opening, thick=0.24)
skirting(W, D, plain("skirting", (0.58, 0.56, 0.52), 0.5))
window_frame(opening, D + 0.08, walnut("X"), bar=0.05, depth=0.16)
box((2.9, 0.32, 0.03), (0.12, D + 0.02, 0.73), walnut("X"), 0.006)
box((0.03, 3.0, 1.3), (-W / 2 + 0.016, 2.35, 0.65), walnut("Y"), 0.004)

linen = cloth("linen", (0.8, 0.78, 0.74))
with placed((-W / 2 + 0.04, 2.35, 0)):
    for i in range(9):
        box((0.09, 0.252, 0.62), (0.05, (i - 4) * 0.256, 0.82), cloth("headboard", (0.3, 0.32, 0.32), sheen=0.4), 0.04, segments=6)
    box((2.0, 1.66, 0.3), (1.02, 0, 0.2), cloth("base", (0.2, 0.17, 0.14)), 0.03, segments=4)
    mattress = box((2.05, 1.7, 0.26), (1.04, 0, 0.46), linen, 0.08, segments=8)
    quilt = fallen((1.72, 2.36), (1.32, 0.04, 0.63), linen, (mattress,), thickness=0.05, fullness=0.05, bending_stiffness=3.0, mass=0.5)
    throw = fallen((0.62, 2.3), (1.74, -0.03, 0.7), cloth("throw", TEAL, sheen=0.7), (quilt,), thickness=0.012, turn=4, frames=30, fullness=0.06)
    robe((1.06, -0.58, 0.72), cloth("robe", (0.66, 0.6, 0.5), sheen=0.5), (quilt, throw), turn=-22, thickness=0.014, frames=32, fullness=0.12, crease=0.16, bending_stiffness=0.6)
    for i, (y, lean, turn) in enumerate(((-0.42, 62, 88), (0.42, 64, 93))):
        stuffed((0.72, 0.48), (0.26, y, 0.86), linen, lean=lean, turn=turn, seed=i)
        stuffed((0.68, 0.46), (0.46, y * 0.96, 0.8), linen, lean=lean - 22, turn=turn + 4 * (1 - 2 * i), seed=i + 4)
with placed((-W / 2 + 0.06, 3.62, 0)):
    night_table(walnut("Y"), watts=4, width=0.42)

seat = box((2.8, 0.6, 0.14), (0.2, D - 0.31, 0.45), cloth("seat", (0.5, 0.47, 0.42), sheen=0.4), 0.05, segments=6)
box((2.84, 0.56, 0.38), (0.2, D - 0.29, 0.19), walnut("X"), 0.006)
stuffed((0.46, 0.46), (-0.92, D - 0.2, 0.75), cloth("cushion", TEAL, sheen=0.6), lean=68, turn=8, seed=9)
stuffed((0.46, 0.46), (-0.5, D - 0.22, 0.74), cloth("sand cushion", (0.6, 0.5, 0.36), sheen=0.6), lean=66, turn=-6, seed=10)

with placed((0.68, 2.86, 0)):
    round_table(walnut("X"), 0.27, 0.5)
china = porcelain()
plate((0.66, 2.74, 0.5), 0.085, china)
turned([(0.001, 0.008), (0.026, 0.008), (0.038, 0.03), (0.044, 0.074), (0.041, 0.074), (0.035, 0.032), (0.001, 0.014)], (0.66, 2.74, 0.5), china, 64, 60)
turned([(0.001, 0.04), (0.037, 0.04)], (0.66, 2.74, 0.5), plain("coffee", (0.035, 0.014, 0.006), 0.08), 48)
box((0.2, 0.27, 0.022), (0.72, 2.96, 0.512), plain("paper", (0.75, 0.73, 0.68), 0.8), 0.002, -24)
box((0.205, 0.275, 0.003), (0.72, 2.96, 0.525), cloth("book cover", (0.05, 0.1, 0.16)), 0, -24)

for i in range(18):
    box((0.03, 0.045, H), (W / 2 - 0.012, 3.15 + i * 0.085, H / 2), walnut("Z"), 0.006)

box((2.1, 2.0, 0.016), (0.75, 3.1, 0.008), carpet((0.36, 0.38, 0.38)), 0.004)
drape = cloth("curtain", (0.46, 0.48, 0.47))
for x in ((-1.72, -1.16), (1.4, 1.79)):
    curtain(x, 2.3, (D - 0.1, 0.03), drape, 0.05, 0.12, seed=4)
outlook([(0, (0.86, 0.7, 0.56)), (0.2, (0.62, 0.64, 0.66)), (0.46, (0.3, 0.46, 0.64)), (1, (0.08, 0.2, 0.44))],
        azimuth=4, elevation=9, glow=(1, 0.78, 0.52), wide=0.5, tight=0.6, cloud_colour=(0.84, 0.74, 0.68), height=14, seed=6, deep=(0.006, 0.07, 0.1))
daylight(opening, D - 0.02, 55, (0.9, 0.94, 1.0))
sun(26, 17, 9.0, (1.0, 0.76, 0.5), size=1.2)
area((0.6, 0.3, 2.2), (-0.2, 2.6, 0.6), (2.0, 0.8), 9, (1.0, 0.9, 0.8))

camera((1.25, 0.45, 1.3), yaw=-19, lens=25, shift=-0.07)
render("cabin-oceanview", exposure=0.35, glow=0.15, strength=1.0)
