const WIDTHS = [480, 768, 960, 1600, 2400];

/** The widths, in pixels, that a picture is encoded in: the steps below its own, and its own. */
export const widthsOf = (width: number): number[] => [...WIDTHS.filter((candidate) => candidate < width), width];

const ADDRESS = /^(\/(?:media|pictures)\/[a-z0-9-]+_(\d+)x(\d+)_([0-9a-f]{6})_[0-9a-f]{6})\/\d+\.(?:avif|webp)$/;

export type PictureSource = { src: string; width: number; height: number; color: string; avif: string; webp: string };

/**
 * Reads a picture's size, colour and encodings out of its address: `/media/<name>_<w>x<h>_<rrggbb>_<hash>/<width>.webp` for those of
 * upstream's content, `/pictures/…` for the few of the site itself (`public/pictures`). Returns null for an address of any other form.
 */
export function parsePicture(src: string): PictureSource | null {
	const match = ADDRESS.exec(src);
	if (!match) return null;
	const [, base, w, h, color] = match;
	const width = Number(w);
	const widths = widthsOf(width);
	const srcset = (format: string) => widths.map((candidate) => `${base}/${candidate}.${format} ${candidate}w`).join(', ');
	return { src, width, height: Number(h), color: `#${color}`, avif: srcset('avif'), webp: srcset('webp') };
}

/**
 * Returns the address of a foreign picture made `width` pixels wide by a service: the setting `PICTURE_URL` with `{url}` (or `{url:encoded}`) and
 * `{width}` replaced. Where the picture's own address has a `?`, the one behind `{url}` becomes `&`.
 */
export function resized(url: string, template: string, width: number): string {
	const values: Record<string, string> = { '{url}': url, '{url:encoded}': encodeURIComponent(url), '{width}': `${width}` };
	return template
		.replace('{url}?', url.includes('?') ? '{url}&' : '{url}?')
		.replace(/\{(?:url|url:encoded|width)\}/g, (part) => values[part] ?? part);
}

/** Returns the `srcset` of a foreign picture; undefined for a picture of this site, and without a template. */
export const foreignSet = (src: string, template: string | null): string | undefined =>
	template && src.startsWith('https://')
		? WIDTHS.map((width) => `${resized(src, template, width)} ${width}w`).join(', ')
		: undefined;

/** Pixels of a picture beside a shared link, as programs ask for it. */
export const CARD = { width: 1200, height: 630 } as const;

/** Returns the address of upstream's picture as the card of a link, a JPEG; undefined for any other picture. */
export function cardOf(src: string): string | undefined {
	const [, base] = ADDRESS.exec(src) ?? [];
	return base?.startsWith('/media/') ? `${base.replace('/media/', '/cards/')}.jpg` : undefined;
}

/** Returns the address of the picture that a card is made of, by the card's name; undefined for another name. */
export function pictureOfCard(name: string): string | undefined {
	const base = `/media/${name.replace(/\.jpg$/, '')}`;
	const known = name.endsWith('.jpg') ? parsePicture(`${base}/1.webp`) : null;
	if (!known) return undefined;
	const { width, height } = known;
	const isLarge = (candidate: number) => candidate >= CARD.width && (candidate * height) / width >= CARD.height;
	return `${base}/${widthsOf(width).find(isLarge) ?? width}.webp`;
}
