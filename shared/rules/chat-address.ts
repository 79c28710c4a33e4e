import type { Language } from '../constants.ts';
import { paths } from '../paths.ts';

/** The page where a chat begins. Only its path is passed on, since a query may name an order or a person. */
type ChatContext = {
	pathname: string;
	search: string;
	lang: Language;
	/** The voyage of a page without a voyage in its address. */
	voyage?: string;
};

/** Returns the chat's address with the facts that the adviser needs: the page, the language, and the voyage that is looked at. */
export function chatAddress(chatUrl: string, { pathname, search, lang, voyage: about }: ChatContext): string {
	const url = new URL(chatUrl);
	const voyage = about ?? (pathname === paths.voyage ? new URLSearchParams(search).get('id') : null);
	url.searchParams.set('path', pathname);
	url.searchParams.set('lang', lang);
	if (voyage && /^[\w-]{1,64}$/.test(voyage)) url.searchParams.set('voyage', voyage);
	return url.href;
}
