import { LANGUAGE_COOKIE } from '#server/request/language.ts';
import { differences, nonsenseIn, type World as PlainWorld } from '../dirty/compare.ts';
import { readBody } from '../dirty/read-body.ts';
import { type VisitedPage, visitedPages } from '../dirty/visited-pages.ts';
import type { Dialect } from './dialect.ts';
import { ofGoodRows } from './dirt.ts';
import { idText } from './speak.ts';
import { comparedWith } from './truths.ts';
import type { Things, World } from './world.ts';

/** The stand-in's ids in a page's address. */
const IDS = /([?&](?:id|order|person|cruiseId)=)(\d+)/g;
/** A number that the first order of a world has on every page, the next one for the next order. */
const FIRST_ORDER = 90_000_001;
/** The part of the plain page's values that a page of a readable dialect has at least. */
const LEAST_SHARE = 0.95;
/** The same of its own values where each list has a bad row more: numbers of rows count it. */
const LEAST_OWN_SHARE = 0.9;

/** A page as it was looked at: its data are written with the stand-in's ids. */
export type Visited = { page: VisitedPage; status: number; view: unknown; text: string; waitedMs: number };

/** The draft and the order that a booking made on the way, by the site's names. */
type Made = { localId: string; order: string };

/** The pages whose things a booking makes, in the order in which they can be looked at. */
const OF_BOOKING = [['booking, begun'], ['booking', 'confirm'], ['order, with a coupon', 'orderPrice, with a coupon']];
/** Pages whose addresses are made by one site, and mean nothing to another one: `tests/dirty-upstream.test.ts` looks at them. */
const OF_ONE_SITE = ['together', 'ourVoyage'];

/** Returns all pages with the stand-in's ids: those that can be looked at before a booking, and those of each part of it. */
export function pagesOf(things: Things, voyage: { id: string; month: string }): VisitedPage[][] {
	const later = { couponed: 'MADE', localId: 'MADE', begun: 'MADE', together: 'MADE', ourVoyage: 'MADE' };
	const all = visitedPages({ ...things, ...later, voyage: voyage.id, month: voyage.month });
	const others: readonly string[] = [...OF_BOOKING.flat(), ...OF_ONE_SITE];
	const ofBooking = OF_BOOKING.map((names) => all.filter(({ name }) => names.includes(name)));
	return [all.filter(({ name }) => !others.includes(name)), ...ofBooking];
}

/** Writes a page's data with the stand-in's ids, and with the same numbers of orders and drafts in all worlds. */
function plainly({ dialect }: World, things: Things, made: Partial<Made>): (text: string) => string {
	const orders = [...things.orders, ...(made.order ? [made.order] : [])];
	return (text) => {
		const plain = orders.reduce(
			(known, id, at) => known.replaceAll(id, String(FIRST_ORDER + at)),
			ofGoodRows(dialect.ids.restore(text)),
		);
		const known = made.localId ? plain.replaceAll(made.localId, 'DRAFT') : plain;
		// A coupon of an unknown kind counts as one with a code.
		return known.replaceAll('"crm-coupon"', '"coupon"');
	};
}

/** Looks at a page as a crawler, which gets it whole. */
export async function visit(world: World, page: VisitedPage, things: Things, made: Partial<Made> = {}): Promise<Visited> {
	const { browser, dialect } = world;
	const idOf = (id: string): string => idText(id, { dialect, call: '' });
	const thing = page.path.includes('localId') ? made.localId : made.order && idOf(made.order);
	const path = page.path.replace(IDS, (_, name: string, id: string) => name + idOf(id)).replace('MADE', thing ?? '');
	const { status, text: body } = await browser.get(path, { 'user-agent': 'Googlebot/2.1' });
	// A page in English would make those after it English too.
	browser.cookies.delete(LANGUAGE_COOKIE);
	const { view, text } = readBody(body);
	const plain = plainly(world, things, made)(JSON.stringify(view ?? null));
	return { page, status, view: JSON.parse(plain) as unknown, text, waitedMs: world.waited() };
}

/** The pages of the plain dialect, by their names. */
export type Plain = { seen: ReadonlyMap<string, Visited>; world: PlainWorld };

/** The part of a page's data below the frame that is around every page. */
const OWN = /^(?!loaderData\.root\.)/;

/** Says if a page fails, lacks something of its own, or is whole. */
export function stateOf({ page, status, view, waitedMs }: Visited, { seen }: Plain): 'fails' | 'lacks something' | 'is whole' {
	const plain = seen.get(page.name);
	if (status !== plain?.status) return 'fails';
	return comparedWith(plain.view, view, waitedMs, OWN).share < LEAST_SHARE ? 'lacks something' : 'is whole';
}

/**
 * Says what is wrong with a page in comparison with the plain one. In a readable dialect it shows the same; in another one it may lack anything,
 * and what follows from it, but no price, sum, day or person is another.
 */
export function faultsOf(
	{ page, status, view, text, waitedMs }: Visited,
	{ seen, world }: Plain,
	{ readable, dirty }: Dialect,
): string[] {
	const plain = seen.get(page.name);
	if (!plain) throw new Error(`${page.name} was not looked at in the plain dialect`);
	// The menu names areas by the ids of all their ports, the bad one too.
	const compared = comparedWith(plain.view, view, waitedMs, dirty ? OWN : undefined);
	const others = readable && !dirty ? compared.differences : differences(page.name, view, world);
	const nonsense = nonsenseIn(text, plain.text);
	const faults = [...others.slice(0, 3), ...(nonsense ? [`it shows “${nonsense}”`] : [])];
	if (status === 500 || (readable && status !== plain.status)) faults.push(`it is ${status}`);
	else if (readable && compared.share < (dirty ? LEAST_OWN_SHARE : LEAST_SHARE))
		faults.push(`it has ${Math.floor(compared.share * 100)} % of the plain values`);
	return faults.map((fault) => `${page.name}: ${fault}`);
}
