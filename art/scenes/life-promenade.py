"""The promenade of Mediterranea late in the day: teak under cover, the sea beyond the rail."""
import math, os, sys
import bpy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import deck, paint, scene, sea, sky
from shapes import Yard

HIGH = 14.0
s = scene.start(1500, 1000, samples=40, exposure=0.25)
scene.camera(s, height=HIGH + 1.5, at=(-0.3, 0), azimuth=5, lens=27, horizon=0.47)
sky.make(s, "golden", azimuth=64, seed=36)
LENGTH = 110
floor = Yard()
floor.box("planks", -8, LENGTH, -3.4, 3.4, -0.2, 0.0)
flat = floor.build("deck", {"planks": deck.planks()})
flat.rotation_euler, flat.location = (0, 0, math.pi / 2), (-0.4, 0, HIGH)
deck.rail((2.55, LENGTH / 2 - 4, HIGH), 90, LENGTH + 8, post=1.6, glass=False)
h = Yard()
for z in (0.28, 0.50, 0.72, 0.90):
    h.tube("steel", (2.55, -6, z), (2.55, LENGTH, z), 0.016, 8)
# bulkhead with windows, frames and lamps at the left
h.box("white", -4.2, -2.6, -4, LENGTH, -0.2, 3.2)
at = 1.2
while at < LENGTH:
    h.box("frame", -2.61, -2.56, at - 0.08, at + 1.48, 0.92, 2.18)
    h.box("glass", -2.6, -2.55, at, at + 1.4, 1.0, 2.1)
    h.box("lamp", -2.6, -2.48, at + 2.02, at + 2.14, 1.85, 2.12)
    at += 2.8
h.tube("teak", (-2.48, -4, 0.98), (-2.48, LENGTH, 0.98), 0.03, 14)
h.box("sea", -2.6, -2.57, -4, LENGTH, 0.0, 0.16)
# the deck above, its beams and lamps, the pillars at the rail
h.box("white", -4.2, 2.9, -4, LENGTH, 2.95, 3.2)
h.box("white", 2.66, 2.9, -4, LENGTH, 2.72, 3.0)
at = 0.4
while at < LENGTH:
    h.box("white", -2.6, 2.7, at - 0.05, at + 0.05, 2.78, 2.96)
    h.box("lamp", -0.1, 0.2, at + 1.3, at + 1.5, 2.92, 2.95)
    h.tube("white", (2.72, at + 1.4, -0.2), (2.72, at + 1.4, 2.95), 0.075, 18)
    at += 2.8
# benches against the bulkhead
for b in (2.75, 8.35, 13.95, 19.55, 25.15, 30.75):
    for k in range(5):
        h.box("teak", -2.45 + 0.095 * k, -2.37 + 0.095 * k, b, b + 1.2, 0.42, 0.45)
    for k in range(4):
        h.box("teak", -2.50, -2.47, b, b + 1.2, 0.52 + 0.1 * k, 0.59 + 0.1 * k)
    for e in (b + 0.1, b + 1.06):
        h.box("iron", -2.47, -2.0, e, e + 0.04, 0.38, 0.42)
        h.box("iron", -2.06, -2.02, e, e + 0.04, 0.0, 0.42)
        h.box("iron", -2.46, -2.42, e, e + 0.04, 0.0, 0.95)
lantern = paint.plain(s, "lamp", (0.8, 0.75, 0.65), 0.4, glow=(1.0, 0.68, 0.36), power=0.9)
h.build("promenade", {"white": paint.plain(s, "house", (0.76, 0.765, 0.75), 0.4), "glass": paint.plain(s, "panes", (0.02, 0.03, 0.035), 0.05, specular=0.6),
                      "frame": paint.plain(s, "frame", (0.6, 0.6, 0.58), 0.4), "teak": deck.teak(), "steel": deck.steel(), "iron": paint.plain(s, "iron", (0.04, 0.05, 0.055), 0.4),
                      "sea": paint.plain(s, "coaming", (0.010, 0.12, 0.14), 0.45), "lamp": lantern}).location = (0, 0, HIGH)
for y in range(2, 60, 3):  # the lamps' light; their small glowing faces alone would speckle the ceiling
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = 26, (1.0, 0.72, 0.42), 0.25
    o = bpy.data.objects.new("lamp", data)
    o.location = (0.05, y, HIGH + 2.6)
    s.collection.objects.link(o)
sea.make(s, near=16, wind=5.0, heading=50, calm=0.9, fog=22000)
scene.grade(s, glow=0.15)
scene.save(s, "life-promenade")
