import type { Language } from '../constants.ts';
import { paths } from '../paths.ts';

/** Where a chat is begun. Of the address the path alone is told: a query may name an order or a person. */
type ChatContext = { pathname: string; search: string; lang: Language };

/** The chat's address with what the adviser should know: the page, the language, and the voyage that is looked at. */
export function chatAddress(chatUrl: string, { pathname, search, lang }: ChatContext): string {
	const url = new URL(chatUrl);
	const voyage = pathname === paths.voyage ? new URLSearchParams(search).get('id') : null;
	url.searchParams.set('path', pathname);
	url.searchParams.set('lang', lang);
	if (voyage && /^[\w-]{1,64}$/.test(voyage)) url.searchParams.set('voyage', voyage);
	return url.href;
}
