"""Takes the grain out of a traced picture: edge-avoiding wavelet filters over the light alone.

Surface colour stays out of it and is multiplied in afterwards, so textures stay sharp;
normals, depth and surface colour tell the filter where one thing ends and the next begins.
"""
import os

import bpy
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def load(folder, name, label):
    image = bpy.data.images.load(os.path.join(folder, f"{name}-{label}-0001.exr"))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return np.nan_to_num(data.reshape(height, width, 4)[:, :, :3])


def save(pixels, file):
    height, width, _ = pixels.shape
    image = bpy.data.images.new("clean", width, height, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    full = np.ones((height, width, 4), np.float32)
    full[:, :, :3] = pixels
    image.pixels.foreach_set(full.ravel())
    image.filepath_raw, image.file_format = file, "OPEN_EXR"
    image.save()
    bpy.data.images.remove(image)


def shifted(a, dx, dy):
    """The array moved by (dx, dy), its edges repeated."""
    height, width = a.shape[:2]
    ys = np.clip(np.arange(height) + dy, 0, height - 1)
    xs = np.clip(np.arange(width) + dx, 0, width - 1)
    return a[ys][:, xs]


def luminance(a):
    return a @ np.array((0.25, 0.6, 0.15), np.float32)


def blur3(a):
    return sum(shifted(a, x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)) / 9


def fireflies(light):
    """No pixel may be much brighter than the second brightest of its neighbours."""
    lum = luminance(light)
    near = np.sort(np.stack([shifted(lum, x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]), 0)
    limit = near[-3] * 1.5 + 1e-3
    scale = np.where(lum > limit, limit / np.maximum(lum, 1e-6), 1.0)
    return light * scale[:, :, None]


def despeckle(image):
    """Lone pixels darker or brighter than nearly all their neighbours come back to them."""
    lum = luminance(image)
    near = np.sort(np.stack([shifted(lum, x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]), 0)
    scale = np.clip(lum, near[2], near[5]) / np.maximum(lum, 1e-5)
    return image * np.clip(scale, 0.1, 6)[:, :, None]


def wavelet(light, normal, depth, albedo, strength, rounds):
    lum = luminance(light)
    mean = blur3(lum)
    noise = blur3(blur3(np.sqrt(np.maximum(blur3(lum * lum) - mean * mean, 0))))
    for i in range(rounds):
        step = 2 ** i
        lum = luminance(light)
        mean = blur3(lum)
        sigma = noise * 2.2 * strength * 0.62 ** i + 0.02 * mean + 1e-4
        total = np.zeros_like(light)
        weights = np.zeros(lum.shape, np.float32)
        for ky, wy in zip((-2, -1, 0, 1, 2), KERNEL):
            for kx, wx in zip((-2, -1, 0, 1, 2), KERNEL):
                dx, dy = kx * step, ky * step
                other = shifted(light, dx, dy)
                w = -((shifted(mean, dx, dy) - mean) / sigma) ** 2
                w -= ((shifted(normal, dx, dy) - normal) ** 2).sum(2) * 12
                w -= np.abs(shifted(depth, dx, dy) - depth) / (depth * 0.02 * step + 1e-3)
                w -= np.abs(shifted(albedo, dx, dy) - albedo).sum(2) * 6
                w = np.exp(np.maximum(w, -40)) * (wx * wy)
                total += other * w[:, :, None]
                weights += w
        light = total / weights[:, :, None]
        if i == 0:
            lonely = weights < 0.25
    return light, lonely


def slope(d):
    """How a picture of disparity runs on: the lesser of the steps to either side, so that outlines do not count."""
    def step(dx, dy):
        before, after = d - shifted(d, -dx, -dy), shifted(d, dx, dy) - d
        return np.where(np.abs(before) < np.abs(after), before, after)
    return step(1, 0), step(0, 1)


def even(light, normal, depth, rounds, guide=None, tolerance=0.0):
    """Averages light over the plane it falls on, and where a guide is told, over what is alike in it."""
    d = 1 / np.maximum(depth, 1e-3)
    right, up = slope(d)
    height, width = d.shape
    lonely, keen = None, 1 / np.maximum(tolerance, 1e-6)
    for i in range(rounds):
        step = 2 ** i
        total = np.zeros_like(light)
        weights = np.zeros(d.shape, np.float32)
        fields = [np.pad(a, 2 * step, mode="edge") for a in (*np.moveaxis(normal, 2, 0), d, *([] if guide is None else [guide]), *np.moveaxis(light, 2, 0))]
        still = 1 / (d * (0.006 * step + 0.01) + 1e-6)
        for ky, wy in zip((-2, -1, 0, 1, 2), KERNEL):
            for kx, wx in zip((-2, -1, 0, 1, 2), KERNEL):
                dx, dy = kx * step, ky * step
                near = [a[2 * step + dy:2 * step + dy + height, 2 * step + dx:2 * step + dx + width] for a in fields]
                w = np.abs(near[3] - d - right * dx - up * dy) * still
                for axis in range(3):
                    w += (near[axis] - normal[:, :, axis]) ** 2 * 10
                if guide is not None:
                    w += ((near[4] - guide) * keen) ** 2
                w = np.exp(-np.minimum(w, 40)) * np.float32(wx * wy)
                for channel, field in enumerate(near[-3:]):
                    total[:, :, channel] += field * w
                weights += w
        light = total / weights[:, :, None]
        if i == 0:
            lonely = weights < 0.3
    return light, lonely


def borrow(light, lonely, guides):
    """Pixels on an outline take the light of those neighbours that are most like them."""
    height, width, _ = light.shape
    result = light.copy()
    ys, xs = np.nonzero(lonely)
    reach = [(a, b) for a in (-3, -2, -1, 0, 1, 2, 3) for b in (-3, -2, -1, 0, 1, 2, 3)]
    for start in range(0, len(ys), 20000):
        y, x = ys[start:start + 20000], xs[start:start + 20000]
        near = [(np.clip(y + b, 0, height - 1), np.clip(x + a, 0, width - 1)) for a, b in reach]
        apart = np.stack([((guides[n] - guides[y, x]) ** 2).sum(1) * 6 + (a * a + b * b) * 0.12 + lonely[n] * 1.2
                          for n, (a, b) in zip(near, reach)], 1)
        w = np.exp(-(apart - apart.min(1, keepdims=True)))
        colours = np.stack([light[n] for n in near], 1)
        result[y, x] = (colours * w[:, :, None]).sum(1) / w.sum(1)[:, None]
    return result


def calm(light, normal, depth, guides, first, rounds, keen):
    """Two passes: the first shows where the light truly changes, the second averages all that it does not."""
    light = fireflies(light)
    lum = luminance(light)
    grain = blur3(blur3(np.sqrt(np.maximum(blur3(lum * lum) - blur3(lum) ** 2, 0))))
    pilot, lonely = even(light, normal, depth, first)
    pilot = luminance(borrow(pilot, lonely, guides))
    light, lonely = even(light, normal, depth, rounds, blur3(pilot), keen * blur3(blur3(pilot)) + 0.45 * grain + 1e-4)
    return borrow(light, lonely, guides)


def denoise(folder, name, target, strength):
    """Light that falls directly, light that comes from other things, and the rest (gloss, glass, lamps) each by itself."""
    labels = ("image", "albedo", "normal", "depth", "direct", "indirect", "colour")
    image, albedo, normal, depth, direct, indirect, colour = (load(folder, name, x) for x in labels)
    if strength > 0:
        rest = image - colour * (direct + indirect)
        depth = depth[:, :, 0]
        bent, soft = normal, blur3(normal)
        guides = np.concatenate([albedo, bent, (1 / (1 + depth))[:, :, None] * 4], 2)
        more = 1 if strength > 1 else 0
        direct = calm(direct, soft, depth, guides, 2 + more, 4 + more, 0.12)
        indirect = calm(indirect, soft, depth, guides, 4, 5 + more, 0.2)
        rest, lonely = wavelet(fireflies(rest), soft, depth, albedo, strength, 4 + more)
        rest = borrow(rest, lonely, guides)
        image = colour * (direct + indirect) + rest
        if strength > 1:
            image = despeckle(image)
    save(image.astype(np.float32), target)
