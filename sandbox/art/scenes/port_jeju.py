"""Jeju: a shield mountain over a calm blue bay with black rocks; `people`: two walkers on the rocks."""
import numpy as np

from land import bump_shape, fbm, ground, land
from people import person
from place_scene import begin, camera, render, sun, view
from place_sky import haze, sky
from seascape import sea

begin()
sky([(0, (0.72, 0.82, 0.9)), (0.25, (0.45, 0.64, 0.84)), (0.6, (0.16, 0.36, 0.66)), (1, (0.05, 0.17, 0.45))],
    azimuth=-60, elevation=34, glow=(1.0, 0.9, 0.7), wide=0.2, clouds=0.75, cloud_colour=(0.95, 0.95, 0.95),
    cloud_scale=1.1, cover=0.43, stretch=2, seed=9)
haze(0.00004, height=900)
sun(-62, 32, 4.0, (1.0, 0.93, 0.82))
sea(deep=(0.004, 0.07, 0.13), wave=2.5, height=0.12, far=0.1)

green = ground("shield", (0.035, 0.075, 0.025), (0.1, 0.14, 0.045), rock=(0.1, 0.09, 0.08), size=420, steep=0.7, relief=12)


def shield(x, y):
    r = np.hypot((x - 900) * 0.62, y - 17000)
    body = 1900 * np.exp(-(r / 4300) ** 1.25) - 130 * bump_shape(x, y, 900, 17000, 500, 500)
    return body * (0.9 + 0.2 * fbm(x / 1500, y / 1500, 7, 2)) + 120 * fbm(x / 1600, y / 1600, 6, 7) - 90


def cones(x, y):
    """Small grassy craters along the shore."""
    total = -20 + 55 * fbm(x / 700, y / 500, 6, 4) * np.clip((y - 4200) / 700, 0, 1)
    for cx, cy, r, h in [(-1500, 5200, 420, 210), (-620, 5600, 300, 120), (2300, 5900, 420, 180)]:
        d = np.hypot(x - cx, y - cy) / r
        total = total + h * np.exp(-d ** 2.4) * (0.85 + 0.3 * fbm(x / 90, y / 90, 5, 8)) - h * 0.4 * np.exp(-(d / 0.38) ** 2)
    return total


land(shield, (-14000, 15000), (9000, 24000), green, 600, 300)
land(cones, (-5200, 5600), (4000, 7600), ground("coast", (0.05, 0.1, 0.025), (0.13, 0.18, 0.05), rock=(0.05, 0.045, 0.045),
     size=160, steep=0.72, relief=5), 800, 260)

basalt = ground("basalt", (0.012, 0.012, 0.013), (0.035, 0.034, 0.033), rock=(0.02, 0.02, 0.021), size=1.4, steep=0.3, relief=0.08)


def rocks(x, y):
    reach = np.clip(1.25 - np.hypot((x + 26) / 30, (y - 46) / 20), -1, 1)
    lump = fbm(x / 5, y / 5, 7, 3, ridged=True)
    return 4.2 * reach + 2.6 * (lump - 0.55) + 0.6 * fbm(x / 0.9, y / 0.9, 4, 6) - 1.5


land(rocks, (-75, 22), (18, 84), basalt, 900, 600)


def skerry(x, y):
    reach = np.clip(1.2 - np.hypot((x - 46) / 14, (y - 92) / 8), -1, 1)
    return 2.6 * reach + 2.2 * (fbm(x / 4, y / 4, 7, 13, ridged=True) - 0.55) - 1.2


land(skerry, (20, 70), (76, 108), basalt, 500, 320)
if view() == "people":
    for x, y, turn, look in ((-21, 38, 70, {"shirt": (0.7, 0.16, 0.08), "below": (0.42, 0.38, 0.3)}), (-19.6, 38.4, 64, {"dress": True, "shirt": (0.75, 0.7, 0.6), "hat": (0.7, 0.6, 0.42)})):
        person((x, y, float(rocks(np.array(float(x)), np.array(float(y))))), turn, **look)
    camera((-14, 2, 4.4), yaw=-8, lens=50, shift=0.04)
else:
    camera((0, 0, 5), lens=36, shift=0.06)
render("port-jeju", exposure=0.0, look="High Contrast")
