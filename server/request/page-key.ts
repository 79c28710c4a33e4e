import type { IncomingMessage } from 'node:http';
import type { Language } from '#shared/constants.ts';
import { pageAt } from '#shared/pages.ts';
import { isBankLink } from '#shared/rules/bank-link.ts';
import { type Device, deviceOf } from '#shared/rules/device.ts';
import { parseLanguage } from '#shared/rules/language.ts';
import { remembering } from '#shared/rules/remembering.ts';
import { languageOf } from './language.ts';

/** The facts that a page depends on: its canonical address, the language and the class of device. `lang` stays in the address when it stood there. */
export type PageKey = { key: string; url: string; lang: Language; device: Device };

const MAX_URL = 2_048;

/** The most header values that are remembered; browsers send few. */
const MANY_HEADERS = 1_000;

const deviceByAgent = remembering(MANY_HEADERS, (userAgent) => deviceOf({ userAgent }));
const languageByHeader = remembering(MANY_HEADERS, (header) => languageOf({ url: '', headers: { 'accept-language': header } }));

const deviceOfRequest = ({ headers }: IncomingMessage): Device => {
	const hint = headers['sec-ch-ua-mobile'];
	return typeof hint === 'string' ? deviceOf({ mobileHint: hint }) : deviceByAgent(headers['user-agent'] ?? '');
};

function languageOfRequest(request: IncomingMessage): Language {
	const { cookie } = request.headers;
	if (cookie === undefined && !request.url?.includes('lang=')) return languageByHeader(request.headers['accept-language'] ?? '');
	return languageOf(request);
}

/** Returns how shared copies of a page are cached; null when none is. */
function cacheOf(path: string) {
	const cache = pageAt(path)?.cache;
	return cache === undefined || cache === 'never' ? null : cache;
}

/** The canonical address of a cached page: known parameters only, in one order. Null when the page isn't the same for every guest. */
function canonicalUrl(url: string): string | null {
	const cut = url.indexOf('?');
	const path = cut === -1 ? url : url.slice(0, cut);
	const cache = cacheOf(path);
	if (!cache) return null;
	if (cut === -1) return path;
	const sent = new URLSearchParams(url.slice(cut + 1));
	if (isBankLink(path, sent) || cache.unless?.some((name) => sent.has(name))) return null;
	const kept = new URLSearchParams();
	for (const name of cache.query) {
		// A form without JavaScript repeats a name for each ticked box.
		const value = sent.getAll(name).filter(Boolean).join(',');
		if (value) kept.set(name, value);
	}
	const lang = parseLanguage(sent.get('lang'));
	if (lang) kept.set('lang', lang);
	return kept.size > 0 ? `${path}?${kept}` : path;
}

/** The key of a request for a cached page, or null when it must be rendered for this request alone. */
export function pageKeyOf(request: IncomingMessage): PageKey | null {
	const sent = request.url ?? '';
	if ((request.method !== 'GET' && request.method !== 'HEAD') || sent.length > MAX_URL) return null;
	const url = canonicalUrl(sent);
	if (url === null) return null;
	const lang = languageOfRequest(request);
	const device = deviceOfRequest(request);
	return { key: `${lang} ${device} ${url}`, url, lang, device };
}
