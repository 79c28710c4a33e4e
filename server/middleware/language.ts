import type { IncomingMessage } from 'node:http';
import type { Language } from '#shared/constants.ts';
import { chooseLanguage } from '#shared/rules/language.ts';

export const LANGUAGE_COOKIE = 'lang';

const COOKIE = /(?:^|;\s*)lang=(CN|EN)(?:;|$)/;
const QUERY = /[?&]lang=(CN|EN)(?:&|$)/i;

/** The language asked for in the address, if any. */
export const languageInQuery = (url: string): Language | null => {
	const match = QUERY.exec(url);
	return match ? (match[1]?.toUpperCase() as Language) : null;
};

export const languageInCookie = (cookie: string | undefined): Language | null =>
	cookie ? ((COOKIE.exec(cookie)?.[1] as Language | undefined) ?? null) : null;

/** The visitor's language: `?lang=`, the saved choice, the browser's, Chinese (spec section 4, Language). */
export const languageOf = (request: Pick<IncomingMessage, 'url' | 'headers'>): Language =>
	languageInQuery(request.url ?? '') ??
	languageInCookie(request.headers.cookie) ??
	chooseLanguage(request.headers['accept-language']);
