"""Okinawa: a wooded limestone island in a coral lagoon from the air, coves of white sand, the reef line; `people`: two walkers in a cove."""
import numpy as np

from land import fbm, foliage, ground, land, wood
from people import person
from place_scene import begin, camera, render, sun, view
from place_sky import haze, sky
from reef import reef

begin(samples=40)
sky([(0, (0.66, 0.76, 0.82)), (0.2, (0.4, 0.58, 0.76)), (0.5, (0.15, 0.34, 0.62)), (1, (0.04, 0.14, 0.4))],
    azimuth=70, elevation=40, glow=(1.0, 0.92, 0.75), wide=0.12, clouds=0.9, cloud_colour=(0.92, 0.92, 0.93),
    cloud_scale=1.5, cover=0.47, stretch=2.2, seed=58)
haze(0.000045, height=600)
sun(124, 36, 4.8, (1.0, 0.9, 0.74), mirrored=False)

HEADS = [(-150, 1010, 150, 92), (30, 960, 120, 58), (175, 1040, 135, 78), (330, 1010, 90, 40), (-330, 1080, 120, 50), (20, 1130, 170, 70)]
ISLETS = [(-470, 800, 42, 20), (-420, 760, 22, 9), (520, 1240, 60, 26), (440, 830, 26, 12)]


def bent(x, y):
    """The plan is drawn crooked, so that no shore is round."""
    dx = fbm(x / 170, y / 170, 6, 3) - 0.5
    dy = fbm(x / 170 + 40, y / 170, 6, 8) - 0.5
    return x + 210 * dx, y + 170 * dy


def bulk(x, y):
    """How far inside the island a point lies: 0 at the shore, negative at sea, in metres."""
    px, py = bent(x, y)
    best = np.full(np.shape(x), -4000.0)
    soft = np.zeros(np.shape(x))
    for cx, cy, r, _ in HEADS:
        soft = soft + np.exp((r - np.hypot((px - cx) / 1.25, py - cy)) / 46)
    best = np.maximum(best, 46 * np.log(soft + 1e-30) - 8)
    for cx, cy, r, _ in ISLETS:
        best = np.maximum(best, r - np.hypot(px - cx, py - cy))
    return best


def sandy(x, y):
    """1 in the coves that hold a beach, 0 where the limestone falls into the water."""
    return np.clip((fbm(x / 230, y / 230, 3, 27) - 0.44) * 7, 0, 1)


def rock_height(x, y):
    px, py = bent(x, y)
    total = np.zeros(np.shape(x))
    for cx, cy, r, h in HEADS + ISLETS:
        total = np.maximum(total, h * np.exp(-(np.hypot((px - cx) / 1.25, py - cy) / r) ** 2 * 1.5))
    crest = fbm(x / 85, y / 85, 6, 14, ridged=True)
    return total * (0.6 + 0.75 * crest) + 9 * (fbm(x / 24, y / 24, 5, 6) - 0.5)


def bed(x, y):
    """Depth of the water: sand about the island, coral gardens, channels, a ragged reef, then the blue."""
    inside = bulk(x, y)
    out = np.maximum(-inside, 0)
    beach = sandy(x, y)
    near = (0.022 + 0.05 * (1 - beach)) * out
    lagoon = 2.6 + 5.0 * (fbm(x / 330, y / 330, 5, 7) - 0.35) + 1.6 * (fbm(x / 60, y / 60, 5, 17) - 0.5)
    channel = 6.5 * np.exp(-((fbm(x / 520, y / 520, 4, 31) - 0.5) / 0.045) ** 2) * np.clip((out - 60) / 120, 0, 1)
    depth = np.minimum(near, np.maximum(lagoon, 0.7)) + channel
    rim = 300 + 420 * (fbm(x / 620, y / 620, 6, 5) - 0.5) + 120 * (fbm(x / 110, y / 110, 5, 12) - 0.5)
    over = out - rim
    crest = np.exp(-(over / 42) ** 2)
    depth = depth * (1 - 0.8 * crest) + np.maximum(over, 0) * 0.1
    patches = np.clip((fbm(x / 64, y / 52, 7, 11, gain=0.58) - 0.55) * 8, 0, 1) * np.clip((out - 22) / 40, 0, 1) * (over < 60)
    gardens = np.clip((fbm(x / 19, y / 15, 6, 19, gain=0.6) - 0.53) * 9, 0, 1) * np.clip((out - 40) / 60, 0, 1) * (over < 70)
    spurs = np.clip((fbm(x / 12, y / 26, 5, 23) - 0.44) * 6, 0, 1) * np.exp(-((over - 20) / 55) ** 2)
    coral = np.clip(np.maximum(patches * 0.95, np.maximum(gardens * (0.35 + 0.5 * (fbm(x / 150, y / 150, 4, 2) > 0.5)), spurs)), 0, 1)
    swash = np.exp(-((out - 3) / 2.2) ** 2) * (0.25 + 0.6 * fbm(x / 30, y / 30, 4, 9))
    breakers = np.exp(-((over - 34 - 26 * (fbm(x / 48, y / 48, 5, 29) - 0.5)) / 9) ** 2) * np.clip((fbm(x / 150, y / 150, 4, 33) - 0.36) * 4, 0, 1)
    return depth - np.maximum(inside, 0) * 0.05, coral, np.maximum(np.where(inside > 0, 0, swash), 1.05 * breakers)


if view() == "people":
    u, v = np.meshgrid(np.linspace(-1, 1, 700), np.linspace(-1, 1, 700))
    xs, ys = 130 + 90 * u + 60000 * u ** 9, 850 + 90 * v + 60000 * v ** 9
else:
    u, v = np.meshgrid(np.linspace(-1, 1, 1000), np.linspace(0, 1, 1150))
    ys = 240 * (70000 / 240.0) ** (v ** 1.55)
    xs = u * ys * 0.72
tones = [(0.0, (0.6, 0.62, 0.5)), (0.016, (0.46, 0.62, 0.53)), (0.05, (0.2, 0.54, 0.5)), (0.11, (0.06, 0.4, 0.43)), (0.2, (0.016, 0.25, 0.35)),
         (0.4, (0.005, 0.1, 0.22)), (1.0, (0.003, 0.04, 0.13))]
depth, coral, foam = bed(xs, ys)
reef(xs, ys, depth, coral, foam, tones, ripple=0.22, relief=0.9, gloss=0.3, weed=(0.022, 0.075, 0.062), mirror=0.3)


def island(x, y):
    inside, beach = bulk(x, y), sandy(x, y)
    strand = np.minimum(0.11 * inside, 2.6)
    lift = np.clip((inside - 20 * beach) / 16, 0, 1)
    lift = lift * lift * (3 - 2 * lift)
    wall = 11 * np.clip(inside / 7, 0, 1) * (1 - beach) * (0.5 + fbm(x / 12, y / 12, 5, 4, ridged=True))
    return np.where(inside > 0, strand + lift * np.maximum(rock_height(x, y), 2) + wall, 0.1 * inside)


shore = ground("island", (0.026, 0.06, 0.016), (0.055, 0.095, 0.028), rock=(0.3, 0.27, 0.22), size=22, steep=0.62, relief=1.2,
               sand=(2.2, (0.66, 0.6, 0.48)), ragged=0.5)
if view() == "people":
    land(island, (-180, 280), (790, 1060), shore, 1300, 780, sink=0)
else:
    land(island, (-620, 640), (660, 1380), shore, 1100, 760, sink=0)
greens = [(0.022, 0.056, 0.014), (0.046, 0.092, 0.022), (0.085, 0.125, 0.03), (0.12, 0.14, 0.044)]
trees = [foliage("grove", greens, s, leaves=1100, size=0.055, squash=0.75, trunk=0.3, lumps=10, spread=0.34) for s in (3, 8, 12)]
wood(island, (-560, 600), (690, 1330), 52000, trees, (4.5, 9),
     keep=lambda x, y, z: (bulk(x, y) > 4 + 21 * sandy(x, y) + 5 * fbm(x / 20, y / 20, 3, 2)) & (fbm(x / 34, y / 34, 4, 40) > 0.3)
     & (np.abs(island(x + 3, y) - z) + np.abs(island(x, y + 3) - z) < 8.5), seed=4)

if view() == "people":
    bushes = [foliage("bush", greens, s, leaves=1100, size=0.06, squash=0.9, trunk=0.06, lumps=12, spread=0.42) for s in (5, 7)]
    wood(island, (-80, 280), (800, 1000), 16000, bushes, (1.4, 3.2),
         keep=lambda x, y, z: (bulk(x, y) > 20 + 6 * (fbm(x / 9, y / 9, 3, 6) - 0.5)) & (np.abs(island(x + 1, y) - z) + np.abs(island(x, y + 1) - z) < 1.7), seed=6)
    line = np.linspace(790, 880, 900)
    for x, inland, turn, look in ((134, 2.2, -100, {"shirt": (0.1, 0.18, 0.36), "below": (0.4, 0.34, 0.24)}), (133.4, 3.9, -96, {"dress": True, "shirt": (0.66, 0.11, 0.07), "hat": (0.7, 0.6, 0.42)})):
        y = float(line[np.argmax(bulk(np.full(900, float(x)), line) > inland)])
        person((x, y, float(island(np.array(float(x)), np.array(y)))), turn, **look)
    camera((172, 850, 7), yaw=-94, lens=35, shift=-0.04)
else:
    camera((0, 0, 250), yaw=-1, lens=33, pitch=0, shift=-0.14)
render("port-okinawa", exposure=0.05, look="High Contrast")
