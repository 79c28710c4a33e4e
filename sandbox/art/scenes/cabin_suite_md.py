"""A suite of Mediterranea at first light: linen and sea green, the terrace and a rosy sea."""
from furniture import armchair, curtain, flowers, placed, round_table, sofa
from light_room import SAND, SEA_GREEN, ash, floor_lamp, lime_wall, paper_lamp, slats
from place_materials import cloth, plain
from place_scene import area, begin, camera, render, sun
from place_shapes import box, turned
from room import balcony, carpet, cove, daylight, outlook, shell, skirting, window_frame

begin(samples=48, bounces=3, clamp=2.0)
W, D, H = 6.4, 6.2, 2.7
opening = (-2.8, 2.8, 0.0, 2.5)
shell(W, D, H, ash("Y", plank=(1.9, 0.18)), lime_wall(), opening=opening)
skirting(W, D, plain("skirting", (0.68, 0.66, 0.62), 0.5))
window_frame(opening, D + 0.05, plain("alu", (0.5, 0.5, 0.49), 0.4), bars=(-0.94, 0.94))
slats(W / 2 - 0.012, 0.4, 6.0, 0.0, H - 0.1, ash("Z"), 0.07)
box((3.8, 3.2, 0.018), (0.2, 4.0, 0.009), carpet((0.56, 0.53, 0.46)), 0.006)
with placed((W / 2 - 0.36, 4.2, 0), turn=-90):
    sofa(2.5, (0.6, 0.57, 0.5), (SEA_GREEN, SAND), depth=0.94)
with placed((-1.7, 3.3, 0), turn=112):
    armchair(SEA_GREEN, 0.82)
with placed((-1.8, 4.8, 0), turn=70):
    armchair(SEA_GREEN, 0.82)
with placed((0.3, 4.05, 0)):
    round_table(ash("X"), 0.54, 0.4)
flowers((0.42, 4.2, 0.4), (0.86, 0.83, 0.76), 0.42, seed=15)
turned([(0.001, 0.012), (0.1, 0.012), (0.17, 0.045), (0.172, 0.05)], (0.08, 3.85, 0.39), plain("bowl", (0.62, 0.66, 0.62), 0.25), 48)
floor_lamp((W / 2 - 0.4, 2.55, 0), 12)
floor_lamp((W / 2 - 0.4, 5.85, 0), 9)
box((0.48, 2.4, 0.6), (-W / 2 + 0.26, 3.0, 0.36), ash("Y"), 0.008)
flowers((-W / 2 + 0.27, 3.7, 0.66), (0.86, 0.6, 0.42), 0.4, seed=19)
paper_lamp((-W / 2 + 0.3, 2.2, 0.84), 0.17, 1.1)
for i, (y, h) in enumerate(((2.55, 0.5), (3.05, 0.62))):
    box((0.02, 0.42, h), (-W / 2 + 0.014, y, 1.45), plain(f"print {i}", ((0.05, 0.22, 0.24), (0.62, 0.5, 0.36))[i], 0.8, vary=0.25, scale=1.6), 0.004)
drape = cloth("curtain", (0.56, 0.55, 0.5))
for x in ((-3.17, -2.6), (2.6, 3.17)):
    curtain(x, 2.6, (D - 0.2, 0.03), drape, 0.06, 0.13, seed=13)
cove(W, 0.9, 5.8, H, strength=2.5, inset=0.5, lights=False)
balcony(6.2, D + 0.12, 2.4)
with placed((1.1, D + 1.6, 0), turn=150):
    armchair((0.62, 0.6, 0.55))
outlook([(0, (0.86, 0.56, 0.44)), (0.2, (0.72, 0.58, 0.56)), (0.45, (0.42, 0.5, 0.62)), (1, (0.14, 0.28, 0.5))],
        azimuth=-18, elevation=6, glow=(1, 0.66, 0.44), wide=0.5, tight=0.8, cloud_colour=(0.78, 0.56, 0.52), height=30, seed=18, deep=(0.008, 0.06, 0.085))
daylight(opening, D, 230, (1.0, 0.9, 0.84))
sun(-24, 10, 3.6, (1.0, 0.72, 0.5), size=1.2, mirrored=False)
area((0, 0.6, 2.5), (0, 4, 0.6), (3.5, 0.8), 40, (1.0, 0.9, 0.78))

camera((-0.35, 0.8, 1.27), yaw=4, lens=23, shift=-0.05)
render("cabin-suite-md", exposure=-0.45, look="High Contrast", glow=0.1, strength=1.0)
