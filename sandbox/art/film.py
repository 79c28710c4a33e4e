"""Sets the sea of a finished still in motion and writes a silent loop: python3 sandbox/art/film.py

The still's water is carried along the sea's plane (known from the camera) in short overlapping
spells, each fading into the next, so nothing jumps and the last frame meets the first.
"""
import os
import subprocess
import numpy as np

ART = os.path.dirname(os.path.abspath(__file__))
STILL = os.path.join(ART, "out", "film-dusk.png")
OUT = os.path.join(ART, "..", "media", "film")
W, H, FPS, SECONDS = 960, 540, 24, 8
LENS, HEIGHT, HORIZON = 46.0, 6.0, 0.48      # as in scenes/film-dusk.py
SPELL = SECONDS / 3                              # seconds one spell of motion lasts
HEADING = np.radians(215)


def load():
    raw = subprocess.run(["ffmpeg", "-loglevel", "error", "-i", STILL, "-vf", f"scale={W}:-1:flags=lanczos", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
                         check=True, capture_output=True).stdout
    full = np.frombuffer(raw, np.uint8).reshape(-1, W, 3).astype("f4")
    line = HORIZON * len(full)
    top = int(round(line - 0.46 * H))        # where the 16:9 frame is cut from the 3:2 still
    return full[top:top + H], line - top


def sample(image, u, v):
    u, v = W - 1.01 - np.abs(W - 1.01 - np.abs(u)), H - 1.01 - np.abs(H - 1.01 - np.abs(v))  # mirrored past the edges
    u, v = np.clip(u, 0, W - 1.01), np.clip(v, 0, H - 1.01)
    i, j = v.astype(int), u.astype(int)
    a, b = (v - i)[..., None], (u - j)[..., None]
    return (image[i, j] * (1 - b) + image[i, j + 1] * b) * (1 - a) + (image[i + 1, j] * (1 - b) + image[i + 1, j + 1] * b) * a


def blur(a, r):
    for axis in (0, 1):
        pad = [(r, r) if k == axis else (0, 0) for k in range(3)]
        c = np.cumsum(np.pad(a, pad, mode="edge"), axis=axis, dtype="f8")
        n = a.shape[axis]
        hi, lo = np.take(c, range(2 * r, n + 2 * r), axis=axis), np.take(c, range(0, n), axis=axis)
        a = ((hi - lo) / (2 * r)).astype("f4")
    return a


def main():
    still, line = load()
    v, u = np.mgrid[0:H, 0:W].astype("f4")
    f = W * LENS / 36.0
    down = np.maximum(v - line, 0.6)
    far = HEIGHT * f / down                                  # metres to this point of the sea
    side = (u - W / 2) / f * far
    moving = np.clip((v - line - 9) / 16, 0, 1)[..., None]   # the far strip and the ship stay still
    speed = np.minimum(0.30 * np.sqrt(far), 0.032 * far)     # short waves near, long waves far
    rng = np.random.default_rng(3)
    lag = blur(blur(rng.normal(size=(H, W, 1)).astype("f4"), 90), 90)[..., 0]
    lag = lag / lag.std() * 0.05
    mean = blur(still, 9)
    os.makedirs(OUT, exist_ok=True)
    frames = SECONDS * FPS
    raw = ["-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{W}x{H}", "-r", str(FPS), "-i", "-"]
    master = os.path.join(ART, "out", "film-dusk.mkv")
    pipe = subprocess.Popen(["ffmpeg", *raw, "-c:v", "libx264", "-qp", "8", "-preset", "veryfast", master], stdin=subprocess.PIPE)
    for n in range(frames):
        t = n / FPS
        total, square = np.zeros_like(still), np.zeros((H, W, 1), "f4")
        for k in range(2):
            phase = (t / SPELL + k * 0.5 + lag) % 1.0
            weight = (0.5 - 0.5 * np.cos(2 * np.pi * phase))[..., None]
            drift = speed * (phase - 0.5) * SPELL
            depth = np.maximum(far - drift * np.sin(HEADING), far * 0.5)
            us = W / 2 + f * (side - drift * np.cos(HEADING)) / depth
            vs = line + HEIGHT * f / depth
            total += (sample(still, us, vs) - sample(mean, us, vs)) * weight
            square += weight ** 2
        water = mean + total / np.sqrt(square)
        frame = still * (1 - moving) + water * moving
        pipe.stdin.write(np.clip(frame + 0.5, 0, 255).astype(np.uint8).tobytes())
    pipe.stdin.close()
    pipe.wait()
    src = ["ffmpeg", "-y", "-loglevel", "error", "-i", master, "-an"]
    subprocess.run([*src, "-c:v", "libx264", "-crf", "26", "-preset", "slow", "-pix_fmt", "yuv420p", "-movflags", "+faststart",
                    "-maxrate", "1700k", "-bufsize", "3400k", os.path.join(OUT, "dusk.mp4")], check=True)
    subprocess.run([*src, "-c:v", "libvpx-vp9", "-crf", "37", "-b:v", "1500k", "-row-mt", "1", "-cpu-used", "3", os.path.join(OUT, "dusk.webm")], check=True)


main()
