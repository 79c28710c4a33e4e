import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import { ageOn } from '#shared/rules/passenger-age.ts';
import type { Words } from '../../tests/support/words.ts';
import { enterFromBank } from './login.ts';
import type { Site } from './site.ts';

/** Returns a month far enough ahead that orders can be cancelled, and that is in no cart. */
export const monthAhead = (months: number): string => addMonths(todayInShanghai(new Date()), months).slice(0, 7);

/** The number of times that this worker's tests have asked for cabins. */
let asked = 0;

/** Returns the rows from another one on each time: cabins held by tests aren't told, so tests that all held those of one sailing would run out of them. */
function fromAnother<T>(rows: readonly T[]): T[] {
	asked += 1;
	const start = (Number(process.env.TEST_WORKER_INDEX ?? 0) * 5 + asked) % (rows.length || 1);
	return [...rows.slice(start), ...rows.slice(0, start)];
}

/** Returns a sailing of a month (and of the ship `cruise`) with as many plain categories as asked for, each with enough cabins for so many people. */
export async function roomy(
	site: Site,
	{ most = 1, passengers: beds = 2, months = 2, cruise = '' } = {},
): Promise<{ voyage: VoyagePage; cabins: CategoryView[] }> {
	const { rows } = await site.search(`date=${monthAhead(months)}&cruise=${cruise}`);
	for (const { id } of fromAnother(rows.filter(({ state }) => state === 'on-sale'))) {
		const voyage = await site.ask<VoyagePage>(`/voyage?id=${id}`);
		const categories = voyage.categories === 'unavailable' ? [] : voyage.categories;
		const plain = categories.filter(
			({ state: open, left, maxPassengers, code }) =>
				open === 'on-sale' && (left ?? 0) > 3 && maxPassengers === beds && !/^[FS]/.test(code),
		);
		// The kind that is open first, then most cabins first: the number left is some seconds old, while other tests book the same cabins.
		const opened = categories.find(({ state: open, maxPassengers }) => open === 'on-sale' && (maxPassengers ?? 2) >= 2)?.kind;
		const isOpen = ({ kind }: CategoryView) => Number(kind === opened);
		const cabins = plain.toSorted((one, other) => isOpen(other) - isOpen(one) || (other.left ?? 0) - (one.left ?? 0));
		if (cabins.length >= most) return { voyage, cabins: cabins.slice(0, most) };
	}
	throw new Error('no sailing has cabins enough');
}

/** Chooses a cabin on its voyage's page: first its kind, then its category. */
export async function choose(page: Page, t: Words, { kind, name }: Pick<CategoryView, 'kind' | 'name'>): Promise<void> {
	await page.locator(`#cabins a[href="#kind-${kind}"]`).click();
	await page.getByRole('button', { name: t('voyage:choice.chooseNamed', { name }), exact: true }).click();
}

/** Presses “book” on a voyage's page by key: what has just come into the place of a pressed button takes no press (`client/app/pressed-place.ts`). */
export const book = (page: Page, t: Words): Promise<void> =>
	page.getByRole('button', { name: t('voyage:choice.book'), exact: true }).press('Enter');

/** Returns the data of an answer. Throws the answer when it is a failure. */
async function call<T>(reply: Promise<{ json(): Promise<unknown> }>): Promise<T> {
	const answer = (await (await reply).json()) as { err: number; data: T };
	if (answer.err !== 0) throw new Error(JSON.stringify(answer));
	return answer.data;
}

/** Sends a change to the site as the member or guest of a browser, and returns the data of the answer. */
export const send = <T>({ request }: BrowserContext, path: string, data: object): Promise<T> =>
	call<T>(request.post(`/api${path}`, { data, headers: { 'x-csrf': '1' } }));

/** Calls the site as the member of a browser, and returns the data of the answer. */
export const ask = <T>({ request }: BrowserContext, path: string): Promise<T> => call<T>(request.get(`/api${path}`));

/** A booking with both lists of the member. */
type ListedBooking = Omit<BookingView, 'passengers' | 'contacts'> & {
	passengers: Exclude<BookingView['passengers'], 'unavailable'>;
	contacts: Exclude<BookingView['contacts'], 'unavailable'>;
};

/** Returns a member's adults who may sail, and a child. */
function family({ passengers, voyage }: ListedBooking) {
	const age = (birthday: string) => ageOn(birthday, voyage.date);
	const sound = passengers.filter(({ birthday, attention }) => birthday && attention !== 'incomplete' && attention !== 'expired');
	const [one, two] = sound.filter(({ birthday }) => age(birthday) >= 18);
	const child = sound.find(({ birthday }) => age(birthday) < 13);
	if (!one || !two || !child) throw new Error('the member lacks a family');
	return { one, two, child };
}

/**
 * Logs a member in and holds a cabin for two, with nobody ticked. Returns passengers who may sail: two adults and a child.
 */
export async function held(context: BrowserContext, site: Site, months?: number) {
	const mobile = await enterFromBank(context);
	const { voyage, cabins } = await roomy(site, { months });
	const [cabin] = cabins;
	const data = { voyageId: voyage.id, cabins: [{ categoryId: cabin?.id, adult: 2, child: 0, count: 1 }] };
	const { localId } = await send<{ localId: string }>(context, '/booking/hold', data);
	await send(context, '/booking/save', { localId, beds: [[null, null]], contactId: null });
	const view = await ask<ListedBooking>(context, `/booking?localId=${localId}`);
	return { mobile, localId, view, ...family(view), path: `${paths.booking}?${new URLSearchParams({ localId })}` };
}

/** Returns the tick box of a guest, in the named cabin if there are several. */
export const guestBox = (page: Page, name: string, cabin?: string): Locator => {
	const place = page.getByRole('main');
	const scope = cabin ? place.getByRole('region', { name: cabin }) : place;
	return scope.getByRole('checkbox', { name: new RegExp(name) });
};

/** Ticks the guests and a contact of a booking on its page, and goes on to confirming it. */
export async function fillBooking(page: Page, names: readonly string[], goOn: string): Promise<void> {
	for (const name of names) await guestBox(page, name).check();
	await page.getByRole('main').getByRole('radio').first().check();
	await page.getByRole('main').getByRole('button', { name: goOn, exact: true }).click();
	await page.waitForURL((url) => url.pathname === paths.confirm);
}

/** Waits for a heading of the first level with this text. */
export const headed = (page: Page, title: string) =>
	expect(page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

/** Waits for the heading of a voyage: its title stands last, below its ports. */
export const headedByVoyage = (page: Page, { title }: { title: string }) =>
	expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(title);

/**
 * Agrees to the policies of a booking and makes the order. Returns its id. The address changes before the page does, so it waits for the page's
 * boxes.
 */
export async function placeOrder(page: Page, t: Words): Promise<string> {
	await headed(page, t('booking:confirm.title'));
	const main = page.getByRole('main');
	for (const box of await main.getByRole('checkbox').all()) await box.check();
	await main.getByRole('button', { name: new RegExp(`^${t('booking:confirm.order', { price: '' }).trim()}`) }).click();
	await page.waitForURL((url) => url.pathname === paths.payment);
	return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Goes to the cashier of a payment method (UnionPay by default), ends the payment there and comes back. */
export async function visitCashier(
	page: Page,
	t: Words,
	outcome: 'pay' | 'fail' | 'slow' | 'late',
	method: 'union' | 'alipay' | 'wechat' = 'union',
): Promise<void> {
	await page
		.getByRole('main')
		.getByRole('radio', { name: t(`payment:methods.${method}.name`) })
		.check();
	await page.getByRole('button', { name: new RegExp(`^${t('payment:pay', { price: '' }).trim()}`) }).click();
	await page.waitForURL((url) => url.pathname === '/cashier');
	await page.locator(`button[value=${outcome}]`).click();
	await page.waitForURL((url) => url.pathname === paths.payment);
}

/** Creates a booking with passengers and contact chosen, ready to be confirmed. */
export async function heldAndFilled(context: BrowserContext, site: Site) {
	const booking = await held(context, site);
	const { localId, view, one, two } = booking;
	await send(context, '/booking/save', { localId, beds: [[one.id, two.id]], contactId: view.contacts[0]?.id });
	return booking;
}

/** Creates an order that waits to be paid, without using the screens. */
export async function ordered(context: BrowserContext, site: Site) {
	const { mobile, localId, view } = await heldAndFilled(context, site);
	const policies = { booking: true, contract: true, privacy: true };
	const { orderId } = await send<{ orderId: string }>(context, '/booking/create', { localId, total: view.total, policies });
	return { mobile, orderId, total: view.total ?? 0 };
}
