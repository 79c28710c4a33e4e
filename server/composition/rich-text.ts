import { hash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { safeLink } from './links.ts';

const CELL = { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/, scope: /^(?:row|col)$/ };
const PICTURE = { width: /^\d{1,4}$/, height: /^\d{1,4}$/, alt: /^[^<>]*$/ };

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

const optionsWith = (pictureOf: (src: string) => string): sanitizeHtml.IOptions => ({
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
		'svg math iframe object embed applet audio video canvas button marquee',
	),
	nestingLimit: 32,
	parseStyleAttributes: false,
	exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
	transformTags: {
		h1: 'h2',
		a: (tagName, { href }) => ({ tagName, attribs: { ...given('href', safeLink(href ?? '')), rel: 'noopener nofollow' } }),
		img: (tagName, attribs) => ({
			tagName,
			attribs: { ...given('src', pictureOf(attribs.src ?? '')), alt: '', ...matching(attribs, PICTURE), loading: 'lazy' },
		}),
		td: (tagName, attribs) => ({ tagName, attribs: matching(attribs, CELL) }),
		th: (tagName, attribs) => ({ tagName, attribs: matching(attribs, CELL) }),
	},
});

const CACHE_SIZE = 500;

/**
 * Makes the function that gives the part of an HTML text that is harmless: rich text written elsewhere (notices, policies, news) is shown only
 * through a strict allow-list, its pictures by what `pictureOf` gives. Remembered by content, since cleaning one notice costs milliseconds.
 */
export function createSanitiser(pictureOf: (src: string) => string): (html: string) => string {
	const options = optionsWith(pictureOf);
	const cache = new Map<string, string>();
	return (html) => {
		if (html === '') return '';
		const key = hash('sha256', html, 'base64');
		const clean = cache.get(key) ?? sanitizeHtml(html, options).trim();
		cache.delete(key);
		cache.set(key, clean);
		const [oldest] = cache.keys();
		if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
		return clean;
	};
}

const given = (name: string, value: string): Record<string, string> => (value ? { [name]: value } : {});

type Patterns = Readonly<Record<string, RegExp>>;
const matching = (attribs: Readonly<Record<string, string | undefined>>, patterns: Patterns): Record<string, string> =>
	Object.fromEntries(
		Object.entries(patterns).flatMap(([name, pattern]) => {
			const value = attribs[name];
			return value !== undefined && pattern.test(value) ? [[name, value]] : [];
		}),
	);
