"""Ha Long: wooded limestone pillars one behind another, a junk under sail in the early light; `people`: two people in a rowing boat."""
import numpy as np

from boats import hull, junk, place
from land import fbm, foliage, ground, land, wood
from people import person
from place_materials import plain
from place_scene import begin, camera, render, sun, view
from place_shapes import tube
from place_sky import haze, sky
from seascape import mist, sea

begin()
sky([(0, (0.7, 0.58, 0.44)), (0.22, (0.54, 0.52, 0.48)), (0.5, (0.3, 0.38, 0.46)), (1, (0.1, 0.2, 0.34))],
    azimuth=-30, elevation=12, glow=(1.0, 0.74, 0.46), wide=0.4, clouds=0.5, cloud_colour=(0.58, 0.53, 0.48),
    cloud_scale=0.9, cover=0.48, stretch=2.5, seed=5)
haze(0.00019, height=520)
sun(-84, 24, 4.6, (1.0, 0.82, 0.6))
sea(deep=(0.012, 0.06, 0.058), wave=3, height=0.12, far=0.08)

stone = ground("limestone", (0.03, 0.05, 0.02), (0.06, 0.08, 0.03), rock=(0.27, 0.25, 0.215), size=30, steep=0.66, relief=3, ragged=0.7)
trees = [(0.022, 0.055, 0.016), (0.05, 0.095, 0.024), (0.09, 0.13, 0.036)]


def pillar(cx, cy, radius, height, seed, wooded):
    """Fluted walls that stand upright, ledges, a broken wooded top."""
    def rise(x, y):
        bend = fbm(x / (radius * 0.8) + seed, y / (radius * 0.8), 5, seed)
        flute = fbm(x / 15 + seed, y / 15, 5, seed + 5)
        r = np.hypot(x - cx, (y - cy) * 0.85) / radius + 0.95 * (bend - 0.5) + 0.16 * (flute - 0.5)
        step = 0.58 / (1 + np.exp((r - 0.86) * 26)) + 0.42 / (1 + np.exp((r - 0.55) * 15))
        top = 0.72 + 0.5 * fbm(x / (radius * 0.45), y / (radius * 0.45), 4, seed + 9)
        return height * step * top + 5 * (flute - 0.5) * step - 2.5
    reach = radius * 1.6
    land(rise, (cx - reach, cx + reach), (cy - reach, cy + reach), stone, 420, 420, "pillar")
    if wooded:
        def grows(x, y, z):
            steep = np.hypot(rise(x + 1.5, y) - z, rise(x, y + 1.5) - z) / 1.5
            return (z > 7) & (steep < 1.5)
        size = (4, 8) if cy < 1200 else (7, 12)
        wood(rise, (cx - reach, cx + reach), (cy - reach, cy + reach), int(radius * radius * (1.5 if cy < 1200 else 0.7)),
             [foliage(f"bush {seed} {k}", trees, seed + k, 700, 0.07, 0.9, 0.2) for k in (0, 1)], size, keep=grows, seed=seed)


rng = np.random.default_rng(11)
for cx, cy, r, h in [(-238, 640, 84, 150), (-96, 800, 44, 70), (250, 780, 96, 190), (372, 900, 66, 120), (70, 1350, 72, 130),
                     (-430, 1400, 130, 215), (-150, 1800, 105, 215), (440, 1700, 140, 215), (760, 1650, 110, 190),
                     (170, 2500, 150, 250), (-720, 2300, 180, 250), (-320, 3100, 200, 300), (600, 3000, 190, 310),
                     (1000, 2800, 190, 280), (60, 4100, 260, 340), (-1080, 3800, 300, 380), (1300, 4300, 300, 400), (-560, 5100, 330, 400)]:
    pillar(cx, cy, r, h, int(rng.integers(1, 900)), cy < 2000)

for i, (y, w, h) in enumerate([(1150, 2200, 40), (2150, 4200, 90), (3500, 7000, 140)]):
    mist((0, y, 0), (w, h), (0.64, 0.55, 0.44), 0.5, seed=i * 3.1, scale=3.0 + i)
hull_, sail = plain("junk hull", (0.09, 0.045, 0.025), 0.6, vary=0.3, scale=1.0), plain("sail", (0.36, 0.14, 0.06), 0.85, vary=0.12, scale=0.5)
junk((26, 300, 0), 152, hull_, plain("junk deck", (0.2, 0.12, 0.07), 0.8), sail, 26)

if view() == "people":
    boat, along = np.array((-6.6, 38.0)), np.array((np.cos(np.radians(-28)), np.sin(np.radians(-28))))
    timber = plain("boat timber", (0.2, 0.115, 0.06), 0.7, vary=0.25, scale=1.5)
    oar = tube([(-1.5, -0.1, 1.3), (-4.3, -0.9, -0.15)], 0.035, timber, 8)
    place([*hull(6.8, 1.5, timber, plain("boards", (0.22, 0.14, 0.08), 0.8), 0.8, 0.42, 0.4), oar], (*boat, 0), -28)
    for ahead, low, look in ((-2.0, 0.2, {"shirt": (0.16, 0.1, 0.16), "hat": (0.66, 0.55, 0.36), "stride": 0.2}), (1.1, -0.42, {"shirt": (0.7, 0.68, 0.6), "hat": (0.66, 0.55, 0.36), "stride": 0.05})):
        person((*(boat + ahead * along), low), 118, **look)
    camera((0, 0, 2.6), lens=46, shift=0.075)
else:
    camera((0, 0, 9), lens=46, shift=0.085)
render("port-halong", exposure=0.3, look="High Contrast")
