"""Okinawa: a coral lagoon from the air, turquoise shallows, the reef line, white sand."""
import numpy as np

from land import bump_shape, crown, fbm, ground, land, wood
from place_materials import principled, surface
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from place_shapes import grid

begin()
sky([(0, (0.62, 0.72, 0.78)), (0.25, (0.36, 0.54, 0.72)), (0.6, (0.12, 0.3, 0.58)), (1, (0.04, 0.14, 0.4))],
    azimuth=70, elevation=48, glow=(1.0, 0.92, 0.75), wide=0.15, clouds=0.8, cloud_colour=(0.85, 0.86, 0.88),
    cloud_scale=1.2, cover=0.42, stretch=2, seed=41)
haze(0.00006, height=500)
sun(75, 50, 4.2, (1.0, 0.95, 0.86), mirrored=False)


def bed(x, y):
    """Depth of the lagoon: sand about the island, coral heads, a reef, then the blue."""
    bend = 420 * (fbm(x / 620, y / 620, 6, 3) - 0.5)
    r = np.hypot((x + 60) / 1.5, y - 900) + bend
    sand = 4.5 - 0.03 * np.maximum(r - 60, -60)
    lagoon = -3.2 - 2.6 * fbm(x / 260, y / 260, 5, 7)
    floor = np.maximum(sand, lagoon)
    reef = 4.2 * np.exp(-((r - 640) / 60) ** 2) * (0.5 + 0.8 * fbm(x / 70, y / 70, 6, 9))
    fall = np.maximum(r - 690, 0) * 0.09
    heads = 3.0 * np.clip(fbm(x / 42, y / 42, 5, 11) - 0.6, 0, 1) * 4 * (r > 190) * (r < 660)
    return floor + reef - fall + heads * 0.1, r, heads


columns, rows = 800, 640
u, v = np.meshgrid(np.linspace(-1, 1, columns), np.linspace(0, 1, rows))
ys = 120 + 5200 * v ** 2.2
xs = u * (300 + ys * 0.75)
depth, r, heads = bed(xs, ys)


def lagoon(t):
    value = t.node("ShaderNodeAttribute", attribute_name="depth").outputs["Fac"]
    coral = t.node("ShaderNodeAttribute", attribute_name="coral").outputs["Fac"]
    foam = t.node("ShaderNodeAttribute", attribute_name="foam").outputs["Fac"]
    where = t.node("ShaderNodeNewGeometry").outputs["Position"]
    tone = t.ramp(t.math("DIVIDE", value, 30.0),
                  [(0.0, (0.62, 0.66, 0.52)), (0.035, (0.36, 0.62, 0.55)), (0.09, (0.1, 0.47, 0.47)), (0.19, (0.025, 0.3, 0.37)),
                   (0.4, (0.006, 0.11, 0.22)), (1.0, (0.003, 0.04, 0.12))])
    dapple = t.noise(where, 0.05, 6.0, 0.6)
    tone = t.mix(t.math("MULTIPLY", coral, 0.75), tone, (0.03, 0.11, 0.1))
    tone = t.mix(t.step(dapple, 0.45, 0.75, 0.0, 0.22), tone, (0.01, 0.16, 0.2))
    froth = t.noise(where, 0.16, 7.0, 0.68)
    white = t.step(t.math("ADD", t.math("MULTIPLY", foam, 0.62), t.math("MULTIPLY", froth, 0.6)), 0.7, 0.86)
    tone = t.mix(white, tone, (0.85, 0.88, 0.88))
    ripple = t.noise(where, 0.35, 4.0, 0.6)
    normal = t.node("ShaderNodeBump", {"Height": ripple, "Strength": 0.35, "Distance": 0.5}).outputs[0]
    return principled(t, tone, 0.22, Specular=0.25, IOR=1.33, Normal=normal)


water = grid(xs, ys, np.zeros_like(xs), surface("lagoon", lagoon), "lagoon")
for name, data in (("depth", np.maximum(-depth, 0)), ("coral", np.clip(heads, 0, 1)),
                   ("foam", np.exp(-((r - 668) / 26) ** 2))):
    layer = water.data.attributes.new(name, "FLOAT", "POINT")
    layer.data.foreach_set("value", data.ravel().astype(np.float32))


def island(x, y):
    depth, r, _ = bed(x, y)
    inner = np.clip((150 - r) / 110, 0, 1)
    return np.minimum(depth, 2.4) * 0.6 + inner * 9 * fbm(x / 90, y / 90, 5, 6)


shore = ground("island", (0.05, 0.09, 0.025), (0.1, 0.14, 0.04), rock=(0.5, 0.45, 0.36), size=26, steep=0.3, sand=(2.3, (0.8, 0.74, 0.62)), relief=0.4)
land(island, (-560, 420), (560, 1240), shore, 520, 400, sink=0)
trees = [crown("grove", [(0.03, 0.075, 0.02), (0.07, 0.12, 0.03)], s) for s in (3, 8)]
wood(island, (-420, 300), (640, 1160), 16000, trees, (4, 8), keep=lambda x, y, z: z > 2.6 + 1.5 * fbm(x / 40, y / 40, 3, 2), seed=4)

camera((0, 0, 330), yaw=-2, lens=32, pitch=-15)
render("port-okinawa", exposure=0.1, look="High Contrast")
