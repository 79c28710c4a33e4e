"""Magic City: the big one. White over graphite, a coral sweep at the bow, winged funnel amidships, a lit glass dome."""
import math
from paint import livery
from ship import DECK, Ship
from ship_at import flood


def make(scene, lights=0.0, fog=14000.0):
    s = Ship(334, 41, 15.0, rake=9, sheer=2.6, entry=(0.66, 0.81), stern=0.93)
    s.hull()
    s.portholes((6.0, 9.0), -146, 118, step=3.2)
    sweep(s)
    z, half = s.D - 0.9, 20.2
    s.windows(0, z, -160, 128, half, 18, cell=3.4)
    z += DECK
    s.windows(1, z, -158, 126, half - 4.4, 18, "salon", cell=3.4)
    s.slab(s.outline(-158, 126, half, 18), z)
    s.boats(z + 0.4, -118, 92, half - 1.2, 14.0)
    z += DECK * 1.75
    for i in range(8):
        plan = s.balconies(2 + i, z, -156 + i * 1.1, 124 - i * 1.6, half, 19 + i * 0.3, cell=3.0, tail=2.5)
        z += DECK
    s.bridge(10, z - DECK * 5, 121.5, half, 3.4, 20)
    s.windows(11, z, -142, 106, half - 0.8, 22, "suite", cell=3.6)
    z += DECK
    s.slab(s.outline(-141, 105, half - 0.4, 22), z, 0.5)
    s.slab(s.outline(-140, 104, half - 0.9, 22), z + 0.5, 0.06, "deck")
    s.rail(s.outline(-139, 103, half - 0.8, 22), z + 0.5, 2.0)
    s.lamps(s.outline(-139, 103, half - 0.8, 22), z + 2.8, 8)
    for x0, x1, w in ((-132, -92, 14), (-22, 8, 13)):
        s.windows(12 + (x0 > -50), z, x0, x1, w, 8, "salon", cell=3.2, height=3.6)
        s.slab(s.outline(x0 - 1.5, x1 + 1.5, w + 0.8, 8), z + 3.6, 0.45)
    glass_dome(s, 34, 92, 14.5, z + 0.5)
    s.mast(20, z + 1, 17)
    for side in (-1, 1):
        s.dome(-4, side * 7.5, z + 5.4, 2.5)
    s.dome(-14, 0, z + 5.2, 1.9)
    # funnel: a broad blade with two wings
    f = s.funnel_rings(-52, 0, z, 21, 30, 13, 9, 24, 0.72)
    s.y.ring_loft("funnel", f[:17])
    s.y.ring_loft("band", f[16:20])
    s.y.ring_loft("funnel", f[19:])
    for side in (-1, 1):
        wing(s, side, z + 13.6)
        s.y.tube("dark", (-61, side * 2.4, z + 20.5), (-62.5, side * 2.4, z + 23.2), 1.0)
    s.y.tube("white", (136, 0, s.D + 1), (136, 0, s.D + 11), 0.35, 8, 0.15)
    paints = livery(scene, lights, fog, (0.030, 0.036, 0.046), (0.22, 0.030, 0.018),
                    [(12.9, 30.0, (0.75, 0.755, 0.75))], (0.76, 0.765, 0.76), (0.70, 0.15, 0.085), (0.70, 0.15, 0.085), wash=0.08)
    root = s.finish("magic-city", paints)
    for part in root.children:
        if part.name.startswith("magic-city-band"):
            part.visible_shadow = False  # the floodlights below would throw the wings' shadow over the funnel
    if lights >= 0.6:
        flood(root, [(-34, 0, z + 5), (-84, 0, z + 7)], lights, 6500)
        flood(root, [(-66, 0, z + 19)], lights, 2600, out=29)
    return s, root


def wing(s, side, z):
    """A swept wing of the funnel: thick at its root, thin outwards, its tip turned up like a fin."""
    rings = []
    for i in range(25):
        k = i / 24
        out = side * (4.6 + 12.6 * min(1.0, k / 0.72) + 1.5 * max(0.0, k - 0.72) / 0.28)
        rise = z + 1.6 * k ** 2 + 5.6 * max(0.0, (k - 0.62) / 0.38) ** 1.7
        nose, chord = -45.5 - 21.0 * k ** 1.15, 21.0 - 14.5 * k ** 0.9
        thick = 2.3 * (1 - 0.78 * k)
        turn = 1.15 * max(0.0, (k - 0.62) / 0.38) ** 0.8
        ring = []
        for j in range(24):
            q = 2 * math.pi * j / 24
            along = 0.5 - 0.5 * math.cos(q)
            across = thick * math.copysign(abs(math.sin(q)) ** 0.8, math.sin(q)) * (1 - 0.72 * along) * 0.62
            ring.append((nose - chord * along, out - side * across * math.sin(turn), rise + across * math.cos(turn)))
        rings.append(ring)
    s.y.ring_loft("band", rings)


def sweep(s):
    """A coral blade painted on the bow, laid outside the hull and its portholes."""
    steps = 40
    for side in (1, -1):
        lo, hi = [], []
        for i in range(steps + 1):
            k = i / steps
            t = 0.60 + 0.395 * k
            for line, z in ((lo, 3.0 + 9.6 * k ** 1.6), (hi, 4.2 + 12.0 * k ** 1.25)):
                level = min(0.985, (z + 3) / (s.edge(t) + 3))
                line.append((s.at(t, level), side * (s.half(t, level) + 0.45), -3 + (s.edge(t) + 3) * level))
        for i in range(steps):
            q = [lo[i], lo[i + 1], hi[i + 1], hi[i]]
            s.y.face("accent", q if side < 0 else q[::-1])


def glass_dome(s, x0, x1, w, z):
    """A barrel of glass over the winter garden, with white ribs."""
    arc = [(math.cos(a), math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]]
    n = 14
    for k in range(n):
        a, b = x0 + (x1 - x0) * k / n, x0 + (x1 - x0) * (k + 1) / n
        ends = [min(1.0, max(0.45, 1 - ((abs((x - x0) / (x1 - x0) - 0.5) - 0.36) / 0.2) ** 2)) if abs((x - x0) / (x1 - x0) - 0.5) > 0.36 else 1.0 for x in (a, b)]
        for (c0, s0), (c1, s1) in zip(arc, arc[1:]):
            uv = [(k, 30), (k + 1, 30), (k + 1, 30.99), (k, 30.99)]
            uv = [(u + round(c0 * 40) * 20, v) for u, v in uv]
            s.y.face("salon", [(a, w * c0 * ends[0], z + 9.5 * s0 * ends[0]), (b, w * c0 * ends[1], z + 9.5 * s0 * ends[1]),
                               (b, w * c1 * ends[1], z + 9.5 * s1 * ends[1]), (a, w * c1 * ends[0], z + 9.5 * s1 * ends[0])], uv)
            s.y.tube("white", (a, w * c0 * ends[0], z + 9.5 * s0 * ends[0]), (a, w * c1 * ends[0], z + 9.5 * s1 * ends[0]), 0.28, 5)
