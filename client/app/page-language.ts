import type { Language } from '#shared/constants.ts';
import { languageInCookie, languageOfTags, parseLanguage, withLanguage } from '#shared/rules/language.ts';
import { currentAddress } from './address.ts';

/** Returns the language of the page in this tab. It isn't read from `lang`, which a browser changes when it translates a page. */
export const pageLanguage = (): Language => parseLanguage(document.documentElement.dataset.language) ?? 'CN';

/** Returns the language in which the server would answer a request without a language in its address. */
const serverLanguage = (): Language =>
	parseLanguage(languageInCookie(document.cookie)) ?? languageOfTags(navigator.languages) ?? 'CN';

/**
 * Returns the address under which a new document is rendered in the language of this page. The language is added only where the
 * server would choose another: another tab may have saved another choice, and with cookies refused none is saved. On the server
 * the address stays as it is.
 */
export function inPageLanguage(address: string): string {
	if (typeof document === 'undefined') return address;
	const lang = pageLanguage();
	return lang === serverLanguage() ? address : withLanguage(address, lang);
}

/** Adds the language to the address shown, where a reload would bring another language. */
function keepInAddress(): void {
	history.replaceState(history.state, '', inPageLanguage(currentAddress() + location.hash));
}

/** Adds the language to the address of a link that is about to be followed, or opened in a tab of its own. */
function keepInLink({ target }: Event): void {
	const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
	if (link) link.href = inPageLanguage(link.pathname + link.search + link.hash);
}

/** Keeps this page's language for the documents that are loaded from it, by a reload or a link. */
export function keepLanguage(): void {
	// Another tab may have saved another language while this one was in the background.
	addEventListener('focus', keepInAddress);
	for (const event of ['click', 'auxclick', 'contextmenu']) document.addEventListener(event, keepInLink, true);
}
