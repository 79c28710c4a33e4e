"""Clear shallow water: sand, coral and depth seen through it, foam where it breaks."""
import numpy as np

from place_materials import principled, surface
from place_shapes import grid

TROPIC = [(0.0, (0.62, 0.66, 0.52)), (0.035, (0.36, 0.62, 0.55)), (0.09, (0.1, 0.47, 0.47)), (0.19, (0.025, 0.3, 0.37)),
          (0.4, (0.006, 0.11, 0.22)), (1.0, (0.003, 0.04, 0.12))]


def reef(xs, ys, depth, coral, foam, tones=TROPIC, ripple=0.35, relief=0.5, gloss=0.22, weed=(0.03, 0.11, 0.1), mirror=0.25):
    """A grid of water with its depth in metres, coral (0..1) and foam (0..1) at every point."""
    def build(t):
        def attribute(name):
            return t.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

        where = t.node("ShaderNodeNewGeometry").outputs["Position"]
        tone = t.ramp(t.math("DIVIDE", attribute("depth"), 30.0), tones)
        dapple = t.noise(where, 0.05, 6.0, 0.6)
        fine = t.noise(where, 0.5, 5.0, 0.65)
        patch = t.math("MULTIPLY", attribute("coral"), t.step(fine, 0.25, 0.55, 0.45, 0.85))
        tone = t.mix(patch, tone, weed)
        tone = t.mix(t.step(dapple, 0.45, 0.75, 0.0, 0.22), tone, (0.01, 0.16, 0.2))
        froth = t.noise(where, 0.16, 7.0, 0.68)
        lace = t.noise(where, 1.3, 5.0, 0.7)
        froth = t.math("MULTIPLY_ADD", lace, 0.18, t.math("MULTIPLY", froth, 0.5))
        white = t.step(t.math("MULTIPLY_ADD", attribute("foam"), 0.62, froth), 0.72, 0.9)
        tone = t.mix(white, tone, (0.85, 0.88, 0.88))
        waves = t.noise(where, ripple, 4.0, 0.6)
        normal = t.node("ShaderNodeBump", {"Height": waves, "Strength": 0.35, "Distance": relief}).outputs[0]
        return principled(t, tone, gloss, Specular=mirror, IOR=1.33, Normal=normal)

    water = grid(xs, ys, np.zeros_like(xs), surface("reef", build), "reef")
    for name, data in (("depth", np.maximum(depth, 0)), ("coral", np.clip(coral, 0, 1)), ("foam", np.clip(foam, 0, 1))):
        water.data.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", np.asarray(data).ravel().astype(np.float32))
    return water


def fan(near, far, columns=800, rows=640, spread=0.75, wide=300, power=2.2):
    """Points of a sheet that is fine near the eye and coarse far away."""
    u, v = np.meshgrid(np.linspace(-1, 1, columns), np.linspace(0, 1, rows))
    ys = near + (far - near) * v ** power
    return u * (wide + ys * spread), ys
