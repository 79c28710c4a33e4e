"""A far coast: ridges against the sky, and the lights of its towns after dusk."""
import math
import numpy as np
import bpy
from nodes import material
from sea import sheet
from sky import haze


def ridge(x, seed, octaves=7):
    """A one-dimensional mountain line, 0..1."""
    rng = np.random.default_rng(seed)
    total, height = np.zeros_like(x), 0.0
    for o in range(octaves):
        knots = rng.random(4096)
        u = x * 2 ** o + 37.7 * o + 1500
        i = np.floor(u).astype(int) % 4095
        f = u - np.floor(u)
        f = f * f * (3 - 2 * f)
        total += (knots[i] * (1 - f) + knots[i + 1] * f) * 0.53 ** o
        height += 0.53 ** o
    return total / height


def make(scene, distance, height, x0, x1, seed=1, colour=(0.030, 0.036, 0.034), fog=9000.0, period=2600.0, ends=(1.0, 1.0), cut=0.30):
    """A ridge across the view at y = distance, from x0 to x1; `ends` let it fall to the sea at either side."""
    cols, rows = 900, 60
    u = np.linspace(0, 1, cols)
    x = x0 + (x1 - x0) * u
    line = np.clip((ridge(x / period, seed) - cut) / (1 - cut), 0, 1) ** 1.15 * height * 2.0
    fall = np.clip(u / max(1e-3, ends[0]), 0, 1) * np.clip((1 - u) / max(1e-3, ends[1]), 0, 1)
    line *= np.sqrt(fall)
    v = np.linspace(0, 1, rows)
    xx, vv = np.meshgrid(x, v, indexing="xy")
    rough = ridge(xx / 420.0 + vv * 5.3, seed + 3) - 0.5
    zz = (line[None, :] * vv ** 0.8) * (1 + 0.22 * rough * (1 - vv)) - 6
    yy = distance + vv * height * 2.2 + ridge(xx / 900.0, seed + 5) * 500 + rough * 180
    me = sheet("coast", np.stack((xx, yy, zz), -1).reshape(-1, 3), cols, rows, {})
    m, t, p, out = material("coast")
    p.inputs["Roughness"].default_value = 1.0
    p.inputs["Specular"].default_value = 0.0
    place = t.node("ShaderNodeNewGeometry").outputs["Position"]
    c = t.mix(t.noise(place, 0.012, 6.0, 0.62), tuple(k * 0.6 for k in colour), tuple(k * 1.6 for k in colour))
    t.put(p.inputs["Base Color"], c)
    haze(scene, t, p.outputs[0], out, fog)
    me.materials.append(m)
    o = bpy.data.objects.new("coast", me)
    scene.collection.objects.link(o)
    return np.stack((xx, yy, zz), -1)


def lights(scene, ground, count=420, seed=2, power=6.0, size=2.2, towns=((0.3, 0.06), (0.62, 0.09)), low=0.30):
    """Windows and lamps scattered on a coast, thick in its towns, thinner up the slope."""
    rng = np.random.default_rng(seed)
    rows, cols, _ = ground.shape
    verts, faces, tone = [], [], []
    for _ in range(count):
        at, spread = towns[rng.integers(len(towns))]
        i = int(np.clip(rng.normal(at, spread) if rng.random() < 0.86 else rng.random(), 0.005, 0.995) * (cols - 1))
        j = min(rows - 1, int(abs(rng.normal(0, low)) * rows * 0.55) + 2)
        x, y, z = ground[j, i]
        if z < 1.5:
            z = 2.0 + rng.random() * 6
        k = size * (0.45 + rng.random() ** 3 * 1.3)
        n = len(verts)
        y -= 30
        z += 4
        verts += [(x - k, y, z - k), (x + k, y, z - k), (x + k, y, z + k), (x - k, y, z + k)]
        faces.append((n, n + 1, n + 2, n + 3))
    me = bpy.data.meshes.new("town")
    me.from_pydata(verts, [], faces)
    m, t, p, out = material("town")
    island = t.node("ShaderNodeNewGeometry").outputs["Random Per Island"]
    glow = t.node("ShaderNodeEmission")
    t.put(glow.inputs[0], t.ramp(island, [(0.0, (1.0, 0.46, 0.14)), (0.7, (1.0, 0.62, 0.30)), (1.0, (1.0, 0.86, 0.68))], "LINEAR"))
    t.put(glow.inputs[1], t.math("MULTIPLY_ADD", t.math("POWER", t.math("FRACT", t.math("MULTIPLY", island, 17.3)), 2.5), power, power * 0.12))
    t.put(out.inputs["Surface"], glow.outputs[0])
    m.cycles.sample_as_light = False
    me.materials.append(m)
    o = bpy.data.objects.new("town", me)
    scene.collection.objects.link(o)


# share of lit rooms, strength, warmth of the glass's frame: a city has homes, offices and houses already asleep
TOWERS = {"homes": (0.24, 0.8, (0.050, 0.046, 0.050)), "office": (0.38, 0.55, (0.032, 0.040, 0.056)),
          "late": (0.60, 0.75, (0.040, 0.044, 0.054)), "asleep": (0.06, 0.6, (0.038, 0.040, 0.050))}


def skyline(scene, distance, x0, x1, count=90, tall=210.0, seed=5, power=1.2, fog=16000.0, centre=0.5):
    """Towers of a far city, tallest about its centre: setbacks, tapers and masts, some lit, some dark."""
    from paint import cabins
    from shapes import Yard
    rng = np.random.default_rng(seed)
    y = Yard()
    kinds = list(TOWERS)
    for k in range(count):
        u = float(np.clip(rng.normal(centre, 0.21), 0, 1))
        x = x0 + (x1 - x0) * u
        h = tall * (0.10 + rng.random() ** 2.4) * math.exp(-((u - centre) / 0.25) ** 2) + 22
        w, deep, d = 15 + rng.random() * 15, 12 + rng.random() * 12, distance + rng.random() * 900
        kind = kinds[int(rng.choice(4, p=(0.36, 0.24, 0.1, 0.3)))]
        turn = rng.uniform(-0.7, 0.7)
        shape = rng.random() if h > 70 else 1.0
        parts = [(0.0, 1.0, 1.0)]
        if shape < 0.4:
            parts = [(0.0, 1.0, 1.0), (rng.uniform(0.45, 0.7), 0.82, 0.86), (rng.uniform(0.78, 0.92), 0.55, 0.6)]
        elif shape < 0.6:
            parts = [(i / 7, 1 - 0.42 * (i / 7) ** 1.6, 1 - 0.3 * (i / 7) ** 1.6) for i in range(8)]
        ends = [p[0] for p in parts[1:]] + [1.0]
        for i, ((low, sx, sy), high) in enumerate(zip(parts, ends)):
            corners = [(-w * sx, -deep * sy), (w * sx, -deep * sy), (w * sx, deep * sy), (-w * sx, deep * sy)]
            plan = [(x + a * math.cos(turn) - b * math.sin(turn), d + a * math.sin(turn) + b * math.cos(turn)) for a, b in corners]
            y.prism("roof", plan, h * high - 1, h * high + 2)
            floors = max(2, int(h * (high - low) / 4.2))
            for f in range(floors):
                step = h * (high - low) / floors
                y.wall("roof" if rng.random() < 0.07 else kind, plan, h * low + step * f, h * low + step * (f + 1), 5.0, f + k * 90 + i * 40)
        if h > tall * 0.55 and shape < 0.75:
            y.tube("roof", (x, d, h), (x, d, h * 1.2), 1.1, 5, 0.4)
    paints = {kind: cabins(scene, kind, power * strength, wide=(0.18, 0.82), tall=(0.25, 0.8), lit=lit, frame=frame, fog=fog)
              for kind, (lit, strength, frame) in TOWERS.items()}
    paints["roof"] = cabins(scene, "roof", 0, frame=(0.030, 0.033, 0.042), wide=(2, 3), fog=fog)
    y.build("skyline", paints)
