import type { ParsedInput, UpstreamCall, WireOutput } from '#shared/catalogue/catalogue.ts';
import type { Database } from '../storage/database.ts';

export type Context = {
	db: Database;
	now: Date;
	/** The calendar day in China. */
	today: string;
	/** Who asks; 0 for a visitor. Calls for members are never reached with 0. */
	memberId: number;
	/** Cabins of one voyage that a cart may hold. */
	maxCabins: number;
	/** Origin of the cashier's page. */
	cashier: string;
	/** Encrypts the hot routes the way upstream does: hex. */
	encrypt: (plain: string) => string;
};

type Handler<N extends UpstreamCall> = (input: ParsedInput<N>, context: Context) => WireOutput<N>;

/** Handlers of some calls; all of them together must be the whole catalogue (see `handlers.ts`). */
export type HandlersOf<N extends UpstreamCall> = { [K in N]: Handler<K> };
