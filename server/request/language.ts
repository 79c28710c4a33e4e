import type { IncomingMessage } from 'node:http';
import type { Language } from '#shared/constants.ts';
import { chooseLanguage, LANGUAGE_HEADER, languageInCookie } from '#shared/rules/language.ts';

export const LANGUAGE_COOKIE = 'lang';

const QUERY = /[?&]lang=(\w+)/;

export const languageInQuery = (url: string): string | undefined => QUERY.exec(url)?.[1];

/** Returns the language that a call's header names: that of the page that makes it. Documents ignore the header, since shared caches don't know it. */
const languageInHeader = (url: string, value: string | string[] | undefined): string | undefined =>
	url.startsWith('/api/') ? value?.toString() : undefined;

/** The visitor's language: `?lang=`, for a call that of its page, the saved choice, the browser's, Chinese (docs/rules.md, language-choice). */
export const languageOf = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Language =>
	chooseLanguage({
		query: languageInQuery(url),
		page: languageInHeader(url, headers[LANGUAGE_HEADER]),
		cookie: languageInCookie(headers.cookie),
		acceptLanguage: headers['accept-language'],
	});
