"""A leather suitcase and a straw hat on a bench of the quay, the sea beyond."""
import math

import numpy as np

from furniture import placed
from land import bump_shape, fbm, ground, land
from place_materials import cloth, plain, principled, surface, timber
from place_scene import area, begin, camera, render, sun
from place_shapes import box, tube, turned
from place_sky import haze, sky
from seascape import sea

begin(samples=64, bounces=3)
sky([(0, (0.86, 0.68, 0.5)), (0.2, (0.66, 0.62, 0.58)), (0.45, (0.32, 0.44, 0.58)), (1, (0.07, 0.19, 0.42))],
    azimuth=-34, elevation=16, glow=(1.0, 0.72, 0.42), wide=0.5, clouds=0.55, cloud_colour=(0.7, 0.6, 0.54),
    cloud_scale=0.9, cover=0.46, stretch=2.8, seed=37)
haze(0.00012, height=420)
sun(-74, 21, 4.6, (1.0, 0.78, 0.52))
sea(deep=(0.01, 0.05, 0.07), wave=3, height=0.2, far=0.09)


def paving(t):
    where = t.node("ShaderNodeNewGeometry").outputs["Position"]
    slabs = t.node("ShaderNodeTexBrick", {"Vector": where, "Color1": (0.2, 0.2, 0.2), "Color2": (0.8, 0.8, 0.8), "Mortar": (0, 0, 0),
                   "Scale": 1.0, "Mortar Size": 0.007, "Brick Width": 0.9, "Row Height": 0.45}, offset=0.43)
    fine = t.noise(where, 26.0, 5.0, 0.7)
    stain = t.noise(where, 1.1, 5.0, 0.6)
    tone = t.mix(slabs.outputs["Color"], (0.24, 0.22, 0.195), (0.33, 0.31, 0.275))
    tone = t.mix(t.step(fine, 0.35, 0.8, 0.0, 0.5), tone, (0.14, 0.13, 0.12))
    tone = t.mix(t.step(stain, 0.5, 0.75, 0.0, 0.4), tone, (0.16, 0.15, 0.13))
    tone = t.mix(slabs.outputs["Fac"], tone, (0.06, 0.055, 0.05))
    height = t.math("MULTIPLY_ADD", fine, 0.3, t.math("SUBTRACT", 1.0, slabs.outputs["Fac"]))
    normal = t.node("ShaderNodeBump", {"Height": height, "Strength": 0.5, "Distance": 0.006}).outputs[0]
    return principled(t, tone, 0.8, Specular=0.3, Normal=normal)


Q = 2.6
stone = surface("paving", paving)
box((60, 30, 2.4), (0, -8.2, Q - 1.2), stone, 0.02)
kerb = plain("kerb", (0.34, 0.32, 0.29), 0.8, vary=0.2, scale=3)
for i in range(-14, 15):
    box((1.58, 0.55, 0.34), (i * 1.6 + 0.3, 6.8, Q), kerb, 0.025)
iron = plain("bollard", (0.03, 0.032, 0.036), 0.5, vary=0.3, scale=8)
for x in (-6.6, 3.1, 9.5):
    turned([(0.24, 0), (0.24, 0.04), (0.13, 0.09), (0.115, 0.34), (0.19, 0.42), (0.2, 0.47), (0.15, 0.53), (0.001, 0.54)], (x, 6.35, Q), iron, 48)

slat = timber("slat", (0.16, 0.085, 0.045), (0.32, 0.19, 0.11), "X", 0.45)
with placed((0.42, 3.3, Q), 0):
    for i in range(6):
        box((2.3, 0.062, 0.034), (0, -0.2 + i * 0.078, 0.45), slat, 0.008)
    for i in range(4):
        b = box((2.3, 0.03, 0.072), (0, 0.3 + i * 0.026, 0.56 + i * 0.095), slat, 0.008)
        b.rotation_euler[0] = math.radians(-15)
    for s in (-1, 1):
        x = s * 0.98
        tube([(x, -0.24, 0.43), (x, -0.22, 0.3), (x, -0.26, 0.05), (x, -0.31, 0.0)], 0.022, iron, 12)
        tube([(x, 0.23, 0.43), (x, 0.24, 0.3), (x, 0.32, 0.05), (x, 0.36, 0.0)], 0.022, iron, 12)
        tube([(x, -0.26, 0.43), (x, 0.22, 0.43), (x, 0.29, 0.52), (x, 0.4, 0.9)], 0.02, iron, 12)
        tube([(x, -0.23, 0.43), (x, -0.25, 0.62), (x, -0.1, 0.68), (x, 0.32, 0.66)], 0.018, iron, 12)


def hide(tone):
    def build(t):
        where = t.node("ShaderNodeTexCoord").outputs["Object"]
        pores = t.node("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 170.0}).outputs["Distance"]
        wear = t.noise(where, 5.0, 5.0, 0.6)
        colour = t.mix(t.step(wear, 0.35, 0.7), tuple(c * 0.62 for c in tone), tone)
        normal = t.node("ShaderNodeBump", {"Height": pores, "Strength": 0.25, "Distance": 0.002}).outputs[0]
        return principled(t, colour, t.math("MULTIPLY_ADD", wear, 0.25, 0.3), Normal=normal)
    return surface("hide", build)


tan, dark = hide((0.3, 0.125, 0.045)), hide((0.1, 0.04, 0.018))
brass = plain("brass", (0.66, 0.47, 0.2), 0.28, Metallic=1.0)
seam = plain("seam", (0.42, 0.3, 0.18), 0.8)
with placed((0.18, 3.28, Q + 0.468), -7):
    w, d, h = 0.72, 0.24, 0.5
    box((w, d, h), (0, 0, h / 2), tan, 0.045, segments=6)
    tube([(-w / 2 + 0.03, -d * 0.502, 0.0 + 0.03), (w / 2 - 0.03, -d * 0.502, 0.03)], 0.002, seam, 6)
    # the lid's edge runs round the case
    ring = []
    r, k = 0.05, 10
    for cx, cz, a0 in ((w / 2 - r, r, -90), (w / 2 - r, h - r, 0), (-w / 2 + r, h - r, 90), (-w / 2 + r, r, 180)):
        ring += [(cx + (r + 0.001) * math.cos(math.radians(a0 + 90 * i / k)), cz + (r + 0.001) * math.sin(math.radians(a0 + 90 * i / k))) for i in range(k + 1)]
    ring.append(ring[0])
    tube([(x, 0.012, z) for x, z in ring], 0.006, dark, 8)
    tube([(x, 0.03, z) for x, z in ring], 0.0035, dark, 8)
    for x in (-0.22, 0.22):
        box((0.042, d + 0.012, h + 0.012), (x, 0, h / 2), dark, 0.046, segments=6)
        box((0.058, 0.008, 0.05), (x, -d / 2 - 0.011, h * 0.62), brass, 0.006)
        box((0.034, 0.01, 0.028), (x, -d / 2 - 0.0125, h * 0.62), dark, 0.003)
        box((0.036, 0.006, 0.13), (x, -d / 2 - 0.012, h * 0.49), dark, 0.006)
    for sx in (-1, 1):
        for z in (0.05, h - 0.05):
            box((0.1, d + 0.01, 0.1), (sx * (w / 2 - 0.046), 0, z), dark, 0.047, segments=6)
    for s in (-1, 1):
        box((0.075, 0.012, 0.035), (s * 0.1, -0.03, h + 0.004), brass, 0.004)
        turned([(0.013, 0), (0.013, 0.016), (0.001, 0.018)], (s * 0.085, 0, h), brass, 24)
    arc = [(0.085 * math.cos(a), 0, h + 0.014 + 0.052 * math.sin(a)) for a in np.linspace(math.pi, 0, 21)]
    tube(arc, 0.0105 + 0.003 * np.sin(np.linspace(0, math.pi, 21)), dark, 14)
    box((0.1, 0.006, 0.065), (0.0, -d / 2 - 0.002, h * 0.72), plain("label", (0.66, 0.6, 0.48), 0.7), 0.003)


def straw(t):
    where = t.node("ShaderNodeTexCoord").outputs["Object"]
    x, y, z = t.split(where)
    r = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", x, x), t.math("MULTIPLY", y, y)))
    turn = t.math("ARCTAN2", y, x)
    rows = t.math("SINE", t.math("MULTIPLY", t.math("ADD", r, t.math("MULTIPLY", z, 0.9)), 900.0))
    weave = t.math("SINE", t.math("MULTIPLY_ADD", turn, 150.0, t.math("MULTIPLY", rows, 1.2)))
    height = t.math("ADD", rows, t.math("MULTIPLY", weave, 0.6))
    tone = t.mix(t.step(height, -1.4, 1.4), (0.4, 0.27, 0.12), (0.68, 0.53, 0.3))
    tone = t.mix(t.math("MULTIPLY", t.noise(where, 30.0, 3.0), 0.4), tone, (0.55, 0.42, 0.24))
    normal = t.node("ShaderNodeBump", {"Height": height, "Strength": 0.5, "Distance": 0.0016}).outputs[0]
    return principled(t, tone, 0.7, Specular=0.3, Normal=normal)


hat = turned([(0.2, 0.014), (0.198, 0.018), (0.17, 0.006), (0.13, 0.003), (0.105, 0.006), (0.099, 0.014), (0.094, 0.06), (0.09, 0.098), (0.08, 0.112), (0.05, 0.117), (0.03, 0.11), (0.001, 0.104)],
             (0, 0, 0), surface("straw", straw), 96, 70)
thick = hat.modifiers.new("thick", "SOLIDIFY")
thick.thickness = 0.004
for vert in hat.data.vertices:
    r = math.hypot(vert.co.x, vert.co.y)
    if r > 0.11:
        a = math.atan2(vert.co.y, vert.co.x)
        vert.co.z += (r - 0.11) * (0.24 * math.cos(2 * a) + 0.1 * math.sin(3 * a))
    elif vert.co.z > 0.05:
        vert.co.x *= 1.08
        vert.co.y *= 0.93
band = turned([(0.1005, 0.012), (0.0985, 0.044)], (0, 0, 0), cloth("band", (0.02, 0.05, 0.1)), 96)
for o in (hat, band):
    o.location = (0.98, 3.24, Q + 0.49)
    o.rotation_euler = (math.radians(3), math.radians(-3), math.radians(20))

hills = ground("cape", (0.03, 0.05, 0.03), (0.06, 0.08, 0.045), rock=(0.16, 0.13, 0.1), size=200, relief=8)
land(lambda x, y: 300 * bump_shape(x, y, -2300, 5200, 1700, 800, 3) * (0.5 + 0.75 * fbm(x / 800, y / 700, 7, 4, ridged=True)) - 12, (-5200, 500), (3600, 7000), hills, 600, 200)
area((2.5, -1.5, Q + 2.6), (0.4, 3.2, Q + 0.6), (2.5, 2.0), 60, (0.85, 0.92, 1.0))

camera((0, 0, Q + 1.12), yaw=3, lens=44, pitch=0, shift=0.0, focus=3.2, fstop=4.0)
render("guide-packing", exposure=0.15, look="Medium High Contrast", strength=1.2)
