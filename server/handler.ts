import type { TrackedEvent } from '#shared/catalogue/bff/tracking.ts';
import type { WaitingRoomView } from '#shared/catalogue/bff/waiting-room.ts';
import type { PictureType } from '#shared/catalogue/call.ts';
import type { Answer, Api, BffCall, ParsedInput } from '#shared/catalogue/catalogue.ts';
import type { HotRouteGroup } from '#shared/catalogue/entities.ts';
import type { AdSlot, Language, MiniProgramPage } from '#shared/constants.ts';
import type { CheckInTerms } from '#shared/rules/check-in-window.ts';
import type { Partner } from '#shared/rules/partners.ts';
import type { Identity, Member } from './request/identity.ts';
import type { FieldVault, Vault } from './storage/vault.ts';
import type { Log } from './watch/log-fields.ts';

/** The hosts outside of the site that members may be redirected to. */
export type OutsideHosts = {
	/** Hosts by name (with port, if it isn't 443), reached by https. */
	hosts: readonly string[];
	/** The stand-in backend's origin, when the site is only tried out. */
	sandbox: string | null;
};

/** The cashiers that payments may lead to. `siteUrl` is the site's own origin. */
export type CashierSettings = OutsideHosts & { siteUrl: string };

/** Filters for upstream's content (`server/composition/content/content.ts`). */
export type Content = {
	/** Returns the address of a picture or film, or the empty string when it may not be shown. `field` names its place in the reply, for the log. */
	picture: (src: string, field: string) => string;
	/**
	 * Returns the harmless part of an HTML text, with allowed pictures only, arranged for its place: its headings go below one of level
	 * `below`, which is the page's own when left out.
	 */
	richText: (html: string, form: { lang: Language; below?: 1 | 2 }) => string;
};

/**
 * `as` returns the same `api` under another identity: the session of a login in progress isn't the caller's. `anew` returns one that
 * reads public replies from upstream, and takes the cache's only where upstream fails.
 */
export type ScopedApi = Api & { as: (identity: Identity) => ScopedApi; anew: () => ScopedApi };

/** Notes on an answer in the making. */
export type Report = {
	/** Writes a line of the log. */
	warn: Log['warn'];
	/** Notes that the answer lacks a part, and of which kind: a page made of it isn't kept for others. */
	lacksPart: (lack: 'unreadable' | 'unanswered') => void;
};

/** The things a feature may use while it answers one call. What one feature alone needs is an argument of its handler's factory (`FeatureServices`). */
export type FeatureScope = {
	/** Makes further calls in the same scope: same visitor, language, deadline. */
	api: ScopedApi;
	lang: Language;
	/** The caller when the call began: null for guests, never null in members' calls. It stays when upstream ends the session meanwhile. */
	member: Member | null;
	/** The caller as of now: begins, changes and ends the session. */
	identity: Identity;
	/** Returns the identity of a session (`Identity.session`), to read with; null when it has ended. */
	identityOfSession: (session: string) => Promise<Identity | null>;
	vault: Vault;
	/** Lists to decide together, which anybody may make: apart from the vault, and bounded in bytes. */
	lists: FieldVault;
	/** The clock of this request. */
	now: Date;
	settings: {
		adSlots: Readonly<Record<AdSlot, string>>;
		brand: Readonly<Record<Language, string>>;
		partners: readonly Partner[];
		maxCabins: number;
		/** The service charge on board, CNY per person and night, where upstream tells none; 0 when unknown. */
		serviceCharge: number;
		cashier: CashierSettings;
		checkIn: CheckInTerms;
		/** `guestAccess`: order number and number of the document lead to a boarding pass without login. */
		tickets: { guestAccess: boolean };
		/** The hosts that members may be redirected to besides the cashier. */
		outside: OutsideHosts;
		/** The group of news that holds words of guests; null without one. */
		guestWordsGroup: string | null;
		/** Pages of the mini-program. */
		miniProgram: Readonly<Record<MiniProgramPage, string>>;
	};
	content: Content;
	report: Report;
};

/** Services that one feature each uses; `server/features/handlers.ts` hands them out. */
export type FeatureServices = {
	/** Opens the encrypted hot-routes reply. Throws `upstream-unavailable` when it can't be read. */
	decryptHotRoutes: (hex: string) => HotRouteGroup[];
	/** Fetches the bytes of a boarding pass, if the host of its address is named in the settings. Throws `not-found` or `upstream-unavailable`. */
	downloadPass: (address: string) => Promise<Uint8Array>;
	/**
	 * Makes a picture (PNG), `width` pixels wide, of a drawing (SVG) that this server writes. Throws `upstream-unavailable`, while too many are made for
	 * `sender` or for all before the drawing is written.
	 */
	drawPicture: (sender: string, write: () => Promise<string>, width: number) => Promise<Uint8Array>;
	/** Encodes a passport's picture anew, without its metadata; `refused` says why bytes are no picture of that type. Throws `upstream-unavailable`. */
	encodePassport: (sender: string, type: PictureType, bytes: Buffer) => Promise<{ bytes: Buffer } | { refused: string }>;
	/** Passes events of a visit on, in the background, and counts the fields that were refused. */
	track: (events: readonly TrackedEvent[], refused: number) => void;
	/** The line for a sale: `view` returns a member's place, with `take` after taking one; `leave` ends it. */
	waitingRoom: {
		view: (memberId: string, mode: 'look' | 'take') => Promise<WaitingRoomView>;
		leave: (memberId: string) => Promise<void>;
	};
};

export type Handler<N extends BffCall> = (input: ParsedInput<N>, scope: FeatureScope) => Promise<Answer<N>>;
export type Handlers = { [N in BffCall]: Handler<N> };
