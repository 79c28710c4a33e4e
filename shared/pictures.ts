const WIDTHS = [480, 960, 1600, 2400];

/** Pixels of a picture beside a shared link, as programs ask for it. */
export const CARD = { width: 1200, height: 630 } as const;

/** The widths, in pixels, that a picture has as AVIF: the steps below its own, and its own. */
export const widthsOf = (width: number): number[] => [...WIDTHS.filter((candidate) => candidate < width), width];

/** The width of a picture's one WebP, for browsers without AVIF: it fills the card of a link, where the picture is large enough. */
export const webpWidthOf = (width: number, height: number): number =>
	widthsOf(width).find((candidate) => candidate >= CARD.width && (candidate * height) / width >= CARD.height) ?? width;

const ADDRESS = /^(\/(?:media|pictures)\/[a-z0-9-]+_(\d+)x(\d+)_([0-9a-f]{6})_[0-9a-f]{6})\/\d+\.(?:avif|webp)$/;

export type PictureSource = { src: string; width: number; height: number; color: string; avif: string };

/**
 * Reads a picture's size, colour and widths out of its address: `/media/<name>_<w>x<h>_<rrggbb>_<hash>/<width>.webp` for those of
 * upstream's content, `/pictures/…` for the few of the site itself (`public/pictures`). Returns null for an address of any other form.
 */
export function parsePicture(src: string): PictureSource | null {
	const match = ADDRESS.exec(src);
	if (!match) return null;
	const [, base, w, h, color] = match;
	const width = Number(w);
	const avif = widthsOf(width).map((candidate) => `${base}/${candidate}.avif ${candidate}w`);
	return { src, width, height: Number(h), color: `#${color}`, avif: avif.join(', ') };
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

/** Returns what a picture shows, whatever its crop: its address up to the crop (`-21x9`) or the size; any other address as it is. */
export const subjectOf = (src: string): string => /^(\/media\/[a-z0-9-]+?)(?:-\d+x\d+)?_/.exec(src)?.[1] ?? src;

/** Returns the address of upstream's picture as the card of a link, a JPEG; undefined for any other picture. */
export function cardOf(src: string): string | undefined {
	const [, base] = ADDRESS.exec(src) ?? [];
	return base?.startsWith('/media/') ? `${base.replace('/media/', '/cards/')}.jpg` : undefined;
}

/** Returns the address of the picture that a card is made of, by the card's name; undefined for another name. */
export function pictureOfCard(name: string): string | undefined {
	const base = `/media/${name.replace(/\.jpg$/, '')}`;
	const known = name.endsWith('.jpg') ? parsePicture(`${base}/1.webp`) : null;
	return known ? `${base}/${webpWidthOf(known.width, known.height)}.webp` : undefined;
}
