import type { Language } from '#shared/constants.ts';
import type { Database } from './storage/database.ts';

/** The context in which one request is answered: the database as of `now`, and the member who asks. */
export type Context = {
	db: Database;
	now: Date;
	/** The calendar day in China. */
	today: string;
	/** The member who asks; 0 for a guest. Handlers of members' calls never see 0. */
	memberId: number;
	/** The language of the member's page, from `Accept-Language`. */
	lang: Language;
	/** Cabins of one voyage that a cart may hold. */
	maxCabins: number;
	/** Origin of the cashier's page. */
	cashier: string;
	/** Origin under which the site reaches this server. */
	origin: string;
	/** Encrypts the hot routes as upstream does; returns hex. */
	encrypt: (plain: string) => string;
};

/** The part of the context that is the same for all requests. */
export type Store = Pick<Context, 'db' | 'now' | 'today'>;
