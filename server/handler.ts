import type { TrackedEvent } from '#shared/catalogue/bff/tracking.ts';
import type { WaitingRoomView } from '#shared/catalogue/bff/waiting-room.ts';
import type { Answer, Api, BffCall, ParsedInput } from '#shared/catalogue/catalogue.ts';
import type { HotRouteGroup } from '#shared/catalogue/entities.ts';
import type { AdSlot, Language, MiniProgramPage } from '#shared/constants.ts';
import type { CheckInTerms } from '#shared/rules/check-in-window.ts';
import type { Partner } from '#shared/rules/partners.ts';
import type { Identity, Member } from './request/identity.ts';
import type { Vault } from './storage/vault.ts';
import type { Log } from './watch/log-fields.ts';

/** Which addresses outside of the site members may be redirected to. */
export type OutsideHosts = {
	/** Hosts by name (with port, if it isn't 443), reached by https. */
	hosts: readonly string[];
	/** The stand-in backend's origin, when the site is only tried out. */
	sandbox: string | null;
};

/** The cashiers that payments may lead to. `siteUrl` is the site's own origin. */
export type CashierSettings = OutsideHosts & { siteUrl: string };

/** What may be shown of upstream's content (`server/composition/content/content.ts`). */
export type Content = {
	/** The address of a picture or film, or the empty string: then there is none to show. `field` names where it stood, for the log. */
	picture: (src: string, field: string) => string;
	/**
	 * The part of an HTML text that is harmless, with those pictures only that may be shown, arranged for its place: its headings go below one of level
	 * `below`, which is the page's own when left out.
	 */
	richText: (html: string, form: { lang: Language; below?: 1 | 2 }) => string;
};

/** What a feature may use while it answers one call. `api` makes further calls in the same scope: same visitor, language, deadline. */
export type FeatureScope = {
	api: Api;
	/** The same `api` under another identity: the session of a login in progress isn't the caller's. */
	apiAs: (identity: Identity) => Api;
	lang: Language;
	/** Who is logged in; null for guests, never null in members' calls. */
	member: Member | null;
	identity: Identity;
	vault: Vault;
	/** Passes events of a visit on, in the background, and counts the fields that were refused. */
	track: (events: readonly TrackedEvent[], refused: number) => void;
	/** The clock of this request. */
	now: Date;
	settings: {
		adSlots: Readonly<Record<AdSlot, string>>;
		brand: string;
		partners: readonly Partner[];
		maxCabins: number;
		cashier: CashierSettings;
		checkIn: CheckInTerms;
		/** `guestAccess`: order number and number of the document lead to a boarding pass without login. */
		tickets: { guestAccess: boolean };
		/** Where members may be redirected to besides the cashier. */
		outside: OutsideHosts;
		/** Pages of the mini-program. */
		miniProgram: Readonly<Record<MiniProgramPage, string>>;
	};
	/** The bytes behind the address of a boarding pass, if its host is named in the settings. Throws `not-found` or `upstream-unavailable`. */
	downloadPass: (address: string) => Promise<Uint8Array>;
	content: Content;
	/** Opens the encrypted hot-routes reply; throws when it can't be read. */
	decryptHotRoutes: (hex: string) => HotRouteGroup[];
	/** The line for a sale: where a member stands, with `take` after taking a place; and that their booking became an order. */
	waitingRoom: {
		view: (memberId: string, mode: 'look' | 'take') => Promise<WaitingRoomView>;
		leave: (memberId: string) => Promise<void>;
	};
	/** Says what kind of part the answer lacks: a page made of it isn't kept for others. */
	lacksPart: (lack: 'unreadable' | 'unanswered') => void;
	log: Pick<Log, 'warn'>;
};

export type Handler<N extends BffCall> = (input: ParsedInput<N>, scope: FeatureScope) => Promise<Answer<N>>;
export type Handlers = { [N in BffCall]: Handler<N> };
