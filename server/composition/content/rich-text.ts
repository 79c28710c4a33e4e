import { hash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { safeLink } from './links.ts';
import { arrange, type RichTextForm } from './rich-text-layout.ts';

const CELL = { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/, scope: /^(?:row|col)$/ };
const PICTURE = { width: /^\d{1,4}$/, height: /^\d{1,4}$/, alt: /^[^<>]*$/ };

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

type Allowed = {
	/** Returns the address of an allowed picture or film, or the empty string. */
	pictureOf: (src: string, isFilm: boolean) => string;
	/** The site's own origin. Links to it become paths. */
	siteUrl: string;
};

/** Returns the attributes of a link. Another site gets no access to the window, and no credit with search engines (`rel`). */
function linkTo(href: string, siteUrl: string): Record<string, string> {
	const link = safeLink(URL.parse(href)?.origin === siteUrl ? href.trim().slice(siteUrl.length) || '/' : href);
	if (link === '') return { rel: FOREIGN };
	return link.startsWith('/') ? { href: link } : { href: link, rel: FOREIGN };
}
const FOREIGN = 'noopener nofollow';

/**
 * Turns a film or frame into a link, so that no other host is asked before the visitor presses it. One without an address is left
 * out.
 */
function waiting({ pictureOf, siteUrl }: Allowed, tagName: string, src = ''): sanitizeHtml.Tag {
	const film = pictureOf(src, true);
	if (film) return { tagName: 'a', attribs: { href: film }, text: '▶' };
	const attribs = linkTo(src, siteUrl);
	const host = URL.parse(attribs.href ?? '')?.host;
	return host ? { tagName: 'a', attribs, text: `▶ ${host}` } : { tagName, attribs: {} };
}

const optionsWith = (allowed: Allowed): sanitizeHtml.IOptions => ({
	allowedTags: words(
		'h2 h3 h4 h5 h6 div p br hr blockquote ul ol li dl dt dd',
		'table caption thead tbody tfoot tr th td figure figcaption img a',
		'strong b em i u s sub sup small mark',
	),
	allowedAttributes: {
		a: ['href', 'rel'],
		img: ['src', 'alt', 'width', 'height', 'loading'],
		td: ['colspan', 'rowspan'],
		th: ['colspan', 'rowspan', 'scope'],
	},
	allowedSchemes: ['https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	disallowedTagsMode: 'discard',
	nonTextTags: words(
		'script style textarea option select noscript noembed noframes plaintext xmp title template',
		'svg math iframe object embed applet audio canvas button marquee',
	),
	nestingLimit: 32,
	parseStyleAttributes: false,
	exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
	transformTags: {
		h1: 'h2',
		a: (tagName, { href }) => ({ tagName, attribs: linkTo(href ?? '', allowed.siteUrl) }),
		iframe: (tagName, { src }) => waiting(allowed, tagName, src),
		video: (tagName, { src }) => waiting(allowed, tagName, src),
		source: (tagName, { src }) => waiting(allowed, tagName, src),
		img: (tagName, attribs) => {
			const src = allowed.pictureOf(attribs.src ?? '', false);
			return { tagName, attribs: { ...(src && { src }), alt: '', ...matching(attribs, PICTURE), loading: 'lazy' } };
		},
		td: (tagName, attribs) => ({ tagName, attribs: matching(attribs, CELL) }),
		th: (tagName, attribs) => ({ tagName, attribs: matching(attribs, CELL) }),
	},
});

/**
 * Creates the function that sanitises HTML from elsewhere (notices, policies, news) by a strict allow-list. `pictureOf` decides
 * about its pictures.
 */
export function createSanitiser(pictureOf: Allowed['pictureOf'], siteUrl = ''): (html: string) => string {
	const options = optionsWith({ pictureOf, siteUrl });
	return (html) => (html === '' ? '' : sanitizeHtml(html, options).trim());
}

const MAX_TEXTS = 500;
const MAX_CHARACTERS = 8 * 1024 * 1024;

/**
 * Creates the function that sanitises a text and arranges it for its place. Results are remembered by the text's hash, since
 * sanitising one notice takes milliseconds. When there are too many results, or too many characters, the least recently used ones
 * are dropped.
 */
export function createRichText(pictureOf: Allowed['pictureOf'], siteUrl: string): (html: string, form: RichTextForm) => string {
	const sanitise = createSanitiser(pictureOf, siteUrl);
	const cache = new Map<string, string>();
	let characters = 0;
	const forget = (key: string): void => {
		characters -= cache.get(key)?.length ?? 0;
		cache.delete(key);
	};
	return (html, form) => {
		if (html === '') return '';
		const key = `${form.lang} ${form.below} ${hash('sha256', html, 'base64')}`;
		const shown = cache.get(key) ?? arrange(sanitise(html), form);
		forget(key);
		cache.set(key, shown);
		characters += shown.length;
		for (const oldest of cache.keys()) {
			if (cache.size <= MAX_TEXTS && characters <= MAX_CHARACTERS) break;
			forget(oldest);
		}
		return shown;
	};
}

type Patterns = Readonly<Record<string, RegExp>>;
const matching = (attribs: Readonly<Record<string, string | undefined>>, patterns: Patterns): Record<string, string> =>
	Object.fromEntries(
		Object.entries(patterns).flatMap(([name, pattern]) => {
			const value = attribs[name];
			return value !== undefined && pattern.test(value) ? [[name, value]] : [];
		}),
	);
