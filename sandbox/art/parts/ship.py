"""What the three ships share: hull, decks with balconies, boats, bridge, masts, and the wake they leave."""
import math
import numpy as np
from shapes import Yard

DECK = 2.85  # height between two decks


class Ship:
    """x runs from stern to bow, y to port, z up from the waterline. Metres."""

    def __init__(self, length, beam, depth, rake=14.0, sheer=3.0, entry=(0.60, 0.76), stern=0.86):
        self.L, self.B, self.D = length, beam, depth
        self.rake, self.sheer, self.entry, self.stern = rake, sheer, entry, stern
        self.y = Yard()

    # hull -----------------------------------------------------------------
    def half(self, t, s):
        """Half breadth at station t (0 stern, 1 bow) and level s (0 water, 1 deck)."""
        start = self.entry[0] + (self.entry[1] - self.entry[0]) * s
        fore = max(0.0, (t - start) / (1 - start))
        k = 1 - fore ** (1.75 + 0.75 * s)
        aft = self.stern + (1 - self.stern) * min(1.0, t / 0.16) ** 0.6
        tuck = 1 - (1 - s) * 0.16 * max(0.0, 1 - t / 0.10)
        return self.B / 2 * k * aft * tuck

    def at(self, t, s):
        return -self.L / 2 + t * (self.L - self.rake * (1 - s) ** 0.9)

    def edge(self, t):
        """Height of the deck edge: it sweeps up to the bow."""
        return self.D + self.sheer * max(0.0, (t - 0.66) / 0.34) ** 2

    def deck_half(self, x):
        t = min(1.0, max(0.0, (x + self.L / 2) / self.L))
        return self.half(t, 1.0)

    def hull(self, stations=90, levels=9):
        y = self.y
        rows = []
        for i in range(stations + 1):
            t = 1 - (1 - i / stations) ** 1.25 if i > 0 else 0.0
            port = []
            for j in range(levels + 1):
                s = j / levels
                z = -3 + (self.edge(t) + 3) * s
                lean = -1.6 * (1 - s) * (1 - t) ** 8 * -1
                port.append((self.at(t, s) + lean, self.half(t, s), z))
            rows.append(port)
        for a, b in zip(rows, rows[1:]):
            for j in range(levels):
                y.face("hull", [a[j], b[j], b[j + 1], a[j + 1]])
                m = lambda p: (p[0], -p[1], p[2])
                y.face("hull", [m(a[j + 1]), m(b[j + 1]), m(b[j]), m(a[j])])
            top = [a[-1], b[-1], (b[-1][0], -b[-1][1], b[-1][2]), (a[-1][0], -a[-1][1], a[-1][2])]
            y.face("deck", [(p[0], p[1], p[2] - 1.1) for p in top])
        stern = rows[0]
        for j in range(levels):
            a, b = stern[j], stern[j + 1]
            y.face("hull", [a, b, (b[0], -b[1], b[2]), (a[0], -a[1], a[2])])

    def portholes(self, rows, x0, x1, step=3.4, size=0.55):
        """Round windows in the hull, set a hand's breadth out so they catch the light."""
        for z in rows:
            x = x0
            while x < x1:
                t = (x + self.L / 2) / self.L
                s = (z + 3) / (self.edge(t) + 3)
                w = self.half(t, s) + 0.06
                for side in (1, -1):
                    ring = [(x + size * math.cos(a), side * w, z + size * math.sin(a)) for a in [i * math.pi / 4 + 0.39 for i in range(8)]]
                    cell = (int(x * 1.7) + 0.5, int(z * 3) + 0.5 + (side > 0) * 40)
                    self.y.face("port", ring if side < 0 else ring[::-1], [cell] * 8)
                x += step

    # decks ----------------------------------------------------------------
    def outline(self, x0, x1, width, nose, tail=3.0, inset=0.0, gap=0.25, nose_inset=None):
        """Plan of a deck, starboard aft round the front to port aft; front rounded over `nose` metres."""
        pts = []
        if nose_inset is None:
            nose_inset = inset
        n = 26
        xs = [x0 + tail * (1 - math.cos(a)) for a in np.linspace(0.25, math.pi / 2, 5)]
        xs += list(np.arange(x0 + tail + 3, x1 - nose - 1, 3.0))
        xs += [x1 - nose + nose * math.sin(a) for a in np.linspace(0, math.pi / 2, n)]
        for x in xs:
            front = max(0.0, (x - (x1 - nose)) / nose)
            k = max(0.0, 1 - min(1.0, front) ** 2.3) ** 0.5
            aft = 1.0 if x > x0 + tail else 0.80 + 0.20 * max(0.0, (x - x0) / tail) ** 0.5
            w = min(width, self.deck_half(x) - gap) if gap is not None else width
            off = inset + (nose_inset - inset) * min(1.0, front * 2.5)
            pts.append((x - off * front - (inset * 0.4 - 0.4 * inset * (x > x0 + tail)), max(0.0, (w - off) * k * aft)))
        return [(x, -w) for x, w in pts] + [(x, w) for x, w in reversed(pts[:-1])]

    def slab(self, plan, z, thick=0.34, paint="white"):
        self.y.prism(paint, plan, z, z + thick)

    def rail(self, plan, z, height=1.05, paint="rail"):
        for (x0, y0), (x1, y1) in zip(plan, plan[1:] + plan[:1]):
            x0, y0, x1, y1 = x0 * 0.999, y0 * 0.994, x1 * 0.999, y1 * 0.994
            self.y.face(paint, [(x0, y0, z), (x1, y1, z), (x1, y1, z + height), (x0, y0, z + height)])
            self.y.face("white", [(x0, y0, z + height), (x1, y1, z + height), (x1, y1, z + height + 0.11), (x0, y0, z + height + 0.11)])

    def balconies(self, row, z, x0, x1, width, nose, cell=3.0, depth=1.75, front="suite", tail=3.0, rails=True):
        """A deck of cabins: slab, recessed wall of glass doors, dividers, glass rail."""
        plan = self.outline(x0, x1, width, nose, tail)
        inner = self.outline(x0 + 1.2, x1 - 0.2, width, nose, tail, depth, nose_inset=0.35)
        self.slab(plan, z)
        self.y.wall("balcony", inner, z + 0.34, z + DECK, cell, row)
        if rails:
            self.rail(plan, z + 0.34)
        x = x0 + tail + cell
        while x < x1 - nose * 0.72:
            w = min(width, self.deck_half(x) - 0.25)
            k = max(0.0, 1 - max(0.0, (x - (x1 - nose)) / nose) ** 2.3) ** 0.5
            for a, b in ((w * k - depth - 0.1, w * k - 0.12), (-w * k + 0.12, -w * k + depth + 0.1)):
                self.y.box("white", x - 0.06, x + 0.06, a, b, z + 0.34, z + DECK)
            x += cell
        return plan

    def windows(self, row, z, x0, x1, width, nose, paint="salon", cell=3.2, tail=3.0, lean=0.0, height=DECK):
        """A deck of public rooms: walls flush with the side, long windows."""
        plan = self.outline(x0, x1, width, nose, tail)
        self.slab(plan, z)
        self.y.wall(paint, self.outline(x0 + 0.3, x1 - 0.3, width - 0.15, nose, tail), z + 0.34, z + height, cell, row, lean)
        return plan

    def boats(self, z, x0, x1, width, step=13.5):
        """Lifeboats in their davits along an open deck."""
        n = max(1, int((x1 - x0) / step))
        for i in range(n):
            x = x0 + (i + 0.5) * (x1 - x0) / n
            for side in (1, -1):
                y = side * (width - 0.5)
                self.y.ball("boat-low", (x, y, z + 1.75), 5.3, 1.75, 1.9, -0.95, 18, 6)
                self.y.ball("boat", (x - 0.2, y, z + 2.05), 4.7, 1.70, 1.75, 0.05, 18, 6)
                self.y.box("boat", x - 2.9, x - 1.3, y - 0.7, y + 0.7, z + 3.3, z + 4.0)
                for dx in (-4.6, 4.6):
                    self.y.box("white", x + dx - 0.18, x + dx + 0.18, y - side * 2.4, y - side * 2.0, z, z + 4.6)
                    self.y.box("white", x + dx - 0.16, x + dx + 0.16, min(y - side * 2.4, y), max(y - side * 2.4, y), z + 4.3, z + 4.6)

    def bridge(self, row, z, x1, width, wing=3.0, nose=9.0):
        """The bridge: dark raked windows, wings out over the sides."""
        plan = self.outline(x1 - 20, x1, width, nose, gap=0.0)
        self.slab(plan, z)
        self.y.wall("bridge", self.outline(x1 - 20, x1 - 0.4, width - 0.2, nose, gap=0.2), z + 0.34, z + 3.1, 1.5, row, -0.7)
        self.slab(self.outline(x1 - 21, x1 + 0.8, width + 0.2, nose, gap=-0.2), z + 3.1, 0.45)
        for side in (1, -1):
            a, b = sorted((side * (width - 4), side * (self.B / 2 + wing)))
            w = [(x1 - nose - 6.5, a), (x1 - nose - 1.0, a), (x1 - nose - 1.0, b), (x1 - nose - 6.5, b)]
            self.y.prism("white", w, z - 0.1, z + 1.15)
            self.y.wall("bridge", [(x * 1.0, y) for x, y in w], z + 1.15, z + 2.9, 1.5, row + 60)
            self.y.prism("white", [(w[0][0] - 0.4, a), (w[1][0] + 0.5, a), (w[2][0] + 0.5, b), (w[3][0] - 0.4, b)], z + 2.9, z + 3.4)

    # top ------------------------------------------------------------------
    def mast(self, x, z, height=14.0):
        y = self.y
        y.tube("white", (x, 0, z), (x - 2.0, 0, z + height), 0.75, 10, 0.3)
        y.tube("white", (x - 4.2, 0, z), (x - 1.2, 0, z + height * 0.62), 0.4, 8, 0.25)
        for k, half in ((0.45, 3.4), (0.68, 2.4), (0.86, 1.3)):
            y.box("white", x - 2.0 * k - 0.5, x - 2.0 * k + 0.9, -half, half, z + height * k, z + height * k + 0.22)
            y.box("dark", x - 2.0 * k + 0.2, x - 2.0 * k + 0.55, -half * 0.6, half * 0.6, z + height * k + 0.7, z + height * k + 1.0)
        y.tube("white", (x - 2.0, 0, z + height), (x - 2.1, 0, z + height + 4.5), 0.09, 6)
        y.ball("lamp", (x - 1.1, 0, z + height * 0.93), 0.28, 0.28, 0.28)

    def dome(self, x, y, z, r=2.0):
        self.y.tube("white", (x, y, z - 1.4), (x, y, z + 0.3), r * 0.5, 10)
        self.y.ball("white", (x, y, z + r * 0.8), r, r, r, -0.8)

    def funnel_rings(self, x, y, z, height, length, width, rake, steps=12, taper=0.88, sides=28):
        rings = []
        for i in range(steps + 1):
            k = i / steps
            a, b = length / 2 * (1 - (1 - taper) * k), width / 2 * (1 - (1 - taper) * k)
            rings.append([(x - rake * k + a * math.copysign(abs(math.cos(q)) ** 0.85, math.cos(q)),
                           y + b * math.copysign(abs(math.sin(q)) ** 0.95, math.sin(q)), z + height * k)
                          for q in [2 * math.pi * s / sides for s in range(sides)]])
        return rings

    def lamps(self, plan, z, step=9.0):
        """Small warm lights along a deck edge."""
        run, at = 0.0, 0.0
        for (x0, y0), (x1, y1) in zip(plan, plan[1:]):
            d = math.hypot(x1 - x0, y1 - y0)
            while at < run + d and d > 0:
                k = (at - run) / d
                x, y = x0 + (x1 - x0) * k, y0 + (y1 - y0) * k
                self.y.box("lamp", x - 0.16, x + 0.16, y * 0.98 - 0.16, y * 0.98 + 0.16, z, z + 0.3)
                at += step
            run += d

    def finish(self, name, paints):
        return self.y.build(name, paints, smooth=("hull", "funnel", "band", "accent", "boat", "boat-low"))
