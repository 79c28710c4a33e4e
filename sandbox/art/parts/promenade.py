"""A promenade deck under cover: bulkhead, planks, pillars and the rail, running away along +y."""
import numpy as np

from place_materials import plain, timber
from place_shapes import box, tube

LENGTH = 40


def promenade():
    """The sea side is at the right; returns the teak of its rails and the white of its bulkhead."""
    white, steel = plain("bulkhead", (0.75, 0.75, 0.72), 0.42, vary=0.015, scale=0.8), plain("steel", (0.66, 0.66, 0.65), 0.3, Metallic=1.0)
    teak = timber("teak", (0.13, 0.07, 0.035), (0.33, 0.2, 0.11), "Y", 0.35)
    planks = timber("deck", (0.22, 0.14, 0.085), (0.42, 0.30, 0.2), "Y", 0.55, plank=(3.0, 0.13))
    box((3.85, 44, 0.1), (0.82, 20, -0.05), planks, 0)
    box((0.2, 44, 3.2), (-1.1, 20, 1.6), white, 0)
    for y in np.arange(0.2, LENGTH, 2.4):  # frames of the plating
        box((0.05, 0.08, 2.8), (-0.985, y, 1.4), white, 0.01)
    box((0.06, 44, 0.12), (-0.98, 20, 0.06), plain("coaming", (0.03, 0.11, 0.13), 0.5), 0.01)
    tube([(-0.9, -2, 1.02), (-0.9, LENGTH, 1.02)], 0.026, teak, 16)
    box((3.9, 44, 0.12), (0.75, 20, 2.95), white, 0)
    for y in np.arange(1.4, LENGTH, 3.6):
        tube([(2.45, y, 0), (2.45, y, 2.9)], 0.06, white, 16)
    box((0.16, 44, 0.05), (2.5, 20, 1.1), teak, 0.02, segments=4)
    for z in (0.25, 0.53, 0.81):
        tube([(2.5, -2, z), (2.5, 42, z)], 0.014, steel, 8)
    return teak, white, steel
