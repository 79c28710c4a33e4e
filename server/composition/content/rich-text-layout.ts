import type { Language } from '#shared/constants.ts';
import { parsePicture } from '#shared/pictures.ts';

/** `lang`: the language of the text. `below`: the level of the heading that it is shown under. */
export type RichTextForm = { lang: Language; below: 1 | 2 };

const WORDS: Record<Language, { table: string; film: string }> = {
	CN: { table: '表格', film: '播放影片' },
	EN: { table: 'Table', film: 'Play the film' },
};

const FILM = /\.(?:mp4|webm)(?:\?|$)/;
/** Marks a film or frame that was left out (`rich-text.ts`). */
const PLAY = '▶';

/** The size that is reserved for pictures without a size of their own until they are loaded. */
const USUAL = { width: 1200, height: 800 };
const SIZES = '(max-width: 768px) 100vw, 720px';

/**
 * Arranges sanitised HTML for a page: headings follow the page's own, tables get a region that scrolls and can be reached by
 * keyboard, pictures get a size, and films wait for a press. It understands only the sanitiser's output (attributes in double
 * quotes, no tag within an attribute).
 */
export function arrange(html: string, { lang, below }: RichTextForm): string {
	const { table, film } = WORDS[lang];
	return withRegions(
		inOrder(html, below)
			.replace(/<a href="([^"]*)"([^>]*)>▶(.*?)<\/a>/gs, (_, href: string, rest: string, after: string) =>
				FILM.test(href) ? playLink(href, after.trim() || film) : `<a href="${href}"${rest}>${decorative(PLAY)}${after}</a>`,
			)
			.replace(/<img ([^>]*?) ?\/>/g, (_, attributes: string) => sized(attributes)),
		table,
	);
}

const decorative = (mark: string): string => `<span aria-hidden="true">${mark}</span>`;
const playLink = (href: string, name: string): string => `<a href="${href}" data-film="">${decorative(PLAY)} ${name}</a>`;

/** Drops headings without words, and moves the others to the levels below `below` without skipping one. */
function inOrder(html: string, below: number): string {
	const open: number[] = [];
	return html.replace(/<h([1-6])>(.*?)<\/h\1>/gs, (_, digit: string, inner: string) => {
		if (inner.replace(/<[^>]*>|&nbsp;|\s/g, '') === '') return '';
		const level = Number(digit);
		while ((open.at(-1) ?? 0) >= level) open.pop();
		open.push(level);
		const shown = Math.min(6, below + open.length);
		return `<h${shown}>${inner}</h${shown}>`;
	});
}

/** Puts a region around each table that isn't inside another one. The table's caption names the region. */
function withRegions(html: string, word: string): string {
	let depth = 0;
	let count = 0;
	return html.replace(/<(\/?)table>/g, (tag, closing: string, at: number) => {
		depth += closing ? -1 : 1;
		if (closing) return depth === 0 ? `${tag}</div>` : tag;
		if (depth > 1) return tag;
		count += 1;
		const [, caption = ''] = /^<table><caption>(.*?)<\/caption>/s.exec(html.slice(at)) ?? [];
		const name =
			caption
				.replace(/<[^>]*>/g, '')
				.replaceAll('"', '&quot;')
				.trim() || `${word} ${count}`;
		return `<div role="region" tabindex="0" aria-label="${name}">${tag}`;
	});
}

const attributeOf = (attributes: string, name: string): string =>
	new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/**
 * Gives a picture its own size where its address contains it, else the size in its attributes, else the usual one. A foreign
 * picture has one width for all screens: with several, browsers would enlarge a small drawing.
 */
function sized(attributes: string): string {
	const src = attributeOf(attributes, 'src');
	const own = parsePicture(src);
	const [width, height] = [Number(attributeOf(attributes, 'width')), Number(attributeOf(attributes, 'height'))];
	const size = own ?? (width > 0 && height > 0 ? { width, height } : USUAL);
	const picture = `<img src="${src}" alt="${attributeOf(attributes, 'alt')}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async" />`;
	return own ? `<picture><source type="image/avif" srcset="${own.avif}" sizes="${SIZES}" />${picture}</picture>` : picture;
}
