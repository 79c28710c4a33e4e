"""The bar at night: bottles glowing on their shelves, the lights of a harbour beyond the glass."""
import numpy as np

from city import Blocks, facade, lights
from place_materials import glass, lamp, mirroring, plain, surface, water
from place_scene import area, begin, camera, point, render
from place_shapes import box, grid, turned
from place_sky import sky
from room import walnut
from table import bottle, candle, tumbler, wine_glass

begin(samples=80, bounces=3, clamp=1.5)
top = plain("black marble", (0.012, 0.012, 0.014), 0.08, vary=0.4, scale=6)
box((6, 0.62, 0.05), (0.4, 0.1, 1.08), top, 0.008)
box((6, 0.5, 1.05), (0.4, 0.15, 0.53), walnut("Z"), 0.004)
brass = plain("brass", (0.6, 0.42, 0.18), 0.22, Metallic=1.0)
box((6, 0.02, 0.03), (0.4, -0.215, 1.06), brass, 0.004)


def tinted(name, colour, glow=0.05):
    """Coloured glass lit from behind: deep at its outline, where one looks through most of it, with a lamp's streak down each side."""
    def build(t):
        aslant = t.math("POWER", t.node("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"], 2.2)
        seen = t.mix(aslant, colour, tuple(c * 0.1 for c in colour))
        through = t.node("ShaderNodeBsdfTransparent", {"Color": seen})
        gloss = t.node("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.04})
        body = t.node("ShaderNodeMixShader", {0: mirroring(t, 0.04, 0.6), 1: through, 2: gloss})
        across = t.split(t.node("ShaderNodeNewGeometry").outputs["Normal"])[0]
        left, right = (t.step(t.math("ABSOLUTE", t.math("SUBTRACT", across, at)), wide * 0.4, wide, 1.0, 0.0) for at, wide in ((-0.62, 0.12), (0.74, 0.07)))
        streak = t.math("ADD", t.math("MULTIPLY", left, 0.16), t.math("MULTIPLY", right, 0.07))
        shine = t.node("ShaderNodeEmission", {"Color": t.mix(streak, seen, (1.0, 0.86, 0.7)), "Strength": t.math("ADD", streak, glow)})
        return t.node("ShaderNodeAddShader", {0: body, 1: shine}).outputs[0]
    return surface(name, build, haze=False)


tints = [tinted("amber", (0.62, 0.2, 0.03)), tinted("honey", (0.8, 0.42, 0.1)), tinted("clear", (0.75, 0.8, 0.78), 0.006), tinted("green", (0.1, 0.2, 0.06)),
         tinted("cognac", (0.38, 0.07, 0.012)), tinted("blue", (0.5, 0.62, 0.68), 0.008), tinted("rose", (0.7, 0.34, 0.2))]
foils = [plain("foil", c, 0.3, Metallic=1.0) for c in ((0.02, 0.02, 0.022), (0.5, 0.36, 0.14), (0.3, 0.03, 0.02))]
labels = [plain("label", c, 0.7, vary=0.1, scale=20) for c in ((0.7, 0.66, 0.56), (0.04, 0.05, 0.08), (0.45, 0.33, 0.14))]
glow = lamp("shelf light", (1.0, 0.62, 0.28), 9.0)
rng = np.random.default_rng(8)
for x0, x1 in ((-2.5, -0.42),):
    box((x1 - x0 + 0.12, 0.05, 2.0), ((x0 + x1) / 2, 1.62, 1.95), walnut("X"), 0.004)
    for s in (x0 - 0.06, x1 + 0.06):
        box((0.05, 0.34, 2.0), (s, 1.48, 1.95), walnut("Z"), 0.004)
    for level in (1.12, 1.6, 2.08, 2.56):
        box((x1 - x0 + 0.1, 0.3, 0.025), ((x0 + x1) / 2, 1.46, level), walnut("X"), 0.003)
        box((x1 - x0, 0.015, 0.012), ((x0 + x1) / 2, 1.585, level + 0.02), glow, 0)
        box((x1 - x0 + 0.1, 0.012, 0.03), ((x0 + x1) / 2, 1.305, level), brass, 0.002)
        x = x0 + 0.08
        while x < x1 - 0.06 and level < 2.5:
            kind = int(rng.integers(0, 3))
            bottle((x, 1.42 + rng.uniform(-0.02, 0.03), level + 0.0125), tints[int(rng.integers(0, len(tints)))],
                   labels[int(rng.integers(0, 3))] if rng.random() < 0.75 else None, kind, rng.uniform(0.26, 0.34),
                   foils[int(rng.integers(0, 3))])
            x += rng.uniform(0.105, 0.15)
clear = glass("crystal", (0.97, 0.985, 0.98), rim=0.3)
whisky = surface("whisky", lambda t: t.node("ShaderNodeBsdfTransparent", {"Color": (0.85, 0.42, 0.1)}).outputs[0], haze=False)
tumbler((0.1, 0.02, 1.105), clear, whisky)
wine_glass((0.34, 0.14, 1.105), clear, whisky, 0.2, 0.05)
tumbler((0.62, 0.04, 1.105), clear, None)
candle((-0.2, 0.16, 1.105), 0.045, 0.25, 0.03, holder=False)
candle((0.9, 0.18, 1.105), 0.045, 0.25, 0.03, holder=False)
for x in (-0.4, 0.35, 1.1):
    turned([(0.003, 0.5), (0.003, 1.2)], (x, 0.1, 1.6), brass, 12)
    turned([(0.012, 0.16), (0.06, 0.12), (0.075, 0.0)], (x, 0.1, 1.96), brass, 40)
    turned([(0.001, 0.06), (0.03, 0.05), (0.042, 0.02), (0.03, -0.008), (0.001, -0.018)], (x, 0.1, 1.97), lamp("bulb", (1.0, 0.62, 0.3), 6.0, False), 32)
    point((x, 0.1, 1.93), 5, (1.0, 0.64, 0.34), 0.04)
frame = plain("alu", (0.03, 0.03, 0.03), 0.4)
for x in (-0.28, 1.5, 3.2):
    box((0.07, 0.08, 3), (x, 2.0, 1.5), frame, 0.006)
box((5, 0.1, 0.9), (2.2, 2.0, 0.45), walnut("X"), 0.004)
box((5, 0.12, 0.05), (2.2, 1.98, 0.9), walnut("X"), 0.006)
box((9, 9, 0.1), (0, 0, 3.0), plain("ceiling", (0.1, 0.08, 0.07), 0.6), 0)
box((9, 0.1, 3), (0, -4, 1.5), plain("back", (0.12, 0.08, 0.06), 0.8), 0)
box((9, 9, 0.1), (0, 0, -0.05), plain("floor", (0.04, 0.03, 0.03), 0.4), 0)
box((0.1, 5, 3), (-2.7, 0, 1.5), walnut("Y"), 0)
box((2.4, 0.1, 3), (-1.5, 1.7, 1.5), walnut("Z"), 0)
sky([(0, (0.12, 0.09, 0.13)), (0.2, (0.05, 0.07, 0.14)), (1, (0.01, 0.02, 0.07))], azimuth=20, elevation=-3, glow=(0.4, 0.2, 0.12), wide=0.3, light=0.0)
SEA = -30.0
xs, ys = np.meshgrid([-4000, 6000], [20, 9000])
grid(xs, ys, xs * 0 + SEA, water(deep=(0.003, 0.008, 0.016), wave=5, height=0.3, far=0.08), "harbour")
town = Blocks()
for y0, low, high, count in ((1150, 12, 46, 90), (1350, 24, 120, 80), (1700, 40, 190, 60)):
    for x in np.linspace(-700, 2300, count):
        tall = np.exp(-((x - 620) / 620) ** 2)
        h = low + (high - low) * rng.random() ** 1.6 * (0.3 + 0.7 * tall)
        town.block((x + rng.uniform(-14, 14), y0 + rng.uniform(-60, 60)), (rng.uniform(18, 34), rng.uniform(18, 34), h), rng.uniform(-9, 9), SEA + 3)
town.build(facade("night town", (0.014, 0.016, 0.024), [(1.0, 0.52, 0.2), (1.0, 0.74, 0.45), (0.7, 0.82, 1.0)], share=0.26, strength=0.8))
quay = np.stack([np.arange(-700, 2300, 26.0), np.full(116, 1070.0), np.full(116, SEA + 8)], -1)
lights(quay, lamp("quay lamps", (1.0, 0.6, 0.26), 4.0, False), 1.1)
area((0.6, -1.6, 2.7), (0.2, 0.4, 1.1), (1.6, 0.6), 20, (1.0, 0.7, 0.42))
area((1.5, -0.3, 1.9), (0.2, 0.1, 1.2), (0.12, 0.9), 5, (1.0, 0.8, 0.58)).visible_glossy = True  # what the glasses mirror

camera((0.42, -1.32, 1.4), yaw=-8, lens=34, pitch=0, focus=1.45, fstop=2.8)
render("life-bar", exposure=0.75, glow=0.25, strength=1.5)
