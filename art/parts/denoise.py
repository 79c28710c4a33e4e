"""Takes the grain out of a traced picture: an edge-avoiding wavelet filter over the light alone.

Surface colour is divided out first and multiplied in again afterwards, so textures stay sharp;
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


def edges(image, lonely, guides):
    """Pixels on an outline are like nothing beside them and keep their grain.

    Each is drawn anew: how its neighbours' colours follow from surface, normal and depth (a fit of the first
    order) says what a pixel that lies between two things looks like.
    """
    height, width, _ = image.shape
    ys, xs = np.nonzero(lonely)
    result = image.copy()
    reach = [(x, y) for y in (-2, -1, 0, 1, 2) for x in (-2, -1, 0, 1, 2) if x or y]
    for start in range(0, len(ys), 20000):
        y, x = ys[start:start + 20000], xs[start:start + 20000]
        near = [(np.clip(y + b, 0, height - 1), np.clip(x + a, 0, width - 1)) for a, b in reach]
        sound = np.stack([~lonely[n] for n in near], 1).astype(np.float32)
        sound /= np.array([1 + a * a + b * b for a, b in reach], np.float32)
        sound += 1e-4
        features = np.stack([guides[n] - guides[y, x] for n in near], 1)
        # a depth that two things share is measured by the farther of them: so it says how much each covers
        features[:, :, -1] /= np.maximum(np.stack([guides[n][:, -1] for n in near], 1).max(1), guides[y, x][:, -1])[:, None] * 0.5
        features = np.concatenate([features, np.ones_like(features[:, :, :1])], 2)
        colours = np.stack([image[n] for n in near], 1)
        weighted = features * sound[:, :, None]
        left = np.einsum("pki,pkj->pij", weighted, features) + np.eye(features.shape[2], dtype=np.float32) * 0.003
        right = np.einsum("pki,pkc->pic", weighted, colours)
        fitted = np.linalg.solve(left, right)[:, -1]
        usable = np.where(sound[:, :, None] > 0.01, colours, np.nan)
        with np.errstate(all="ignore"):
            low, high = np.nanmin(usable, 1), np.nanmax(usable, 1)
            inside = np.where(sound[:, :, None] > 0.01, features, np.nan)
            between = ((np.nanmin(inside, 1) < 0.03) & (np.nanmax(inside, 1) > -0.03)).all(1)
        known = between & ((sound > 0.01).sum(1) > 5)
        result[y, x] = np.where(known[:, None], np.clip(fitted, low, high), image[y, x])
    return result


def denoise(folder, name, target, strength):
    image, albedo, normal, depth = (load(folder, name, x) for x in ("image", "albedo", "normal", "depth"))
    if strength > 0:
        base = np.maximum(albedo, 0.02)
        light, bent = fireflies(image / base), normal
        rounds = 4
        if strength > 1:
            rounds = 5
        else:
            normal = blur3(blur3(normal))
        light, lonely = wavelet(light, normal, depth[:, :, 0], albedo, strength, rounds)
        image = light * base
        image = edges(image, lonely, np.concatenate([albedo * 2, bent, depth[:, :, :1]], 2))
        if strength > 1:
            image = despeckle(image)
    save(image.astype(np.float32), target)
