import type { Language } from './constants.ts';
import type { Partner } from './rules/partners.ts';

/** The settings that the browser may know. Missing addresses are null: their links aren't shown. */
export type PublicConfig = {
	siteUrl: string;
	brand: Record<Language, string>;
	logo: Record<Language, string | null>;
	/** The company that runs the site, and where it is. */
	company: Record<Language, { name: string | null; address: string | null }>;
	/** The template of addresses of pictures on other hosts in a width (`resized` of `shared/pictures.ts`). */
	pictureUrl: string | null;
	/** Cabins of one voyage that one booking may hold. */
	maxCabins: number;
	/** The given name of a person with one name only; `repeat` for the name once more. */
	oneNameGiven: string;
	/** True when guests may see a boarding pass by the order's number and the document's. */
	guestTickets: boolean;
	phone: string;
	/** Opening hours of the telephone line, Beijing time. */
	hours: string;
	email: string;
	chatUrl: string | null;
	icp: string;
	record: string;
	/** The numbers of the licence to operate and of the approved map, and the company that insures the voyages. */
	trust: { licence: string | null; insurer: Record<Language, string | null>; map: string | null };
	/** Addresses of QR pictures, drawn by this server. */
	qr: { official: string | null; video: string | null; consult: string | null };
	/** True when visits are reported to an analytics or a statistics service. */
	tracking: boolean;
	/** Apps that log their users in (docs/partners.md). */
	partners: readonly Partner[];
	social: { microblog: string | null; shortVideo: string | null; notes: string | null };
};
