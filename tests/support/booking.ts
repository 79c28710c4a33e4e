import { setTimeout as pause } from 'node:timers/promises';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import type { TestSite } from './site.ts';
import { logIn, type Visitor, visitor } from './visitor.ts';

export type Choice = { voyageId: string; cabin: CategoryView };
export type OpenConfirm = Extract<ConfirmView, { state: 'open' }>;
/** The backend's call that makes an order. */
export const CREATE = 'POST /openapi/order/v3/individual';
export const POLICIES = { booking: true, contract: true, privacy: true };

/** More cabins than the tests of one file hold within five minutes. */
const MANY_CABINS = 36;

/**
 * Finds a voyage three months ahead with many cabins left of a category for two that is sold at once. It is back before the passport of a new
 * member's second passenger expires, which is valid for four months.
 */
export async function findChoice(site: Pick<TestSite, 'url'>): Promise<Choice> {
	const guest = visitor(site);
	const month = addMonths(todayInShanghai(new Date()), 3).slice(0, 7);
	const { rows } = (await guest.get(`/api/search?date=${month}`)).body.data as SearchResult;
	for (const { id } of rows.filter(({ state }) => state === 'on-sale')) {
		const page = (await guest.get(`/api/voyage?id=${id}`)).body.data as VoyagePage;
		if (page.categories === 'unavailable') continue;
		const cabin = page.categories.find(
			({ left, maxPassengers, code, state }) =>
				state === 'on-sale' && (left ?? 0) >= MANY_CABINS && maxPassengers === 2 && /^[NHB]/.test(code),
		);
		if (cabin) return { voyageId: id, cabin };
	}
	throw new Error('no voyage with cabins left');
}

let number = 13_500_000_000 + Math.floor(Math.random() * 90_000_000);

/** Logs a new member in, with a number of their own. Tests with many members give each an IP address. */
export async function newMember(
	site: Pick<TestSite, 'url' | 'sandboxUrl'>,
	address?: string,
): Promise<Visitor & { mobile: string }> {
	const browser = visitor(site, address ? { 'x-forwarded-for': address } : {});
	number += 1;
	const reply = await logIn(site, browser, String(number));
	if (reply.status !== 200) throw new Error(`not logged in: ${reply.status} ${reply.text}`);
	return { ...browser, mobile: String(number) };
}

/** Milliseconds in which the same cabins asked for once more are the same hold (docs/rules.md, hold-once). */
const SAME_HOLD = 1_100;
const lastHolds = new WeakMap<Visitor, number>();

/** Holds cabins of a choice: others than those that the same browser held before. */
export async function hold(browser: Visitor, { voyageId, cabin }: Choice, count = 1) {
	await pause(Math.max(0, (lastHolds.get(browser) ?? 0) + SAME_HOLD - Date.now()));
	const cabins = [{ categoryId: cabin.id, adult: 2, child: 0, count }];
	const reply = await browser.post('/api/booking/hold', { voyageId, cabins });
	lastHolds.set(browser, Date.now());
	return reply;
}

/** A booking with both lists of the member. */
export type ListedBooking = Omit<BookingView, 'passengers' | 'contacts'> & {
	passengers: Exclude<BookingView['passengers'], 'unavailable'>;
	contacts: Exclude<BookingView['contacts'], 'unavailable'>;
};

export const bookingOf = async (browser: Visitor, localId: string): Promise<ListedBooking> =>
	(await browser.get(`/api/booking?localId=${localId}`)).body.data;

/** Holds a cabin for two, names two adults and a contact; returns the draft's id. */
export async function filledDraft(browser: Visitor, choice: Choice): Promise<string> {
	const { localId } = (await hold(browser, choice)).body.data as { localId: string };
	const { passengers, contacts } = await bookingOf(browser, localId);
	const beds = [passengers.slice(0, 2).map(({ id }) => id)];
	const saved = await browser.post('/api/booking/save', { localId, beds, contactId: contacts[0]?.id ?? null });
	if (saved.body.data?.complete !== true) throw new Error(`the draft is not complete: ${saved.text}`);
	return localId;
}

export const confirmOf = async (browser: Visitor, localId: string): Promise<OpenConfirm> =>
	(await browser.get(`/api/booking/confirm?localId=${localId}`)).body.data;

export const create = (browser: Visitor, localId: string, total: number, more: object = {}) =>
	browser.post('/api/booking/create', { localId, total, policies: POLICIES, ...more });

/** The form of a new passenger with a passport. */
export const newcomer = (number: string, mobile: string) => ({
	lastName: '林',
	firstName: '五',
	pinyinLastName: 'LIN',
	pinyinFirstName: 'WU',
	gender: '1',
	birthday: '1990-01-01',
	documentType: 'PASSPORT',
	number,
	expiry: addMonths(todayInShanghai(new Date()), 60),
	mobile,
	emergencyPhone: '13900005678',
});

/** Makes an order by all steps: hold, passengers, confirmation, order. Returns its id. */
export async function ordered(browser: Visitor, choice: Choice): Promise<string> {
	const localId = await filledDraft(browser, choice);
	const { total } = await confirmOf(browser, localId);
	const { body } = await create(browser, localId, total);
	if (body.data?.state !== 'created') throw new Error(`no order was made: ${JSON.stringify(body)}`);
	return body.data.orderId;
}
