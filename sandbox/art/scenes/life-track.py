"""The running track round the top deck, early in the morning."""
import math, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import deck, paint, scene, sea, sky
from nodes import material
from shapes import Yard

HIGH = 34.0  # the deck over the water
s = scene.start(1500, 1000, samples=40, exposure=0.0)
cam = scene.camera(s, height=HIGH + 1.55, at=(0.2, 0), azimuth=3, lens=30, horizon=0.40)
sky.make(s, "golden", azimuth=58, seed=31)


def rubber():
    """Terracotta granules, brushed by feet, with white lines for the lanes."""
    m, t, p, out = material("rubber")
    x, y, z = t.split(t.node("ShaderNodeTexCoord").outputs["Object"])
    place = t.join(x, y, z)
    grain, worn = t.noise(place, 160.0, 3.0, 0.7), t.noise(t.join(t.math("MULTIPLY", x, 2.0), t.math("MULTIPLY", y, 0.25), 0.0), 1.0, 4.0)
    c = t.ramp(grain, [(0.3, (0.030, 0.052, 0.066)), (0.55, (0.052, 0.080, 0.098)), (0.8, (0.10, 0.135, 0.155))])
    c = t.mix(t.math("MULTIPLY", t.range(worn, 0.45, 0.75), 0.35), c, (0.14, 0.20, 0.22))
    for at in (-1.15, 0.15, 1.45):
        line = t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", x, at)), 0.03)
        c = t.mix(t.math("MULTIPLY", line, t.range(grain, 0.25, 0.5)), c, (0.78, 0.78, 0.75))
    t.put(p.inputs["Base Color"], c)
    p.inputs["Roughness"].default_value = 0.85
    bump = t.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.5, 0.004
    t.put(bump.inputs["Height"], grain)
    t.put(p.inputs["Normal"], bump.outputs[0])
    return m


LENGTH = 120
y = Yard()
y.box("planks", -8, LENGTH, -6.0, 6.0, -0.2, 0.0)
flat = y.build("deck", {"planks": deck.planks()})
flat.rotation_euler, flat.location = (0, 0, math.pi / 2), (-3.1, 0, HIGH)
k = Yard()
k.box("track", -1.25, 1.55, -8, LENGTH, 0.0, 0.012)
k.build("track", {"track": rubber()}).location = (0.15, 0, HIGH)
deck.rail((2.75, LENGTH / 2 - 4, HIGH), 90, LENGTH + 8, post=1.6)
# the ship's house at the left: windows, a lintel, lamps, deck chairs' lockers
h = Yard()
h.box("white", -12, -4.4, 1.5, LENGTH, -0.2, 0.55)
h.box("glass", -12, -4.44, 1.5, LENGTH, 0.55, 2.35)
n = 0
at = 1.5
while at < LENGTH:
    h.box("white", -4.5, -4.36, at - 0.07, at + 0.07, 0.5, 2.4)
    at += 2.4
h.box("white", -12.5, -2.7, 1.2, LENGTH + 1, 2.35, 2.85)
h.box("teak", -12.5, -2.75, 1.25, LENGTH, 2.30, 2.35)
at = 4.0
while at < LENGTH:
    h.box("lamp", -3.6, -3.3, at - 0.15, at + 0.15, 2.27, 2.30)
    h.tube("white", (-2.95, at + 1.5, 0.0), (-2.95, at + 1.5, 2.4), 0.06, 16)
    at += 6.0
h.box("white", -12, -2.7, LENGTH - 1, LENGTH + 1, -0.2, 2.85)
for z in (2.95, 3.35, 3.75):
    h.box("steel", -4.0, -3.96, 1.2, LENGTH, z, z + 0.03)
at = 2.0
while at < LENGTH:
    h.box("steel", -4.0, -3.95, at, at + 0.05, 2.85, 3.78)
    at += 1.8
h.build("house", {"white": paint.plain(s, "house", (0.76, 0.765, 0.76), 0.42, fog=6000), "teak": paint.plain(s, "soffit", (0.34, 0.22, 0.13), 0.8, glow=(0.34, 0.21, 0.12), power=0.35),
                  "steel": paint.plain(s, "bars", (0.5, 0.5, 0.5), 0.5), "glass": paint.plain(s, "panes", (0.02, 0.03, 0.035), 0.05, specular=0.6),
                  "lamp": paint.plain(s, "spot", (0.8, 0.75, 0.65), 0.4, glow=(1.0, 0.7, 0.4), power=3.0)}).location = (0, 0, HIGH)
sea.make(s, near=30, wind=5.0, heading=50, calm=0.9, fog=22000)
scene.grade(s, glow=0.12)
scene.save(s, "life-track")
