"""Takes the grain out of a short render: an edge-keeping blur led by surface colour and direction."""
import numpy as np


def shifted(a, dy, dx):
    """The image moved by whole pixels, edges repeated."""
    h, w = a.shape[:2]
    ys = np.clip(np.arange(h) + dy, 0, h - 1)
    xs = np.clip(np.arange(w) + dx, 0, w - 1)
    return a[ys][:, xs]


def tame(colour, glitter):
    """A pixel far brighter than all its neighbours is brought down to them, one far darker becomes their mean."""
    bright = colour.sum(-1)
    moves = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]
    around = np.stack([shifted(bright, dy, dx) for dy, dx in moves])
    around.sort(axis=0)
    limit = around[-2] * 1.6 + 0.02
    k = np.where(bright > limit, limit / np.maximum(bright, 1e-6), 1.0)
    mean = sum(shifted(colour, dy, dx) for dy, dx in moves) / len(moves)
    # a line has two dark neighbours and stays, unless it lies in the sun's glitter
    hole = ((bright < around[1] * 0.55) & (around[1] > 0.3)) | ((bright < around[2] * 0.6) & (around[2] > glitter))
    return np.where(hole[..., None], mean, colour * k[..., None])


def clean(colour, albedo, normal, passes=2, strength=1.0, glitter=2.2):
    colour = colour[..., :3].astype("f4")
    for _ in range(3):
        colour = tame(colour, glitter)
    albedo, normal = albedo[..., :3].astype("f4"), normal[..., :3].astype("f4")
    taps = (0.0625, 0.25, 0.375, 0.25, 0.0625)
    for n in range(passes):
        step = 2 ** n
        tone = np.log(colour.sum(-1) + 0.01)
        # the tone to compare with is itself smoothed a little, so that grain does not guard itself
        soft = sum(shifted(tone, dy * step, dx * step) * k for dy, dx, k in
                   ((0, 0, 0.4), (0, 1, 0.15), (0, -1, 0.15), (1, 0, 0.15), (-1, 0, 0.15)))
        total, weight = np.zeros_like(colour), np.zeros_like(tone)
        spread = 0.30 * strength / (1 + n * 0.7)
        for i, ky in enumerate(taps):
            for j, kx in enumerate(taps):
                dy, dx = (i - 2) * step, (j - 2) * step
                da = shifted(albedo, dy, dx) - albedo
                dn = shifted(normal, dy, dx) - normal
                dt = shifted(soft, dy, dx) - soft
                w = ky * kx * np.exp(-(da * da).sum(-1) / 0.006 - (dn * dn).sum(-1) / 0.03 - dt * dt / (spread * spread))
                total += shifted(colour, dy, dx) * w[..., None]
                weight += w
        colour = total / weight[..., None]
    return colour
