"""Walls, floor, ceiling, and what the window shows."""
import numpy as np

from place_materials import cloth, glass, lamp, plain, surface, timber, water
from place_scene import area, sun
from place_sky import haze, sky
from place_shapes import box, grid


def walnut(along="X", rough=0.35):
    return timber("walnut", (0.06, 0.03, 0.016), (0.19, 0.105, 0.058), along, rough, size=1.0)


def oak(along="Y", rough=0.4, plank=(1.6, 0.14)):
    return timber("oak", (0.2, 0.125, 0.07), (0.38, 0.26, 0.16), along, rough, plank=plank)


def carpet(tone):
    def build(t):
        from place_materials import place, principled
        where = place(t)
        tuft = t.noise(where, 260.0, 2.0, 0.7)
        wave = t.noise(where, 3.0, 2.0)
        shade = t.mix(t.math("ADD", t.math("MULTIPLY", tuft, 0.6), t.math("MULTIPLY", wave, 0.4)),
                      tuple(c * 0.7 for c in tone), tuple(c * 1.25 for c in tone))
        return principled(t, shade, 1.0, Sheen=0.3)
    return surface("carpet", build)


def shell(w, d, h, floor, wall, ceiling=None, opening=None, thick=0.12):
    """x from -w/2 to w/2, y from 0 to d; the far wall has an opening (x0, x1, z0, z1)."""
    ceiling = ceiling or plain("ceiling", (0.78, 0.76, 0.72), 0.9)
    box((w + 0.4, d + 0.4, 0.1), (0, d / 2, -0.05), floor, 0)
    box((w + 0.4, d + 0.4, 0.1), (0, d / 2, h + 0.05), ceiling, 0)
    for s in (-1, 1):
        box((thick, d + 0.4, h), (s * (w / 2 + thick / 2), d / 2, h / 2), wall, 0)
    box((w + 0.4, thick, h), (0, -thick / 2, h / 2), wall, 0)
    y = d + thick / 2
    if not opening:
        box((w + 0.4, thick, h), (0, y, h / 2), wall, 0)
        return
    x0, x1, z0, z1 = opening
    for a, b in ((-w / 2, x0), (x1, w / 2)):
        if b - a > 0.005:
            box((b - a, thick, h), ((a + b) / 2, y, h / 2), wall, 0)
    if z0 > 0.01:
        box((x1 - x0, thick, z0), ((x0 + x1) / 2, y, z0 / 2), wall, 0)
    if h - z1 > 0.01:
        box((x1 - x0, thick, h - z1), ((x0 + x1) / 2, y, (h + z1) / 2), wall, 0)


def window_frame(opening, y, material, bars=(), bar=0.05, depth=0.09):
    x0, x1, z0, z1 = opening
    box((x1 - x0, depth, bar), ((x0 + x1) / 2, y, z0 + bar / 2), material, 0.006)
    box((x1 - x0, depth, bar), ((x0 + x1) / 2, y, z1 - bar / 2), material, 0.006)
    for x in (x0 + bar / 2, x1 - bar / 2, *bars):  # a little proud of the rails: faces in one plane would shade each other
        box((bar, depth + 0.008, z1 - z0), (x, y, (z0 + z1) / 2), material, 0.006)


def skirting(w, d, material, height=0.08):
    for s in (-1, 1):
        box((0.014, d, height), (s * (w / 2 - 0.007), d / 2, height / 2), material, 0.003)


def cove(w, y0, y1, h, lit=(1.0, 0.76, 0.5), strength=5.0, drop=0.1, inset=0.3, lights=True):
    """A lowered ceiling panel with light spilling from its edges.

    lights: whether the strips light the room; beside a window they only shine, for each lamp takes samples from the others.
    """
    panel = plain("panel", (0.78, 0.76, 0.72), 0.9)
    box((w - 2 * inset, y1 - y0 - 2 * inset, 0.03), (0, (y0 + y1) / 2, h - drop), panel, 0.005)
    strip = lamp("cove light", lit, strength, lights)
    strips = []
    z = h - drop + 0.03
    for s in (-1, 1):
        strips.append(box((0.03, y1 - y0 - 2 * inset - 0.1, 0.015), (s * (w / 2 - inset - 0.05), (y0 + y1) / 2, z), strip, 0))
    for y in (y0 + inset + 0.05, y1 - inset - 0.05):
        strips.append(box((w - 2 * inset - 0.1, 0.03, 0.015), (0, y, z), strip, 0))
    for obj in strips:
        obj.visible_diffuse = lights


def balcony(w, y, depth, rail=1.08, deck=None):
    """A deck beyond the window with a glass parapet and a timber handrail."""
    deck = deck or timber("teak", (0.2, 0.12, 0.065), (0.36, 0.24, 0.14), "Y", 0.5, plank=(2.2, 0.09))
    metal = plain("rail metal", (0.6, 0.6, 0.62), 0.3, Metallic=1.0)
    box((w, depth, 0.06), (0, y + depth / 2, -0.03), deck, 0)
    edge = y + depth - 0.05
    pane = glass("pane", (0.95, 0.975, 0.97))
    box((w, 0.012, rail - 0.16), (0, edge, (rail - 0.1) / 2 + 0.05), pane, 0)
    box((w, 0.08, 0.045), (0, edge, rail), timber("handrail", (0.14, 0.07, 0.035), (0.3, 0.17, 0.09), "X", 0.35), 0.015, segments=4)
    for x in np.arange(-w / 2 + 0.1, w / 2, 1.25):
        box((0.04, 0.04, rail), (x, edge + 0.04, rail / 2), metal, 0.005)
    white = plain("hull white", (0.75, 0.75, 0.74), 0.6)
    for s in (-1, 1):
        box((0.05, depth, 2.5), (s * (w / 2 + 0.02), y + depth / 2, 1.25), white, 0.005)


def outlook(stops, azimuth=0, elevation=8, glow=(1, 0.7, 0.4), wide=0.4, tight=0.3, height=22.0, deep=(0.006, 0.05, 0.08),
            clouds=0.5, cloud_colour=(0.7, 0.65, 0.62), seed=3, density=0.00006, shown=1.0):
    """The sea and sky beyond the window, far below; they light nothing: `daylight` does that."""
    sky(stops, azimuth, elevation, glow, wide, tight, clouds, cloud_colour, 0.9, 0.46, 3.0, seed, light=0.0)
    haze(density)
    xs, ys = np.meshgrid([-40000, 40000], [30, 70000])
    grid(xs, ys, xs * 0 - height, water(deep=deep, wave=6, height=0.4, far=0.1), "sea")


def daylight(opening, y, watts, colour, depth=2.0):
    """The window as a soft lamp."""
    x0, x1, z0, z1 = opening
    middle = ((x0 + x1) / 2, y, (z0 + z1) / 2)
    return area(middle, (middle[0], y - depth, middle[2] - 0.45), (x1 - x0, z1 - z0), watts, colour)
