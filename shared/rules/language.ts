import type { Language } from '../constants.ts';
import { parseAddress } from './page-address.ts';

/** The language's tag for `lang` attributes, `hreflang` and `Content-Language`. */
export const languageTag = (lang: Language): 'zh-Hans' | 'en' => (lang === 'EN' ? 'en' : 'zh-Hans');

/** The languages that a request names: the `lang` query value, the page that makes a call, the saved choice, the `Accept-Language` header. */
export type LanguageWishes = {
	query?: string | null;
	page?: string | null;
	cookie?: string | null;
	acceptLanguage?: string | null;
};

/**
 * The language to answer in: asked for, else the calling page's, else the saved one, else the browser's first that we speak, else CN
 * (docs/rules.md, language-choice).
 */
export const chooseLanguage = ({ query, page, cookie, acceptLanguage }: LanguageWishes): Language =>
	parseLanguage(query) ?? parseLanguage(page) ?? parseLanguage(cookie) ?? browserLanguage(acceptLanguage ?? '') ?? 'CN';

/** The header with the page's language in each of its calls. */
export const LANGUAGE_HEADER = 'x-lang';

const COOKIE = /(?:^|;\s*)lang=(\w+)/;

/** The saved choice in a list of cookies, as it was sent. */
export const languageInCookie = (cookies: string | undefined): string | undefined => COOKIE.exec(cookies ?? '')?.[1];

/** A same-site address with `lang`, unless it names a language already. */
export function withLanguage(address: string, lang: Language): string {
	const { pathname, search, searchParams, hash } = parseAddress(address);
	return searchParams.has('lang') ? address : `${pathname}${search}${search ? '&' : '?'}lang=${lang}${hash}`;
}

/** The address of the same page in a language that is chosen. */
export function inLanguage(address: string, lang: Language): string {
	const { pathname, searchParams } = parseAddress(address);
	searchParams.set('lang', lang);
	return `${pathname}?${searchParams}`;
}

/** Reads `CN` or `EN`, in either case; null for anything else. */
export function parseLanguage(value: string | null | undefined): Language | null {
	const upper = value?.toUpperCase();
	return upper === 'CN' || upper === 'EN' ? upper : null;
}

/** The first of some language tags, as a browser lists its visitor's, that is Chinese or English. */
export function languageOfTags(tags: readonly string[]): Language | undefined {
	const spoken = tags.find((tag) => /^(zh|en)\b/i.test(tag));
	if (!spoken) return undefined;
	return /^zh/i.test(spoken) ? 'CN' : 'EN';
}

/** The first of an `Accept-Language` header's languages, by weight then order, that we speak; weight 0 means “not this one”. */
function browserLanguage(header: string): Language | undefined {
	const wishes = header
		.slice(0, 512)
		.split(',')
		.map((part) => {
			const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
			const q = parameters.find((parameter) => parameter.startsWith('q='));
			const weight = q === undefined ? 1 : Number(q.slice(2));
			return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 };
		})
		.filter(({ weight }) => weight > 0)
		.toSorted((a, b) => b.weight - a.weight);
	return languageOfTags(wishes.map(({ tag }) => tag));
}
