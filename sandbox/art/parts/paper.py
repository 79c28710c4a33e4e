"""A nautical chart as printed paper: coast, soundings' contours, graticule, a rose."""
import math

import bpy

from place_materials import principled, surface
from place_nodes import Tree


def chart(name="chart", size=3.2, seed=4.0, middle=(0.2, 0.1)):
    """In metres of its own object space; `size` is how many noise cells a metre holds."""
    def build(t):
        where = t.node("ShaderNodeTexCoord").outputs["Object"]
        x, y, _ = t.split(where)
        spot = t.join(t.math("MULTIPLY", x, size), t.math("MULTIPLY", y, size), seed)
        height = t.noise(spot, 1.0, 7.0, 0.52, 0.25)

        def line(value, wide):
            return t.step(t.math("ABSOLUTE", value), wide, wide * 0.4)

        paper = t.mix(t.noise(where, 40.0, 4.0, 0.6), (0.66, 0.62, 0.52), (0.72, 0.68, 0.58))
        shallow = t.step(height, 0.47, 0.475)
        tone = t.mix(shallow, paper, (0.42, 0.56, 0.62))
        shoal = t.step(height, 0.505, 0.508)
        tone = t.mix(shoal, tone, (0.26, 0.44, 0.54))
        land = t.step(height, 0.54, 0.5415)
        tone = t.mix(land, tone, (0.6, 0.47, 0.25))
        hills = t.math("MULTIPLY", land, line(t.math("SUBTRACT", t.math("FRACT", t.math("MULTIPLY", height, 55.0)), 0.5), 0.09))
        tone = t.mix(t.math("MULTIPLY", hills, 0.4), tone, (0.3, 0.2, 0.1))
        for level in (0.40, 0.435, 0.472, 0.506):
            tone = t.mix(t.math("MULTIPLY", line(t.math("SUBTRACT", height, level), 0.0011), 0.8), tone, (0.12, 0.25, 0.36))
        tone = t.mix(line(t.math("SUBTRACT", height, 0.5405), 0.0016), tone, (0.05, 0.045, 0.04))
        for axis in (x, y):
            grid = t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", t.math("DIVIDE", axis, 0.125)), 0.5))
            tone = t.mix(t.math("MULTIPLY", t.step(grid, 0.004, 0.002), 0.75), tone, (0.1, 0.1, 0.12))
        dx, dy = t.math("SUBTRACT", x, middle[0]), t.math("SUBTRACT", y, middle[1])
        r = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", dx, dx), t.math("MULTIPLY", dy, dy)))
        turn = t.math("ARCTAN2", dy, dx)
        for radius in (0.075, 0.071, 0.05, 0.047):
            tone = t.mix(line(t.math("SUBTRACT", r, radius), 0.0005), tone, (0.4, 0.08, 0.16))
        tick = t.math("ABSOLUTE", t.math("SINE", t.math("MULTIPLY", turn, 36.0)))
        ring = t.math("MULTIPLY", t.math("GREATER_THAN", r, 0.066), t.math("LESS_THAN", r, 0.071))
        tone = t.mix(t.math("MULTIPLY", t.math("MULTIPLY", ring, t.step(tick, 0.12, 0.04)), 0.9), tone, (0.4, 0.08, 0.16))
        star = t.math("ABSOLUTE", t.math("SINE", t.math("MULTIPLY", turn, 4.0)))
        spike = t.math("LESS_THAN", star, t.math("MULTIPLY_ADD", r, -14.0, 0.6))
        tone = t.mix(t.math("MULTIPLY", t.math("MULTIPLY", spike, t.math("LESS_THAN", r, 0.044)), 0.55), tone, (0.4, 0.08, 0.16))
        course = t.math("SUBTRACT", t.math("MULTIPLY_ADD", x, 0.36, 0.03), y)
        tone = t.mix(t.math("MULTIPLY", line(course, 0.0009), 0.9), tone, (0.06, 0.06, 0.07))
        return principled(t, tone, 0.75, Specular=0.2)
    return surface(name, build)
