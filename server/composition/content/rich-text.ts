import { hash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { safeLink } from './links.ts';
import { arrange, type RichTextForm } from './rich-text-layout.ts';

const CELL = { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/, scope: /^(?:row|col)$/ };
const PICTURE = { width: /^\d{1,4}$/, height: /^\d{1,4}$/, alt: /^[^<>]*$/ };

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Where content may lead and what it may show. */
type Allowed = {
	/** The address of a picture, or of a film, of ours or our hosts', or the empty string. */
	pictureOf: (src: string, isFilm: boolean) => string;
	/** The site's own origin: links to it are paths. */
	siteUrl: string;
};

/** A path of this site is followed like any other link of it; whatever is elsewhere learns nothing of us and gets nothing for the link. */
function linkTo(href: string, siteUrl: string): Record<string, string> {
	const link = safeLink(URL.parse(href)?.origin === siteUrl ? href.trim().slice(siteUrl.length) || '/' : href);
	if (link === '') return { rel: FOREIGN };
	return link.startsWith('/') ? { href: link } : { href: link, rel: FOREIGN };
}
const FOREIGN = 'noopener nofollow';

/** A film or a frame becomes a link, so that nobody is asked for anything before it is pressed. Without an address it is left out. */
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
		img: (tagName, attribs) => ({
			tagName,
			attribs: {
				...given('src', allowed.pictureOf(attribs.src ?? '', false)),
				alt: '',
				...matching(attribs, PICTURE),
				loading: 'lazy',
			},
		}),
		td: (tagName, attribs) => ({ tagName, attribs: matching(attribs, CELL) }),
		th: (tagName, attribs) => ({ tagName, attribs: matching(attribs, CELL) }),
	},
});

/**
 * Makes the function that gives the part of an HTML text that is harmless: rich text written elsewhere (notices, policies, news) is shown only
 * through a strict allow-list, its pictures by what `pictureOf` gives.
 */
export function createSanitiser(pictureOf: Allowed['pictureOf'], siteUrl = ''): (html: string) => string {
	const options = optionsWith({ pictureOf, siteUrl });
	return (html) => (html === '' ? '' : sanitizeHtml(html, options).trim());
}

const MAX_TEXTS = 500;
const MAX_CHARACTERS = 8 * 1024 * 1024;

/**
 * Makes the function that gives a text as it is shown: harmless, and arranged for its place. Remembered by the text's hash, since cleaning one notice
 * costs milliseconds; the texts used longest ago go when there are too many, or too long ones.
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

const given = (name: string, value: string): Record<string, string> => (value ? { [name]: value } : {});

type Patterns = Readonly<Record<string, RegExp>>;
const matching = (attribs: Readonly<Record<string, string | undefined>>, patterns: Patterns): Record<string, string> =>
	Object.fromEntries(
		Object.entries(patterns).flatMap(([name, pattern]) => {
			const value = attribs[name];
			return value !== undefined && pattern.test(value) ? [[name, value]] : [];
		}),
	);
