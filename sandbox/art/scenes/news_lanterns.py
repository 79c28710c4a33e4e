"""Red lanterns under the awning of the open deck, the last light over the sea."""
import bpy

import deck
from lanterns import lantern
from place_materials import plain, timber
from place_scene import begin, camera, point, render
from place_shapes import box, copies
from place_sky import haze, sky
from seascape import sea

begin(samples=72, clamp=0.5)
sky([(0, (0.6, 0.28, 0.14)), (0.15, (0.36, 0.22, 0.2)), (0.36, (0.12, 0.15, 0.27)), (1, (0.015, 0.045, 0.15))],
    azimuth=16, elevation=-1, glow=(0.9, 0.4, 0.18), wide=0.5, clouds=0.6, cloud_colour=(0.13, 0.12, 0.19),
    cloud_scale=0.8, cover=0.47, stretch=3.2, seed=14, light=1.3)
haze(0.00009)
sea(deep=(0.004, 0.018, 0.03), wave=4, height=0.3, far=0.09)
EYE = 19.0
red = [lantern(f"red {i}", (0.9, 0.035 + 0.012 * i, 0.012), 0.72, ribs=14, squash=0.84, heart=0.1) for i in range(3)]
spots = [(x, 6.1 + (x - 1.2) * 1.1106, 1.05) for x in (-1.75, -0.6, 0.5, 1.45, 2.35, 3.2)]
copies(red, [(x, y, EYE + z) for x, y, z in spots], 0.72, seed=4)
wood_ = timber("awning beam", (0.05, 0.028, 0.015), (0.12, 0.065, 0.035), "X", 0.4)
for x, y, z in spots:
    box((0.014, 0.014, 0.4), (x, y, EYE + z + 0.655), plain("cord", (0.25, 0.02, 0.012), 0.8), 0)
    point((x, y, EYE + z - 0.1), 5, (1.0, 0.22, 0.08), 0.3).visible_glossy = False
box((40, 0.16, 0.12), (1.2, 6.1, EYE + 1.93), wood_, 0.01, 48)
deck.rail((2.1, 7.2, EYE - 1.12 - 0.5), 48, 44, post=1.5)
# painted, not polished: polished steel would sparkle with the lanterns
posts = bpy.data.materials["steel"].node_tree.nodes["Principled BSDF"].inputs
posts["Metallic"].default_value, posts["Roughness"].default_value, posts["Specular"].default_value = 0.0, 0.7, 0.1

camera((0, 0, EYE), lens=32, shift=0.085, focus=4.4, fstop=3.2)
render("news-lanterns", exposure=0.35, look="Medium High Contrast", glow=0.4, strength=2.0)
