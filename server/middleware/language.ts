import type { IncomingMessage } from 'node:http';
import type { Language } from '#shared/constants.ts';
import { chooseLanguage } from '#shared/rules/language.ts';

export const LANGUAGE_COOKIE = 'lang';

const COOKIE = /(?:^|;\s*)lang=(\w+)/;
const QUERY = /[?&]lang=(\w+)/;

export const languageInQuery = (url: string): string | undefined => QUERY.exec(url)?.[1];
export const languageInCookie = (cookie: string | undefined): string | undefined =>
	cookie ? COOKIE.exec(cookie)?.[1] : undefined;

/** The visitor's language: `?lang=`, the saved choice, the browser's, Chinese (docs/rules.md, language-choice). */
export const languageOf = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Language =>
	chooseLanguage({
		query: languageInQuery(url),
		cookie: languageInCookie(headers.cookie),
		acceptLanguage: headers['accept-language'],
	});
