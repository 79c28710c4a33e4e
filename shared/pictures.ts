const WIDTHS = [480, 768, 960, 1600, 2400];

/** The widths, in pixels, that a foreign picture is resized to; one that is smaller stays as it is. */
export const FOREIGN_WIDTHS: readonly number[] = WIDTHS;

/** The widths, in pixels, that a picture is encoded in: the steps below its own, and its own. */
export const widthsOf = (width: number): number[] => [...WIDTHS.filter((candidate) => candidate < width), width];

const ADDRESS =
	/^(\/(?:media|pictures)\/[a-z0-9-]+_(\d+)x(\d+)_([0-9a-f]{6})_[0-9a-f]{6}|\/resized\/[\w-]+\/[\w-]+)\/\d+\.(?:avif|webp)$/;

export type PictureSource = { src: string; width: number; height: number; color?: string; avif: string; webp: string };

/**
 * Reads a picture's size, colour and encodings out of its address: `/media/<name>_<w>x<h>_<rrggbb>_<hash>/<width>.webp` for those of
 * upstream's content, `/pictures/…` for the few of the site itself (`public/pictures`). The size of a foreign picture isn't
 * known: it is taken to be 3:2. Returns null for an address of any other form: such a picture is shown as it is.
 */
export function parsePicture(src: string): PictureSource | null {
	const match = ADDRESS.exec(src);
	if (!match) return null;
	const [, base, w = 2400, h = 1600, color] = match;
	const width = Number(w);
	const widths = widthsOf(width);
	const srcset = (format: string) => widths.map((candidate) => `${base}/${candidate}.${format} ${candidate}w`).join(', ');
	return { src, width, height: Number(h), color: color && `#${color}`, avif: srcset('avif'), webp: srcset('webp') };
}
