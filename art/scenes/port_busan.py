"""Busan: sea cliffs, and a long bridge in the haze."""
import numpy as np

from city import Blocks, facade, street
from harbour import suspension
from land import bump_shape, crown, fbm, ground, land, wood
from place_materials import plain
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from seascape import sea

begin()
sky([(0, (0.6, 0.58, 0.55)), (0.22, (0.46, 0.54, 0.6)), (0.5, (0.24, 0.38, 0.54)), (1, (0.07, 0.18, 0.38))],
    azimuth=40, elevation=16, glow=(1.0, 0.78, 0.52), wide=0.35, clouds=0.5, cloud_colour=(0.62, 0.6, 0.58),
    cloud_scale=0.9, cover=0.46, stretch=2.6, seed=15)
haze(0.00014, height=420)
sun(52, 22, 3.6, (1.0, 0.86, 0.66))
sea(deep=(0.006, 0.05, 0.075), wave=4, height=0.3, far=0.1)

pale = plain("pale steel", (0.3, 0.31, 0.33), 0.5)
suspension((-700, 1500), (1150, 2300), 40, (0.33, 0.67), 150, pale, spacing=20)


def cliff(x, y):
    edge = -70 - 0.16 * (y - 300) + 62 * (fbm(x / 160, y / 110, 5, 3) - 0.5)
    inland = np.clip((edge - x) / 16, -1, 1)
    wall = 1 / (1 + np.exp(-inland * 5))
    crag = fbm(x / 24, y / 24, 7, 6, ridged=True)
    top = 58 + 36 * fbm(x / 190, y / 190, 4, 9) + np.clip((edge - x) * 0.22, 0, 60)
    return wall * top * (0.74 + 0.36 * crag) + 4 * (crag - 0.5) - 5


rock = ground("cliff", (0.022, 0.05, 0.018), (0.06, 0.09, 0.03), rock=(0.15, 0.13, 0.11), size=40, steep=0.62, relief=1.6)
land(cliff, (-640, 60), (300, 1000), rock, 700, 800, sink=0.1)
wood(cliff, (-560, 0), (370, 930), 5200, [crown("pine", [(0.02, 0.045, 0.018), (0.045, 0.07, 0.025)], 3)], (4, 8),
     keep=lambda x, y, z: (z > 45) & (np.abs(cliff(x + 3, y) - z) < 3.2))
hills = ground("hills", (0.03, 0.05, 0.035), (0.05, 0.075, 0.045), size=300, relief=8)
land(lambda x, y: 420 * fbm(x / 1900, y / 1500, 7, 5, ridged=True) * bump_shape(x, y, 1800, 6000, 3600, 1200, 4) - 20,
     (-2600, 6200), (4300, 7800), hills, 600, 180)
towers = Blocks()
street(towers, (1050, 2500), (3500, 4000), 46, (60, 270), (26, 42), 4, peak=1.3)
street(towers, (-400, 1000), (3900, 4300), 60, (25, 110), (24, 46), 9)
towers.build(facade("towers", (0.34, 0.36, 0.38), [(1, 0.8, 0.5), (1, 0.9, 0.7)], share=0.02, strength=0.3))

camera((0, 0, 26), lens=38, shift=0.05)
render("port-busan", exposure=0.25, look="High Contrast")
