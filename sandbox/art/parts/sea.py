"""The sea: waves of a wind from a spectrum, on a grid that is fine near the eye and reaches the horizon."""
import math
import numpy as np
import bpy
from nodes import material
from sky import haze

TILES = (900.0, 270.0, 83.0, 26.0, 8.3)  # metres; each carries its own band of wavelengths
N = 256
G = 9.81


def tile(size, longest, shortest, wind, heading, time, seed, loop):
    """Heights, sideways shifts and slope of one square of sea that repeats without a seam."""
    rng = np.random.default_rng(seed)
    f = np.fft.fftfreq(N, 1.0 / N) * 2 * math.pi / size
    kx, ky = np.meshgrid(f, f, indexing="ij")
    k = np.hypot(kx, ky)
    k[0, 0] = 1.0
    long_wave = wind * wind / G
    along = (kx * math.cos(heading) + ky * math.sin(heading)) / k
    power = np.exp(-1.0 / (k * long_wave) ** 2) / k ** 4 * (0.12 + 0.88 * along ** 2) * np.where(along < 0, 0.35, 1.0)
    power *= (k >= 2 * math.pi / longest) & (k < 2 * math.pi / shortest)
    power[0, 0] = 0
    step = 2 * math.pi / size
    noise = rng.normal(size=(N, N)) + 1j * rng.normal(size=(N, N))
    omega = np.sqrt(G * k)
    if loop:
        omega = np.round(omega * loop / (2 * math.pi)) * 2 * math.pi / loop
    spectrum = noise * np.sqrt(power) * step * 0.0632 * np.exp(-1j * omega * time)
    height = np.fft.ifft2(spectrum) * N * N
    dx = np.fft.ifft2(-1j * kx / k * spectrum) * N * N
    dy = np.fft.ifft2(-1j * ky / k * spectrum) * N * N
    slope = math.sqrt(float(np.sum(np.abs(spectrum) ** 2 * k * k)) / 2)
    return np.real(height).astype("f4"), np.real(dx).astype("f4"), np.real(dy).astype("f4"), slope


def look_up(grid, u, v):
    """Bilinear, wrapping."""
    u, v = (u % 1.0) * N, (v % 1.0) * N
    i, j = u.astype(int), v.astype(int)
    a, b = (u - i).astype("f4"), (v - j).astype("f4")
    i, j, i2, j2 = i % N, j % N, (i + 1) % N, (j + 1) % N
    return (grid[i, j] * (1 - a) + grid[i2, j] * a) * (1 - b) + (grid[i, j2] * (1 - a) + grid[i2, j2] * a) * b


def surface(x, y, spacing, wind=6.0, heading=60.0, time=0.0, seed=1, choppy=0.9, loop=0.0, calm=1.0):
    """Waves at points: z, shifted x and y, and the slope the grid is too coarse to carry."""
    z, sx, sy, lost = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    for n, size in enumerate(TILES):
        longest = size * 0.75 if n == 0 else TILES[n - 1] / 5
        h, dx, dy, slope = tile(size, longest, size / 5 if n + 1 < len(TILES) else size / 12, wind, math.radians(heading), time, seed + n, loop)
        keep = np.clip((size / 6) / (2.2 * spacing) - 0.4, 0, 1)
        turn = 0.37 * n
        u = (x * math.cos(turn) + y * math.sin(turn)) / size + 0.31 * n
        v = (-x * math.sin(turn) + y * math.cos(turn)) / size + 0.17 * n
        z += keep * calm * look_up(h, u, v)
        ax, ay = look_up(dx, u, v), look_up(dy, u, v)
        sx += keep * calm * choppy * (ax * math.cos(turn) - ay * math.sin(turn))
        sy += keep * calm * choppy * (ax * math.sin(turn) + ay * math.cos(turn))
        lost += (1 - keep) * (slope * calm) ** 2
    return z, x + sx, y + sy, np.sqrt(lost)


def sheet(name, co, cols, rows, attributes):
    """A grid mesh with point attributes."""
    me = bpy.data.meshes.new(name)
    idx = np.arange(rows * cols, dtype="i4").reshape(rows, cols)
    quads = np.stack((idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]), -1).reshape(-1)
    count = len(quads) // 4
    me.vertices.add(len(co))
    me.vertices.foreach_set("co", co.astype("f4").ravel())
    me.loops.add(count * 4)
    me.loops.foreach_set("vertex_index", quads)
    me.polygons.add(count)
    me.polygons.foreach_set("loop_start", np.arange(0, count * 4, 4, dtype="i4"))
    me.polygons.foreach_set("loop_total", np.full(count, 4, "i4"))
    me.polygons.foreach_set("use_smooth", np.ones(count, bool))
    me.update(calc_edges=True)
    for key, values in attributes.items():
        me.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", values.astype("f4").ravel())
    return me


def make(scene, near=8.0, far=60000.0, span=None, wakes=(), detail=0.85, ripple=1.0, fog=14000.0,
         colour=(0.004, 0.022, 0.034), old=None, rough=1.0, **waves):
    """The sea in front of the scene's camera. `wakes` are functions (x, y) -> (lift, foam)."""
    cam = scene.camera
    az = -cam.rotation_euler.z
    if span is None:
        span = math.degrees(2 * math.atan(18.0 / cam.data.lens)) + 8
    if scene.render.resolution_percentage < 50:  # a preview
        detail *= 0.6
    cols = int(1050 * detail)
    ratio = 1 + 0.0052 / detail
    r = [near]
    while r[-1] < far:
        r.append(r[-1] * (ratio if r[-1] < 4000 else 1 + (ratio - 1) * 4))
    r = np.array(r)
    phi = az + np.radians(np.linspace(-span / 2, span / 2, cols))
    rr, pp = np.meshgrid(r, phi, indexing="ij")
    x, y = cam.location.x + rr * np.sin(pp), cam.location.y + rr * np.cos(pp)
    spacing = np.maximum(rr * (ratio - 1), rr * math.radians(span) / cols)
    z, wx, wy, lost = surface(x, y, spacing, **waves)
    foam = np.zeros_like(x)
    for wake in wakes:
        lift, white = wake(x, y)
        z = z * (1 - 0.55 * np.clip(white, 0, 1)) + lift
        foam = np.maximum(foam, white)
    z = z - rr * rr / (2 * 6.371e6)  # the earth is round
    co = np.stack((wx, wy, z), -1).reshape(-1, 3)
    me = sheet("sea", co, cols, len(r), {"lost": lost, "foam": foam})
    white = (foam[:-1, :-1] > 0.004) | (foam[1:, 1:] > 0.004)
    me.polygons.foreach_set("material_index", white.astype("i4").ravel())
    if old:
        for m in old.data.materials:
            me.materials.append(m)
        old.data = me
        return old
    me.materials.append(water(scene, ripple, fog, colour, rough, False))
    me.materials.append(water(scene, ripple, fog, colour, rough, True))
    o = bpy.data.objects.new("sea", me)
    scene.collection.objects.link(o)
    return o


def water(scene, ripple, fog, colour, rough, foamy):
    """The sea's paint; where nothing foams the costly part is left out."""
    m, t, p, out = material("sea")
    place = t.node("ShaderNodeNewGeometry").outputs["Position"]
    p.inputs["Specular"].default_value = 0.26
    bumps = t.math("ADD", t.noise(place, 1.3, 3.0, 0.55, 0.4), t.math("MULTIPLY", t.noise(place, 5.0, 2.0, 0.5, 0.3), 0.25))
    bump = t.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 1.0
    bump.inputs["Distance"].default_value = 0.055 * ripple
    t.put(bump.inputs["Height"], bumps)
    t.put(p.inputs["Normal"], bump.outputs[0])
    # slope the mesh cannot show becomes roughness (alpha = sqrt 2 x slope, roughness = sqrt alpha)
    alpha = t.math("MULTIPLY", t.math("ADD", t.attribute("lost"), 0.012), 1.2 * rough)
    wet = t.math("SQRT", alpha)
    p.inputs["Base Color"].default_value = (*colour, 1)
    t.put(p.inputs["Roughness"], wet)
    if foamy:
        foam = t.attribute("foam")
        lace = t.math("ADD", t.math("MULTIPLY", t.noise(place, 0.09, 8.0, 0.68, 0.8), 0.9), t.math("MULTIPLY", t.noise(place, 1.1, 9.0, 0.72), 0.34))
        white = t.range(t.math("ADD", t.math("MULTIPLY", foam, 1.05), lace), 0.91, 1.16)
        white = t.math("MULTIPLY", white, t.range(foam, 0.0, 0.18))
        milky = t.mix(t.math("MULTIPLY", t.range(foam, 0.05, 0.9), 0.55), colour, (0.03, 0.12, 0.14))
        t.put(p.inputs["Base Color"], t.mix(white, milky, (0.78, 0.82, 0.84)))
        t.put(p.inputs["Roughness"], t.math("MAXIMUM", wet, t.math("MULTIPLY", white, 0.8)))
    haze(scene, t, p.outputs[0], out, fog)
    return m
