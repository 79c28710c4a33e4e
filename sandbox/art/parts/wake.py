"""Bow wave, white along the side and the broad trail astern, for the sea's grid."""
import math
import numpy as np


def wake(ship, place, heading, speed=1.0, reach=520.0, spread=0.055, turn=0.0):
    """A function (x, y) -> (lift, foam). Heading in degrees: 0 = bow to +X, growing to the left.

    `reach`: metres over which the trail astern fades; `spread`: how much it broadens by the metre; `turn`: how much it bends, per metre.
    """
    a = math.radians(heading)
    c, s = math.cos(a), math.sin(a)
    stations = np.linspace(0, 1, 60)
    hx = np.array([ship.at(t, 0.17) for t in stations])
    hw = np.array([max(0.0, ship.half(t, 0.17)) for t in stations])
    bow, stern = hx[-1], hx[0]

    def at(x, y):
        px, py = x - place[0], y - place[1]
        u, side = px * c + py * s, -px * s + py * c
        v = np.abs(side)
        half = np.interp(u, hx, hw, left=hw[0], right=0.0)
        beside = (u > stern) & (u < bow + 2)
        out = v - half
        back = np.maximum(bow - u, 0.0)
        # white water along the side, most at the bow
        skirt = np.where(beside & (out > -3), np.exp(-np.maximum(out, 0) / (1.6 + back * 0.018)), 0.0)
        foam = skirt * (0.34 + 0.60 * np.exp(-back / 45.0)) * speed
        # the bow wave leaves the side and spreads
        arm = half * 0.35 + 1.5 + back * 0.20
        arm = np.maximum(arm, half + 1.0 + back * 0.035)
        width = 1.6 + back * 0.035
        ridge = np.exp(-((v - arm) / width) ** 2) * (u < bow + 1)
        foam = np.maximum(foam, ridge * (0.95 * np.exp(-back / 70.0) + 0.22 * np.exp(-back / 260.0)) * speed)
        lift = ridge * (1.7 * np.exp(-back / 50.0) + 0.45 * np.exp(-back / 300.0)) * speed
        # astern
        d = np.maximum(stern - u, 0.0)
        broad = ship.B * 0.40 + spread * d
        off = np.abs(side - turn * d * d / 2 + frayed(u, side))
        inside = np.clip(1.25 - off / broad, 0, 1) ** 0.6
        rim = np.exp(-((off - broad * 0.85) / (2 + 0.55 * spread * d)) ** 2) * np.exp(-d / (0.6 * reach))
        trail = (0.44 * inside + 0.34 * rim + 0.25 * inside * np.exp(-d / 60.0)) * np.exp(-d / reach) * (u < stern + 2)
        foam = np.maximum(foam, trail * speed)
        lift = lift + 0.7 * inside * np.exp(-d / 40.0) * np.cos(d / 9.0) * (u < stern) * speed
        # long waves that fan out from the bow
        fan = np.exp(-((v - back * 0.34) / (6 + back * 0.05)) ** 2) * np.exp(-back / 700.0)
        lift = lift + 0.35 * fan * np.sin((u * 0.82 + v * 0.57) / 3.4) * speed
        return lift.astype("f4"), np.clip(foam, 0, 1).astype("f4")

    return at


def frayed(u, side):
    """Metres by which the edge of a trail wanders: eddies of several sizes."""
    eddies = ((0.045, 0.02, 1.5), (0.13, 0.09, 0.9), (0.41, 0.33, 0.6), (1.1, 0.9, 0.35))
    return sum(size * np.sin(u * a + 1.7 * np.sin(side * b + u * a * 0.37)) for a, b, size in eddies)


def berth(root, place, heading, draught=0.0):
    """Puts a ship where its wake is."""
    root.location = (place[0], place[1], -draught)
    root.rotation_euler = (0, 0, math.radians(heading))
