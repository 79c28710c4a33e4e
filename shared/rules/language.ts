import type { Language } from '../constants.ts';

/** The language's tag for `lang` attributes, `hreflang` and `Content-Language`. */
export const languageTag = (lang: Language): 'zh-Hans' | 'en' => (lang === 'EN' ? 'en' : 'zh-Hans');

/** What a request says about its language: the `lang` query value, the stored choice, the `Accept-Language` header. */
export type LanguageWishes = { query?: string | null; cookie?: string | null; acceptLanguage?: string | null };

/** The language to answer in: asked for, else stored, else the browser's first that we speak, else CN (docs/rules.md, language-choice). */
export const chooseLanguage = ({ query, cookie, acceptLanguage }: LanguageWishes): Language =>
	parseLanguage(query) ?? parseLanguage(cookie) ?? browserLanguage(acceptLanguage ?? '') ?? 'CN';

/** Reads `CN` or `EN`, in either case; null for anything else. */
export function parseLanguage(value: string | null | undefined): Language | null {
	const upper = value?.toUpperCase();
	return upper === 'CN' || upper === 'EN' ? upper : null;
}

/** The first of the browser's languages, by weight then order, that is Chinese or English; weight 0 means “not this one”. */
function browserLanguage(header: string): Language | null {
	const wishes = header
		.slice(0, 512)
		.split(',')
		.map((part) => {
			const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
			const q = parameters.find((parameter) => parameter.startsWith('q='));
			const weight = q === undefined ? 1 : Number(q.slice(2));
			return { primary: tag.split('-')[0], weight: weight >= 0 && weight <= 1 ? weight : 0 };
		})
		.filter(({ weight }) => weight > 0)
		.toSorted((a, b) => b.weight - a.weight);
	const spoken = wishes.find(({ primary }) => primary === 'zh' || primary === 'en');
	return spoken ? (spoken.primary === 'zh' ? 'CN' : 'EN') : null;
}
