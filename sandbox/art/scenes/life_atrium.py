"""The atrium of Atlantica from its floor: ten storeys of balconies under a ceiling of coloured glass."""
import math

from place_materials import glass, lamp, plain, principled, surface
from place_scene import area, begin, camera, point, render
from place_shapes import tube, turned
from room import walnut

begin(samples=48, bounces=4, clamp=2.0)
R, FLOOR, STOREYS = 5.4, 3.0, 9
TOP = 4.2 + FLOOR * STOREYS
ivory = plain("ivory", (0.72, 0.66, 0.56), 0.55, vary=0.03)
soffit = plain("soffit", (0.62, 0.52, 0.40), 0.7)
brass = plain("brass", (0.56, 0.39, 0.18), 0.5, Metallic=0.7)
strip = lamp("strip", (1.0, 0.62, 0.32), 1.5)
pane = glass("balustrade", (0.94, 0.97, 0.96))
wall = walnut("Z")
for k in range(STOREYS):
    z = 4.2 + FLOOR * k
    turned([(R, z), (R + 3.2, z), (R + 3.2, z + 0.42), (R, z + 0.42), (R, z)], (0, 0, 0), ivory, 120, 30)
    turned([(R - 0.03, z + 0.06), (R - 0.03, z + 0.14), (R, z + 0.14), (R, z + 0.06), (R - 0.03, z + 0.06)], (0, 0, 0), brass, 120, 30)
    turned([(R + 0.35, z - 0.02), (R + 0.47, z - 0.02)], (0, 0, 0), strip, 120)
    turned([(R + 0.08, z + 0.42), (R + 0.08, z + 1.42)], (0, 0, 0), pane, 120)
    turned([(R + 0.04, z + 1.42), (R + 0.12, z + 1.42), (R + 0.12, z + 1.49), (R + 0.04, z + 1.49), (R + 0.04, z + 1.42)], (0, 0, 0), brass, 120, 30)
    for i in range(24):
        a = 2 * math.pi * (i + 0.5) / 24
        tube([((R + 0.08) * math.cos(a), (R + 0.08) * math.sin(a), z + 0.42), ((R + 0.08) * math.cos(a), (R + 0.08) * math.sin(a), z + 1.42)], 0.022, brass, 10)
turned([(R + 2.6, 0), (R + 2.6, TOP)], (0, 0, 0), wall, 96)
turned([(R, TOP - 0.02), (R + 3.2, TOP - 0.02), (R + 3.2, TOP + 1), (R, TOP + 1), (R, TOP - 0.02)], (0, 0, 0), soffit, 120, 30)


def murano(t):
    """Petals in rings, each piece of its own colour, leaded between."""
    x, y, _ = t.split(t.node("ShaderNodeNewGeometry").outputs["Position"])
    r = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", x, x), t.math("MULTIPLY", y, y)))
    turn = t.math("DIVIDE", t.math("ADD", t.math("ARCTAN2", y, x), math.pi), 2 * math.pi)
    ring = t.math("MULTIPLY", t.math("POWER", t.math("DIVIDE", r, R), 0.8), 11.0)
    whole = t.math("FLOOR", ring)
    parts = t.math("MULTIPLY", t.math("ADD", turn, t.math("MULTIPLY", whole, 0.0104)), 48.0)
    cell = t.join(t.math("FLOOR", parts), whole, 3.0)
    dice = t.node("ShaderNodeTexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs[0]
    band = t.math("FRACT", t.math("ADD", t.math("MULTIPLY", whole, 0.27), t.math("MULTIPLY", dice, 0.22)))
    tone = t.ramp(band, [(0.0, (0.90, 0.62, 0.26)), (0.3, (0.95, 0.82, 0.58)), (0.5, (0.92, 0.90, 0.82)), (0.7, (0.36, 0.62, 0.68)), (1.0, (0.10, 0.26, 0.46))])
    swirl = t.noise(t.join(t.math("MULTIPLY", x, 1.6), t.math("MULTIPLY", y, 1.6), t.math("MULTIPLY", dice, 9.0)), 1.4, 4.0, 0.6, 1.2)
    tone = t.vector("SCALE", tone, t.math("MULTIPLY_ADD", swirl, 0.9, 0.5))
    edge = t.math("MINIMUM", t.math("MINIMUM", t.math("FRACT", parts), t.math("SUBTRACT", 1.0, t.math("FRACT", parts))),
                  t.math("MINIMUM", t.math("FRACT", ring), t.math("SUBTRACT", 1.0, t.math("FRACT", ring))))
    lead = t.step(edge, 0.03, 0.055)
    return t.node("ShaderNodeEmission", {"Color": t.vector("SCALE", tone, lead), "Strength": 1.5}).outputs[0]


turned([(0.001, TOP + 0.6), (R * 0.5, TOP + 0.45), (R + 0.2, TOP)], (0, 0, 0), surface("murano", murano, emitter=False, haze=False), 160)
for i in range(12):
    a = 2 * math.pi * i / 12
    tube([(0.5 * math.cos(a), 0.5 * math.sin(a), TOP + 0.52), (R * math.cos(a), R * math.sin(a), TOP - 0.04)], 0.06, brass, 10)
turned([(0.45, TOP + 0.4), (0.6, TOP + 0.4), (0.6, TOP + 0.6)], (0, 0, 0), brass, 60)
area((0, 0, TOP - 0.3), (0, 0, 0), (7, 7), 900, (1.0, 0.93, 0.82))
for k in range(0, STOREYS, 2):
    for i in range(6):
        a = 2 * math.pi * (i + 0.25 * k) / 6
        point(((R + 1.6) * math.cos(a), (R + 1.6) * math.sin(a), 4.2 + FLOOR * k + 2.4), 60, (1.0, 0.70, 0.42), 0.3)

camera((1.2, -2.6, 1.5), pitch=80, lens=22)
render("life-atrium", exposure=0.0, glow=0.1, strength=1.0)
