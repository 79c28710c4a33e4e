import type { Language } from '#shared/constants.ts';
import type { Database } from './storage/database.ts';

/** What answers one request: the database as of `now`, and who asks. */
export type Context = {
	db: Database;
	now: Date;
	/** The calendar day in China. */
	today: string;
	/** The member who asks; 0 for a guest. Handlers of members' calls never see 0. */
	memberId: number;
	/** The language of the page that a member sees, as `Accept-Language` tells it. */
	lang: Language;
	/** Cabins of one voyage that a cart may hold. */
	maxCabins: number;
	/** Origin of the cashier's page. */
	cashier: string;
	/** Origin under which the site reaches this server. */
	origin: string;
	/** Encrypts the hot routes the way upstream does: hex. */
	encrypt: (plain: string) => string;
};

/** The part of it that needs no request. */
export type Store = Pick<Context, 'db' | 'now' | 'today'>;
