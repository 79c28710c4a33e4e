import { MARK } from '#shared/member-mark.ts';
import { currentAddress } from './address.ts';
import { inPageLanguage } from './page-language.ts';
import { forget, readStored, store } from './stored.ts';

const OTHER_MEMBER = 'otherMember';

/** The mark of the member whose page this is; undefined on a guest's. */
let own: string | undefined;

/** Takes the page for a member's: its document's, else the first one's who is logged in while it is open. */
export function ownPage(mark: string | undefined): void {
	own ??= mark;
}

/** The header that says whose page makes a call (docs/rules.md, whose-page). */
export const ownHeader = (): Record<string, string> => (own === undefined ? {} : { [MARK]: own });

/**
 * Loads the page anew, since another member is logged in by now. It isn't reloaded: browsers fill the forms of a reloaded page with what
 * was typed.
 */
export function openForOther(): void {
	store('sessionStorage', OTHER_MEMBER, 'yes');
	location.replace(inPageLanguage(currentAddress()));
}

/** True, once, on a page that was loaded anew for another member. */
export function isForOther(): boolean {
	const found = readStored('sessionStorage', OTHER_MEMBER) !== null;
	forget('sessionStorage', OTHER_MEMBER);
	return found;
}
