import type { Language } from '../constants.ts';
import { paths } from '../paths.ts';

/** Where a chat is begun. Of the address the path alone is told: a query may name an order or a person. */
type ChatContext = {
	pathname: string;
	search: string;
	lang: Language;
	/** The voyage that a page is about whose address doesn't name one. */
	voyage?: string;
};

/** The chat's address with what the adviser should know: the page, the language, and the voyage that is looked at. */
export function chatAddress(chatUrl: string, { pathname, search, lang, voyage: about }: ChatContext): string {
	const url = new URL(chatUrl);
	const voyage = about ?? (pathname === paths.voyage ? new URLSearchParams(search).get('id') : null);
	url.searchParams.set('path', pathname);
	url.searchParams.set('lang', lang);
	if (voyage && /^[\w-]{1,64}$/.test(voyage)) url.searchParams.set('voyage', voyage);
	return url.href;
}
